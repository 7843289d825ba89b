/** Reading a resume while its owner is there, and what it offers for the profile. */

import { profileShape, type UploadedFile } from '@saring/contract';
import type { Said } from '@saring/contract/words';
import type { ResumeFacts } from '@saring/engine';
import {
  DocumentError,
  type DocumentProblem,
  type DocumentSource,
  type DocumentText,
  documentKind,
} from '#engines/documents/index.ts';
import { fileById, takeFile } from '#features/files/index.ts';
import type { Actor } from '#platform/auth/session.ts';
import { Fail } from '#platform/http/fail.ts';
import { phoneDigits, phoneOf } from '#platform/phone.ts';
import type { World } from '#world';
import { applicantByUser, keepResumeFacts } from './store.ts';
import { words } from './words.ts';

/** The engine's own texts speak of documents that can be pasted as well, which a resume cannot. */
const own: Partial<Record<DocumentProblem, Said>> = {
  no_text: words.later('resumeNoText'),
  too_large: words.later('resumeTooLarge'),
};

/**
 * Reads a resume at once, so that whoever sends a scan or a locked file hears of it while it can be mended.
 * Throws 422 with what to do. `kind` is as the check of the upload found it.
 */
export async function readResume(world: World, source: DocumentSource, kind: string): Promise<DocumentText> {
  try {
    return await world.engines.documents.read(source, documentKind(kind));
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    throw new Fail('file_unreadable', { said: own[error.problem] ?? error.said, file: 'resume' });
  }
}

const nothing: ResumeFacts = { fullName: null, phone: null, address: null, contactEmail: null, description: null };

/** What a resume offers for the profile; only values that the profile would take, and nothing where finding them takes too long. */
export async function factsIn(world: World, text: string): Promise<ResumeFacts> {
  const found = await world.engines.ai.resumeFacts(text).catch((error: unknown) => {
    if (error instanceof Fail && error.code === 'text_unreadable') return nothing;
    throw error;
  });
  return {
    fullName: taken(profileShape.full_name, found.fullName),
    phone: (found.phone && phoneDigits(phoneOf(found.phone) ?? '')) || null,
    address: taken(profileShape.address, found.address),
    contactEmail: taken(profileShape.Contactemail, found.contactEmail),
    description: taken(profileShape.description, found.description),
  };
}

/** What a file offers that is about to be sent; it is judged as it will be then, and nothing is kept of it. */
export async function offerOf(world: World, actor: Actor, upload: UploadedFile): Promise<ResumeFacts> {
  const { file } = await takeFile(world, 'resume', upload, { userId: actor.userId });
  const { text } = await readResume(world, upload.bytes, file.kind);
  return factsIn(world, text);
}

/** What the stored resume offers for the profile: found when it was uploaded, or now in one from before that was kept. */
export async function suggestionsFor(world: World, actor: Actor): Promise<ResumeFacts> {
  const profile = await applicantByUser(world.db, actor.userId);
  if (profile?.resumeFacts) return profile.resumeFacts;
  const file = profile?.resumeFileId ? await fileById(world.db, profile.resumeFileId) : null;
  if (!file) return nothing;
  const document = await readResume(world, () => world.files.get(file.key), file.kind).catch((error: unknown) => {
    // A resume from before unreadable ones were refused.
    if (error instanceof Fail && error.code === 'file_unreadable') return null;
    throw error;
  });
  const facts = document ? await factsIn(world, document.text) : nothing;
  await keepResumeFacts(world.db, actor.userId, file.id, facts);
  return facts;
}

interface Rule {
  safeParse(value: unknown): { data?: unknown };
}

/** The value as the profile would keep it. */
function taken(rule: Rule, value: string | null): string | null {
  const { data } = rule.safeParse(value);
  return typeof data === 'string' ? data : null;
}
