/** `npm run demo`: a data folder of its own, filled through the product's API, and a server over it. */
import { join } from 'node:path';
import { ensureInstalled, root, run } from './bootstrap.mjs';
import { buildWeb } from './web.mjs';

await ensureInstalled();
await buildWeb();
const env = {
  DATA_DIR: process.env.DEMO_DATA_DIR || join(root, 'data-demo'),
  DATABASE_URL: '',
  SUPERUSER_USERNAME: 'operator',
  SUPERUSER_PASSWORD: 'Operator.2026!',
};
const filled = await run([join(root, 'demo/src/main.ts')], { env });
const { code } = filled.code === 0 ? await run([join(root, 'server/src/main.ts')], { env }) : filled;
process.exit(code);
