/** What a company sets, what it would erase, and the erasing itself. */
import { bySystem } from '#events';
import { type CompanyRow, lockCompany, ownCompany, updateCompany } from '#features/companies/index.ts';
import { forgetMails } from '#features/emails/index.ts';
import { dropFiles } from '#features/files/index.ts';
import type { Actor } from '#platform/auth/session.ts';
import type { Executor } from '#platform/db/db.ts';
import { fail, invalid } from '#platform/http/fail.ts';
import type { World } from '#world';
import { endedBefore, recordedBefore, recordingDaysOf, shorterOf } from './rules.ts';
import {
  companiesWithDueRecordings,
  countDue,
  countToldShorter,
  deleteApplications,
  forgetRecordings,
  lockEnded,
  shortenTold,
  toldPeriods,
} from './store.ts';
import { words } from './words.ts';

export interface Periods {
  applicantMonths: number | null;
  recordingDays: number | null;
}

/** Sets the periods, and leaves as it is what nothing is said of. Throws 422 where recordings would be kept longer than this installation keeps any. */
export async function savePeriods(
  world: World,
  actor: Actor,
  companyId: string,
  asked: { [K in keyof Periods]?: Periods[K] | undefined },
): Promise<CompanyRow> {
  const limit = world.config.mediaRetentionDays;
  await ownCompany(world, actor, companyId);
  if ((asked.recordingDays ?? 0) > limit) throw invalid('recording_days', words.later('tooLong', { days: limit }));
  return world.db.transaction(async (tx) => {
    // Held: what another administrator sets in the same moment is not taken back.
    const company = await lockCompany(tx, companyId);
    if (!company) throw fail('not_found');
    const { applicantMonths = company.applicantMonths, recordingDays = company.recordingDays } = asked;
    await world.emit(tx, actor, {
      kind: 'retention.set',
      company: companyId,
      applicant_months: applicantMonths,
      recording_days: recordingDays,
    });
    return (await setPeriods(tx, company, { applicantMonths, recordingDays })) ?? company;
  });
}

/** Sets them. A shorter time, also the one that held until now, holds for all who were told a longer one, and stays. */
export async function setPeriods(tx: Executor, company: Periods & { id: string }, periods: Periods) {
  await shortenTold(tx, company.id, {
    applicantMonths: shorterOf(company.applicantMonths, periods.applicantMonths),
    recordingDays: shorterOf(company.recordingDays, periods.recordingDays),
  });
  return updateCompany(tx, company.id, periods);
}

/** What these periods would erase if they held now, and how many applications would go by a shorter one all the same. */
export async function previewErasing(world: World, actor: Actor, companyId: string, periods: Periods) {
  await ownCompany(world, actor, companyId);
  const { applicantMonths, recordingDays } = periods;
  const now = world.clock.now();
  const days = recordingDaysOf(recordingDays, world.config.mediaRetentionDays);
  const ended = (await toldPeriods(world.db, companyId)).flatMap(({ told }) => {
    const months = shorterOf(told, applicantMonths);
    return months === null ? [] : [{ told, before: endedBefore(now, months) }];
  });
  const due = await countDue(world.db, companyId, { ended, days, now });
  return { ...due, toldShorter: await countToldShorter(world.db, companyId, applicantMonths) };
}

/** What candidates are told of a company. */
export function toldToCandidates(world: World, company: Periods) {
  return {
    applicantMonths: company.applicantMonths,
    recordingDays: recordingDaysOf(company.recordingDays, world.config.mediaRetentionDays),
  };
}

/**
 * Erases batches one after the other, each a transaction with its line in the trail, so that a kill loses none and
 * doubles none. Answers false where more is left than fits one task.
 */
async function inBatches(most: number, erase: () => Promise<boolean>): Promise<boolean> {
  for (let batch = 0; batch < most; batch += 1) if (!(await erase())) return true;
  return false;
}

const applicationsAtOnce = 100;
const recordingsAtOnce = 500;
const batchesPerCompany = 50;

/** Erases the applications whose time is over; false where it should be called again. */
export async function eraseApplications(world: World): Promise<boolean> {
  let all = true;
  for (const { companyId, told, set } of await toldPeriods(world.db)) {
    const months = shorterOf(told, set);
    if (months === null) continue;
    const now = world.clock.now();
    const due = { told, before: endedBefore(now, months), now };
    const erase = () =>
      world.db.transaction(async (tx) => {
        const ids = await lockEnded(tx, companyId, due, applicationsAtOnce);
        if (ids.length === 0) return false;
        await dropFiles(world, tx, await deleteApplications(tx, ids));
        await forgetMails(world, tx);
        const detail = { count: ids.length, months, applications: ids };
        await world.emit(tx, bySystem(companyId), {
          kind: 'retention.applications_erased',
          company: companyId,
          ...detail,
        });
        return ids.length === applicationsAtOnce;
      });
    all = (await inBatches(batchesPerCompany, erase)) && all;
  }
  return all;
}

/** Erases the recordings whose time is over; their words, and that there was a recording, stay. */
export async function eraseRecordings(world: World): Promise<boolean> {
  let all = true;
  const now = world.clock.now();
  for (const { id: companyId, told, days } of await companiesWithDueRecordings(
    world.db,
    now,
    world.config.mediaRetentionDays,
  )) {
    const due = { told, before: recordedBefore(now, days), now, most: recordingsAtOnce };
    const erase = () =>
      world.db.transaction(async (tx) => {
        const erased = await forgetRecordings(tx, companyId, due);
        if (erased.length === 0) return false;
        await dropFiles(
          world,
          tx,
          erased.map(({ fileId }) => fileId),
        );
        const applications = [...new Set(erased.map(({ applicationId }) => applicationId))];
        const detail = { count: erased.length, days, applications };
        await world.emit(tx, bySystem(companyId), {
          kind: 'retention.recordings_erased',
          company: companyId,
          ...detail,
        });
        return erased.length === recordingsAtOnce;
      });
    all = (await inBatches(batchesPerCompany, erase)) && all;
  }
  return all;
}
