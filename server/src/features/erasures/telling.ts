/** Tells candidates that something of theirs was deleted, with which company or job. */
import { companyById } from '#features/companies/index.ts';
import { queueEmail } from '#features/emails/index.ts';
import type { Executor } from '#platform/db/db.ts';
import type { World } from '#world';
import { keepPeople } from './store.ts';
import { words } from './words.ts';

interface Deletion {
  /** Nobody is told twice of the same. */
  cause: string;
  says: 'companyGone' | 'jobGone';
  company: string;
}

/** Mails one person; whoever has no address is told nothing. */
export async function tellApplicant(
  world: World,
  tx: Executor,
  { cause, says, company }: Deletion,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  if (email === '') return;
  await queueEmail(world, tx, {
    cause: `${cause}:${userId}`,
    to: email,
    userId,
    write: (language) => {
      const say = words(language);
      const title = say(says, { company });
      const content = { title, paragraphs: [say(`${says}What`, { company })], footer: say('footer') };
      return { subject: title, content };
    },
  });
}

/** Tells these accounts that a company deleted a job. The mails name neither the job nor its id: nothing of it stays. */
export async function tellOfDeletedJob(
  world: World,
  { deletion, companyId, people }: { deletion: string; companyId: string; people: string[] },
): Promise<void> {
  await world.db.transaction(async (tx) => {
    const company = await companyById(tx, companyId);
    if (!company) return;
    const which = { cause: `job-deleted:${deletion}`, says: 'jobGone', company: company.name } as const;
    for (const person of await keepPeople(tx, people)) await tellApplicant(world, tx, which, person);
  });
}
