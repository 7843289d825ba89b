/** What job seekers do with their own profile. */

import type { UploadedFile } from '@saring/contract';
import { can } from '@saring/contract/domain';
import type { Who } from '#events';
import { deleteUser, lockUser, proveOwnPassword } from '#features/accounts/index.ts';
import { forgetMails } from '#features/emails/index.ts';
import {
  dropBytes,
  dropFiles,
  fileById,
  fileLink,
  insertFile,
  keysOfUser,
  storing,
  takeFile,
} from '#features/files/index.ts';
import type { Actor } from '#platform/auth/session.ts';
import type { Executor } from '#platform/db/db.ts';
import { fail, invalid } from '#platform/http/fail.ts';
import { phoneOf } from '#platform/phone.ts';
import type { World } from '#world';
import { factsIn, readResume } from './resume.ts';
import { type ApplicantRow, applicantByUser, appliedTo, upsertApplicant } from './store.ts';
import { words } from './words.ts';

/** Only the own username is known; anybody else's answers like one that does not exist. */
export function mustBeSelf(actor: Actor, username: string): void {
  if (!can(actor, 'profile.own') || actor.username.toLowerCase() !== username.toLowerCase()) throw fail('not_found');
}

export interface Profile {
  fullName: string;
  phone: string;
  address: string;
  contactEmail: string;
  age: number;
  gender?: string;
  /** `DD/MM/YYYY` as sent. */
  dob: string;
  description: string;
}

export async function saveProfile(world: World, actor: Actor, profile: Profile): Promise<ApplicantRow> {
  const { dob, ...rest } = profile;
  const phone = phoneOf(profile.phone);
  if (phone === null) throw invalid('phone', words.later('phone'));
  const [day, month, year] = dob.split('/');
  return world.db.transaction(async (tx) => {
    await world.emit(tx, actor, { kind: 'profile.saved', account: actor.userId });
    return upsertApplicant(tx, actor.userId, {
      ...rest,
      gender: profile.gender ?? '',
      phone,
      birthDate: `${year}-${month}-${day}`,
      savedAt: world.clock.now(),
    });
  });
}

/** Stores a picture or a resume in place of the one before. */
export async function replaceFile(
  world: World,
  actor: Actor,
  use: 'picture' | 'resume',
  upload: UploadedFile,
): Promise<ApplicantRow> {
  const taken = await takeFile(world, use, upload, { userId: actor.userId });
  const { file } = taken;
  const document = use === 'resume' ? await readResume(world, upload.bytes, file.kind) : null;
  const facts = document ? { resumeFacts: await factsIn(world, document.text) } : {};
  const column = use === 'picture' ? 'pictureFileId' : 'resumeFileId';
  return storing(world, [taken], () =>
    world.db.transaction(async (tx) => {
      // The account is held, for there may be no profile yet: of two at once the second must find the first one's file.
      await lockUser(tx, actor.userId);
      const before = await applicantByUser(tx, actor.userId);
      await insertFile(tx, file);
      const saved = await upsertApplicant(tx, actor.userId, { [column]: file.id, ...facts });
      await dropFiles(world, tx, [before?.[column] ?? null]);
      return saved;
    }),
  );
}

/** Signed links to what the person has stored. */
export async function ownFiles(world: World, row: ApplicantRow | null) {
  const resume = row?.resumeFileId ? await fileById(world.db, row.resumeFileId) : null;
  return {
    profilePictureUrl: await fileLink(world, row?.pictureFileId ?? null),
    resumeUrl: await fileLink(world, resume?.id ?? null),
    resumeFilename: resume?.filename ?? null,
    resumeSize: resume?.size ?? null,
  };
}

/**
 * Removes the own account. A password, which the documented call does not have, must be right: 400.
 */
export async function deleteAccount(world: World, actor: Actor, password: string | undefined): Promise<void> {
  if (password !== undefined) await proveOwnPassword(world, actor, password, 'account.delete-failed');
  await world.db.transaction(async (tx) => {
    await removeAccount(world, tx, actor, actor.userId);
    await world.emit(tx, actor, { kind: 'account.deleted', account: actor.userId });
  });
  world.tokens.forget(actor.userId);
}

/**
 * Removes an account of any kind with everything that hangs on it, and tells the trail of each company that lost applications
 * by it; the bytes of files go right after the commit.
 */
export async function removeAccount(world: World, tx: Executor, who: Who, userId: string): Promise<void> {
  // Held first: what somebody adds to the account at this moment is there to be removed, or comes too late to be added.
  await lockUser(tx, userId);
  for (const { companyId, applications } of await appliedTo(tx, userId))
    await world.emit(tx, { ...who, companyId }, { kind: 'applicant.left', company: companyId, applications });
  const keys = await keysOfUser(tx, userId);
  await deleteUser(tx, userId);
  await dropBytes(world, tx, keys);
  await forgetMails(world, tx);
}
