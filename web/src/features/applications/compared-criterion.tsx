/** One criterion of one applicant where several stand side by side: the mark first, its words on demand. */
import { Stack, Text } from '@mantine/core';
import { ScoreBar, StatusBadge } from '#kit/badges.tsx';
import { t } from '#messages/applications-compare.ts';
import { said } from '#messages/contract.ts';
import classes from './compare.module.css';
import { Quotation } from './quotation.tsx';
import { verdictTones } from './rules.ts';
import type { InterviewCriterion, ResumeCriterion } from './types.ts';

interface Props<C> {
  /** Whether there are marks at all. */
  read: boolean;
  criterion: C | undefined;
}

export function InResume({ read, criterion }: Props<ResumeCriterion>) {
  if (!criterion) return <Missing text={t(read ? 'notOfThis' : 'notRead')} />;
  const { verdict, level, explanation, quotations } = criterion;
  return (
    <div>
      <div className={classes.mark}>
        <Text span size="xs" c="dimmed">
          {t('resume')}
        </Text>
        <StatusBadge tone={verdictTones[verdict] ?? 'neutral'}>{said(verdict)}</StatusBadge>
        <ScoreBar label={t('resumeLevel')} value={level} max={4} scale />
      </div>
      <Why explanation={explanation} quotations={quotations.map((one) => ({ ...one, place: t('resume') }))} />
    </div>
  );
}

export function InInterview({ read, criterion }: Props<InterviewCriterion>) {
  if (!criterion) return <Missing text={t(read ? 'notOfThis' : 'noInterview')} />;
  const { level, explanation, quotations } = criterion;
  return (
    <div>
      <div className={classes.mark}>
        <Text span size="xs" c="dimmed">
          {t('interview')}
        </Text>
        <ScoreBar label={t('interviewScore')} value={level} max={5} scale />
      </div>
      <Why explanation={explanation} quotations={quotations.map((one) => ({ ...one, place: `Q${one.sequence}` }))} />
    </div>
  );
}

interface WhyProps {
  explanation: string;
  quotations: readonly { text: string; start: number; place: string }[];
}

function Why({ explanation, quotations }: WhyProps) {
  return (
    <Stack gap={4} mt={4}>
      <Text size="sm">{explanation}</Text>
      {quotations.length > 0 && (
        <details className={classes.quotations}>
          <summary>{t('quotations', { count: quotations.length })}</summary>
          {quotations.map((one) => (
            <Quotation key={`${one.place} ${one.start}`} text={one.text} place={one.place} />
          ))}
        </details>
      )}
    </Stack>
  );
}

function Missing({ text }: { text: string }) {
  return (
    <Text size="sm" c="dimmed">
      {text}
    </Text>
  );
}
