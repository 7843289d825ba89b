/** Database and files of one installation know each other by an id; those of two are refused, and left as they are. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startBucket } from '#world/app/bucket.ts';
import { emptyDatabase } from '#world/app/database.ts';
import { fingerprint, rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { pdfFile, resume } from '#world/people/documents.ts';
import { buildApplicant } from '#world/people/people.ts';
import { buildCheckout } from '#world/processes/checkout.ts';
import { database, dataDir, type Launched, launch, launches, launchUp } from '#world/processes/launch.ts';

launches();

const idIn = async (databaseUrl: string): Promise<string> =>
  (await rows({ databaseUrl }, 'select id from installation'))[0]?.id;
const idFile = (folder: string) => join(folder, 'files', 'installation-id');
const idBeside = async (folder: string) => (await readFile(idFile(folder), 'utf8')).trim();

async function once(env: Record<string, string> = {}, work = async (_app: Launched) => {}): Promise<void> {
  const app = await launchUp(env);
  await work(app);
  app.child.kill('SIGTERM');
  expect(await app.ended).toBe(0);
}

async function refusal(env: Record<string, string> = {}): Promise<string> {
  const app = await launch(env);
  expect(await app.ended).toBe(1);
  expect(app.output.err).toMatch(/^Saring cannot start: [^\n]+\n$/);
  return app.output.err;
}

/** A folder of files as another installation, or a version before the ids, left it. */
async function filesIn(folder: string, id: string | null): Promise<void> {
  await mkdir(join(folder, 'files', 'resume'), { recursive: true });
  await writeFile(join(folder, 'files', 'resume', 'somebodys.pdf'), 'of somebody');
  if (id) await writeFile(idFile(folder), `${id}\n`);
}

const upload = async (app: Launched) => {
  const { username, token } = await buildApplicant(app);
  const files = { resume: await pdfFile(resume) };
  return (await send(app, 'PUT', `/api/applicants/${username}/resume`, { token, files })).status;
};

it('the first start gives both one id, for their owner alone, and later ones keep it', async () => {
  await once();
  const id = await idIn(database.url);
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(await idBeside(dataDir)).toBe(id);
  await once();
  expect(await rows({ databaseUrl: database.url }, 'select id from installation')).toEqual([{ id }]);
});

it('an installation of a version before gets one with all that it holds', async () => {
  await once({}, async (app) => expect(await upload(app)).toBe(200));
  await rows({ databaseUrl: database.url }, 'delete from installation');
  await rm(idFile(dataDir));
  await once();
  expect(await idBeside(dataDir)).toBe(await idIn(database.url));
  // As of a database of before that was restored beside files that have an id.
  await rows({ databaseUrl: database.url }, 'delete from installation');
  const id = await idBeside(dataDir);
  await once();
  expect([await idIn(database.url), await idBeside(dataDir)]).toEqual([id, id]);
});

it('a database and the files of another one are refused in a line that names both, and so are files of none', async () => {
  await once();
  const [id, other] = [await idIn(database.url), randomUUID()];
  const elsewhere = join(dataDir, 'elsewhere');
  await filesIn(elsewhere, other);
  const before = await fingerprint(database.url);
  const said = await refusal({ DATA_DIR: elsewhere });
  expect(said).toContain(`(${elsewhere}/files) are of ${other}`);
  expect(said).toContain(new URL(database.url).pathname.slice(1));
  expect(said).toContain(`is of the installation ${id}`);
  expect(await idBeside(elsewhere)).toBe(other);
  await rm(idFile(elsewhere));
  expect(await refusal({ DATA_DIR: elsewhere })).toContain('are of none');
  expect(await readdir(join(elsewhere, 'files'))).toEqual(['resume']);
  expect(await fingerprint(database.url)).toEqual(before);
  // By the hand of somebody who knows better.
  await writeFile(idFile(elsewhere), id);
  await once({ DATA_DIR: elsewhere });
});

it('an empty place for files is taken, with a warning where the database names some', async () => {
  await once({ LOG_LEVEL: 'warn' }, async (app) => {
    expect(app.output.out).not.toContain('holds none');
    expect(await upload(app)).toBe(200);
  });
  const elsewhere = join(dataDir, 'elsewhere');
  await once({ LOG_LEVEL: 'warn', DATA_DIR: elsewhere }, async (app) => {
    expect(app.output.out).toContain(`the database names files, and ${elsewhere}/files holds none`);
  });
  expect(await idBeside(elsewhere)).toBe(await idIn(database.url));
});

it('a new database beside files that it knows nothing of is refused before anything is made in it', async () => {
  const empty = await emptyDatabase();
  try {
    const id = randomUUID();
    await filesIn(dataDir, id);
    const said = await refusal({ DATABASE_URL: empty.url });
    expect(said).toContain('is of no installation yet');
    expect(said).toContain(`are of ${id}`);
    expect(await rows({ databaseUrl: empty.url }, "select 1 from pg_tables where schemaname = 'public'")).toEqual([]);
    await rm(join(dataDir, 'files'), { recursive: true });
    await once({ DATABASE_URL: empty.url });
  } finally {
    await empty.drop();
  }
});

it('files that could not be asked at the start are neither read nor written before they are known to be of it', async () => {
  await using bucket = await startBucket();
  const other = randomUUID();
  bucket.objects.set('installation-id', Buffer.from(other));
  await bucket.close();
  await rows({ databaseUrl: database.url }, 'insert into installation values (gen_random_uuid(), now())');
  const app = await launchUp({
    LOG_LEVEL: 'warn',
    S3_ENDPOINT: bucket.endpoint,
    S3_BUCKET: 'bucket',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  });
  expect(app.output.out).toContain('is looked at once the store answers');
  await bucket.open();
  expect((await send(app, 'GET', '/api/health/ready')).body.checks).toMatchObject({ database: true, storage: false });
  expect(await upload(app)).toBe(503);
  expect([...bucket.objects]).toEqual([['installation-id', Buffer.from(other)]]);
  bucket.objects.set('installation-id', Buffer.from(await idIn(database.url)));
  expect(await upload(app)).toBe(200);
  expect((await send(app, 'GET', '/api/health/ready')).body.checks).toMatchObject({ storage: true });
});

it('an embedded database that is moved to a server takes the id along, to the files that stay', async () => {
  const server = await emptyDatabase();
  const checkout = await buildCheckout({ DATA_DIR: dataDir });
  try {
    await once({ DATABASE_URL: '' }, async (app) => expect(await upload(app)).toBe(200));
    const id = await idBeside(dataDir);
    expect(await checkout.run(['move-to', '-'], { input: server.url })).toMatchObject({ code: 0, err: '' });
    await once({ DATABASE_URL: server.url });
    expect([await idIn(server.url), await idBeside(dataDir)]).toEqual([id, id]);
  } finally {
    await checkout.remove();
    await server.drop();
  }
});
