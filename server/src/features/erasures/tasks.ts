/** Erases in the background what an operator ordered to be erased, and keeps the list of what was. */
import { z } from 'zod';
import { beingErased } from '#features/suspensions/index.ts';
import { task } from '#platform/queue/queue.ts';
import type { World } from '#world';
import { eraseAccountOf, eraseRest, eraseSomeApplications } from './erasing.ts';
import { applyList, writeList } from './list.ts';
import { tellOfDeletedJob } from './telling.ts';

const erasedAccount = z.object({ userId: z.string() });

export const eraseAccount = task<World, typeof erasedAccount>({
  name: 'account.erase',
  payload: erasedAccount,
  run: (world, { userId }) => world.db.transaction((tx) => eraseAccountOf(world, tx, userId)),
});

const erasedCompany = z.object({ companyId: z.string() });
const batchesPerTask = 50;

/** A company with many applications goes on as another task, within the time of one. */
export const eraseCompany = task<World, typeof erasedCompany>({
  name: 'company.erase',
  payload: erasedCompany,
  async run(world, { companyId }) {
    for (let batch = 0; batch < batchesPerTask; batch += 1)
      if (!(await eraseSomeApplications(world, companyId))) return eraseRest(world, companyId);
    await world.queue.add(world.db, eraseCompany.name, { companyId });
  },
});

/** Goes on, every night, with what was ordered and given up: nobody else would. */
export const resumeErasures = task<World, z.ZodObject>({
  name: 'erasures.resume',
  payload: z.object({}),
  every: '53 3 * * *',
  async run(world) {
    for (const { userId, companyId } of await beingErased(world.db)) {
      if (userId) await world.queue.add(world.db, eraseAccount.name, { userId });
      if (companyId) await world.queue.add(world.db, eraseCompany.name, { companyId });
    }
  },
});

const deletedJob = z.object({ deletion: z.string(), companyId: z.string(), people: z.array(z.string()) });

export const tellApplicants = task<World, typeof deletedJob>({
  name: 'job.tell-applicants',
  payload: deletedJob,
  run: tellOfDeletedJob,
});

const listed = z.object({
  /** Whether a start could not read the list: reading all of it takes too long to be done at each erasure. */
  apply: z.boolean().default(false),
});

/** Right after each erasure, and every night. */
export const listErasures = task<World, typeof listed>({
  name: 'erasures.list',
  payload: listed,
  every: '23 4 * * *',
  async run(world, { apply }) {
    if (apply) await applyList(world);
    await writeList(world);
  },
});
