/** Which uploads are accepted, and what the person is told otherwise. */
import { gunzipSync } from 'node:zlib';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { checkFile, FileRejected, type FileUse } from './kinds.ts';

const MB = 1024 * 1024;
const text = (value: string) => new TextEncoder().encode(value);

async function pdf() {
  const document = await PDFDocument.create();
  document.addPage();
  return document.save();
}

/** The parts of a compound file that decide what it is: header, table, directory and an 8-sector stream. */
function compound(stream: string, flags = 0, begins = 0xa5ec) {
  const bytes = Buffer.alloc(512 * 11);
  bytes.write('d0cf11e0a1b11ae1', 'hex');
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt32LE(1, 44);
  bytes.writeUInt32LE(1, 48);
  bytes.writeUInt32LE(4096, 56);
  bytes.writeUInt32LE(0xfffffffe, 68);
  bytes.writeUInt32LE(0, 76);
  const table = [0xfffffffd, 0xfffffffe, 3, 4, 5, 6, 7, 8, 9, 0xfffffffe];
  for (const [i, next] of table.entries()) bytes.writeUInt32LE(next, 512 + 4 * i);
  bytes.write(stream, 1024, 'utf16le');
  bytes.writeUInt16LE(2 * stream.length + 2, 1024 + 64);
  bytes.writeUInt32LE(2, 1024 + 116);
  bytes.writeUInt32LE(4096, 1024 + 120);
  bytes.writeUInt16LE(begins, 1536);
  bytes.writeUInt16LE(flags, 1536 + 10);
  return bytes;
}

/** A stored (uncompressed) zip with empty entries of the given names. */
function zip(...names: string[]) {
  const local = names.map((name) => {
    const head = Buffer.alloc(30);
    head.write('504b0304', 'hex');
    head.writeUInt16LE(name.length, 26);
    return Buffer.concat([head, Buffer.from(name)]);
  });
  const end = Buffer.alloc(22);
  end.write('504b0506', 'hex');
  return Buffer.concat([...local, end]);
}

const picture = (format: 'png' | 'jpeg' | 'gif') =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#147' } })
    .toFormat(format)
    .toBuffer();

async function refusal(use: FileUse, name: string, bytes: Uint8Array) {
  const error = await checkFile(use, name, bytes).catch((thrown: unknown) => thrown);
  if (!(error instanceof FileRejected)) throw new Error(`${name} was accepted`);
  return error;
}

describe('accepted uploads', () => {
  it('are the documented kinds under their own name', async () => {
    expect(await checkFile('resume', 'CV.PDF', await pdf())).toEqual({
      kind: 'pdf',
      mime: 'application/pdf',
      ext: 'pdf',
    });
    expect(await checkFile('resume', 'cv.docx', zip('[Content_Types].xml', 'word/document.xml'))).toMatchObject({
      kind: 'docx',
    });
    expect(await checkFile('resume', 'cv.doc', compound('WordDocument'))).toMatchObject({ kind: 'doc' });
    expect(await checkFile('description', 'job.txt', text('BMW seeks a clerk'))).toMatchObject({ kind: 'txt' });
    expect(await checkFile('certification', 'a.jpeg', await picture('jpeg'))).toMatchObject({ ext: 'jpg' });
    expect(await checkFile('certification', 'a.png', await picture('png'))).toMatchObject({ kind: 'png' });
    expect(await checkFile('picture', 'a.gif', await picture('gif'))).toMatchObject({ kind: 'gif' });
    const svg = '<?xml version="1.0"?><!-- logo --><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    expect(await checkFile('picture', 'a.svg', text(svg))).toMatchObject({ mime: 'image/svg+xml' });
  });

  it('include text in other encodings', async () => {
    const utf16 = Buffer.concat([Buffer.from('fffe', 'hex'), Buffer.from('Nur Aisyah', 'utf16le')]);
    expect(await checkFile('resume', 'cv.txt', utf16)).toMatchObject({ kind: 'txt' });
    expect(await checkFile('resume', 'cv.txt', Buffer.from('Ren\xe9e', 'latin1'))).toMatchObject({ kind: 'txt' });
    expect(await checkFile('resume', 'cv.txt', text('简历 👩‍💻'))).toMatchObject({ kind: 'txt' });
  });
});

describe('refused uploads', () => {
  it('are too large one byte past the limit of their use', async () => {
    for (const [use, name, megabytes] of [
      ['resume', 'a.txt', 5],
      ['certification', 'a.pdf', 10],
      ['description', 'a.txt', 10],
      ['picture', 'a.png', 2],
    ] as const) {
      const error = await refusal(use, name, new Uint8Array(megabytes * MB + 1));
      expect([error.reason, error.message]).toEqual([
        'too_large',
        `The file is larger than ${megabytes} MB. Upload a smaller one.`,
      ]);
    }
    expect(await checkFile('resume', 'a.txt', Buffer.alloc(5 * MB, 'a'))).toMatchObject({ kind: 'txt' });
  });

  it('are of a wrong type where the use does not take that kind', async () => {
    for (const [use, name] of [
      ['resume', 'cv.png'],
      ['resume', 'cv.exe'],
      ['resume', 'cv'],
      ['certification', 'a.docx'],
      ['certification', 'a.gif'],
      ['description', 'a.jpg'],
      ['picture', 'a.pdf'],
    ] as const) {
      expect((await refusal(use, name, text('x'))).reason, name).toBe('wrong_type');
    }
  });

  it('are known by their content where the name has no ending', async () => {
    expect(await checkFile('resume', 'My resume', await pdf())).toMatchObject({ kind: 'pdf' });
    expect(await checkFile('resume', 'cv', zip('word/document.xml'))).toMatchObject({ kind: 'docx' });
    expect(await checkFile('certification', 'blob', await picture('png'))).toMatchObject({ kind: 'png' });
    expect((await refusal('resume', 'cv', await picture('png'))).reason).toBe('wrong_type');
    expect((await refusal('certification', 'cv', zip('word/document.xml'))).reason).toBe('wrong_type');
    expect((await refusal('resume', 'cv', new Uint8Array())).reason).toBe('unreadable');
  });

  it('are of a wrong type where name and content differ', async () => {
    const random = Buffer.from(Array.from({ length: 400 }, (_, i) => (i * 97 + 13) % 256));
    for (const [use, name, bytes] of [
      ['resume', 'cv.pdf', text('My life')],
      ['resume', 'cv.pdf', text('<!doctype html><p>My life</p>')],
      ['resume', 'cv.txt', random],
      ['resume', 'cv.txt', await pdf()],
      ['resume', 'cv.txt', await picture('png')],
      ['resume', 'cv.docx', zip('xl/workbook.xml')],
      ['resume', 'cv.docx', compound('WordDocument')],
      ['resume', 'cv.doc', compound('Workbook')],
      ['resume', 'cv.doc', zip('word/document.xml')],
      ['resume', 'cv.doc', text('{\\rtf1 hello}')],
      ['picture', 'a.png', await picture('jpeg')],
      ['picture', 'a.svg', text('<html><svg/></html>')],
    ] as const) {
      const error = await refusal(use, name, bytes);
      expect(error.reason, `${name} ${error.message}`).toBe('wrong_type');
    }
    expect((await refusal('resume', 'cv.pdf', text('My life'))).message).toBe(
      'The name says PDF, but the content is plain text. Save it as a real PDF file and upload that.',
    );
  });

  it('are unreadable where they are empty, cut off or locked', async () => {
    const whole = await pdf();
    const png = await picture('png');
    const jpg = await sharp({
      create: {
        width: 900,
        height: 900,
        channels: 3,
        background: '#a40',
        noise: { type: 'gaussian', mean: 90, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer();
    for (const [use, name, bytes] of [
      ['resume', 'cv.pdf', new Uint8Array()],
      ['resume', 'cv.txt', text(' \n\t ')],
      ['resume', 'cv.pdf', whole.subarray(0, whole.length - 40)],
      ['resume', 'cv.docx', zip('word/document.xml').subarray(0, 40)],
      ['resume', 'cv.doc', compound('WordDocument').subarray(0, 4000)],
      ['resume', 'cv.docx', compound('EncryptedPackage')],
      ['resume', 'cv.doc', compound('WordDocument', 0x0100)],
      ['certification', 'a.png', png.subarray(0, png.length - 30)],
      ['certification', 'a.jpg', jpg.subarray(0, jpg.length / 2)],
    ] as const) {
      expect((await refusal(use, name, bytes)).reason, name).toBe('unreadable');
    }
    expect((await refusal('resume', 'cv.pdf', new Uint8Array())).message).toMatch(/^The file is empty\. /);
    expect((await refusal('resume', 'cv.doc', compound('WordDocument', 0x0100))).message).toContain('password');
  });

  it('are locked PDFs, but not those that only forbid changes', async () => {
    const unpack = (packed: string) => gunzipSync(Buffer.from(packed, 'base64'));
    expect(await checkFile('resume', 'cv.pdf', unpack(RESTRICTED))).toMatchObject({ kind: 'pdf' });
    const error = await refusal('resume', 'cv.pdf', unpack(LOCKED));
    expect([error.reason, error.message]).toEqual([
      'unreadable',
      'The file is protected by a password. Remove the password and upload it again.',
    ]);
  });
});

/** A page with one letter, encrypted (RC4, 128 bits) with an owner's password only; then with a user's as well. */
const RESTRICTED =
  'H4sIAAAAAAACA+2Wv4vUQBTH+3SCrfCatZF1fucHrEHvx6Ko3LrnaXFcMcm8rJG9yZHMyp2NnSBooSAiWPtHCGIjtodY2Guhf4BgK8metwsRTq5OijDzee/73uSlmG9vtDbss4u+1/v2/fCLx4BCkdz3BgMgtw/2EMiqdnpaTICM9AQr4EBhDBDHHlpTZ/KWYp5Iruemgm1Gaa3YAbJazKwDtiQVLemwsA7I5ixxzbaGDMiKrnAeuYrTB+jyVANZt2lhcjsBcje3V2yVH4NFA3n6Bv2VYmr+r8v8E9szqN8lWvd3ZuQmmlyvFPuwXQtUpCCUfAfIGKtiVqZYQV2gOUizYCAaJRlykM0qjuvR17O0Dq2rgFF2FFicZvkf3kA7cfdA8jqjciXqXe/1rQtn9869/eWdufzi88+NV+cf//j04ffL8Zutj+8fPYd3X5/2+KXDZ7v7T+qaR6Kj6mqp9jCfOiyBbDptjS4NkDvAgYxBHPdlPAQygr6IqASyAQPl+5kOA4EoRBpEQWpEElGZGW2ykEmdaSFNFmkRZj4ayZIolMhT32iutZ+pGMgWDDJfUIppgJkIUkRpdIIpMsZSgZEJInrCEy/Na7/EzKPAKPcWCeArJRRkcMyYgnnELpjfZozLFuOctZhSUbvev/p2rGMd61jHOtaxUzHBReuulct3tyt1PsWyMTWb+UOszQCQcVHUdrUxYOs2LQ/2HKj59toabA8oZYxzIaRUyveDIAyjSOskSVNjELMshpNTdua2TJeusSGBH3m93vrG0PsD08xNCpcLAAA=';
const LOCKED =
  'H4sIAAAAAAACA+2WPW/UQBCGRWt+Ad00J0ER9nvPK50skY8Tn0p0CaQIkVh7x4fRsUb2JkqoqJFSU0JJk4IGiZ8ADQV0KA38ADoaGmRfyJ1kpKDU58LafWbemfW42Le3sTpcYtd11Pv+4/OXiAGFMn0SDQZAtg6fIZAVG+ykHAPZsGOsgQOFEUCSROhdk8k7imkiuVO4GnYYpY1iF8hKuecDsDmp6EiHpQ9ANvfS0G4byIAs2xqnkZs42cdQZBbIms9KV/gxkO3C3/B1cQZmDeTFGywtlxP3f12mn9idQfOu0Ie/MyP30BV2uTyAnUagjIJY8l0gI6zLvSrDGpoC7UHaBQPRKsmQg2xXSdKMvpmlD+hDDYyy08DsNPP/8C76cXgMkjcZdajQPo16/ufRm97+25cPX3+48u5g+/b7Ty+Ov65+fHXp+GTl6sm1yyePjugW/v72q6l5KjqtruZqD4tJwArIZrDe2coBeQAcyAjEWV/GYyAbsCQMlUDWYUBdqmKl8kwJrpU22NfKUJ3ZXEuUkhsrM06dRmN07jA3WqBJFY1pbpDGIgFyHwaZFIjOprHJRE5jkzvlUpZbzHTGqXH0nCeZm9dBhXlEgVEezRJAKyUU5HDGmIJpxM+Y7jLGZYdxzjpMKdOt96++C7ZgC7ZgC7ZgC3YhJrjo3LVy/u4OlS0mWLWmZrN4jo0ZADIqy8autgZszWfV4bMAarq9tQo7A0oZ41wIKZXSut+PY2OsTdMscw4xzxM4P2V3astsFVob0tcm6vXW1ofRHw/PTf+XCwAA';

it('rich text and files of Word 6 and 95 are refused with what to do', async () => {
  const rich = text('{\\rtf1\\ansi An accountant\\par}');
  for (const [name, said] of [
    ['resume.doc', 'DOC'],
    ['resume.txt', 'TXT'],
  ] as const)
    expect(await refusal('resume', name, rich)).toMatchObject({
      reason: 'wrong_type',
      message: `The name says ${said}, but the content is rich text (RTF). Open it, save it as PDF or DOCX, and upload that.`,
    });
  expect(await refusal('resume', 'resume.doc', compound('WordDocument', 0, 0xa5dc))).toMatchObject({
    reason: 'unreadable',
    message: 'The file was made by a version of Word before 97. Open it, save it as PDF or DOCX, and upload that.',
  });
});
