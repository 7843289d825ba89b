/** `npm run migrate`: brings the database named by DATABASE_URL up to date, without serving. */
import { runCommand, say } from './command.ts';

await runCommand(async (config) => {
  if (!config.databaseUrl)
    throw new Error('DATABASE_URL is not set: the embedded database is brought up to date at every start.');
  const { migrate } = await import('#platform/db/migrations.ts');
  const { warning } = await migrate(config.databaseUrl);
  say('The database is up to date.');
  if (warning) say(warning);
});
