/** `company`: lists companies, shows one, suspends or erases one, and gives a new password to somebody of one. */
import { erasure, suspension } from '@saring/contract';
import type { Command } from 'commander';
import type { World } from '#world';
import {
  accountLine,
  accountOf,
  byHand,
  confirmOption,
  erasedSoon,
  mostRows,
  parsed,
  passwordOption,
  reasonOption,
  resetPassword,
  withWorld,
} from './accounts.ts';
import { command } from './command.ts';

export function addCompany(program: Command): void {
  const company = program.command('company').description('the companies of this installation');
  command(
    company,
    {
      usage: 'list',
      summary: `list them, the newest first, at most ${mostRows}`,
      options: [['--search <text>', 'only those with this in their name']],
    },
    (work, _given, options) =>
      withWorld(work, async (world) => {
        const { countCompanies, pageOfCompanies } = await import('#features/superuser/index.ts');
        const filter = { search: typeof options.search === 'string' ? options.search : null };
        const total = await countCompanies(world.db, filter);
        const all = { limit: mostRows, offset: 0 };
        const companies = (await pageOfCompanies(world.db, filter, 'created', 'desc', all)).map(companyOf);
        const more = total > companies.length ? [`… of ${total}; --search narrows them down.`] : [];
        return { lines: [...companies.map(companyLine), ...more], data: { total, companies } };
      }),
  );
  command(
    company,
    { usage: 'show <company>', summary: 'tell the state of one, and who belongs to it' },
    (work, [id = '']) =>
      withWorld(work, async (world) => {
        const { membersOf } = await import('#features/accounts/index.ts');
        const { pageOfCompanies } = await import('#features/superuser/index.ts');
        const [found] = await pageOfCompanies(world.db, { id }, 'created', 'desc', { limit: 1, offset: 0 });
        if (!found) throw unknown(id);
        const members = await membersOf(world.db, id);
        const told = companyOf(found);
        return {
          lines: [companyLine(told), ...members.map((member) => `  ${accountLine(member)}`)],
          data: { company: told, members: members.map(accountOf) },
        };
      }),
  );
  command(
    company,
    {
      usage: 'reset-password <company> [username]',
      summary: 'give an administrator of one (unless named: its first owner) a new password, and end their sign-ins',
      options: [passwordOption],
    },
    (work, [id = '', name], { passwordStdin }) =>
      resetPassword(work, passwordStdin, async (world) => {
        const { membersOf } = await import('#features/accounts/index.ts');
        const members = await membersOf(world.db, id);
        if (members.length === 0) throw unknown(id);
        const user = members.find((member) =>
          name ? member.username.toLowerCase() === name.toLowerCase() : member.memberRole === 'owner',
        );
        if (!user) throw new Error(name ? `${name} does not belong to ${id}.` : `${id} has no owner. Name a member.`);
        return user;
      }),
  );
  addStanding(company);
}

/** Suspending, lifting that, erasing. */
function addStanding(company: Command): void {
  for (const suspended of [true, false])
    command(
      company,
      {
        usage: suspended ? 'suspend <company>' : 'lift <company>',
        summary: suspended ? 'end its sign-ins, and let it take no applications' : 'lift the suspension of one',
        options: [reasonOption],
      },
      (work, [id = ''], { reason }) => {
        const asked = parsed(suspension, { suspended, reason });
        return withWorld(work, async (world) => {
          const [{ suspendCompany }, who] = [await import('#features/superuser/index.ts'), await byHand()];
          await known(world, id);
          await suspendCompany(world, who, id, asked);
          return {
            lines: [`${id} is ${suspended ? 'suspended' : 'not suspended'}.`],
            data: { company: id, suspended },
          };
        });
      },
    );
  command(
    company,
    {
      usage: 'erase <company>',
      summary: 'erase one with its jobs, applications and accounts; its candidates are told by mail',
      options: [confirmOption, reasonOption],
    },
    (work, [id = ''], { confirm, reason }) =>
      withWorld(work, async (world) => {
        const { orderCompanyErasure } = await import('#features/superuser/index.ts');
        const { name } = await known(world, id);
        if (confirm !== name) throw new Error(`Add --confirm ${JSON.stringify(name)}.`);
        const asked = parsed(erasure, { confirm, reason });
        await orderCompanyErasure(world, await byHand(), id, asked);
        return { lines: [`${id} is being erased.`, erasedSoon], data: { company: id, erasing: true } };
      }),
  );
}

/** Throws where there is none. */
async function known(world: World, id: string) {
  const { companyById } = await import('#features/companies/index.ts');
  const found = await companyById(world.db, id);
  if (!found) throw unknown(id);
  return found;
}

const unknown = (id: string) => new Error(`There is no company ${id}. "company list" tells their ids.`);

interface Found {
  company: { id: string; name: string; status: string; createdAt: Date; jobCount: number; applicationCount: number };
}

function companyOf({ company }: Found) {
  const { id, name, status, createdAt, jobCount: jobs, applicationCount: applications } = company;
  return { id, name, status, created: createdAt.toISOString(), jobs, applications };
}

function companyLine({ id, name, status, created, jobs, applications }: ReturnType<typeof companyOf>): string {
  return `${id}: ${name}, ${status}, since ${created}, ${jobs} jobs, ${applications} applications`;
}
