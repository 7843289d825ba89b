/** Binds the account calls. */
import { api } from '@saring/contract';
import { resetPassword } from '#features/auth/index.ts';
import { companyById } from '#features/companies/index.ts';
import { type Binding, bind } from '#platform/bind.ts';
import { fail } from '#platform/fail.ts';
import type { World } from '#world';
import { changePassword, checkLink, registerCompany, registerUser } from './actions.ts';
import { userById } from './store.ts';

export function usersBindings(world: World): Binding[] {
  return [
    bind(api.users.register, async ({ body }) => {
      await registerUser(world, body);
      return { message: 'Registration successful! Redirecting to login.', username: body.username, role: 'user' };
    }),
    bind(api.users.verifyCompanyLink, ({ params }) => checkLink(world, params.token)),
    bind(api.users.registerCompany, async ({ params, body }) => {
      await registerCompany(world, params.token, body);
      return {
        message: 'Company registered successfully! Redirecting to login.',
        username: body.username,
        role: 'admin',
      };
    }),
    bind(api.users.resetPassword, async ({ params, body }) => {
      await resetPassword(world, params.username, body);
      return { message: 'Password reset successful!' };
    }),
    bind(api.users.changePassword, async ({ body }, { actor }) => {
      // Administrators are known to the documents' client by their company id.
      if (![actor.username, actor.companyId].includes(body.username)) throw fail('not_found');
      const { accessToken } = await changePassword(world, actor, body.oldPassword, body.newPassword);
      return { message: 'Password changed successfully', accessToken };
    }),
    bind(api.users.me, async (_input, { actor }) => {
      const user = await userById(world.db, actor.userId);
      if (!user) throw fail('not_found');
      const { username, email, role, companyId } = user;
      const company = companyId ? await companyById(world.db, companyId) : null;
      return { username, email, role, companyId, companyName: company?.name ?? null };
    }),
  ];
}
