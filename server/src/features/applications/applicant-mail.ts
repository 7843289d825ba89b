/** Mails an applicant about an application: that it was received, that its interview waits, what was decided. */
import type { Language } from '@saring/contract/words';
import { z } from 'zod';
import { userById } from '#features/accounts/index.ts';
import { type ApplicationRow, applicationById } from '#features/applications/core/index.ts';
import { companyById } from '#features/companies/index.ts';
import { type NewEmail, queueEmail } from '#features/emails/index.ts';
import { interviewOf } from '#features/interviews/index.ts';
import { jobById } from '#features/jobs/index.ts';
import { isCompanySuspended } from '#features/suspensions/index.ts';
import type { Executor } from '#platform/db/db.ts';
import { daysAfter } from '#platform/process/clock.ts';
import { task } from '#platform/queue/queue.ts';
import type { World } from '#world';
import { interviewLetter, type Letter, type Named, namedIn, receivedLetter, withOwnWords } from './letters.ts';
import { dueReminders, reminderCause } from './reminders-store.ts';
import { words } from './words.ts';

/** Sends one mail for one cause, in the company's name, to the address of the applicant's account; `inPlaceOf` and `onlyWhile` as for any mail, none where it is not `still` to be sent. */
export async function mailApplicant(
  world: World,
  { id, userId, companyId, jobId, fullName, toldAnswerDays }: ApplicationRow,
  cause: string,
  write: (language: Language, named: Named) => Letter,
  { still, ...mail }: Pick<NewEmail, 'inPlaceOf' | 'onlyWhile'> & { still?: (tx: Executor) => Promise<boolean> } = {},
): Promise<void> {
  const to = (await userById(world.db, userId))?.email;
  const company = await companyById(world.db, companyId);
  const job = await jobById(world.db, jobId);
  if (!to || !company || !job) return;
  const named = namedIn({ ...company, answerDays: toldAnswerDays }, job.title);
  const pages = `${world.config.publicUrl}/user`;
  await world.db.transaction(async (tx) => {
    if (still && !(await still(tx))) return;
    await queueEmail(world, tx, {
      cause,
      ...mail,
      companyId,
      applicationId: id,
      userId,
      to,
      write: (language) => {
        const say = words(language);
        const { subject, title, toInterview, mail: kind, ...letter } = write(language, named);
        const own = kind && company.mailWords[kind];
        const paragraphs = withOwnWords(letter.paragraphs, own, {
          fullName,
          jobTitle: job.title,
          company: company.name,
        });
        const action = toInterview
          ? { label: toInterview, url: `${pages}/start-interview?applicationId=${id}` }
          : { label: say('seeApplication'), url: `${pages}/application/${id}` };
        return { subject, content: { title, paragraphs, action, footer: say('footer', named) } };
      },
    });
  });
}

const received = z.object({ applicationId: z.string() });

/** Once for an application that was saved. */
export const tellReceived = task<World, typeof received>({
  name: 'application.received',
  payload: received,
  async run(world, { applicationId: id }) {
    const application = await applicationById(world.db, id);
    // Whoever withdrew knows, and whoever was decided about is told of that.
    if (application?.status !== 'Pending') return;
    const isNext = await isInterviewOpen(world, application);
    await mailApplicant(world, application, `received:${id}`, (language, named) =>
      receivedLetter(language, named, isNext),
    );
  },
});

/** Days after the application; whoever has not begun by the last is left in peace, and so is whoever was missed for two days. */
const reminders = [1, 3] as const;
const missedDays = 2;
const remindedAtOnce = 200;

/** Reminds of interviews that nobody began, at addresses that were confirmed, where neither company nor applicant wants otherwise. */
export const remindOfInterviews = task<World, z.ZodObject>({
  name: 'application.remind',
  payload: z.object({}),
  every: '17 * * * *',
  async run(world) {
    for (const [which, day] of reminders.entries()) {
      const now = world.clock.now();
      const between = { after: daysAfter(now, -(reminders[which + 1] ?? day + missedDays)), to: daysAfter(now, -day) };
      const ids = await dueReminders(world.db, which, between, remindedAtOnce);
      for (const id of ids) await remind(world, id, which);
      if (ids.length === remindedAtOnce) await world.queue.add(world.db, remindOfInterviews.name, {}, { bulk: true });
    }
  },
});

async function remind(world: World, id: string, which: number): Promise<void> {
  const application = await applicationById(world.db, id);
  if (!application || !(await isInterviewOpen(world, application))) return;
  const isLast = which === reminders.length - 1;
  await mailApplicant(world, application, reminderCause(id, which), (language, named) =>
    interviewLetter(language, named, isLast),
  );
}

/** Nothing was begun, decided or withdrawn, and somebody at the company can read it. */
async function isInterviewOpen(world: World, { id, status, companyId }: ApplicationRow): Promise<boolean> {
  if (status !== 'Pending' || (await interviewOf(world.db, id))) return false;
  return !(await isCompanySuspended(world.db, companyId));
}
