/** What the environment may say, and in which words the start refuses the rest. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ConfigError, givesMicrophone, readConfig } from './config.ts';

function refusal(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    expect(error.message).not.toContain('hidden-word');
    expect(error.message).not.toContain('\n');
    return error.message;
  }
  throw new Error('It was taken.');
}

it.each([
  ['SMTP_URL', 'smtp://', 'must name a server'],
  ['SMTP_URL', 'mail.example.com', 'must be an address starting with smtp:// or smtps://'],
  ...['/', '?', '#', '%'].flatMap((sign) => [
    [
      'DATABASE_URL',
      `postgres://saring:hidden-word${sign}more@db.test/saring`,
      'cannot be read as an address: in a pass',
    ],
    [
      'SMTP_URL',
      `smtp://saring:hidden-word${sign}more@mail.test`,
      'cannot be read as an address: in a password, / ? # @',
    ],
  ]),
  ['DATABASE_URL', 'postgres://saring:123#456@db.test/saring', 'cannot be read as an address'],
  ['MAIL_FROM', 'nobody', 'must be one address'],
  ['MAIL_FROM', 'Acme <no-reply@acme.test', 'must be one address'],
  ['MAIL_FROM', 'Acme, Inc. <no-reply@acme.test>', 'must be one address'],
  ['MAIL_FROM', 'a@acme.test, b@acme.test', 'must be one address'],
  ['MAIL_FROM', 'Acme\r\nBcc: spy@evil.test <no-reply@acme.test>', 'must be one address'],
  ['HOST', 'not a host', 'must be an address or a name of this machine'],
  ['HOST', 'http://127.0.0.1', 'must be an address or a name of this machine'],
  ['PUBLIC_URL', 'https://hire.test/?a=b', 'must be an address without a query'],
  ['PUBLIC_URL', 'https://hire.test/#top', 'must be an address without a query'],
  ['PUBLIC_URL', 'https://hire.test/hr/', 'must be an address without a query, a fragment, a password or a path'],
  ['TRUST_PROXY', 'nginx', 'must be true, false, a number of proxies from 1 to 9, or networks'],
  ['TRUST_PROXY', '0', 'must be true, false'],
  ['LIMITS_EXEMPT', '203.0.113.0/33', 'must be addresses or networks'],
  ['LIMIT_REGISTRATIONS', '0', 'must be at least 1'],
  ['SECURITY_CONTACT', 'http://acme.test', 'must be an email address, or begin with https://'],
  ['ACCESSIBILITY_CONTACT', 'the office', 'must be an email address, or begin with https://'],
  ['PRIVACY_CONTACT', 'the office', 'must be an email address, or begin with https://'],
  ['PRIVACY_AUTHORITY', 'x'.repeat(301), 'must be at most 300 signs'],
  ['BACKUP_RECIPIENTS', 'age1short', 'must be recipients such as age1'],
  ['LIMIT_CALLS', 'many', 'must be a number from 1 to'],
])('with %s=%j says what is wrong with it', (name, value, text) => {
  expect(refusal({ [name]: value })).toContain(`${name} ${text}`);
});

it.each([
  ['', false],
  ['false', false],
  ['true', 1],
  ['2', 2],
])('TRUST_PROXY=%j trusts %j proxies', (value, trusted) => {
  expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(trusted);
});

it.each([
  [{ MAIL_FROM: 'Acme <no-reply@acme.test>' }, 'mailto:no-reply@acme.test'],
  [{ MAIL_FROM: 'no-reply@acme.test' }, 'mailto:no-reply@acme.test'],
  [{ SECURITY_CONTACT: 'safe@acme.test' }, 'mailto:safe@acme.test'],
  [{ SECURITY_CONTACT: 'https://acme.test/security' }, 'https://acme.test/security'],
])('with %j a weakness is told to %s', (env, contact) => {
  expect(readConfig(env).securityContact).toBe(contact);
});

it.each([
  [{ MAIL_FROM: 'Acme <no-reply@acme.test>', SECURITY_CONTACT: 'safe@acme.test' }, 'mailto:no-reply@acme.test'],
  [{ ACCESSIBILITY_CONTACT: 'tel:+60312345678' }, 'tel:+60312345678'],
])('with %j a barrier is told to %s', (env, contact) => {
  expect(readConfig(env).accessibilityContact).toBe(contact);
});

it.each(['https://hire.test', 'https://hire.test/', 'http://localhost:3000'])('PUBLIC_URL may be %s', (url) => {
  expect(readConfig({ PUBLIC_URL: url }).publicUrl).toBe(url.replace(/\/$/, ''));
});

it.each([
  [{ S3_ENDPOINT: 'http://s3.test' }, ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
  [{ S3_ENDPOINT: 'http://s3.test', S3_BUCKET: 'saring' }, ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
  [{ S3_BUCKET: 'saring', S3_SECRET_ACCESS_KEY: 'hidden-word' }, ['S3_BUCKET', 'S3_SECRET_ACCESS_KEY']],
])('with half a store of files, %j, names what is missing or too much', (env, names) => {
  const said = refusal(env);
  expect([...said.matchAll(/(\w+) must be set together with S3_ENDPOINT/g)].map(([, name]) => name)).toEqual(names);
});

it('with REQUIRE_TLS names whatever would go over the network in the clear, and nothing else', () => {
  const said = refusal({
    REQUIRE_TLS: 'true',
    PUBLIC_URL: 'http://hire.example.com',
    DATABASE_URL: 'postgres://saring:hidden-word@db.example.com/saring?sslmode=prefer',
    S3_ENDPOINT: 'http://s3.example.com',
    S3_BUCKET: 'saring',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'hidden-word',
    SMTP_URL: 'smtp://mail.example.com:587',
    AI_BASE_URL: 'http://127.0.0.1:11434/v1',
    AI_MODEL: 'local',
    STT_BASE_URL: 'https://speech.example.com',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example.com:4318',
  });
  const named = [...said.matchAll(/\b([A-Z]\w+) must ([^,]+), since REQUIRE_TLS is true/g)].map(([, name, what]) => [
    name,
    what,
  ]);
  expect(Object.fromEntries(named)).toEqual({
    PUBLIC_URL: 'start with https://',
    DATABASE_URL: 'have ?sslmode=verify-full',
    S3_ENDPOINT: 'start with https://',
    SMTP_URL: 'start with smtps:// or have ?requireTLS=true',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'start with https://',
  });
});

it('takes a secret from a file instead, and says which cannot be read or is told twice', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'saring-config-'));
  const file = join(folder, 'secret');
  await writeFile(file, 'hidden-word\n');
  expect(refusal({ TOKEN_SECRET_FILE: file })).toContain('TOKEN_SECRET must be at least 32 characters');
  expect(refusal({ SMTP_URL_FILE: `${file}.gone` })).toContain('SMTP_URL_FILE cannot be read: ENOENT');
  expect(refusal({ AI_API_KEY: 'hidden-word', AI_API_KEY_FILE: file })).toContain(
    'AI_API_KEY and AI_API_KEY_FILE are both set',
  );
  expect(readConfig({ STT_BASE_URL: 'http://stt.test', STT_API_KEY_FILE: file }).stt?.apiKey).toBe('hidden-word');
  await rm(folder, { recursive: true, force: true });
});

it.each([
  ['http://localhost:3000', true],
  ['http://127.0.0.1:3000', true],
  ['https://hire.example.com', true],
  ['http://hire.example.com', false],
  ['http://192.168.1.20:3000', false],
])('knows whether browsers give a microphone to %s', (url, given) => {
  expect(givesMicrophone(readConfig({ PUBLIC_URL: url }).publicUrl)).toBe(given);
});

it.each([
  ['https://api.example.com/v1', 'api.example.com'],
  ['http://203.0.113.9:8080', '203.0.113.9'],
  ['http://localhost:11434/v1', null],
  ['http://127.0.0.1:11434/v1', null],
  ['http://[::1]:11434/v1', null],
  ['http://10.1.2.3/v1', null],
  ['http://ollama:11434/v1', null],
  ['http://model.saring.svc.cluster.local/v1', null],
])('a model at %s is told as the recipient %s', (url, host) => {
  const { recipients } = readConfig({ AI_BASE_URL: url, AI_MODEL: 'm' });
  expect(recipients).toEqual(host === null ? [] : [{ kind: 'model', host }]);
});

it('each service of others is told as a recipient by its name alone', () => {
  const { recipients } = readConfig({
    DATABASE_URL: 'postgres://saring:secret@db.example.com/saring',
    S3_ENDPOINT: 'https://s3.example.com',
    S3_BUCKET: 'b',
    S3_ACCESS_KEY_ID: 'i',
    S3_SECRET_ACCESS_KEY: 'k',
    SMTP_URL: 'smtp://someone:secret@mail.example.com:587',
    STT_BASE_URL: 'https://words.example.com/v1',
  });
  expect(recipients).toEqual([
    { kind: 'transcription', host: 'words.example.com' },
    { kind: 'mail', host: 'mail.example.com' },
    { kind: 'files', host: 's3.example.com' },
    { kind: 'database', host: 'db.example.com' },
  ]);
  expect(readConfig({ DATABASE_URL: 'postgres://localhost/saring?host=db.example.com' }).recipients).toEqual([
    { kind: 'database', host: 'db.example.com' },
  ]);
});
