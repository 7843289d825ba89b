/** What a file is, told by its content: whether a page can show it. */

export type FileKind = 'pdf' | 'picture' | 'text' | 'other';

const pictures: { type: string; starts: readonly number[] }[] = [
  { type: 'image/png', starts: [0x89, 0x50, 0x4e, 0x47] },
  { type: 'image/jpeg', starts: [0xff, 0xd8, 0xff] },
];

/** `named` tells plain text apart from what happens to decode; the type is what a Blob should say. */
export function fileKind(bytes: Uint8Array, named: string): { kind: FileKind; type: string } {
  if (new TextDecoder('latin1').decode(bytes.subarray(0, 5)) === '%PDF-')
    return { kind: 'pdf', type: 'application/pdf' };
  const picture = pictures.find(({ starts }) => starts.every((byte, index) => bytes[index] === byte));
  if (picture) return { kind: 'picture', type: picture.type };
  if (/\.txt$/i.test(named) && !bytes.includes(0)) return { kind: 'text', type: 'text/plain' };
  return { kind: 'other', type: 'application/octet-stream' };
}

/** Whether a file of this name is shown as it is; of other resumes the text is. */
export function isPdf(name: string | null): boolean {
  return name !== null && /\.pdf$/i.test(name);
}
