/** More time and typed answers, which the applicant chooses and which hold at once, and wishes that the company answers: all before the interview begins. */
import { isDeepStrictEqual } from 'node:util';
import { meaningOf } from '@saring/contract/domain';
import {
  type ApplicationRow,
  answerBy,
  companyApplication,
  ownApplication,
  readBy,
  redactionFor,
  speechFor,
} from '#features/applications/core/index.ts';
import { companyById } from '#features/companies/index.ts';
import { recordingDaysOf, shorterOf } from '#features/retention/index.ts';
import { isCompanySuspended } from '#features/suspensions/index.ts';
import type { Actor } from '#platform/auth/session.ts';
import type { Executor } from '#platform/db/db.ts';
import { fail } from '#platform/http/fail.ts';
import type { World } from '#world';
import { refuseBeginning } from './position.ts';
import { allSeconds, questionSeconds, secondsFor } from './rules.ts';
import { type AccommodationRow, accommodationOf, interviewOf, saveAccommodation } from './store.ts';
import { tellOfWish } from './wish-tasks.ts';

export interface Choice {
  timeFactor: number;
  typedAnswers: boolean;
  longReading: boolean;
}

const nothing: Choice = { timeFactor: 1, typedAnswers: false, longReading: false };

/**
 * What holds for the interview of an application, for whoever may read it. Once it has begun, or was withdrawn, its company is told of no
 * accommodation: a sign of a disability has no place beside the decision.
 */
export async function preparationOf(world: World, application: ApplicationRow, reader: 'applicant' | 'company') {
  const interview = await interviewOf(world.db, application.id);
  const isOver = interview !== null || !meaningOf(application.status).readable;
  const row = reader === 'company' && isOver ? null : await accommodationOf(world.db, application.id);
  const company = await companyById(world.db, application.companyId);
  const own = reader === 'company' ? null : interview;
  const isPaused = reader === 'applicant' && !interview && (await isCompanySuspended(world.db, application.companyId));
  const times = { timeFactor: own?.timeFactor ?? row?.timeFactor ?? 1, typing: own?.typing ?? false };
  const wish = row?.wish && reader === 'company' ? await withoutNames(world, application, row.wish) : row?.wish;
  return {
    success: true as const,
    state: interview?.state ?? (isPaused ? 'paused' : 'ready'),
    transcription: speechFor(world, application) !== null,
    insideOnly: application.insideOnly,
    readBy: readBy(application.peopleOnly),
    answerBy: answerBy(application)?.toISOString() ?? null,
    companyId: application.companyId,
    companyEmail: company?.contactEmail || null,
    secondsPerQuestion: questionSeconds(times, { seconds: secondsFor(times) }),
    totalSeconds: allSeconds(times),
    audioDays: recordingDaysOf(
      shorterOf(application.toldDays, company?.recordingDays ?? null),
      world.config.mediaRetentionDays,
    ),
    accommodations: { ...viewOf(row), wish: wish ?? null },
  };
}

/** A wish as its company may read it: where it reviews without names, nobody signs one. */
async function withoutNames(world: World, application: ApplicationRow, wish: string): Promise<string> {
  const redaction = await redactionFor(world, application);
  const [shown] = (await redaction?.redacted('wish', [wish])) ?? [];
  return redaction ? (shown?.text ?? '') : wish;
}

/** All hold at once: nobody should have to wait to take part. What is left out stays as it was. */
export async function chooseAccommodations(world: World, actor: Actor, id: string, choice: Partial<Choice>) {
  const application = await ownApplication(world, actor, id);
  await refuseBegun(world, application);
  const before = await accommodationOf(world.db, id);
  const now = chosen(before);
  const next = chosen({ ...now, ...choice });
  if (before && isDeepStrictEqual(now, next)) return viewOf(before);
  return change(world, actor, application, { kind: 'interview.accommodations', ...next }, next);
}

/** What else somebody needs, in their own words; without any it is taken back. */
export async function wish(world: World, actor: Actor, id: string, text: string) {
  const application = await ownApplication(world, actor, id);
  await refuseBegun(world, application);
  const before = await accommodationOf(world.db, id);
  // The same once more is no new one: the company may have answered it.
  if ((before?.wish ?? '') === text) return viewOf(before);
  const none = { wish: null, wishedAt: null, answer: null, answeredAt: null };
  if (text === '') return viewOf(await saveAccommodation(world.db, id, none));
  const wished = { ...none, wish: text, wishedAt: world.clock.now() };
  return change(world, actor, application, { kind: 'interview.wished' }, wished);
}

/** `wishedAt` is when what is answered was asked for, as the page showed it: another wish has another moment. */
export async function answerWish(
  world: World,
  actor: Actor,
  id: string,
  { answer, wishedAt }: { answer: string; wishedAt?: string | null | undefined },
) {
  const application = await companyApplication(world, actor, id);
  await refuseBegun(world, application);
  const before = await accommodationOf(world.db, id);
  if (!before?.wish) throw fail('not_found');
  if (wishedAt && wishedAt !== before.wishedAt?.toISOString()) throw fail('wish_changed');
  if (before.answer !== answer) {
    const answered = { answer, answeredAt: world.clock.now() };
    await change(world, actor, application, { kind: 'interview.wish-answered' }, answered);
  }
  return (await preparationOf(world, application, 'company')).accommodations;
}

type Told =
  | ({ kind: 'interview.accommodations' } & Choice)
  | { kind: 'interview.wished' }
  | { kind: 'interview.wish-answered' };

/** Saves it, keeps in the trail that it was, and has those told whom a wish or its answer is for. */
async function change(
  world: World,
  actor: Actor,
  { id, companyId }: ApplicationRow,
  told: Told,
  values: Partial<AccommodationRow>,
) {
  return world.db.transaction(async (tx: Executor) => {
    const saved = await saveAccommodation(tx, id, values);
    await world.emit(tx, { ...actor, companyId }, { ...told, application: id });
    if (told.kind !== 'interview.accommodations') await world.queue.add(tx, tellOfWish.name, { applicationId: id });
    return viewOf(saved);
  });
}

/** A clock that runs must not change under anybody's hands. */
async function refuseBegun(world: World, application: ApplicationRow): Promise<void> {
  if (application.status === 'Withdrawn') throw fail('application_withdrawn');
  if (await interviewOf(world.db, application.id)) throw fail('interview_begun');
  await refuseBeginning(world, application);
}

function chosen(row: Choice | null): Choice {
  const { timeFactor, typedAnswers, longReading } = row ?? nothing;
  return { timeFactor, typedAnswers, longReading };
}

function viewOf(row: AccommodationRow | null) {
  return {
    ...chosen(row),
    wish: row?.wish ?? null,
    wishedAt: row?.wishedAt?.toISOString() ?? null,
    answer: row?.answer ?? null,
    answeredAt: row?.answeredAt?.toISOString() ?? null,
  };
}
