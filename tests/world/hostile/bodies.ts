/** Bodies that mean harm, in JSON, as forms and in parts; each is sent as it is written here. */
import { gzipSync } from 'node:zlib';
import { bytesOf, joined } from './files.ts';

export interface HostileBody {
  what: string;
  type: string;
  body: Uint8Array;
  headers?: Record<string, string>;
}

const json = (what: string, body: string | Uint8Array, type = 'application/json'): HostileBody => ({
  what,
  type,
  body: typeof body === 'string' ? new Uint8Array(Buffer.from(body)) : body,
});
const form = (what: string, body: string): HostileBody => ({
  what,
  type: 'application/x-www-form-urlencoded',
  body: bytesOf(body),
});
const boundary = 'saring';
const part = (head: string, text: string) => `--${boundary}\r\n${head}\r\n\r\n${text}\r\n`;
const field = (name: string, text: string) => part(`Content-Disposition: form-data; name="${name}"`, text);
const parts = (what: string, body: string, type = `multipart/form-data; boundary=${boundary}`): HostileBody => ({
  what,
  type,
  body: bytesOf(body),
});
const end = `--${boundary}--\r\n`;
const many = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => make(i)).join('');

/** Every body names these fields, so that it means something to some call. */
const names = [
  'username',
  'password',
  'email',
  'status',
  'jobId',
  'companyId',
  'response',
  'query',
  'signals',
  'criteria',
];
const every = (value: string) => `{${names.map((name) => `"${name}":${value}`).join(',')}}`;

export const hostileJson: readonly HostileBody[] = [
  json('lists 10,000 deep', every(`${'['.repeat(10_000)}${']'.repeat(10_000)}`)),
  json('objects 10,000 deep', every(`${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`)),
  json('lists 500,000 deep that never close', '['.repeat(500_000)),
  json('a number beyond all numbers', every('1e400')),
  json('a number of 100,000 digits', every('9'.repeat(90_000))),
  json('a number next to nothing', every('1e-400')),
  json('less than nothing', every('-0')),
  json('no number', every('NaN')),
  json('infinity', every('Infinity')),
  json('a number in hexadecimal', every('0x10')),
  json('__proto__', '{"__proto__":{"polluted":true,"role":"superuser"}}'),
  json('__proto__ deep inside', every('{"__proto__":{"polluted":true}}')),
  json('__proto__ spelled with an escape', '{"\\u005f_proto__":{"polluted":true}}'),
  json('constructor.prototype', '{"constructor":{"prototype":{"polluted":true}}}'),
  json(
    'a role among its fields',
    '{"username":"mallory","email":"m@x.test","password":"Passw0rd!","role":"superuser","isAdmin":true}',
  ),
  json('a field twice', '{"username":"a","username":{"$ne":null},"password":"b","password":["c"]}'),
  json('a field 10,000 times', `{${many(10_000, () => '"username":"a",')}"username":"b"}`),
  json('10,000 fields', `{${many(10_000, (index) => `"f${index}":1,`)}"a":1}`),
  json('a field of 500,000 letters', `{"${'x'.repeat(500_000)}":1}`),
  json('a text of 900,000 letters', every(`"${'x'.repeat(90_000)}"`)),
  json('100,000 in a list', `{"signals":[${many(100_000, () => '0,')}0],"criteria":[${many(100_000, () => '"",')}""]}`),
  json('null characters', every('"a\\u0000b"')),
  json('half a letter', every('"\\ud800"')),
  json('the halves of a letter the wrong way round', every('"\\udc00\\ud800"')),
  json('questions of another database', every('{"$gt":"","$where":"sleep(9)"}')),
  json('things that have a length', every('{"length":1000000000,"0":"a"}')),
  json('things that say how they are written', every('{"toString":"x","valueOf":null,"toJSON":1,"then":1}')),
  json('flags and nothing', every('[true,false,null]')),
  json('bytes that are no letters', joined('{"username":"', '\xff\xfe\xc0\x80\xed\xa0\x80', '"}')),
  json('letters in too many bytes', joined('{"username":"', '\xc0\xaf\xf0\x80\x80\xaf', '","password":"x"}')),
  json('a mark of order', joined('\xef\xbb\xbf', '{"username":"a"}')),
  json('UTF-16', new Uint8Array(Buffer.from('\ufeff{"username":"a"}', 'utf16le'))),
  json(
    'UTF-16, as it says',
    new Uint8Array(Buffer.from('{"username":"a"}', 'utf16le')),
    'application/json; charset=utf-16',
  ),
  json('UTF-7, as it says', '{"username":"+AHs-"}', 'application/json; charset=utf-7'),
  json('an encoding that there is not', '{"username":"a"}', 'application/json; charset=klingon'),
  json('a comment', '{"username":"a" /* x */}'),
  json('a comma at its end', '{"username":"a",}'),
  json('two bodies', '{"username":"a"}{"username":"b"}'),
  json('a null character behind it', '{"username":"a"}\0'),
  json('blanks alone', ' '.repeat(100_000)),
  json('1 MB and a byte', ' '.repeat(1024 * 1024 + 1)),
  { ...json('packed', gzipSync('{"username":"a"}')), headers: { 'content-encoding': 'gzip' } },
  { ...json('a bomb, packed', gzipSync(Buffer.alloc(50_000_000, ' '))), headers: { 'content-encoding': 'gzip' } },
  { ...json('packed, so it says', '{"username":"a"}'), headers: { 'content-encoding': 'br' } },
  json('a type with a tail', '{"username":"a"}', 'application/json; boundary=x; charset="utf-8'),
  json('a type of its kind', '{"username":"a"}', 'application/vnd.api+json'),
  json('two types', '{"username":"a"}', 'application/json, text/plain'),
  json('a type in capitals', every('"a"'), 'APPLICATION/JSON'),
  json('a type of 10,000 letters', '{}', `application/${'x'.repeat(10_000)}`),
  json('JSON that calls itself a text', '{"username":"a"}', 'text/plain'),
  json('XML with an entity', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', 'application/xml'),
];

export const hostileForms: readonly HostileBody[] = [
  form(
    '10,000 fields',
    many(10_000, (index) => `f${index}=1&`),
  ),
  form(
    'a field 10,000 times',
    many(10_000, () => 'username=a&'),
  ),
  form('brackets in brackets', 'username[a][b][c]=1&username[__proto__][polluted]=1&password[]=x&status[0]=Closed'),
  form('brackets 5,000 deep', `username${'[a]'.repeat(5000)}=1`),
  form('__proto__', '__proto__=1&__proto__[polluted]=1&__proto__.polluted=1&constructor.prototype.polluted=1'),
  form('signs that do not decode', 'username=%&password=%zz&status=%u0041&jobId=%ff%fe'),
  form('half a letter', 'username=%ed%a0%80&password=%ed%b0%80'),
  form('letters in too many bytes', 'username=%c0%af&password=%f0%80%80%af'),
  form('null characters', 'username=%00&password=a%00b&status=%00&jobId=%00'),
  form('line breaks', 'username=a%0d%0aSet-Cookie:%20x=y&password=b%0a&email=a@b.test%0d%0aBcc:%20c@d.test'),
  form('names without values', 'username&password&&&=&=x&status='),
  form('a field of 900,000 letters', `${'x'.repeat(900_000)}=1`),
  form('a value of 900,000 letters', `username=${'x'.repeat(900_000)}`),
  form('more than 1 MB', `username=${'x'.repeat(1_100_000)}`),
  form('a million ampersands', '&'.repeat(1_000_000)),
  form('numbers of all kinds', 'salary_min=1e400&salary_max=-0&age=0x10&sequence=NaN&pieces=Infinity&page=1e9'),
  form('JSON that calls itself a form', '{"username":"a"}'),
];

const largeFile = (name: string, length: number) =>
  part(`Content-Disposition: form-data; name="${name}"; filename="a.txt"`, 'x'.repeat(length));

export const hostileParts: readonly HostileBody[] = [
  parts('no boundary', field('username', 'a') + end, 'multipart/form-data'),
  parts('an empty boundary', field('username', 'a') + end, 'multipart/form-data; boundary='),
  parts('a boundary of 10,000 letters', end, `multipart/form-data; boundary=${'x'.repeat(10_000)}`),
  parts('another boundary', field('username', 'a') + end, 'multipart/form-data; boundary=other'),
  parts('a boundary with signs of expressions', end, 'multipart/form-data; boundary="(a+)+$"'),
  parts('1,000 parts', many(1000, (index) => field(`f${index}`, 'x')) + end),
  parts('1,000 files', many(1000, (index) => largeFile(`f${index}`, 1)) + end),
  parts('the same file twenty times', many(20, () => largeFile('resume', 1000)) + end),
  parts('a field twice', field('username', 'a') + field('username', 'b') + field('password', 'c') + end),
  parts(
    '__proto__',
    field('__proto__', 'x') +
      field('__proto__[polluted]', '1') +
      field('constructor', 'x') +
      field('toString', 'x') +
      end,
  ),
  parts('a file named __proto__', largeFile('__proto__', 10) + largeFile('constructor', 10) + end),
  parts('no end', field('username', 'a')),
  parts('an end in the middle', `${field('username', 'a')}${end}${field('password', 'b')}${end}`),
  parts('nothing', ''),
  parts('an end alone', end),
  parts('parts without heads', `--${boundary}\r\n\r\nx\r\n${end}`),
  parts('a part without a name', part('Content-Disposition: form-data', 'x') + end),
  parts('a part that is an attachment', part('Content-Disposition: attachment; name="username"', 'x') + end),
  parts('a name of 10,000 letters', field('x'.repeat(10_000), 'x') + end),
  parts(
    '10,000 heads in a part',
    part(`${many(10_000, (index) => `X-${index}: y\r\n`)}Content-Disposition: form-data; name="username"`, 'x') + end,
  ),
  parts(
    'a head of 100,000 letters',
    part(`X: ${'y'.repeat(100_000)}\r\nContent-Disposition: form-data; name="username"`, 'x') + end,
  ),
  parts(
    'a part in an encoding of mails',
    part('Content-Disposition: form-data; name="username"\r\nContent-Transfer-Encoding: base64', 'YQ==') + end,
  ),
  parts(
    'a part of a strange alphabet',
    part('Content-Disposition: form-data; name="username"\r\nContent-Type: text/plain; charset=klingon', 'a') + end,
  ),
  parts(
    'parts in a part',
    part(
      'Content-Disposition: form-data; name="username"\r\nContent-Type: multipart/mixed; boundary=inner',
      '--inner\r\n\r\nx\r\n--inner--',
    ) + end,
  ),
  parts('a field of 2 MB', field('username', 'x'.repeat(2_000_000)) + end),
  parts('a file of 12 MB', largeFile('resume', 12_000_000) + end),
  parts('a file of 12 MB that nobody asked for', largeFile('nobody', 12_000_000) + end),
  parts('null characters', field('username\0', 'a\0b') + field('password', '\0') + end),
  parts('line feeds alone', (field('username', 'a') + end).replaceAll('\r\n', '\n')),
];
