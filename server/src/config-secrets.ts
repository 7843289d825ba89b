/** What only this user and a vault should know: each may lie in a file that the same name with `_FILE` tells. */
import { readFileSync } from 'node:fs';

export class ConfigError extends Error {}

export type Environment = Record<string, string | undefined>;

export const secrets = [
  'DATABASE_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'TOKEN_SECRET',
  'SUPERUSER_PASSWORD',
  'AI_API_KEY',
  'STT_API_KEY',
];

/** Throws ConfigError for a file that cannot be read, or beside the variable itself. */
export function withFiles(env: Environment): Environment {
  const whole = { ...env };
  for (const name of secrets) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    if (env[name]) throw new ConfigError(`${name} and ${name}_FILE are both set`);
    try {
      whole[name] = readFileSync(file, 'utf8').trim();
    } catch (error) {
      throw new ConfigError(`${name}_FILE cannot be read: ${error instanceof Error ? error.message : error}`);
    }
  }
  return whole;
}
