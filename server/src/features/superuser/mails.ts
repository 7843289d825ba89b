/** The mails that an operator looks after: to accounts, companies and those who were invited. */
import type { Language } from '@saring/contract/words';
import { type EmailRow, hasMailServer, sendAgain, sendTest } from '#features/emails/index.ts';
import { fail } from '#platform/http/fail.ts';
import { isId } from '#platform/process/clock.ts';
import type { World } from '#world';
import { mailById } from './store.ts';
import { words } from './words.ts';

/** By what their cause begins: what they hold is over by the time that somebody looks. */
const codes = /^(?:code|confirm):/;

/** Also what was kept as a file before there was a mail server; what opened something has lost its words by then. */
export const isRepeatable = (world: World, { state, cause, text }: Pick<EmailRow, 'state' | 'cause' | 'text'>) =>
  (state === 'failed' || state === 'refused' || (state === 'kept' && hasMailServer(world))) &&
  text !== '' &&
  !codes.test(cause);

export async function tryMailAgain(world: World, id: string): Promise<void> {
  await world.db.transaction(async (tx) => {
    const mail = isId(id) ? await mailById(tx, id) : null;
    if (!mail) throw fail('not_found');
    if (!isRepeatable(world, mail) || !(await sendAgain(world, tx, id, { kept: true })))
      throw fail('mail_not_repeatable');
  });
}

/** Sends one on behalf of an operator. */
export function sendTestMail(world: World, userId: string, to: string, signal: AbortSignal) {
  if (!hasMailServer(world)) throw fail('no_mail_server');
  const write = (language: Language) => {
    const say = words(language);
    const content = { title: say('testMail'), paragraphs: [say('testMailWhat')], footer: say('testMailFooter') };
    return { subject: say('testMail'), content };
  };
  return sendTest(world, { to, userId, write }, signal);
}
