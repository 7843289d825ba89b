/** Mails an applicant a decision that they may see. */
import { isKeyOf, keysOf, type Mailed, type Status, toldReasons } from '@saring/contract/domain';
import { type Language, saidIn } from '@saring/contract/words';
import { z } from 'zod';
import { type ApplicationRow, applicationById } from '#features/applications/core/index.ts';
import type { Executor } from '#platform/db/db.ts';
import { task } from '#platform/queue/queue.ts';
import type { World } from '#world';
import { mailApplicant } from './applicant-mail.ts';
import { words } from './words.ts';

/** What the mail says; of other statuses there is none. */
const said = { Accepted: 'accepted', Rejected: 'rejected' } as const satisfies Record<Mailed, string>;

const payload = z.object({ applicationId: z.string(), decision: z.string(), status: z.enum(keysOf(said)) });

/** To be called in the transaction with which an applicant sees a status. */
export async function mailDecision(world: World, tx: Executor, applicationId: string, status: Status): Promise<void> {
  if (!isKeyOf(said, status)) return;
  await world.queue.add(tx, tellDecision.name, { applicationId, decision: world.clock.newId(), status });
}

/** What the company says of its decision. */
function toldIn(language: Language, { toldReason, toldWords }: ApplicationRow, named: { company: string }): string[] {
  const say = words(language);
  return [
    ...(toldReason ? [saidIn(language, toldReasons[toldReason])] : []),
    ...(toldWords ? [say('companyWrites', { ...named, words: toldWords })] : []),
  ];
}

/** What there is on the page of the application. */
function whatNext(language: Language, status: Mailed, { peopleOnly }: ApplicationRow): string[] {
  const say = words(language);
  if (peopleOnly) return status === 'Rejected' ? [say('secondLook')] : [];
  return [say(status === 'Rejected' ? 'whyAndSecondLook' : 'why')];
}

/** Says nothing of what was decided otherwise or taken back before it ran. */
export const tellDecision = task<World, typeof payload>({
  name: 'application.decided',
  payload,
  async run(world, { applicationId: id, decision, status }) {
    const application = await applicationById(world.db, id);
    if (!application || application.status !== status || application.publishedAt) return;
    await mailApplicant(world, application, `decision:${decision}`, (language, named) => {
      const say = words(language);
      return {
        subject: say('subject', named),
        title: say('title', named),
        paragraphs: [
          say(said[status], named),
          ...toldIn(language, application, named),
          say('decidedByPerson', named),
          ...whatNext(language, status, application),
        ],
      };
    });
  },
});
