/** `user`: shows an account, suspends or erases one, and gives a new password to a job seeker who lost theirs. */
import { erasure, suspension } from '@saring/contract';
import type { Command } from 'commander';
import type { World } from '#world';
import {
  accountLine,
  accountOf,
  byHand,
  confirmOption,
  erasedSoon,
  parsed,
  passwordOption,
  reasonOption,
  resetPassword,
  withWorld,
} from './accounts.ts';
import { command } from './command.ts';

export function addUser(program: Command): void {
  const user = program.command('user').description('the account of one person, by username or address');
  command(user, { usage: 'show <name>', summary: 'tell its state' }, (work, [name = '']) =>
    withWorld(work, async (world) => {
      const [found, { signInsOf }] = [await byName(world, name), await import('#platform/auth/sign-ins.ts')];
      const signIns = await signInsOf(world.db, found.id, world.config.tokenIdleMinutes);
      return {
        lines: [accountLine(found), `Signed in ${signIns.length} times, an account since ${accountOf(found).created}.`],
        data: { user: { ...accountOf(found), signIns: signIns.length } },
      };
    }),
  );
  command(
    user,
    {
      usage: 'reset-password <name>',
      summary: 'give a job seeker a new password and end their sign-ins',
      options: [passwordOption],
    },
    (work, [name = ''], { passwordStdin }) =>
      resetPassword(work, passwordStdin, async (world) => {
        const found = await byName(world, name);
        if (found.role === 'superuser') throw new Error(`${name} is an operator: use "operator reset-password".`);
        if (found.role === 'admin')
          throw new Error(
            `${name} belongs to a company: use "company reset-password ${found.companyId} ${found.username}".`,
          );
        return found;
      }),
  );
  addStanding(user);
}

/** Suspending, lifting that, erasing. */
function addStanding(user: Command): void {
  for (const suspended of [true, false])
    command(
      user,
      {
        usage: suspended ? 'suspend <name>' : 'lift <name>',
        summary: suspended ? 'end the sign-ins of one, an operator too' : 'lift the suspension of one',
        options: [reasonOption],
      },
      (work, [name = ''], { reason }) => {
        const asked = parsed(suspension, { suspended, reason });
        return withWorld(work, async (world) => {
          const { suspendUser } = await import('#features/superuser/index.ts');
          const { username } = await byName(world, name);
          await suspendUser(world, await byHand(), username, asked);
          const line = `${username} is ${suspended ? 'suspended' : 'not suspended'}.`;
          return { lines: [line], data: { username, suspended } };
        });
      },
    );
  command(
    user,
    {
      usage: 'erase <name>',
      summary: 'erase one with all that belongs to it, an operator too',
      options: [confirmOption, reasonOption],
    },
    (work, [name = ''], { confirm, reason }) =>
      withWorld(work, async (world) => {
        const { orderUserErasure } = await import('#features/superuser/index.ts');
        const { username } = await byName(world, name);
        if (confirm !== username) throw new Error(`Add --confirm ${username}.`);
        await orderUserErasure(world, await byHand(), username, parsed(erasure, { confirm, reason }));
        return { lines: [`${username} is being erased.`, erasedSoon], data: { username, erasing: true } };
      }),
  );
}

async function byName(world: World, name: string) {
  const { userByName } = await import('#features/accounts/index.ts');
  const found = await userByName(world.db, name);
  if (!found) throw new Error(`There is no account ${name}.`);
  return found;
}
