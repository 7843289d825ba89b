/** `operator`: lists the operators of the installation, makes one more, and gives a new password to one who lost theirs. */
import { operatorEmail, username } from '@saring/contract';
import type { Command } from 'commander';
import { byHand, givenPassword, mostRows, passwordOption, resetPassword, toldOnce, withWorld } from './accounts.ts';
import { command } from './command.ts';

const emailRequired = 'The address must be an email address.';

export function addOperator(program: Command): void {
  const operator = program.command('operator').description('the accounts that run this installation');
  command(operator, { usage: 'list', summary: 'list them' }, (work) =>
    withWorld(work, async (world) => {
      const { pageOfUsers } = await import('#features/superuser/index.ts');
      const all = { limit: mostRows, offset: 0 };
      const operators = await pageOfUsers(world.db, { role: 'superuser' }, 'created', 'asc', all);
      const told = operators.map(({ username, email, createdAt }) => ({
        username,
        email,
        created: createdAt.toISOString(),
      }));
      return {
        lines: told.map((one) => `${one.username}: ${one.email}, since ${one.created}`),
        data: { operators: told },
      };
    }),
  );
  command(
    operator,
    { usage: 'create <username> <email>', summary: 'make one more', options: [passwordOption] },
    async (work, given, { passwordStdin }) => {
      const [name, address] = [username.safeParse(given[0]), operatorEmail(emailRequired).safeParse(given[1])];
      if (!name.success) throw new Error(name.error.issues[0]?.message);
      if (!address.success) throw new Error(address.error.issues[0]?.message);
      const password = await givenPassword(passwordStdin);
      return withWorld(work, async (world) => {
        const { createOperator } = await import('#features/accounts/index.ts');
        const made = await createOperator(
          world,
          await byHand(),
          { username: name.data, email: address.data },
          password,
        );
        return {
          lines: [`${name.data} is an operator.`, ...toldOnce(made)],
          data: { username: name.data, ...(made ? { password: made } : {}) },
        };
      });
    },
  );
  command(
    operator,
    {
      usage: 'reset-password <username>',
      summary: 'give one a new password and end their sign-ins',
      options: [passwordOption],
    },
    (work, [name = ''], { passwordStdin }) =>
      resetPassword(work, passwordStdin, async (world) => {
        const { userByName } = await import('#features/accounts/index.ts');
        const user = await userByName(world.db, name);
        if (user?.role !== 'superuser') throw new Error(`There is no operator ${name}.`);
        return user;
      }),
  );
}
