/** Mails an applicant a decision that they may see. */
import { isKeyOf, keysOf, type Mailed, type Status } from '@saring/contract/domain';
import { z } from 'zod';
import { userById } from '#features/accounts/index.ts';
import { applicationById } from '#features/applications/core/index.ts';
import { companyById } from '#features/companies/index.ts';
import { queueEmail } from '#features/emails/index.ts';
import { jobById } from '#features/jobs/index.ts';
import type { Executor } from '#platform/db/db.ts';
import { task } from '#platform/queue/queue.ts';
import type { World } from '#world';
import { words } from './words.ts';

/** What the mail says; of other statuses there is none. */
const said = { Accepted: 'accepted', Rejected: 'rejected' } as const satisfies Record<Mailed, string>;

const payload = z.object({ applicationId: z.string(), decision: z.string(), status: z.enum(keysOf(said)) });

/** To be called in the transaction with which an applicant sees a status. */
export async function mailDecision(world: World, tx: Executor, applicationId: string, status: Status): Promise<void> {
  if (!isKeyOf(said, status)) return;
  await world.queue.add(tx, tellDecision.name, { applicationId, decision: world.clock.newId(), status });
}

/** Says nothing of what was decided otherwise or taken back before it ran. */
export const tellDecision = task<World, typeof payload>({
  name: 'application.decided',
  payload,
  async run(world, { applicationId: id, decision, status }) {
    const application = await applicationById(world.db, id);
    if (!application || application.status !== status || application.publishedAt) return;
    const to = (await userById(world.db, application.userId))?.email;
    const company = await companyById(world.db, application.companyId);
    const job = await jobById(world.db, application.jobId);
    if (!to || !company || !job) return;
    const named = { job: job.title, company: company.name };
    await world.db.transaction((tx) =>
      queueEmail(world, tx, {
        cause: `decision:${decision}`,
        companyId: company.id,
        applicationId: id,
        userId: application.userId,
        to,
        write: (language) => {
          const say = words(language);
          const content = {
            title: say('title', named),
            paragraphs: [say(said[status], named), say('decidedByPerson', named)],
            action: { label: say('seeApplication'), url: `${world.config.publicUrl}/user/application/${id}` },
            footer: say('footer', named),
          };
          return { subject: say('subject', named), content };
        },
      }),
    );
  },
});
