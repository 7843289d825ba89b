/** The mails that an operator looks after: to accounts, companies and those who were invited. */
import { awaitEmails, type EmailRow, queueEmail, sendAgain } from '#features/emails/index.ts';
import { fail } from '#platform/http/fail.ts';
import { isId } from '#platform/process/clock.ts';
import type { World } from '#world';
import { mailById } from './store.ts';
import { words } from './words.ts';

/** By what their cause begins: what they hold is over by the time that somebody looks. */
const codes = /^(?:code|confirm):/;

export const isRepeatable = ({ state, cause }: Pick<EmailRow, 'state' | 'cause'>) =>
  (state === 'failed' || state === 'refused') && !codes.test(cause);

export async function tryMailAgain(world: World, id: string): Promise<void> {
  await world.db.transaction(async (tx) => {
    const mail = isId(id) ? await mailById(tx, id) : null;
    if (!mail) throw fail('not_found');
    if (!isRepeatable(mail) || !(await sendAgain(world, tx, id))) throw fail('mail_not_repeatable');
  });
}

const testMilliseconds = 10_000;

/** Sends one on behalf of an operator, and answers what became of it or, where the mail server takes longer, that it waits. */
export async function sendTestMail(world: World, userId: string, to: string, signal: AbortSignal) {
  const id = await world.db.transaction((tx) =>
    queueEmail(world, tx, {
      cause: `test:${world.clock.newId()}`,
      to,
      userId,
      write: (language) => {
        const say = words(language);
        const content = { title: say('testMail'), paragraphs: [say('testMailWhat')], footer: say('testMailFooter') };
        return { subject: say('testMail'), content };
      },
    }),
  );
  const [state] = await awaitEmails(world, [id], { milliseconds: testMilliseconds, signal });
  return { state: state?.state ?? 'queued', error: state?.error ?? null };
}
