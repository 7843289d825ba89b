/** `npm run dev`: the server restarts and the browser reloads when a file changes. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root, run, say } from './bootstrap.mjs';
import { vite } from './web.mjs';

const WEB_PORT = '5173';

await ensureInstalled();
if (existsSync(join(root, '.env')) && process.loadEnvFile) process.loadEnvFile(join(root, '.env'));
const web = `http://localhost:${WEB_PORT}`;
// Links in mails lead to the app that reloads, which passes calls on to the server.
const server = { PUBLIC_URL: process.env.PUBLIC_URL ?? web, LOG_LEVEL: process.env.LOG_LEVEL ?? 'info' };
const api = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;

say(`Open ${web} (the web app, reloading); the API is at ${api}.`);
const ends = await Promise.all([
  run(['--watch', '--watch-preserve-output', 'server/src/main.ts'], { env: server }),
  run([vite(), '--port', WEB_PORT, '--strictPort', '--logLevel', 'warn'], {
    cwd: join(root, 'web'),
    env: { SARING_API: api },
  }),
]);
process.exit(Math.max(...ends.map(({ code }) => code)));
