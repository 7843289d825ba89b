/** Where drizzle-kit finds the tables, and where the generated SQL goes. */
import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: [
    './src/features/**/tables.ts',
    './src/platform/auth/limits.ts',
    './src/platform/http/idempotency.ts',
    './src/platform/auth/sign-ins.ts',
    './src/platform/db/installation.ts',
  ],
  out: './migrations',
});
