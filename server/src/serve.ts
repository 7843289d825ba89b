/** Brings a whole process up from its configuration: world, first operator, workers, HTTP; and down again in order. */
import { setTimeout as wait } from 'node:timers/promises';
import { type Config, isUnread } from '#config';
import { withoutAddresses } from '#engines/mail/index.ts';
import { ensureSuperuser, type FirstOperator, firstLink, operators } from '#features/accounts/index.ts';
import { compareNames } from '#features/companies/index.ts';
import { applyListAtStart } from '#features/erasures/index.ts';
import { inScope } from '#platform/db/scope.ts';
import type { Log } from '#platform/observability/log.ts';
import { serveMetrics } from '#platform/observability/metrics-server.ts';
import { systemClock } from '#platform/process/clock.ts';
import { type AppOptions, buildApp } from './app.ts';
import { hooks } from './hooks.ts';
import { tasks } from './tasks.ts';
import { openWorld, type World, type WorldOptions } from './world.ts';

/** How long requests under way may take to finish at the end. */
const requestSeconds = 4;

export interface Running {
  world: World;
  /** Where it listens, or null for a process that only works in the background. */
  url: string | null;
  /** The link by which whoever reads this sets up the operator, for an hour and once; null where there is none to show. */
  firstLink: string | null;
  /** Finishes the requests and tasks under way, then closes everything. */
  close(): Promise<void>;
}

export interface ServeOptions extends WorldOptions, AppOptions {
  /** Told of the operator account that this start made, even where the start fails after that. */
  onOperator?(made: FirstOperator, log: Log): void;
  /** When the process began, which is before it had read its own code; now unless said. */
  startedAt?: Date;
}

/** Starts what `config.process` names. Throws with one clear line for what cannot be started, leaving nothing open. */
export async function serve(config: Config, options: ServeOptions = {}): Promise<Running> {
  const { startedAt = systemClock.now() } = options;
  const world = await openWorld(config, hooks, options);
  try {
    const app = config.process === 'worker' ? null : await buildApp(world, options);
    // Before anybody reads it or works on it.
    await inScope({ role: 'worker' }, () => applyListAtStart(world));
    if (config.process !== 'web') await world.queue.work(world, tasks);
    // It takes a tenth of a second, for which nobody should wait behind somebody's new password.
    if (app && config.refuseCommonPasswords) await import('#platform/auth/common-passwords.ts');
    // Before the first request, which may be the operator's.
    const made = await inScope({ role: 'worker' }, () => ensureSuperuser(world));
    await inScope({ role: 'worker' }, () => compareNames(world));
    if (made) options.onOperator?.(made, world.log);
    await app?.listen({ port: config.port, host: config.host });
    const { metricsPort, host } = config;
    const endFigures = metricsPort === null ? null : await serveMetrics(world.metrics, { port: metricsPort, host });
    // Of a start that came so far: an earlier link is as good as before behind one that failed.
    const link = await inScope({ role: 'worker' }, () => firstLink(world, startedAt));
    const trying = tryServices(world);
    const address = app?.server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    return {
      world,
      url: app ? `http://${config.host}:${port}` : null,
      firstLink: link,
      async close() {
        // Whoever still waits for something after this hears nothing more, rather than holding up the end.
        const timeLimit = setTimeout(() => app?.server.closeAllConnections(), requestSeconds * 1000);
        // A connection whose last request just finished would otherwise stay open until then, for a next one.
        const sweep = setInterval(() => app?.server.closeIdleConnections(), 50);
        await app?.close();
        await Promise.race([trying, wait(1000, undefined, { ref: false })]);
        endFigures?.();
        clearTimeout(timeLimit);
        clearInterval(sweep);
        await world[Symbol.asyncDispose]();
      },
    };
  } catch (error) {
    await world[Symbol.asyncDispose]();
    throw error;
  }
}

/** Says in the log what is set up and does not work, before anybody needs it. */
async function tryServices({ config, db, files, engines, log }: World): Promise<void> {
  for (const { name, meant } of config.misspelt) log.warn({ variable: name, meant }, 'a variable is not known');
  const told = (what: string, variable: string) => (error: unknown) => {
    log.warn(
      { variable, error: withoutAddresses(error instanceof Error ? error.message : String(error)) },
      `${what} cannot be used`,
    );
  };
  await Promise.all([
    files.ready().catch(told('the file store', 's3' in config.files ? 'S3_ENDPOINT, S3_BUCKET' : 'DATA_DIR')),
    // Which the worker sends.
    config.process === 'web' ? null : engines.mail.ready().catch(told('the mail server', 'SMTP_URL')),
  ]);
  if (!engines.mail.sends) log.info('SMTP_URL is not set: mails are kept as files in DATA_DIR/outbox');
  if (config.process !== 'worker' && isUnread(config.accessibilityContact))
    log.warn('ACCESSIBILITY_CONTACT names nobody: candidates who need another way have nobody to ask');
  // Where the database goes away meanwhile, more is told than this.
  const all = await inScope({ role: 'worker' }, () => operators(db)).catch(() => []);
  if (engines.mail.sends && all.some(({ email }) => email.endsWith('@localhost')))
    log.warn('the address of an operator ends in @localhost, where no mail arrives: it is changed under Settings');
}
