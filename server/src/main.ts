/** Starts the process: configuration, world, serve and/or work, and an orderly end. */
import { ConfigError, readConfig } from '#config';
import { ensureSuperuser } from '#features/users/index.ts';
import { buildApp } from './app.ts';
import { tasks } from './tasks.ts';
import { openWorld } from './world.ts';

const deadlineSeconds = 10;

function stop(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const world = await openWorld(config, { onGone: (error) => stop(error.message) });
  const app = config.process === 'worker' ? null : await buildApp(world);
  let ending = false;
  const end = async (signal: string) => {
    if (ending) return;
    ending = true;
    world.log.info({ signal }, 'shutting down');
    setTimeout(() => process.exit(1), deadlineSeconds * 1000).unref();
    await app?.close();
    await world[Symbol.asyncDispose]();
    process.exit(0);
  };
  process.on('SIGTERM', () => void end('SIGTERM'));
  process.on('SIGINT', () => void end('SIGINT'));
  try {
    const made = await ensureSuperuser(world);
    if (made)
      process.stdout.write(
        `Operator account: ${made.username} / ${made.password ?? 'the password in SUPERUSER_PASSWORD'}\n`,
      );
    if (config.process !== 'web') await world.queue.work(world, tasks);
    if (app) await app.listen({ port: config.port, host: config.host });
    process.stdout.write(app ? `Saring is ready at ${config.publicUrl}\n` : 'Saring works in the background.\n');
  } catch (error) {
    await world[Symbol.asyncDispose]();
    throw error;
  }
}

main().catch((error: unknown) => {
  const { code, message, cause } = error as { code?: string; message?: string; cause?: { message?: string } }; // anything may be thrown
  if (error instanceof ConfigError) stop(`Saring cannot start: ${message}`);
  if (code === 'EADDRINUSE')
    stop(`Saring cannot start: port ${process.env.PORT || 3000} is taken. Set PORT to another one.`);
  if (code === 'EACCES') stop(`Saring cannot start: ${message}`);
  const database =
    process.env.DATABASE_URL && /^(ECONN|ENOTFOUND|EAI_AGAIN|28|3D|57)/.test(code ?? '')
      ? 'the database of DATABASE_URL cannot be used: '
      : '';
  stop(`Saring cannot start: ${database}${(cause?.message ?? message ?? String(error)).split('\n')[0] || code}`);
});
