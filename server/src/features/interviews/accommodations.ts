/** More time and typed answers: asked for by the applicant, granted by the company, before the interview begins. */
import { type ApplicationRow, companyApplication, ownApplication } from '#features/applications/core/index.ts';
import { companyById } from '#features/companies/index.ts';
import { toldToCandidates } from '#features/retention/index.ts';
import type { Actor } from '#platform/auth/session.ts';
import { fail } from '#platform/http/fail.ts';
import type { World } from '#world';
import { allSeconds, questionSeconds, secondsFor } from './rules.ts';
import { type AccommodationRow, accommodationOf, interviewOf, saveAccommodation } from './store.ts';

export interface Wishes {
  timeFactor: number;
  typedAnswers: boolean;
}

/** What holds for the interview of an application, for whoever may read it. */
export async function preparationOf(world: World, application: ApplicationRow) {
  const interview = await interviewOf(world.db, application.id);
  const row = await accommodationOf(world.db, application.id);
  const company = await companyById(world.db, application.companyId);
  const times = {
    timeFactor: interview?.timeFactor ?? row?.timeFactor ?? 1,
    typing: interview?.typing ?? false,
  };
  return {
    success: true as const,
    state: interview?.state ?? 'ready',
    transcription: world.engines.speech !== null,
    secondsPerQuestion: questionSeconds(times, { seconds: secondsFor(times) }),
    totalSeconds: allSeconds(times),
    audioDays: toldToCandidates(world, company ?? { applicantMonths: null, recordingDays: null }).recordingDays,
    accommodations: viewOf(row),
  };
}

/** Typed answers hold at once: nobody should wait to take part. More time changes what others get, so the company grants it. */
export async function askAccommodations(world: World, actor: Actor, id: string, wishes: Wishes) {
  const application = await ownApplication(world, actor, id);
  await refuseBegun(world, application);
  const { timeFactor, typedAnswers } = wishes;
  const more = timeFactor > 1 ? timeFactor : null;
  const before = await accommodationOf(world.db, id);
  // The same wish again is no new one: the company may have answered it.
  const time =
    more === (before?.askedFactor ?? null) ? {} : { askedFactor: more, askedAt: more ? world.clock.now() : null };
  return viewOf(await saveAccommodation(world.db, id, { typedAnswers, ...time }));
}

export async function grantAccommodations(world: World, actor: Actor, id: string, wishes: Wishes) {
  const application = await companyApplication(world, actor, id);
  await refuseBegun(world, application);
  return world.db.transaction(async (tx) => {
    await world.emit(tx, actor, { kind: 'interview.accommodations', application: id, ...wishes });
    return viewOf(await saveAccommodation(tx, id, { ...wishes, grantedAt: world.clock.now() }));
  });
}

/** A clock that runs must not change under anybody's hands. */
async function refuseBegun(world: World, application: ApplicationRow): Promise<void> {
  if (application.status === 'Withdrawn') throw fail('application_withdrawn');
  if (await interviewOf(world.db, application.id)) throw fail('interview_begun');
}

function viewOf(row: AccommodationRow | null) {
  return {
    timeFactor: row?.timeFactor ?? 1,
    typedAnswers: row?.typedAnswers ?? false,
    askedFactor: row?.askedFactor ?? null,
    askedAt: row?.askedAt?.toISOString() ?? null,
    grantedAt: row?.grantedAt?.toISOString() ?? null,
  };
}
