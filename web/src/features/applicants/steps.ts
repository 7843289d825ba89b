/** The way of an application in steps, pure: sent, read, interviewed, decided or withdrawn. */
import type { api, CallOutput } from '@saring/contract';
import { type Decision, isKeyOf, isPaused, meaningOf, minutesTold } from '@saring/contract/domain';
import { dateText, dateTimeText, isDayOver } from '#kit/dates.ts';
import { t as home } from '#messages/applicants.ts';
import { t } from '#messages/applicants-application.ts';
import type { OwnDetail } from './rules.ts';

export interface Step {
  title: string;
  text: string;
  /** ISO; null for what has not happened, or has at a time that nobody noted. */
  at: string | null;
  done: boolean;
}

const decisions = { Accepted: 'accepted', Rejected: 'rejected', KIV: 'kiv' } as const satisfies Record<
  Decision,
  string
>;

/** The way of an application: sent, read, interviewed, decided or withdrawn. */
export function stepsOf(application: OwnDetail): Step[] {
  const { status, companyName } = application;
  const sent = {
    title: t('sent'),
    text: application.consentAt
      ? t('agreed', { when: dateTimeText(application.consentAt) })
      : t('sentTo', { company: companyName }),
    at: application.applicationDate,
    done: true,
  };
  const all = [
    sent,
    // What was read of one that was withdrawn is erased, and with it whether it was.
    ...(application.readBy === 'people' || status === 'Withdrawn' ? [] : [readingStep(application)]),
    interviewStep(application),
  ];
  // What was still open when an application ended never comes.
  const steps = meaningOf(status).ended ? all.filter((step) => step.done) : all;
  if (status === 'Withdrawn')
    return [...steps, { title: t('withdrawn'), text: t('withdrawnWhat'), at: application.withdrawnAt, done: true }];
  const decision = decisionOf(application);
  const { waits } = meaningOf(status);
  return [
    ...steps,
    {
      title: t('decision'),
      text: [decision, waits && undecided(application)].filter(Boolean).join(' '),
      at: application.decidedAt,
      done: !waits,
    },
  ];
}

/** The decision that was told, in a sentence, and who made it; null without one. */
export function decisionOf({ status, companyName, decidedBy }: OwnDetail): string | null {
  if (!isKeyOf(decisions, status)) return null;
  const decision = t(decisions[status], { company: companyName });
  return decidedBy ? t('decidedBy', { decision, person: decidedBy }) : decision;
}

function undecided({ companyName: company, answerBy, companySuspended }: OwnDetail): string {
  if (companySuspended) return t('undecidedPaused', { company });
  if (!answerBy) return t('undecided', { company });
  return t(isDayOver(answerBy) ? 'undecidedLate' : 'undecidedUntil', { company, day: dateText(answerBy) });
}

function readingStep({ resumeState, resumeReadAt }: OwnDetail): Step {
  const texts: Record<string, string> = {
    done: t('readDone'),
    failed: t('readFailed'),
  };
  const text = texts[resumeState] ?? t('readWaits');
  return { title: t('read'), text, at: resumeReadAt, done: resumeState === 'done' };
}

function interviewStep(application: OwnDetail): Step {
  const { interviewStatus, interviewStartedAt, interviewCompletedAt, companyName: company } = application;
  if (interviewStatus) {
    const text = interviewStartedAt ? t('startedAndThanks', { when: dateTimeText(interviewStartedAt) }) : t('thanks');
    return { title: t('interviewFinished'), text, at: interviewCompletedAt, done: true };
  }
  const waiting = isPaused(application) ? home('nextPausedWhat', { company }) : t('stillOpen', minutesTold);
  const text = interviewStartedAt ? t('underWay') : waiting;
  return {
    title: interviewStartedAt ? t('interviewStarted') : t('interview'),
    text,
    at: interviewStartedAt,
    done: false,
  };
}

/**
 * What the button says that leads to how an application was marked, and to a second look that was asked for, whatever its
 * status is by now, or still can be; null where there is neither. Until `look` is there one of a rejection can be asked for.
 */
export function resultWord(
  { status, readBy, resultShown, resumeState }: Pick<OwnDetail, 'status' | 'readBy' | 'resultShown' | 'resumeState'>,
  look: Pick<CallOutput<typeof api.secondLooks.own>, 'secondLook' | 'openUntil'> | undefined,
) {
  const marked = resultShown && readBy !== 'people' && resumeState === 'done';
  const asked = look?.secondLook;
  const open = resultShown && status === 'Rejected' && (!look || look.openUntil);
  if (asked || open) return marked ? 'seeResultAndAsk' : asked ? 'seeSecondLook' : 'askSecondLook';
  return marked ? 'seeResult' : null;
}
