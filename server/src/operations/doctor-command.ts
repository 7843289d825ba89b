/** `doctor`: looks at everything that the product needs and says in a line each what is well, what is not, and what to do. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import querystring from 'node:querystring';
import type { Command } from 'commander';
import { type Config, placeOf } from '#config';
import type { FileStore } from '#engines/files/index.ts';
import { command, refuseLeftover } from './command.ts';
import { broken, type Check, checked, ok, warn } from './doctor-check.ts';

/** Stored files that are read whole and compared. */
const sample = 100;

export function addDoctor(program: Command): void {
  command(
    program,
    {
      usage: 'doctor',
      summary: 'look at all that the product needs, and say what to do; code 1 where something is broken',
      options: [['--mail-to <address>', 'send one mail there as well']],
    },
    async ({ config, place }, _given, options) => {
      place(config);
      refuseLeftover(config);
      const to = typeof options.mailTo === 'string' ? options.mailTo : null;
      const checks = (await allChecks(config, to)).map((one) => ({ ...one, says: withoutSecrets(config, one.says) }));
      const number = checks.filter(({ state }) => state === 'broken').length;
      return {
        lines: checks.map(({ check, state, says }) => `${state.padEnd(6)}  ${check}: ${says}`),
        data: { checks },
        ...(number > 0 ? { problem: `${number} of ${checks.length} checks found something broken.` } : {}),
      };
    },
  );
}

async function allChecks(config: Config, mailTo: string | null): Promise<Check[]> {
  const [{ createFileStore }, { createMailer }, services, { checkMachine }] = await Promise.all([
    import('#engines/files/index.ts'),
    import('#engines/mail/index.ts'),
    import('./doctor-services.ts'),
    import('./doctor-machine.ts'),
  ]);
  const files = await createFileStore(config.files);
  const mailer = createMailer({
    smtpUrl: config.mail.smtpUrl ?? undefined,
    from: config.mail.from,
    outboxDir: join(config.dataDir, 'outbox'),
    host: new URL(config.publicUrl).hostname,
  });
  try {
    const store = await services.checkStore(files);
    return [
      ...(await withDatabase(config, files)),
      store,
      await services.checkMail(mailer, config, mailTo),
      await services.checkEndpoint({ check: 'transcription', variable: 'STT', at: config.stt }),
      await services.checkEndpoint({ check: 'model', variable: 'AI', at: config.ai }),
      ...(await services.checkAddress(config)),
      services.checkContact(config),
      ...(await checkMachine(config)),
    ];
  } finally {
    await mailer.close();
  }
}

/** The database, as the role of DATABASE_URL or as that of the embedded one, and the files that its rows name. */
async function withDatabase(config: Config, files: FileStore): Promise<Check[]> {
  const { databaseUrl, dataDir } = config;
  if (!databaseUrl && !existsSync(join(dataDir, 'db')))
    return [{ check: 'database', ...warn(`none in ${dataDir} yet: the first start makes it`) }];
  const [{ borrowEmbeddedPostgres }, { withConnection }, { checkDatabase }] = await Promise.all([
    import('#platform/db/embedded/index.ts'),
    import('#platform/db/one-connection.ts'),
    import('./doctor-database.ts'),
  ]);
  const all: Check[] = [];
  const failed = await checked('database', 'Look at DATABASE_URL, and whether the server runs.', async () => {
    const postgres = databaseUrl ? null : await borrowEmbeddedPostgres({ dataDir });
    const url = databaseUrl ?? postgres?.url ?? '';
    try {
      const pair = { files, place: placeOf(config) };
      const { checks, fitness } = await withConnection(url, 'saring-doctor', (client) => checkDatabase(client, pair));
      all.push(...checks);
      if (!fitness.problem && fitness.tables === 'own') all.push(await sampled(url, files));
    } finally {
      await postgres?.stop();
    }
    return ok('');
  });
  return failed.state === 'broken' ? [failed] : all;
}

/** Whether stored files that rows name are there, and as they were uploaded. */
async function sampled(url: string, files: FileStore) {
  const { damagedFiles } = await import('./backup.ts');
  return checked('stored files', 'Look at the file store.', async () => {
    const damaged = await damagedFiles({ url, files }, sample);
    if (damaged.length === 0) return ok(`of at most ${sample} that chance picked each is as it was uploaded`);
    const names = damaged.slice(0, 3).join(', ');
    return broken(
      `${damaged.length} of at most ${sample} are missing or changed: ${names}. Restore them from a backup.`,
    );
  });
}

/** What others answer may repeat what they were asked with. */
function withoutSecrets({ databaseUrl, mail, files, ai, stt, tokenSecret, superuser }: Config, says: string): string {
  const inAddresses = [databaseUrl, mail.smtpUrl].map((address) => (address ? new URL(address).password : ''));
  const secrets = [
    ...inAddresses,
    ...inAddresses.map((password) => querystring.unescape(password)),
    's3' in files && files.s3 ? files.s3.secretAccessKey : '',
    ...[ai?.apiKey, stt?.apiKey, tokenSecret, superuser.password],
  ];
  return secrets.reduce<string>((text, secret) => (secret ? text.replaceAll(secret, '…') : text), says);
}
