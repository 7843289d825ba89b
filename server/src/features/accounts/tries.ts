/**
 * How often a name may be tried by whoever is not signed in, known or not: strictly from one network; from all of them
 * together as often as one account may be guessed at in a day; and apart from both, strictly again, from a device that
 * the account's owner used before. What ten networks may do in a day leaves the owner something of what all may.
 */
import type { Language } from '@saring/contract/words';
import type { Failure } from '#events';
import { countTry, forgetTries, isWithin, type LimitRule, takeBackTry } from '#platform/auth/limits.ts';
import type { Executor } from '#platform/db/db.ts';
import { knownDevice, type Source } from '#platform/http/device.ts';
import type { World } from '#world';
import { accountOf, type UserRow } from './store.ts';
import { words } from './words.ts';

const limits = {
  password: {
    often: { max: 10, per: 15 * 60 },
    day: 80,
    // What 10 in 15 minutes come to.
    dayOfAll: 960,
    said: (when: string, language: Language) => words(language)('passwordsElsewhere', { when }),
  },
  code: {
    often: { max: 5, per: 3600 },
    day: 10,
    // What 5 in an hour come to.
    dayOfAll: 120,
    said: (when: string, language: Language) => words(language)('codesElsewhere', { when }),
  },
};

/** Lines in the trail that strangers of one network cause in a day: it is kept for good, and names to try are without end. */
const linesPerDay = 200;
/** One of so many tries of a name is told in any case, so that nobody hides what is done to one account behind others. */
const toldInAnyCase = 100;

/** Where somebody tries a name from. */
export interface Origin {
  /** The id of a device that is known for the account. */
  device: string | null;
  /** Of the device or else of the network, which is nowhere kept as it is. */
  hash: string;
  networkHash: string;
}

export async function originOf(world: World, source: Source, user: UserRow | null): Promise<Origin> {
  const device = await knownDevice(world.tokens, source, user && accountOf(user));
  const networkHash = world.tokens.mac('network', source.network);
  return { device, networkHash, hash: device ? world.tokens.mac('device', device) : networkHash };
}

type Kind = keyof typeof limits;

/** The strictest first: what is refused of one network is not counted against all. */
function rulesOf(world: World, kind: Kind, username: string, origin: Origin): [LimitRule, LimitRule, ...LimitRule[]] {
  const { often, day, dayOfAll, said } = limits[kind];
  // Long or odd names are never stored as they are.
  const key = (...parts: string[]) => `${kind}:${world.tokens.mac(kind, username.toLowerCase(), ...parts)}`;
  const own: [LimitRule, LimitRule] = [
    { key: key('often', origin.hash), ...often },
    { key: key('day', origin.hash), max: day, per: 'day' },
  ];
  return origin.device ? own : [...own, { key: key(), max: dayOfAll, per: 'day', said }];
}

/** Counts a try, before it is known to be wrong: of thirty at once, ten are looked at. Throws 429; answers how many there were today. */
export async function countTries(world: World, kind: Kind, username: string, origin: Origin): Promise<number> {
  if (!world.config.rateLimit) return 0;
  let today = 0;
  for (const rule of rulesOf(world, kind, username, origin)) today = await countTry(world.db, world.clock.now(), rule);
  return today;
}

/** After a right one: the wrong ones of the last minutes are forgotten, and it does not count as one of the day's. */
export async function forgive(world: World, username: string, origin: Origin): Promise<void> {
  if (!world.config.rateLimit) return;
  const [often, ...daily] = rulesOf(world, 'password', username, origin);
  await forgetTries(world.db, [often.key]);
  await takeBackTry(
    world.db,
    daily.map(({ key }) => key),
  );
}

/** Forgets what was tried from there, for whoever proved by other means whose the account is; what others did stays counted. */
export async function forgetOwnTries(world: World, tx: Executor, username: string, origin: Origin): Promise<void> {
  const [often, day] = rulesOf(world, 'password', username, origin);
  await forgetTries(tx, [often.key, day.key]);
}

/** Whose name nobody has; what was typed may be a password, so it is not kept. */
const unknown = { userId: 'unknown', username: 'unknown', companyId: null };

/** A line in the trail for a failure, as far as the network's lines of the day go; `today` counts the tries of the name. */
export async function tellFailure(
  world: World,
  user: UserRow | null,
  origin: Origin,
  failure: Failure,
  today = 1,
): Promise<void> {
  const lines: LimitRule = { key: `trail:${origin.networkHash}`, max: linesPerDay, per: 'day' };
  const isLeft = !world.config.rateLimit || (await isWithin(world.db, world.clock.now(), lines));
  if (!isLeft && today % toldInAnyCase !== 0) return;
  const who = user ? accountOf(user) : unknown;
  await world.db.transaction((tx) =>
    world.emit(tx, { ...who, role: 'anonymous' }, { ...failure, account: who.userId }),
  );
}
