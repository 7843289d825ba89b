/** Who may do what: the table as people are told it, and whose things it is about. */
import { describe, expect, it } from 'vitest';
import { type Ability, type Acting, abilities, can, type MemberRole, memberRoles, rolesWith } from './roles.ts';

const member = (memberRole: MemberRole | null, companyId = 'maju'): Acting => ({
  userId: 'u1',
  role: 'admin',
  companyId,
  memberRole,
});
const seeker: Acting = { userId: 'u2', role: 'user', companyId: null, memberRole: null };
const operator: Acting = { userId: 'u3', role: 'superuser', companyId: null, memberRole: null };
const has = (actor: Acting) => abilities.filter((ability) => can(actor, ability));

const reading: Ability[] = [
  'company.read',
  'job.read',
  'job.internals',
  'application.read',
  'resume.process',
  'notice.read',
  'interview.read',
  'assistant.ask',
];

describe('a role', () => {
  it('of an owner has all that anybody of a company has', () => {
    const anyMembers = abilities.filter((ability) => memberRoles.some((role) => can(member(role), ability)));
    expect(has(member('owner'))).toEqual(anyMembers);
  });

  it('of a recruiter has all but the company itself and its trail', () => {
    const missing = has(member('owner')).filter((ability) => !can(member('recruiter'), ability));
    expect(missing).toEqual(['company.edit', 'trail.read']);
  });

  it('of a reviewer decides and reads, of an observer reads alone', () => {
    expect(new Set(has(member('reviewer')))).toEqual(new Set([...reading, 'application.decide']));
    expect(new Set(has(member('observer')))).toEqual(new Set(reading));
  });

  it('of the operator never writes for a company and reads no applicants', () => {
    expect(has(operator)).toEqual(['job.read', 'job.internals', 'installation.operate']);
  });

  it('is nothing for whoever belongs to no company any more', () => {
    expect(has(member(null))).toEqual([]);
  });

  it('is told by the kind of account, as documented', () => {
    expect(rolesWith('job.edit')).toEqual(['admin']);
    expect(rolesWith('job.read')).toEqual(['user', 'admin', 'superuser']);
  });
});

describe('what somebody may do', () => {
  it('ends at the own company', () => {
    expect(can(member('owner'), 'job.edit', { companyId: 'maju' })).toBe(true);
    for (const companyId of ['other', '', null, undefined])
      expect(can(member('owner'), 'job.edit', { companyId }), String(companyId)).toBe(false);
    expect(can(member('owner', ''), 'job.edit', { companyId: '' })).toBe(false);
  });

  it('ends at the own things for a job seeker, and any company may be applied to', () => {
    expect(can(seeker, 'application.own', { companyId: 'maju', userId: 'u2' })).toBe(true);
    expect(can(seeker, 'application.own', { companyId: 'maju', userId: 'u1' })).toBe(false);
    expect(can(seeker, 'job.read', { companyId: 'maju' })).toBe(true);
  });
});
