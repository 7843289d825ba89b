/** What the commands about accounts share: the product's own actions on the database, passwords, and how an account is told. */
import { text } from 'node:stream/consumers';
import { password } from '@saring/contract';
import type { Config } from '#config';
import type { UserRow } from '#features/accounts/index.ts';
import type { World } from '#world';
import { refuseLeftover, type Told, type Work } from './command.ts';

/** The option by which a password comes, which is never an argument: other accounts of the machine read those. */
export const passwordOption: [flags: string, what: string] = [
  '--password-stdin',
  'take the password from standard input instead of making one up',
];

/** Why somebody is suspended or erased. */
export const reasonOption: [flags: string, what: string] = [
  '--reason <text>',
  'why, for the trail and whom it is about',
];

export const confirmOption: [flags: string, what: string] = [
  '--confirm <name>',
  'its name, as a proof that it is meant',
];

/** What an option says, cleaned as the call's input is. Throws what is wrong with it. */
export function parsed<T>(schema: { safeParse(input: unknown): SafeParsed<T> }, input: unknown): T {
  const { data, error } = schema.safeParse(input);
  if (data === undefined) throw new Error(error?.issues[0]?.message);
  return data;
}

type SafeParsed<T> = { data?: T; error?: { issues: { message: string }[] } };

/** Erasing goes on in the background of the product. */
export const erasedSoon = 'What belongs to it goes in the background of the running product, or as soon as one starts.';

/** How many rows a list shows at most. */
export const mostRows = 1000;

/** Does `work` as the product's background work does, beside a running product or without one. */
export async function withWorld({ config, place }: Work, work: (world: World) => Promise<Told>): Promise<Told> {
  place(config);
  refuseLeftover(config);
  const [{ openStores }, { openWorld }, { hooks }, { requireThisVersion }, { inScope }] = await Promise.all([
    import('./stores.ts'),
    import('#world'),
    import('#hooks'),
    import('#platform/db/migrations.ts'),
    import('#platform/db/scope.ts'),
  ]);
  const stores = await openStores(config, { filled: true });
  try {
    await requireThisVersion(stores.url);
    const own: Config = { ...config, databaseUrl: stores.url, logLevel: 'silent' };
    await using world = await openWorld(own, hooks);
    return await inScope({ role: 'worker' }, () => work(world));
  } finally {
    await stores.close();
  }
}

/** The password on standard input where `wanted`, else null. Throws where it breaks the rule for passwords. */
export async function givenPassword(wanted: unknown): Promise<string | null> {
  if (wanted !== true) return null;
  const line = (await text(process.stdin)).replace(/\r?\n$/, '');
  const parsed = password.safeParse(line);
  if (!parsed.success) throw new Error(parsed.error.issues[0]?.message);
  return parsed.data;
}

/** Who does it, in the operators' trail. */
export async function byHand() {
  const { commandLine } = await import('#features/accounts/index.ts');
  return { ...commandLine, companyId: null };
}

/** Resets the password of an account that `find` answers; says a password that was made up, once. */
export async function resetPassword(
  work: Work,
  fromInput: unknown,
  find: (world: World) => Promise<UserRow>,
): Promise<Told> {
  const given = await givenPassword(fromInput);
  return withWorld(work, async (world) => {
    const { resetByCommand } = await import('#features/accounts/index.ts');
    const user = await find(world);
    const made = await resetByCommand(world, user, given);
    return {
      lines: [`${user.username} has a new password, and is signed in nowhere.`, ...toldOnce(made)],
      data: { username: user.username, ...(made ? { password: made } : {}) },
    };
  });
}

export function toldOnce(made: string | null): string[] {
  return made ? [`Password, told this once: ${made}`, 'Its owner is asked for one of their own.'] : [];
}

/** What is known of an account, but for what its owner wrote. */
export function accountOf(user: UserRow) {
  return {
    username: user.username,
    email: user.email,
    confirmed: user.emailConfirmedAt !== null,
    role: user.memberRole ?? user.role,
    company: user.companyId,
    created: user.createdAt.toISOString(),
    lastSignIn: user.lastSignInAt?.toISOString() ?? null,
  };
}

export function accountLine(user: UserRow): string {
  const { username, email, confirmed, role, lastSignIn } = accountOf(user);
  const address = email === '' ? 'no address' : `${email} (${confirmed ? 'confirmed' : 'not confirmed'})`;
  return `${username}: ${role}, ${address}, last sign-in ${lastSignIn ?? 'never'}`;
}
