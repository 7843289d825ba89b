/** What a company says of its own in the mails that its candidates get by themselves: shown, set, and tried out. */
import { type CandidateMail, candidateMails } from '@saring/contract/domain';
import type { Language } from '@saring/contract/words';
import { userById } from '#features/accounts/index.ts';
import { type CompanyRow, ownCompany, setMailWords } from '#features/companies/index.ts';
import { sendTest } from '#features/emails/index.ts';
import type { Actor } from '#platform/auth/session.ts';
import { fail } from '#platform/http/fail.ts';
import type { World } from '#world';
import {
  decisionLetter,
  interviewLetter,
  type Letter,
  type Named,
  namedIn,
  receivedLetter,
  withOwnWords,
} from './letters.ts';
import { words } from './words.ts';

const untold = { toldReason: null, toldWords: null, resumeScore: 0 };

/** Each as it goes to most. */
const letters: Record<CandidateMail, (language: Language, named: Named) => Letter> = {
  received: (language, named) => receivedLetter(language, named, true),
  interview: (language, named) => interviewLetter(language, named, false),
  accepted: (language, named) => decisionLetter(language, named, 'Accepted', untold),
  kept: (language, named) => decisionLetter(language, named, 'KIV', untold),
  rejected: (language, named) => decisionLetter(language, named, 'Rejected', untold),
};

/** One of them to an applicant who is made up. */
function exampleOf(mail: CandidateMail, company: CompanyRow, language: Language) {
  const say = words(language);
  const example = { fullName: say('exampleName'), jobTitle: say('exampleJob'), company: company.name };
  const named = namedIn(company, example.jobTitle);
  const letter = letters[mail](language, named);
  const button = letter.toInterview ?? say('seeApplication');
  return { ...letter, example, button, footer: say('footer', named) };
}

export async function mailsOf(world: World, actor: Actor, companyId: string, language: Language) {
  const company = await ownCompany(world, actor, companyId);
  const { example } = exampleOf('received', company, language);
  const mails = candidateMails.map((kind) => {
    const { subject, title, paragraphs, button, footer } = exampleOf(kind, company, language);
    const [opening = '', ...rest] = paragraphs;
    return { kind, words: company.mailWords[kind] ?? null, subject, title, opening, rest, button, footer };
  });
  return { example, mails };
}

function knownMail(name: string): CandidateMail {
  const mail = candidateMails.find((known) => known === name);
  if (!mail) throw fail('not_found');
  return mail;
}

export async function saveMail(
  world: World,
  actor: Actor,
  companyId: string,
  { name, words: own }: { name: string; words: string | null },
): Promise<void> {
  await ownCompany(world, actor, companyId);
  const mail = knownMail(name);
  await world.db.transaction(async (tx) => {
    await setMailWords(tx, companyId, mail, own);
    await world.emit(tx, actor, { kind: 'company.mail.written', company: companyId, mail });
  });
}

/** Sends one to whoever asks, and answers what became of it. */
export async function testMail(
  world: World,
  actor: Actor,
  companyId: string,
  { name, words: own, signal }: { name: string; words: string; signal: AbortSignal },
) {
  const company = await ownCompany(world, actor, companyId);
  const mail = knownMail(name);
  const to = (await userById(world.db, actor.userId))?.email;
  if (!to) throw fail('email_missing');
  const write = (language: Language) => {
    const { subject, title, paragraphs, example, button, footer } = exampleOf(mail, company, language);
    const action = { label: button, url: world.config.publicUrl };
    const content = { title, paragraphs: withOwnWords(paragraphs, own, example), action, footer };
    return { subject: words(language)('testOf', { subject }), content };
  };
  return sendTest(world, { to, userId: actor.userId, write }, signal);
}
