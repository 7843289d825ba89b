/** What is told when a verified company is no longer what the operator looked at: another name, another website. */
import { z } from 'zod';
import { queueEmail } from '#features/emails/index.ts';
import type { Actor } from '#platform/auth/session.ts';
import type { Executor } from '#platform/db/db.ts';
import type { World } from '#world';
import { hostOf } from './names.ts';
import type { CompanyRow } from './store.ts';
import { words } from './words.ts';

/** The task that tells the operators, which their own feature runs: a company does not see who they are. */
export const companyChanged = 'company.changed';
export const companyChange = z.object({
  /** Of this one change, so that it is told once. */
  id: z.string(),
  companyId: z.string(),
  what: z.enum(['name', 'website']),
  from: z.string(),
  to: z.string(),
});

/** To be called in the transaction of the change. */
export async function tellChanges(
  world: World,
  tx: Executor,
  actor: Actor,
  before: CompanyRow,
  now: CompanyRow,
): Promise<void> {
  const change = { id: world.clock.newId(), companyId: now.id };
  if (now.status !== before.status) {
    await world.emit(tx, actor, {
      kind: 'company.status',
      company: now.id,
      from: before.status,
      to: now.status,
      reason: 'renamed',
    });
    await world.queue.add(tx, companyChanged, { ...change, what: 'name', from: before.name, to: now.name });
    await tellCompany(world, tx, change.id, before, now);
  }
  const [from, to] = [hostOf(before.website), hostOf(now.website)];
  // Whoever names a website for the first time changes nothing that was looked at.
  if (from && to && from !== to)
    await world.queue.add(tx, companyChanged, { ...change, id: world.clock.newId(), what: 'website', from, to });
}

/** Goes to the address from before: whoever changed it together with the name knows. */
async function tellCompany(world: World, tx: Executor, changeId: string, before: CompanyRow, now: CompanyRow) {
  const to = before.contactEmail || now.contactEmail;
  if (!to) return;
  await queueEmail(world, tx, {
    cause: `company-renamed:${changeId}`,
    companyId: now.id,
    to,
    write: (language) => {
      const say = words(language);
      return {
        subject: say('waiting', { company: now.name }),
        content: {
          title: say('nameChecked'),
          paragraphs: [
            say('renamed', { before: before.name, now: now.name }),
            say(world.config.requireCompanyVerification ? 'checkedFirst' : 'checkedMeanwhile'),
          ],
          footer: say('renamedFooter'),
        },
      };
    },
  });
}
