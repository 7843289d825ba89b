/** Tells the operators by mail and trail what a verified company changed about itself. */

import { bySystem } from '#events';
import { operators } from '#features/accounts/index.ts';
import { eventsAbout } from '#features/audit/index.ts';
import { companyById, companyChange, companyChanged } from '#features/companies/index.ts';
import { queueEmail } from '#features/emails/index.ts';
import { task } from '#platform/queue/queue.ts';
import type { World } from '#world';
import { words } from './words.ts';

const told = {
  name: { subject: 'newName', change: 'nameWas', rest: 'nameWaits' },
  website: { subject: 'newWebsite', change: 'websiteWas', rest: 'websiteStays' },
} as const;

export const tellOperators = task<World, typeof companyChange>({
  name: companyChanged,
  payload: companyChange,
  async run(world, { id, companyId, what, from, to }) {
    const known = await eventsAbout(world.db, companyId, [`company.${what}.changed`]);
    if (known.some(({ detail }) => detail.change === id)) return;
    const { subject, change, rest } = told[what];
    await world.db.transaction(async (tx) => {
      // It may be erased by now, with all that was mailed about it.
      if (!(await companyById(tx, companyId))) return;
      await world.emit(tx, bySystem(), { kind: `company.${what}.changed`, company: companyId, change: id, from, to });
      for (const operator of await operators(tx))
        await queueEmail(world, tx, {
          cause: `company-changed:${id}:${operator.id}`,
          to: operator.email,
          companyId,
          write: (language) => {
            const say = words(language);
            return {
              subject: say(subject),
              content: {
                title: say(subject),
                paragraphs: [say(change, { company: companyId, from, to }), say(rest)],
                action: { label: say('management'), url: `${world.config.publicUrl}/superuser/company-management` },
                footer: say('operatorFooter'),
              },
            };
          },
        });
    });
  },
});
