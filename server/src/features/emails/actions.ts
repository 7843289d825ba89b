/** Queues a mail and waits for what becomes of it. */
import type { Status } from '@saring/contract/domain';
import { english, type Language } from '@saring/contract/words';
import { type MailContent, renderMail } from '#engines/mail/index.ts';
import type { Executor } from '#platform/db/db.ts';
import { type Timeout, until } from '#platform/queue/wait.ts';
import type { World } from '#world';
import { type EmailState, emailStates, endWaiting, insertEmail, queueAgain } from './store.ts';
import { sendEmail, sweepMails } from './tasks.ts';

export interface NewEmail {
  /** Why this mail exists; the same cause is never mailed twice. */
  cause: string;
  to: string;
  /** What it says, in the language of whoever reads it. */
  write(language: Language): { subject: string; content: MailContent };
  /** English unless said. */
  language?: Language;
  /** The account that it is mailed to, with which it goes. */
  userId?: string;
  companyId?: string | null;
  applicationId?: string | null;
  /** It carries a code or a link that opens something: its words are kept until it is sent. */
  secret?: true;
  /** Mails to the same whose cause matches this regular expression and that still wait are not sent any more. */
  inPlaceOf?: string;
  /** Not sent any more once the applicant sees another status of the application. */
  onlyWhile?: Status;
  /** When it is of no use any more, such as a code that is over; unless said it is tried for about six hours. */
  until?: Date;
}

/** Ten within the first quarter of an hour, then one in each: a mail server may be away for a morning. */
const retries = 34;

/**
 * Stores a mail and its task in the caller's transaction; answers its id. A cause that was mailed before makes no second
 * mail, unless that one failed: asking again then means trying again.
 */
export async function queueEmail(world: World, tx: Executor, email: NewEmail): Promise<string> {
  const { language = english } = email;
  const { subject, content } = email.write(language);
  const { html, text } = renderMail(content, language);
  const whose = {
    userId: email.userId ?? null,
    companyId: email.companyId ?? null,
    applicationId: email.applicationId ?? null,
  };
  const { id, fresh } = await insertEmail(tx, {
    id: world.clock.newId(),
    cause: email.cause,
    ...whose,
    onlyWhile: email.onlyWhile ?? null,
    recipient: email.to,
    // Names of companies and jobs stand in it, and one with a line break must not keep the mail from going out.
    subject: subject.replace(/\s+/g, ' ').trim(),
    text,
    html,
    secret: email.secret ?? false,
    state: 'queued',
    createdAt: world.clock.now(),
  });
  if (fresh && email.inPlaceOf) await endWaiting(tx, email.inPlaceOf, { id, ...whose });
  if (fresh) await send(world, tx, id, email.until);
  else await sendAgain(world, tx, id, { until: email.until });
  return id;
}

interface Again {
  until?: Date | undefined;
  /** Also where it was kept as a file. */
  kept?: boolean;
}

/** Tries a mail again that failed or was refused; false for any other. */
export async function sendAgain(
  world: World,
  tx: Executor,
  id: string,
  { until, kept = false }: Again,
): Promise<boolean> {
  const again = await queueAgain(tx, id, kept);
  if (again) await send(world, tx, id, until);
  return again;
}

async function send(world: World, tx: Executor, id: string, until?: Date): Promise<void> {
  await world.queue.add(tx, sendEmail.name, { emailId: id, until: until?.toISOString() }, { retries });
}

/** Has mails that lie here as files go with the rows that this transaction removes. */
export async function forgetMails(world: World, tx: Executor): Promise<void> {
  await world.queue.add(tx, sweepMails.name, {});
}

const testMilliseconds = 10_000;

/** Without one mails are kept as files. */
export function hasMailServer({ engines }: World): boolean {
  return engines.mail.sends;
}

/** Mails something to be tried out, and answers what became of it or, where the mail server takes longer, that it waits. */
export async function sendTest(world: World, email: Omit<NewEmail, 'cause'>, signal: AbortSignal) {
  const cause = `test:${world.clock.newId()}`;
  const id = await world.db.transaction((tx) => queueEmail(world, tx, { ...email, cause }));
  const [state] = await awaitEmails(world, [id], { milliseconds: testMilliseconds, signal });
  return { state: state?.state ?? ('queued' as const), error: state?.error ?? null };
}

/** Their states as soon as none is queued any more, or when the time limit is over as they then are. */
export async function awaitEmails(world: World, ids: string[], timeLimit: Timeout): Promise<EmailState[]> {
  const settled = await until(async () => {
    const rows = await emailStates(world.db, ids);
    return rows.every((row) => row.state !== 'queued') ? rows : null;
  }, timeLimit);
  return settled ?? emailStates(world.db, ids);
}
