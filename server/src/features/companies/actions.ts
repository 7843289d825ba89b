/** What companies can do: be registered by a link, keep a profile and a logo. */

import { createHash } from 'node:crypto';
import { answerBounds, neverSaved, type UploadedFile, usualApplicantMonths } from '@saring/contract';
import { can } from '@saring/contract/domain';
import { dropFiles, insertFile, storing, takeFile } from '#features/files/index.ts';
import { isCompanySuspended } from '#features/suspensions/index.ts';
import type { Actor } from '#platform/auth/session.ts';
import { type Executor, isTaken } from '#platform/db/db.ts';
import { fail } from '#platform/http/fail.ts';
import { daysAfter, isId } from '#platform/process/clock.ts';
import type { World } from '#world';
import { tellChanges } from './changes.ts';
import { compared, nameKey } from './names.ts';
import { isOpenToCandidates, linkProblem } from './rules.ts';
import {
  type CompanyRow,
  companyById,
  companyNameTaken,
  freeCompanyId,
  insertCompany,
  insertLink,
  type LinkRow,
  linkByHash,
  lockCompany,
  lockLink,
  setComparedName,
  spendLink,
  updateCompany,
  updateLink,
  withoutComparedName,
} from './store.ts';

const linkDays = 7;

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

interface MadeLink {
  id: string;
  link: string;
  expiresAt: Date;
}

/** A fresh secret and its end; only the hash is kept. */
function freshLink(world: World, now: Date) {
  const token = world.clock.secret();
  const expiresAt = daysAfter(now, linkDays);
  return { link: `${world.config.publicUrl}/register-company/${token}`, tokenHash: hashOf(token), expiresAt };
}

/** Makes a registration link: valid 7 days, single use. */
export async function makeLink(
  world: World,
  tx: Executor,
  actor: Actor,
  input: { companyName: string; adminEmail: string },
): Promise<MadeLink> {
  if (await companyNameTaken(tx, input.companyName, nameKey(input.companyName), null)) throw fail('company_taken');
  const now = world.clock.now();
  const { link, tokenHash, expiresAt } = freshLink(world, now);
  const id = world.clock.newId();
  await insertLink(tx, { id, tokenHash, ...input, createdBy: actor.userId, createdAt: now, expiresAt });
  return { id, link, expiresAt };
}

async function unusedLink(tx: Executor, id: string): Promise<LinkRow> {
  const link = isId(id) ? await lockLink(tx, id) : null;
  if (!link) throw fail('not_found');
  if (link.usedAt) throw fail('link_used');
  return link;
}

/** Replaces an unused link by a fresh one; the old one stops working. */
export async function renewLink(world: World, tx: Executor, id: string): Promise<MadeLink & LinkRow> {
  const before = await unusedLink(tx, id);
  const { link, tokenHash, expiresAt } = freshLink(world, world.clock.now());
  await updateLink(tx, id, { tokenHash, expiresAt, revokedAt: null });
  return { ...before, link, expiresAt };
}

/** Makes an unused link void. */
export async function revokeLink(world: World, tx: Executor, id: string): Promise<void> {
  await unusedLink(tx, id);
  await updateLink(tx, id, { revokedAt: world.clock.now() });
}

/** The link behind a token. Throws what its holder should read. */
export async function linkByToken(world: World, db: Executor, token: string): Promise<LinkRow> {
  const link = await linkByHash(db, hashOf(token));
  const problem = linkProblem(link, world.clock.now());
  if (!link || problem) throw fail(problem ?? 'link_unknown');
  return link;
}

/** Spends a link in the transaction of the registration. */
export async function useLink(world: World, tx: Executor, token: string): Promise<LinkRow> {
  const link = await spendLink(tx, hashOf(token), world.clock.now());
  return link ?? linkByToken(world, tx, token);
}

/** Keeps which company was registered by a link and, for the operator to see, with which other address than it was mailed to. */
export async function noteUse(tx: Executor, id: string, use: { companyId: string; usedEmail?: string }): Promise<void> {
  await updateLink(tx, id, use);
}

/**
 * Adds a company, waiting to be verified; answers its id. That is the handle, which the documented calls go on to send, or, where a
 * company has it whose own account of that name is gone, the handle with a number behind (docs/decisions/024).
 */
export async function createCompany(
  world: World,
  tx: Executor,
  { handle, name }: { handle: string; name: string },
): Promise<string> {
  const id = await freeCompanyId(tx, handle);
  const made = await insertCompany(tx, {
    id,
    name,
    ...compared(name),
    status: 'pending',
    applicantMonths: usualApplicantMonths,
    answerDays: answerBounds.usual,
    createdAt: world.clock.now(),
  });
  if (!made) throw fail('company_taken');
  return id;
}

/** The actor's own company. A foreign id answers like one that does not exist. */
export async function ownCompany(
  world: World,
  actor: Actor,
  companyId: string,
  db: Executor = world.db,
): Promise<CompanyRow> {
  const company = can(actor, 'company.read', { companyId }) ? await companyById(db, companyId) : null;
  if (!company) throw fail('not_found');
  return company;
}

interface Profile {
  companyName: string;
  industry: string;
  description: string;
  location: string;
  contactEmail: string;
  website: string;
  employees: string;
  dateFounded: string;
  /** Of the profile that the changes are based on, `never` for none; without it nothing is compared. */
  updatedAt?: string | null;
}

/**
 * Saves the own profile. Of two who save at once on the same version, the later one is told. A verified company with a new
 * name waits to be verified again.
 */
export async function saveProfile(
  world: World,
  actor: Actor,
  companyId: string,
  profile: Profile,
): Promise<CompanyRow> {
  const saving = world.db.transaction(async (tx) => {
    await ownCompany(world, actor, companyId, tx);
    const company = await lockCompany(tx, companyId);
    if (!company) throw fail('not_found');
    const { companyName: name, updatedAt, ...rest } = profile;
    if (updatedAt && updatedAt !== (company.profileSavedAt?.toISOString() ?? neverSaved)) throw fail('company_changed');
    const names = compared(name);
    if (await companyNameTaken(tx, name, names.nameKey, companyId)) throw fail('company_taken');
    const renamed = names.nameKey !== nameKey(company.name);
    // The operator verified a company of another name.
    const status = renamed && company.status === 'verified' ? 'pending' : company.status;
    const values = { name, ...names, ...rest, status, profileSavedAt: world.clock.now() };
    const saved = (await updateCompany(tx, company.id, values)) ?? company;
    await world.emit(tx, actor, { kind: 'company.profile.saved', company: company.id });
    if (company.status === 'verified') await tellChanges(world, tx, actor, company, saved);
    return saved;
  });
  return saving.catch((error: unknown) => {
    throw isTaken(error) ? fail('company_taken') : error;
  });
}

export async function saveLogo(world: World, actor: Actor, companyId: string, file: UploadedFile): Promise<CompanyRow> {
  await ownCompany(world, actor, companyId);
  const logo = await takeFile(world, 'picture', file, { companyId });
  return storing(world, [logo], () =>
    world.db.transaction(async (tx) => {
      await ownCompany(world, actor, companyId, tx);
      // Held: of two at once the second must find the first one's logo, to remove it.
      const company = await lockCompany(tx, companyId);
      if (!company) throw fail('not_found');
      await insertFile(tx, logo.file);
      const saved = await updateCompany(tx, companyId, { logoFileId: logo.file.id });
      await dropFiles(world, tx, [company.logoFileId]);
      return saved ?? company;
    }),
  );
}

/** How many names are compared anew at a time. */
const namesAtOnce = 500;

/** Brings the names that an older version wrote into the form in which they are compared now. */
export async function compareNames(world: World): Promise<void> {
  for (;;) {
    const found = await withoutComparedName(world.db, namesAtOnce);
    for (const { id, name } of found) await setComparedName(world.db, id, name, compared(name));
    if (found.length < namesAtOnce) return;
  }
}

/** The public address of a logo; its version is in the address, so that it may be cached for ever. */
export function logoUrl(company: CompanyRow): string | null {
  return company.logoFileId ? `/api/companies/${encodeURIComponent(company.id)}/logo/${company.logoFileId}` : null;
}

/** Why candidates cannot apply to this company now, or null where they can. */
export async function whyClosed(
  world: World,
  company: CompanyRow,
  db: Executor = world.db,
): Promise<'company_suspended' | 'company_not_verified' | null> {
  if (await isCompanySuspended(db, company.id)) return 'company_suspended';
  return isOpenToCandidates(company.status, world.config.requireCompanyVerification) ? null : 'company_not_verified';
}

/** Throws `not_found` for one that is unknown, suspended or not verified: whoever guesses at ids learns nothing. */
export async function openCompany(world: World, companyId: string): Promise<CompanyRow> {
  const company = await companyById(world.db, companyId);
  if (!company || (await whyClosed(world, company))) throw fail('not_found');
  return company;
}
