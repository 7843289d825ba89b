/** Mails the company that a second look was asked for, and the applicant what came of it. */
import { z } from 'zod';
import { addressOfCompany } from '#features/accounts/index.ts';
import { applicationById } from '#features/applications/core/index.ts';
import { mailApplicant } from '#features/applications/index.ts';
import { queueEmail } from '#features/emails/index.ts';
import { jobById } from '#features/jobs/index.ts';
import { task } from '#platform/queue/queue.ts';
import type { World } from '#world';
import { secondLooksOf } from './store.ts';
import { words } from './words.ts';

const payload = z.object({ applicationId: z.string() });

/** Whichever of the two is the newest; the company's mail names nobody and repeats no words. */
export const tellOfSecondLook = task<World, typeof payload>({
  name: 'second-look.tell',
  payload,
  async run(world, { applicationId: id }) {
    const application = await applicationById(world.db, id);
    const [newest] = await secondLooksOf(world.db, id);
    if (!application || !newest) return;
    const { status, reason } = newest;
    if (newest.answeredAt && status !== null) {
      await mailApplicant(world, application, `second-look-answered:${newest.id}`, (language, named) => {
        const say = words(language);
        return {
          subject: say('answered', named),
          title: say('answeredTitle'),
          paragraphs: [say(status === 'Rejected' ? 'stays' : 'changed', named), ...(reason ?? '').split(/\n{2,}/)],
        };
      });
      return;
    }
    const to = await addressOfCompany(world.db, application.companyId);
    if (!to) return;
    const job = (await jobById(world.db, application.jobId))?.title ?? '';
    await world.db.transaction((tx) =>
      queueEmail(world, tx, {
        cause: `second-look:${newest.id}`,
        companyId: application.companyId,
        applicationId: id,
        to,
        write: (language) => {
          const say = words(language);
          const title = say('asked', { job });
          const content = {
            title,
            paragraphs: [say('askedWhat', { job })],
            action: { label: say('toApplicant'), url: `${world.config.publicUrl}/profile/${id}` },
            footer: say('askedFooter'),
          };
          return { subject: title, content };
        },
      }),
    );
  },
});
