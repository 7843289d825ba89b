/** Writing to accepted or rejected applicants. */

import { createHash } from 'node:crypto';
import { fillMessage, type Mailed, meaningOf, paragraphsOf } from '@saring/contract/domain';
import type { Language } from '@saring/contract/words';
import { companyApplication, isBlind, neutralName } from '#features/applications/core/index.ts';
import { companyById } from '#features/companies/index.ts';
import { awaitEmails, queueEmail } from '#features/emails/index.ts';
import { interviewOf } from '#features/interviews/index.ts';
import { ownJob } from '#features/jobs/index.ts';
import type { Actor } from '#platform/auth/session.ts';
import type { Executor } from '#platform/db/db.ts';
import { fail } from '#platform/http/fail.ts';
import { isId } from '#platform/process/clock.ts';
import type { World } from '#world';
import { decideIn } from './decisions.ts';
import { mailKinds, mailsBefore, mailsTo } from './mailing-store.ts';
import { deliveryProblem } from './rules.ts';
import { noteSteps } from './steps.ts';
import { holdThose, recipients } from './store.ts';
import { words } from './words.ts';

const waitMilliseconds = 50_000;
/** As long as an Idempotency-Key lives: the same message after that is meant, and no retry. */
const repeatMilliseconds = 86_400_000;

/** How the causes of mails to a group begin. */
const causeOf = (group: Mailed | undefined) => (group ? `decision:${group}:` : 'decision:');

interface Mailing {
  group: Mailed;
  message: string;
  addresses: string[];
  jobId: string | null;
  signal: AbortSignal;
  /** Of who sends them. */
  language: Language;
}

/**
 * Queues one mail for each own applicant of the group at one of the addresses, and waits for the outcome.
 * Any other address counts as failed. The same message goes to one application once in 24 hours, however often it is sent.
 */
export async function mailApplicants(
  world: World,
  actor: Actor,
  { group, message, addresses, jobId, signal, language }: Mailing,
) {
  const say = words(language);
  const companyId = actor.companyId ?? '';
  const asked = new Map(addresses.map((address) => [address.toLowerCase(), address]));
  const company = await companyById(world.db, companyId);
  // A job of another shape of id is nobody's job: then nobody is known.
  const found =
    jobId === null || isId(jobId) ? await recipients(world.db, companyId, group, [...asked.keys()], jobId) : [];
  const fingerprint = createHash('sha256').update(message).digest('hex').slice(0, 32);
  const causes = new Map(found.map(({ id }) => [id, `${causeOf(group)}${id}:${fingerprint}`]));
  const queued = await world.db.transaction(async (tx) => {
    const ids = new Map<string, string[]>();
    const known = await stillThere(tx, found, group);
    await tellHeld(world, tx, actor, { group, known });
    const times = await mailsBefore(tx, causes, new Date(world.clock.now().getTime() - repeatMilliseconds));
    for (const person of known) {
      const values = { fullName: person.fullName, jobTitle: person.jobTitle, company: company?.name ?? '' };
      const cause = causes.get(person.id) ?? '';
      const time = times.get(cause) ?? 0;
      const id = await queueEmail(world, tx, {
        cause: time === 0 ? cause : `${cause}#${time}`,
        companyId,
        applicationId: person.id,
        onlyWhile: group,
        userId: person.userId,
        to: person.email,
        write: (language) => letterIn(language, message, values),
      });
      const key = person.email.toLowerCase();
      ids.set(key, [...(ids.get(key) ?? []), id]);
    }
    await world.emit(tx, actor, { kind: 'applicants.mailed', company: companyId, group, count: known.length });
    await noteSteps(tx, idsOf(known), world.clock.now());
    return ids;
  });
  const sent = [...queued.values()].flat();
  const ended = await awaitEmails(world, sent, { milliseconds: waitMilliseconds, signal });
  const outcomes = new Map(ended.map((row) => [row.id, row]));
  const failed: { email: string; reason: string }[] = [];
  let keptCount = 0;
  for (const [key, email] of asked) {
    const rows = (queued.get(key) ?? []).flatMap((id) => outcomes.get(id) ?? []);
    const left = rows.find(({ state }) => state !== 'sent' && state !== 'kept');
    if (rows.length === 0) failed.push({ email, reason: say(group === 'Accepted' ? 'notAccepted' : 'notRejected') });
    else if (left) failed.push({ email, reason: deliveryProblem(left, language) ?? say('notYetSent') });
    else if (rows.some(({ state }) => state === 'kept')) keptCount += 1;
  }
  const successful = asked.size - failed.length;
  return {
    success: successful > 0,
    message: successful > 0 ? say('mailsSent') : say(group === 'Accepted' ? 'acceptanceFailed' : 'rejectionFailed'),
    data: { successfulCount: successful, keptCount, failedCount: failed.length, totalEmails: asked.size, failed },
  };
}

type Recipients = Awaited<ReturnType<typeof recipients>>;

const idsOf = (people: Recipients) => people.map(({ id }) => id);

/** Without who withdrew, deleted the account or was decided on anew meanwhile, and so keeps no letter from the others; the rest is held. */
async function stillThere(tx: Executor, found: Recipients, group: Mailed): Promise<Recipients> {
  const there = await holdThose(tx, idsOf(found), group);
  return found.flatMap((person) => {
    const publishedAt = there.get(person.id);
    return publishedAt === undefined ? [] : [{ ...person, publishedAt }];
  });
}

/** Whoever is written to is told: nobody reads of a decision that their page does not show yet. */
async function tellHeld(
  world: World,
  tx: Executor,
  actor: Actor,
  { group, known }: { group: Mailed; known: Recipients },
): Promise<void> {
  const held = known.filter(({ publishedAt }) => publishedAt).map(({ id }) => id);
  for (const id of held.toSorted()) await decideIn(world, tx, actor, id, { status: group, expectedStatus: group });
}

function letterIn(
  language: Language,
  message: string,
  values: { fullName: string; jobTitle: string; company: string },
) {
  const say = words(language);
  return {
    subject: say('subject', { job: values.jobTitle, company: values.company }),
    content: {
      title: say('title', { job: values.jobTitle }),
      // Filled one by one: paragraphs are the company's to make, not a name's.
      paragraphs: paragraphsOf(message).map((paragraph) => fillMessage(paragraph, values)),
      footer: say('footer', { company: values.company }),
    },
  };
}

function deliveryState(state: string): 'sent' | 'kept' | 'failed' | 'queued' {
  if (state === 'sent' || state === 'kept' || state === 'queued') return state;
  return 'failed';
}

interface Asked {
  companyId: string;
  jobId: string;
  group?: Mailed;
  applicationId?: string;
  language: Language;
}

/**
 * What became of the mails to a group of a job's applicants, or to both: the newest mail of each applicant. Of one
 * applicant it is the newest of each kind.
 */
export async function deliveriesTo(
  world: World,
  actor: Actor,
  { companyId, jobId, group, applicationId, language }: Asked,
) {
  const job = await ownJob(world, actor, companyId, jobId);
  if (applicationId !== undefined && (await companyApplication(world, actor, applicationId)).jobId !== job.id)
    throw fail('not_found');
  const which = applicationId === undefined ? { causeBegins: causeOf(group) } : { applicationId };
  const mails = await mailsTo(world.db, job.id, which);
  // Once its interview has begun, or it was withdrawn, a company is told of no wish.
  const isBegun = applicationId !== undefined && (await interviewOf(world.db, applicationId)) !== null;
  const told = mails.filter(({ kind, status }) => kind !== 'wish-answered' || (!isBegun && meaningOf(status).readable));
  return told.map((mail) => ({
    applicationId: mail.applicationId,
    ...(isBlind(job.blindReview, mail.status)
      ? { email: '', fullName: neutralName(mail.applicationId) }
      : { email: mail.email, fullName: mail.fullName }),
    about: mailKinds[mail.kind],
    state: deliveryState(mail.state),
    reason: deliveryProblem(mail, language),
    at: (mail.sentAt ?? mail.createdAt).toISOString(),
  }));
}
