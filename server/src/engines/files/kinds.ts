/** What a file is, decided by its content, and whether it may be used for what it was uploaded for. */
import { extname } from 'node:path';
import { formatsOf } from '@saring/contract/words';
import { fileTypeFromBuffer } from 'file-type';
import { readCompound } from './compound.ts';
import { pdfLock } from './pdf-lock.ts';
import { decodes } from './pictures.ts';
import { FileRejected } from './rejected.ts';
import { isBlank, isSvg, isText } from './text-kinds.ts';
import { words } from './words.ts';

export { FileRejected, type RejectReason } from './rejected.ts';

export type FileKind = 'pdf' | 'docx' | 'doc' | 'txt' | 'png' | 'jpg' | 'gif' | 'svg';
export type FileUse = 'resume' | 'certification' | 'description' | 'picture';

export interface CheckedFile {
  kind: FileKind;
  mime: string;
  /** The usual ending, without the dot. */
  ext: string;
}

const MIMES: Record<FileKind, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  txt: 'text/plain',
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  svg: 'image/svg+xml',
};

const ENDINGS: Record<string, FileKind> = {
  '.pdf': 'pdf',
  '.docx': 'docx',
  '.doc': 'doc',
  '.txt': 'txt',
  '.png': 'png',
  '.jpg': 'jpg',
  '.jpeg': 'jpg',
  '.gif': 'gif',
  '.svg': 'svg',
};

const USES: Record<FileUse, { kinds: FileKind[]; megabytes: number }> = {
  resume: { kinds: ['pdf', 'docx', 'doc', 'txt'], megabytes: 5 },
  certification: { kinds: ['pdf', 'png', 'jpg'], megabytes: 10 },
  description: { kinds: ['txt', 'doc', 'docx', 'pdf'], megabytes: 10 },
  picture: { kinds: ['svg', 'png', 'jpg', 'gif'], megabytes: 2 },
};

/**
 * Checks size, type and wholeness of an upload. Name and content must agree; a name without an ending claims nothing.
 * Throws FileRejected with a sentence for the person who uploaded it.
 */
export async function checkFile(use: FileUse, filename: string, bytes: Uint8Array): Promise<CheckedFile> {
  const { kinds, megabytes } = USES[use];
  if (bytes.length > megabytes * 1024 * 1024) {
    throw new FileRejected('too_large', words.later('tooLarge', { megabytes }));
  }
  const refused = () =>
    new FileRejected('wrong_type', (language) =>
      words(language)('notAccepted', { kinds: formatsOf(language).choice(kinds.map((kind) => kind.toUpperCase())) }),
    );
  const ending = extname(filename).toLowerCase();
  const claimed = ENDINGS[ending];
  if (ending && !(claimed && kinds.includes(claimed))) throw refused();
  if (bytes.length === 0) {
    throw new FileRejected('unreadable', words.later('empty'));
  }
  const found = await detectKind(bytes, filename);
  if (found instanceof FileRejected) throw found;
  if (!kinds.includes(found.kind)) throw refused();
  return { ...found, ext: found.kind };
}

/**
 * The kind of a file whose name, where it has an ending, and content agree, otherwise the problem (returned, not thrown):
 * `wrong_type` where they differ, `unreadable` where the file is truncated, encrypted or damaged.
 */
export async function detectKind(
  bytes: Uint8Array,
  filename: string,
): Promise<{ kind: FileKind; mime: string } | FileRejected> {
  const ending = extname(filename).toLowerCase();
  const claimed = ENDINGS[ending];
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = await looksLike(view, claimed);
  if (found instanceof FileRejected) return found;
  // Without an ending the content must prove itself, which text cannot: it has no signature.
  const agrees = ending ? found === claimed : found !== 'txt';
  if (!found || !agrees) return disagreement(ending, found);
  const problem = await damage(found, view);
  return problem ?? { kind: found, mime: MIMES[found] };
}

/** What the content says. Null for none of the accepted kinds; a refusal where the container itself is broken or locked. */
async function looksLike(view: Buffer, claimed: FileKind | undefined): Promise<FileKind | FileRejected | null> {
  // Readers accept a PDF whose header is preceded by up to 1 KB of something else, such as a byte order mark.
  if (view.subarray(0, 1024).includes('%PDF-')) return 'pdf';
  if (view.subarray(0, 4).equals(ZIP)) return looksLikeZip(view, claimed);
  if (view.subarray(0, 8).equals(COMPOUND)) return looksLikeCompound(view, claimed);
  if (view.subarray(0, 5).equals(RTF)) return claimed ? rich(claimed) : null;
  if (await isText(view)) return claimed === 'svg' && isSvg(view) ? 'svg' : 'txt';
  const detected = await fileTypeFromBuffer(view);
  return ENDINGS[`.${detected?.ext}`] ?? null;
}

const ZIP = Buffer.from('504b0304', 'hex');
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const RTF = Buffer.from('{\\rtf');
/** How the main stream of Word 97 and later begins. */
const WORD_97 = 0xa5ec;

function looksLikeZip(view: Buffer, claimed: FileKind | undefined): FileKind | FileRejected | null {
  const whole = view.includes(Buffer.from('504b0506', 'hex'), Math.max(0, view.length - 66_000));
  if (!whole) return claimed === 'docx' ? damaged() : null;
  return view.includes('word/document.xml') ? 'docx' : null;
}

function looksLikeCompound(view: Buffer, claimed: FileKind | undefined): FileKind | FileRejected | null {
  const compound = readCompound(view);
  if (!compound) return claimed === 'doc' || claimed === 'docx' ? damaged() : null;
  // A DOCX with a password is a compound file around the encrypted package.
  if (compound.has('EncryptedPackage')) return claimed === 'docx' || claimed === 'doc' ? locked() : null;
  const head = compound.head('WordDocument');
  if (head === 'missing') return null;
  if (head === 'damaged' || head.length < 12) return damaged();
  if (head.readUInt16LE(0) !== WORD_97) return beforeWord97();
  const ENCRYPTED = 0x01;
  return ((head[11] ?? 0) & ENCRYPTED) !== 0 ? locked() : 'doc';
}

/** What is wrong with a file of the right kind, if anything. */
async function damage(kind: FileKind, view: Buffer): Promise<FileRejected | null> {
  if (kind === 'pdf') {
    const lock = pdfLock(view);
    if (lock === 'truncated') return damaged();
    return lock === 'locked' ? locked() : null;
  }
  // A drawing is judged where it is drawn.
  if (kind === 'png' || kind === 'jpg' || kind === 'gif') {
    return (await decodes(view)) ? null : damaged();
  }
  if (kind === 'txt' && (await isBlank(view))) {
    return new FileRejected('unreadable', words.later('empty'));
  }
  return null;
}

function disagreement(ending: string, found: FileKind | null): FileRejected {
  const name = ending.slice(1).toUpperCase();
  if (!name) return new FileRejected('wrong_type', words.later('noEnding'));
  if (found === 'txt') return new FileRejected('wrong_type', words.later('isText', { name }));
  if (!found) return new FileRejected('wrong_type', words.later('isElse', { name }));
  return new FileRejected('wrong_type', words.later('isOther', { name, kind: found.toUpperCase() }));
}

/** Old programs, and many web sites, give rich text the name of a Word file. */
function rich(claimed: FileKind): FileRejected {
  return new FileRejected('wrong_type', words.later('isRich', { name: claimed.toUpperCase() }));
}

function beforeWord97(): FileRejected {
  return new FileRejected('unreadable', words.later('oldWord'));
}

function damaged(): FileRejected {
  return new FileRejected('unreadable', words.later('damaged'));
}

function locked(): FileRejected {
  return new FileRejected('unreadable', words.later('locked'));
}
