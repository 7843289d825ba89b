/** Starts the process, and ends it in order when asked to; whatever prevents the start is one clear line. */
import { ConfigError, givesMicrophone, readConfig } from '#config';
import '#platform/db/lean-imports.ts';

const deadlineSeconds = 10;

function stop(message: string): never {
  process.stderr.write(`${message.replace(/\s+/g, ' ').trim()}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  // Imported once the hook above is in place.
  const { serve } = await import('./serve.ts');
  const { atAnyLevel } = await import('#platform/observability/log.ts');
  const { giveMemoryBack } = await import('#platform/process/idle-memory.ts');
  const running = await serve(config, {
    startedAt: new Date(performance.timeOrigin),
    onOperator: ({ username, passwordFile }, log) =>
      atAnyLevel(log).info(
        `Operator account: ${username}, with the password in ${passwordFile ?? 'SUPERUSER_PASSWORD'}`,
      ),
  });
  giveMemoryBack();
  const end = (signal: string) => {
    process.removeAllListeners('SIGTERM').removeAllListeners('SIGINT');
    running.world.log.info({ signal }, 'shutting down');
    setTimeout(() => process.exit(1), deadlineSeconds * 1000).unref();
    running.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  const told = atAnyLevel(running.world.log);
  if (running.url && !givesMicrophone(config.publicUrl))
    told.info(
      `At ${config.publicUrl} (plain HTTP) browsers give no microphone: interviews are typed. HTTPS gives it back.`,
    );
  // On purpose: it is the way in, for an hour and once, of whoever may read what the process says.
  if (running.firstLink) told.info(`To set up the operator in a browser, open within an hour: ${running.firstLink}`);
  told.info(running.url ? `Saring is ready at ${config.publicUrl}` : 'Saring works in the background.');
}

/** What errors of the system say beside their words. */
type Told = Partial<NodeJS.ErrnoException> & { hostname?: string; port?: number };

/** What went wrong in words for whoever started it; anything may have been thrown. */
function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code = '', message = '', syscall, hostname, port, cause }: Told = error instanceof Error ? error : {};
  if (code === 'EADDRINUSE') {
    const variable = String(port) === process.env.METRICS_PORT ? 'METRICS_PORT' : 'PORT';
    return `port ${port} is taken. Set ${variable} to another one.`;
  }
  if (syscall === 'listen' || (hostname && hostname === process.env.HOST))
    return `HOST and PORT cannot be listened on: ${message}.`;
  const text = (cause instanceof Error && cause.message) || message || code || String(error);
  const unreachable =
    /^(ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|28|3D|57|53)/.test(code) ||
    /timeout expired|terminated|ECONNREFUSED|\.s\.PGSQL|not queryable|SSL connection|certificate|altnames|SASL/.test(
      text,
    );
  return (process.env.DATABASE_URL || process.env.DATABASE_URL_FILE) && unreachable
    ? `the database of DATABASE_URL cannot be used: ${text || code}`
    : text;
}

main().catch((error: unknown) => stop(`Saring cannot start: ${explain(error)}`));
