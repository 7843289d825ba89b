/** What job seekers do with their own profile. */
import type { UploadedFile } from '@saring/contract';
import { record } from '#features/audit/index.ts';
import { deleteEmailsTo } from '#features/emails/index.ts';
import { dropBytes, dropFiles, fileById, fileLink, insertFile, keysOfUser, takeFile } from '#features/files/index.ts';
import { deleteUser, provePassword, userById } from '#features/users/index.ts';
import { fail } from '#platform/fail.ts';
import type { Actor } from '#platform/session.ts';
import type { World } from '#world';
import { readResume } from './resume.ts';
import { type ApplicantRow, applicantByUser, upsertApplicant } from './store.ts';

/** Only the own username is known; anybody else's answers like one that does not exist. */
export function mustBeSelf(actor: Actor, username: string): void {
  if (actor.role !== 'user' || actor.username.toLowerCase() !== username.toLowerCase()) throw fail('not_found');
}

export interface Profile {
  fullName: string;
  phone: string;
  address: string;
  contactEmail: string;
  age: number;
  gender: string;
  /** `DD/MM/YYYY` as sent. */
  dob: string;
  description: string;
}

export async function saveProfile(world: World, actor: Actor, profile: Profile): Promise<ApplicantRow> {
  const { dob, ...rest } = profile;
  const [day, month, year] = dob.split('/');
  return world.db.transaction(async (tx) => {
    await record(world, tx, actor, 'profile.saved', actor.userId);
    return upsertApplicant(tx, actor.userId, {
      ...rest,
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
  const file = await takeFile(world, use, upload, { userId: actor.userId });
  if (use === 'resume') await readResume(world, upload.bytes, file.kind);
  const column = use === 'picture' ? 'pictureFileId' : 'resumeFileId';
  return world.db.transaction(async (tx) => {
    const before = await applicantByUser(tx, actor.userId);
    await insertFile(tx, file);
    const saved = await upsertApplicant(tx, actor.userId, { [column]: file.id });
    await dropFiles(world, tx, [before?.[column] ?? null]);
    return saved;
  });
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
 * Removes the person and everything that hangs on the account; the bytes of files go right after the commit (D-27).
 * A password, which the documents' call does not have, must be right: 400.
 */
export async function deleteAccount(world: World, actor: Actor, password: string | undefined): Promise<void> {
  if (password !== undefined) {
    const account = await userById(world.db, actor.userId);
    const proof = { key: actor.username, hash: account?.passwordHash ?? null };
    await provePassword(world, proof, password, 'wrong_old_password');
  }
  await world.db.transaction(async (tx) => {
    const keys = await keysOfUser(tx, actor.userId);
    const account = await userById(tx, actor.userId);
    if (account) await deleteEmailsTo(tx, account.email);
    await deleteUser(tx, actor.userId);
    await dropBytes(world, tx, keys);
    await record(world, tx, actor, 'account.deleted', actor.userId);
  });
  world.tokens.forget(actor.userId);
}
