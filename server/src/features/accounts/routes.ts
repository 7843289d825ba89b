/** Binds the calls of accounts: signing in, recovery, registration, password and address. */
import { api } from '@saring/contract';
import { companyById } from '#features/companies/index.ts';
import { hasMailServer } from '#features/emails/index.ts';
import { subjectOf } from '#platform/auth/session.ts';
import { signInsOf } from '#platform/auth/sign-ins.ts';
import { type Binding, bind } from '#platform/http/bind.ts';
import { rememberDevice } from '#platform/http/device.ts';
import { fail, invalid } from '#platform/http/fail.ts';
import type { World } from '#world';
import { changePassword } from './actions.ts';
import { changeEmail, sendConfirmation } from './addresses.ts';
import { confirmEmail } from './confirmation.ts';
import { checkLink, registerCompany, registerUser } from './registration.ts';
import { endOneSignIn, logOut, logOutEverywhere, resetPassword, sendCode, signIn, verifyCode } from './sign-in.ts';
import { userById } from './store.ts';
import { words } from './words.ts';

const { auth, users } = api;

export function accountsBindings(world: World): Binding[] {
  return [
    ...signInBindings(world),
    ...sessionBindings(world),
    ...registrationBindings(world),
    ...passwordBindings(world),
    ...addressBindings(world),
  ];
}

function signInBindings(world: World): Binding[] {
  return [
    bind(auth.token, async ({ body }, { source, reply }) => {
      const { accessToken, account, device } = await signIn(world, body.username, body.password, source);
      await rememberDevice(world, reply, account, device);
      return { accessToken, tokenType: 'bearer' as const, role: account.role };
    }),
    bind(auth.sendOtp, async ({ params }, { source, language }) => {
      const { token } = await sendCode(world, params.username, source);
      return { token, message: words(language)('codeSent') };
    }),
    bind(auth.verifyOtp, async ({ params, body }, { source, language }) => {
      await verifyCode(world, params.username, body, source);
      return { message: words(language)('codeCorrect') };
    }),
    bind(auth.logOut, async ({ body }, { actor, language }) => {
      if (!body.everywhere) await logOut(world, actor);
      else if (!body.password) throw invalid('password', words.later('enterPassword'));
      else await logOutEverywhere(world, actor, body.password);
      return { message: words(language)('loggedOut') };
    }),
  ];
}

/** The places where somebody is signed in. */
function sessionBindings(world: World): Binding[] {
  return [
    bind(auth.signIns, async (_input, { actor }) => {
      const rows = await signInsOf(world.db, actor.userId, world.config.tokenIdleMinutes);
      return {
        signIns: rows.map(({ id, startedAt, seenAt, browser }) => ({
          id,
          browser,
          startedAt: startedAt.toISOString(),
          seenAt: seenAt.toISOString(),
          current: id === actor.signInId,
        })),
      };
    }),
    bind(auth.endSignIn, async ({ params, body }, { actor, language }) => {
      await endOneSignIn(world, actor, params.id, body.password);
      return { message: words(language)('placeLoggedOut') };
    }),
    bind(auth.verifyToken, async ({ params }) => {
      const session = await world.tokens.verify(params.token);
      if (!session) throw fail('invalid_token');
      const { username, role } = session.actor;
      const printed = session.printedPassword;
      return {
        valid: true as const,
        username,
        role,
        expiresAt: session.expiresAt.toISOString(),
        ...(printed && { printedPassword: { goodUntil: printed.goodUntil.toISOString(), over: printed.over } }),
      };
    }),
  ];
}

function registrationBindings(world: World): Binding[] {
  return [
    bind(users.register, async ({ body }, { language }) => {
      await registerUser(world, body);
      return { message: words(language)('registered'), username: body.username, role: 'user' };
    }),
    bind(users.verifyCompanyLink, ({ params }) => checkLink(world, params.token)),
    bind(users.registerCompany, async ({ params, body }, { language }) => {
      await registerCompany(world, params.token, body);
      return {
        message: words(language)('companyRegistered'),
        username: body.username,
        role: 'admin',
      };
    }),
  ];
}

function passwordBindings(world: World): Binding[] {
  return [
    bind(users.resetPassword, async ({ params, body }, { source, reply, language }) => {
      const { account, device } = await resetPassword(world, params.username, body, source);
      await rememberDevice(world, reply, account, device);
      return { message: words(language)('passwordReset') };
    }),
    bind(users.changePassword, async ({ body }, { actor, source, reply, language }) => {
      // Administrators are known to the documented client by their company id.
      if (![actor.username, subjectOf(actor)].includes(body.username)) throw fail('not_found');
      const { account, accessToken } = await changePassword(
        world,
        actor,
        body.oldPassword,
        body.newPassword,
        source.browser,
      );
      await rememberDevice(world, reply, account, world.clock.newId());
      return { message: words(language)('passwordChanged'), accessToken };
    }),
  ];
}

/** The address of an account, and whose account it is. */
function addressBindings(world: World): Binding[] {
  return [
    bind(users.sendConfirmation, async (_input, { actor, language }) => {
      const { confirmed, email } = await sendConfirmation(world, actor);
      return {
        message: confirmed ? words(language)('addressConfirmed') : words(language)('confirmationSent', { email }),
      };
    }),
    bind(users.confirmEmail, async ({ body }, { actor, language }) => {
      await confirmEmail(world, actor, body.otp);
      return { message: words(language)('addressConfirmed') };
    }),
    bind(users.changeEmail, async ({ body }, { actor, language }) => {
      await changeEmail(world, actor, body.email, body.password);
      return { message: words(language)('addressChanged') };
    }),
    bind(users.me, async (_input, { actor }) => {
      const user = await userById(world.db, actor.userId);
      if (!user) throw fail('not_found');
      const { username, email, role, companyId } = user;
      const emailConfirmed = user.emailConfirmedAt !== null;
      const company = companyId ? await companyById(world.db, companyId) : null;
      const codes = hasMailServer(world) ? ('mailed' as const) : ('kept' as const);
      return { username, email, emailConfirmed, codes, role, companyId, companyName: company?.name ?? null };
    }),
  ];
}
