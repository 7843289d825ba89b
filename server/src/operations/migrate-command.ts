/** `migrate`: brings the database named by DATABASE_URL up to date, without serving. */
import type { Command } from 'commander';
import { command } from './command.ts';

export function addMigrate(program: Command): void {
  command(
    program,
    { usage: 'migrate', summary: 'bring the database of DATABASE_URL up to date, without serving' },
    async ({ config, place }) => {
      if (!config.databaseUrl)
        throw new Error('DATABASE_URL is not set: the embedded database is brought up to date at every start.');
      place(config);
      const { migrate } = await import('#platform/db/migrations.ts');
      const { warning } = await migrate(config.databaseUrl);
      return { lines: ['The database is up to date.', ...(warning ? [warning] : [])], data: { warning } };
    },
  );
}
