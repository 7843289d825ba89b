/** Where drizzle-kit finds the tables of the features, and where the generated SQL goes. */
import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/features/*/tables.ts',
  out: './migrations',
});
