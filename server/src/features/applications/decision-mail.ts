/** Mails an applicant a decision that they may see. */
import type { Status } from '@saring/contract/domain';
import { z } from 'zod';
import { applicationById, lockApplication } from '#features/applications/core/index.ts';
import type { Executor } from '#platform/db/db.ts';
import { task } from '#platform/queue/queue.ts';
import type { World } from '#world';
import { mailApplicant } from './applicant-mail.ts';
import { decisionLetter, isTold, toldStatuses } from './letters.ts';

const payload = z.object({ applicationId: z.string(), decision: z.string(), status: z.enum(toldStatuses) });

/** Causes of these mails, and not those of a mailing to a group (`decision:<group>:…`). */
const ownCauses = '^decision:[0-9a-f-]{36}$';

/** To be called in the transaction with which an applicant sees a status. */
export async function mailDecision(world: World, tx: Executor, applicationId: string, status: Status): Promise<void> {
  if (!isTold(status)) return;
  await world.queue.add(tx, tellDecision.name, { applicationId, decision: world.clock.newId(), status });
}

/** Says nothing of what was decided otherwise or taken back before it ran. */
export const tellDecision = task<World, typeof payload>({
  name: 'application.decided',
  payload,
  async run(world, { applicationId: id, decision, status }) {
    const application = await applicationById(world.db, id);
    if (!application || application.status !== status || application.publishedAt) return;
    await mailApplicant(
      world,
      application,
      `decision:${decision}`,
      (language, named) => decisionLetter(language, named, status, application),
      {
        // Where the mail server was away, an earlier decision may wait still, and would be read as the later one.
        inPlaceOf: ownCauses,
        onlyWhile: status,
        async still(tx) {
          const now = await lockApplication(tx, id);
          return now?.status === status && !now.publishedAt;
        },
      },
    );
  },
});
