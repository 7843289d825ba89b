/** Roles and what each may do: the one table from which endpoints, actions and tests decide. */
import { keysOf } from './keys.ts';

/** Kinds of account, as documented: a job seeker, somebody of a company, an operator of the installation. */
export type Role = 'user' | 'admin' | 'superuser';

/** What somebody of a company is there. */
export const memberRoles = ['owner', 'recruiter', 'reviewer', 'observer'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** Members see all of their company, whatever they may change. */
const members = memberRoles;
const hiring = ['owner', 'recruiter'] as const;

/** For each ability, who has it: of a job seeker about the own things, of a member about those of the own company. */
const holders = {
  'profile.own': ['user'],
  'application.own': ['user'],
  'interview.take': ['user'],
  'company.read': members,
  'company.edit': ['owner'],
  'trail.read': ['owner'],
  'job.read': ['user', 'superuser', ...members],
  'job.internals': ['superuser', ...members],
  'job.edit': hiring,
  'application.read': members,
  'application.decide': ['owner', 'recruiter', 'reviewer'],
  'application.rescore': hiring,
  'application.mail': hiring,
  'resume.process': ['user', ...members],
  'notice.read': ['user', ...members],
  'interview.read': ['user', ...members],
  'interview.accommodate': hiring,
  'assistant.ask': members,
  'installation.operate': ['superuser'],
} as const satisfies Record<string, readonly ('user' | 'superuser' | MemberRole)[]>;

export type Ability = keyof typeof holders;
export const abilities = keysOf(holders);

/** Who acts: `companyId` and `memberRole` are set for those of a company. */
export interface Acting {
  userId: string;
  role: Role;
  companyId: string | null;
  memberRole: MemberRole | null;
}

/** Whose it is; of what has no `userId`, no job seeker is the owner. */
export interface Owned {
  companyId?: string | null;
  userId?: string;
}

/**
 * Whether somebody may do something, to `thing` where one is given: a job seeker only to the own things, a member only to those of
 * the own company. Without `thing` the role alone decides.
 */
export function can(actor: Pick<Acting, 'role'> & Partial<Acting>, ability: Ability, thing?: Owned): boolean {
  const held: readonly string[] = holders[ability];
  if (!held.includes(actor.role === 'admin' ? (actor.memberRole ?? '') : actor.role)) return false;
  if (!thing) return true;
  if (actor.role === 'admin') return Boolean(actor.companyId) && actor.companyId === thing.companyId;
  return actor.role === 'superuser' || thing.userId === undefined || thing.userId === actor.userId;
}

/** The kinds of account of which somebody has an ability. */
export function rolesWith(ability: Ability): Role[] {
  const held: readonly string[] = holders[ability];
  const kinds = { user: ['user'], admin: memberRoles, superuser: ['superuser'] } as const;
  return (['user', 'admin', 'superuser'] as const).filter((role) =>
    kinds[role].some((holder) => held.includes(holder)),
  );
}
