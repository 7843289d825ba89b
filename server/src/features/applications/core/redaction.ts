/** Review without names: what tells who applied is withheld by the server until a person has set a status. */

import { createHash } from 'node:crypto';
import type { NothingLeft, TellingProfileField, TellingSubmittedField } from '@saring/contract/domain';
import { type Hidden, type Known, type Redacted, redactedBy, redactionVersion, withheld } from '@saring/engine';
import { userById } from '#features/accounts/index.ts';
import { type ApplicantRow, applicantByUser } from '#features/applicants/index.ts';
import { jobById } from '#features/jobs/index.ts';
import type { Executor } from '#platform/db/db.ts';
import { Fail } from '#platform/http/fail.ts';
import { phoneDigits } from '#platform/phone.ts';
import type { World } from '#world';
import {
  insertRedaction,
  lockRedaction,
  passOver,
  redactionOf,
  saveRedaction,
  type TextSource,
} from './redaction-store.ts';
import { isBlind, neutralName } from './rules.ts';
import { type ApplicationRow, resumeTextOf } from './store.ts';

export interface Redaction {
  /** "Applicant 7F3A". */
  name: string;
  /** The resume without what tells who wrote it. */
  resume(): Promise<Redacted>;
  /** Other texts of the application likewise, in order. */
  redacted(source: TextSource, texts: readonly string[]): Promise<Redacted[]>;
}

/** The redaction over an application, or null where its company may know who it is. */
export async function redactionFor(world: World, application: ApplicationRow): Promise<Redaction | null> {
  return redactionIn(world, application, await jobById(world.db, application.jobId));
}

/** The same for whoever has read its job. */
export function redactionIn(
  world: World,
  application: ApplicationRow,
  job: { blindReview: boolean } | null,
): Redaction | null {
  return job && isBlind(job.blindReview, application.status) ? redactionOver(world, application, true) : null;
}

/** The redaction whether or not it is needed now; `urgent` where somebody waits for what it shows. */
export function redactionOver(world: World, application: ApplicationRow, urgent: boolean): Redaction {
  const redacted = (source: TextSource, texts: readonly string[]) =>
    redactedTexts(world, application, { source, texts, urgent });
  return {
    name: neutralName(application.id),
    redacted,
    async resume() {
      const resume = await resumeTextOf(world.db, application.id);
      const [text] = await redacted('resume', [resume?.text ?? '']);
      return text ?? withheld('');
    },
  };
}

/** What is known of the person, also what was changed in the profile since: it may stand in a text just as well. */
async function knownOf(db: Executor, application: ApplicationRow): Promise<Known> {
  const {
    fullName,
    contactEmail: email,
    phone,
    address,
    username,
    reference1,
    reference2,
    reference3,
    ...left
  }: Pick<ApplicationRow, TellingSubmittedField> = application;
  left satisfies NothingLeft;
  const account = await userById(db, application.userId);
  const profile = tellingOf(await applicantByUser(db, application.userId));
  const phones = [phone, profile.phone].flatMap((one) => [one, phoneDigits(one)]);
  const others = [username, account?.email, account?.email.split('@')[0], profile.contactEmail, ...phones];
  return {
    fullName,
    names: [profile.fullName, account?.name ?? ''],
    email,
    address,
    addresses: [profile.address],
    birthDate: profile.birthDate,
    references: [reference1, reference2, reference3],
    others: others.filter((text) => text !== undefined),
  };
}

function tellingOf(profile: Pick<ApplicantRow, TellingProfileField> | null) {
  if (!profile) return { fullName: '', phone: '', address: '', contactEmail: undefined, birthDate: undefined };
  const { fullName, phone, address, contactEmail, birthDate, ...left } = profile;
  left satisfies NothingLeft;
  return { fullName, phone, address, contactEmail, birthDate: birthDate ?? undefined };
}

interface Asked {
  source: TextSource;
  texts: readonly string[];
  urgent: boolean;
}

/** By what was found before, where texts and person are still the same; else found in the engine's thread and kept. */
async function redactedTexts(world: World, application: ApplicationRow, { source, texts, urgent }: Asked) {
  if (texts.length === 0) return [];
  const person = await knownOf(world.db, application);
  const hash = hashOf(person, texts);
  const kept = await redactionOf(world.db, application.id, source);
  if (kept?.hash === hash) return drawn(texts, kept.hidden);
  const resume = await resumeTextOf(world.db, application.id);
  let hidden: Hidden[];
  try {
    hidden = await world.engines.ai.redact({ texts, person, resume: resume?.text ?? '' }, urgent);
  } catch (error) {
    if (!(error instanceof Fail && error.code === 'text_unreadable')) throw error;
    // Not every minute anew: it is found by no word until somebody looks.
    if (!urgent && source === 'resume') await passOver(world.db, application.id);
    // What was not read in time is not shown at all.
    return texts.map(withheld);
  }
  await keep(world, application, { source, texts, hash, hidden });
  return drawn(texts, hidden);
}

function hashOf(person: Known, texts: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([redactionVersion, person, texts]))
    .digest('hex');
}

function drawn(texts: readonly string[], hidden: readonly Hidden[]): Redacted[] {
  return texts.map((text, at) => {
    const spans = hidden[at];
    return spans ? redactedBy(text, spans) : withheld(text);
  });
}

interface Found extends Pick<Asked, 'source' | 'texts'> {
  hash: string;
  hidden: readonly Hidden[];
}

async function keep(world: World, application: ApplicationRow, { source, texts, hash, hidden }: Found): Promise<void> {
  await world.db.transaction(async (tx) => {
    await insertRedaction(tx, application, source);
    await lockRedaction(tx, application.id, source);
    // Found for somebody of whom less was known, the words could hold what is to be hidden now.
    if (hashOf(await knownOf(tx, application), texts) !== hash) return;
    const words = source === 'resume' ? (drawn(texts, hidden)[0]?.text ?? null) : null;
    await saveRedaction(tx, application.id, source, { hash, hidden: hidden.map((one) => [...one]), words });
  });
}

/** What is shown of some texts, made by `view`: under a redaction each of them passes through it. `view` only picks, and is called twice. */
export async function redactedView<T>(
  redaction: Redaction | null,
  source: TextSource,
  view: (words: (text: string) => string) => T,
): Promise<T> {
  if (!redaction) return view((text) => text);
  const texts = new Set<string>();
  view((text) => {
    texts.add(text);
    return '';
  });
  const shown = await redaction.redacted(source, [...texts]);
  const words = new Map([...texts].map((text, at) => [text, shown[at]?.text ?? withheld(text).text]));
  return view((text) => words.get(text) ?? withheld(text).text);
}

interface Quoted {
  start: number;
  end: number;
  text: string;
}

/** A quotation with its words as they stand in the source under the redaction, and where they stand there. */
export function redactedQuotation<Q extends Quoted>(
  quotation: Q,
  source: { text: string; redacted: Redacted | null },
  words: (text: string) => string,
): Q {
  if (!source.redacted) return quotation;
  const { start, end, text } = quotation;
  // Only where the places hold is it known what was hidden around it.
  if (source.text.slice(start, end) === text) return { ...quotation, ...source.redacted.cut(start, end) };
  return { ...quotation, start: 0, end: 0, text: words(text) };
}
