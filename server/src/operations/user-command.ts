/** `user`: shows an account, and gives a new password to a job seeker who lost theirs. */
import type { Command } from 'commander';
import type { World } from '#world';
import { accountLine, accountOf, passwordOption, resetPassword, withWorld } from './accounts.ts';
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
}

async function byName(world: World, name: string) {
  const { userByName } = await import('#features/accounts/index.ts');
  const found = await userByName(world.db, name);
  if (!found) throw new Error(`There is no account ${name}.`);
  return found;
}
