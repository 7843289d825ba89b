/** Whether a PDF is complete, and whether it opens without a password; read from the raw bytes, nothing is parsed or inflated. */
import { createCipheriv, createHash } from 'node:crypto';

/** The padding of short passwords that the PDF standard prescribes (ISO 32000-1, 7.6.3.3). */
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

/**
 * `locked`: a password is needed to open it. A file that only restricts printing or editing opens with the
 * empty password and is `open`. `truncated`: the end is missing.
 */
export function pdfLock(view: Buffer): 'open' | 'locked' | 'truncated' {
  // Never the whole file as one text: 5 MB of it hold everybody up, and its memory does once more when it is freed.
  if (isTruncated(view)) return 'truncated';
  const dictionary = encryptDictionary(view);
  if (dictionary === null) return 'open';
  if (!/\/Filter\s*\/Standard\b/.test(dictionary)) return 'locked';
  try {
    return opensWithoutPassword(dictionary, fileId(view)) ? 'open' : 'locked';
  } catch {
    return 'locked';
  }
}

/** Each complete save ends with %%EOF; objects after the last one belong to a save that was cut off. */
function isTruncated(view: Buffer): boolean {
  const end = view.lastIndexOf('%%EOF');
  if (end < 0 || /\d\s+\d+\s+obj\b/.test(view.toString('latin1', end))) return true;
  const length = /\/Linearized\b[^>]*?\/L\s+(\d+)/.exec(view.toString('latin1', 0, 2048));
  return length !== null && Number(length[1]) > view.length;
}

/** The encryption dictionary is never compressed, so its text can be found. Null where there is none. */
function encryptDictionary(view: Buffer): string | null {
  const reference = view.lastIndexOf('/Encrypt');
  if (reference < 0) return null;
  const found = /^\/Encrypt\s*(?:(\d+)\s+(\d+)\s+R|<<)/.exec(view.toString('latin1', reference, reference + 60));
  if (!found) return null;
  if (!found[1]) return view.toString('latin1', reference, reference + 4096);
  const text = view.toString('latin1');
  const object = text.search(new RegExp(`(?:^|[^\\d])${found[1]}\\s+${found[2]}\\s+obj\\b`));
  return object < 0 ? '' : text.slice(object, object + 4096);
}

function fileId(view: Buffer): Buffer {
  const at = view.lastIndexOf('/ID');
  const array = at < 0 ? '' : view.toString('latin1', at + 3, at + 600).replace(/^\s*\[/, '');
  return array ? readString(array) : Buffer.alloc(0);
}

function opensWithoutPassword(dictionary: string, id: Buffer): boolean {
  const revision = numberAt(dictionary, 'R', 2);
  const user = stringAt(dictionary, 'U');
  if (revision >= 5) {
    const hash = revision === 5 ? sha(256, user.subarray(32, 40)) : hardenedHash(user.subarray(32, 40));
    return hash.equals(user.subarray(0, 32));
  }
  const bits = numberAt(dictionary, 'Length', 40);
  const length = revision === 2 ? 5 : Math.min(16, Math.max(5, (bits < 40 ? bits * 8 : bits) / 8));
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(numberAt(dictionary, 'P', 0) | 0);
  const plainMetadata = revision >= 4 && /\/EncryptMetadata\s+false/.test(dictionary);
  const parts = [PADDING, stringAt(dictionary, 'O').subarray(0, 32), permissions, id];
  if (plainMetadata) parts.push(Buffer.alloc(4, 0xff));
  let key: Buffer = md5(Buffer.concat(parts)).subarray(0, length);
  if (revision === 2) return rc4(key, PADDING).equals(user.subarray(0, 32));
  for (let i = 0; i < 50; i++) key = md5(key).subarray(0, length);
  let check: Buffer = md5(Buffer.concat([PADDING, id]));
  for (let i = 0; i < 20; i++)
    check = rc4(
      key.map((byte) => byte ^ i),
      check,
    );
  return check.equals(user.subarray(0, 16));
}

/** Algorithm 2.B of ISO 32000-2 for the empty password. */
function hardenedHash(salt: Buffer): Buffer {
  let key: Buffer = sha(256, salt);
  for (let round = 0; ; round++) {
    const block = Buffer.concat(Array.from({ length: 64 }, () => key));
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false);
    const encrypted = cipher.update(block);
    let remainder = 0;
    for (const byte of encrypted.subarray(0, 16)) remainder += byte;
    key = sha(([256, 384, 512] as const)[remainder % 3] ?? 256, encrypted);
    if (round >= 63 && (encrypted.at(-1) ?? 0) <= round - 31) return key.subarray(0, 32);
  }
}

function numberAt(dictionary: string, name: string, missing: number): number {
  const found = new RegExp(`/${name}\\s+(-?\\d+)`).exec(dictionary);
  return found ? Number(found[1]) : missing;
}

function stringAt(dictionary: string, name: string): Buffer {
  const found = new RegExp(`/${name}\\s*(?=[(<])`).exec(dictionary);
  return found ? readString(dictionary.slice(found.index + found[0].length)) : Buffer.alloc(0);
}

/** A PDF string, literal or hexadecimal, at the start of the text. */
function readString(text: string): Buffer {
  const start = text.trimStart();
  if (start[0] === '<') return Buffer.from(start.slice(1, start.indexOf('>')).replace(/\s/g, ''), 'hex');
  const bytes: number[] = [];
  let depth = 0;
  for (let i = 0; i < start.length; i++) {
    const character = start[i] ?? '';
    if (character === '\\') {
      const octal = /^[0-7]{1,3}/.exec(start.slice(i + 1, i + 4));
      const next = start[i + 1] ?? '';
      if (octal) bytes.push(Number.parseInt(octal[0], 8) & 0xff);
      else if (next !== '\n') bytes.push((ESCAPES[next] ?? next).charCodeAt(0));
      i += octal ? octal[0].length : 1;
      continue;
    }
    if (character === '(' && depth++ === 0) continue;
    if (character === ')' && --depth === 0) break;
    bytes.push(character.charCodeAt(0));
  }
  return Buffer.from(bytes);
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const md5 = (data: Uint8Array) => createHash('md5').update(data).digest();
const sha = (bits: 256 | 384 | 512, data: Uint8Array) => createHash(`sha${bits}`).update(data).digest();

/** OpenSSL 3 no longer offers RC4, which older PDFs use. */
function rc4(key: Uint8Array, data: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, i) => i);
  const at = (i: number) => state[i & 255] ?? 0;
  const swap = (i: number, j: number) => {
    [state[i], state[j]] = [at(j), at(i)];
  };
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let i = 0;
  let j = 0;
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) & 255;
      j = (j + at(i)) & 255;
      swap(i, j);
      return byte ^ at(at(i) + at(j));
    }),
  );
}
