/** Reading a resume while its owner is there, and what it offers for the profile. */
import { profileFields } from '@saring/contract';
import { DocumentError, type DocumentKind, type DocumentProblem, type DocumentText } from '#engines/documents/index.ts';
import { fileById } from '#features/files/index.ts';
import { Fail } from '#platform/fail.ts';
import type { Actor } from '#platform/session.ts';
import type { World } from '#world';
import { type Found, findInResume } from './resume-facts.ts';
import { applicantByUser } from './store.ts';

/** The engine's own texts speak of documents that can be pasted as well, which a resume cannot. */
const texts: Partial<Record<DocumentProblem, string>> = {
  no_text:
    'No readable text was found in this resume: it seems to be a scan or a picture. Save it from your word processor as a PDF or DOCX with real text, and upload that.',
  too_large: 'The resume holds too much to be read. Upload a shorter version.',
};

/**
 * Reads a resume at once, so that whoever sends a scan or a locked file hears of it while it can be mended.
 * Throws 422 with what to do. `kind` is as the check of the upload found it.
 */
export async function readResume(world: World, bytes: Uint8Array, kind: string): Promise<DocumentText> {
  try {
    return await world.engines.documents.read(bytes, kind as DocumentKind); // a stored resume is of no other kind
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    throw new Fail('file_unreadable', { text: texts[error.problem] ?? error.message, file: 'resume' });
  }
}

const nothing: Found = { fullName: null, phone: null, address: null, contactEmail: null, description: null };

/** What the stored resume offers for the profile; only values that the profile would take. */
export async function suggestionsFor(world: World, actor: Actor): Promise<Found> {
  const profile = await applicantByUser(world.db, actor.userId);
  const file = profile?.resumeFileId ? await fileById(world.db, profile.resumeFileId) : null;
  if (!file) return nothing;
  const document = await readResume(world, await world.files.get(file.key), file.kind).catch((error: unknown) => {
    // A resume from before unreadable ones were refused.
    if (error instanceof Fail) return null;
    throw error;
  });
  const found = document ? findInResume(document.text) : nothing;
  return {
    fullName: taken(profileFields.full_name, found.fullName),
    phone: taken(profileFields.phone, found.phone),
    address: taken(profileFields.address, found.address),
    contactEmail: taken(profileFields.Contactemail, found.contactEmail),
    description: taken(profileFields.description, found.description),
  };
}

interface Rule {
  safeParse(value: unknown): { success: boolean };
}

function taken(rule: Rule, value: string | null): string | null {
  return value !== null && rule.safeParse(value).success ? value : null;
}
