/** `npm start`: installs what is missing, builds the web app if it changed, and runs the server. */
import { ensureInstalled, run, settings, stopWith } from './bootstrap.mjs';
import { buildWeb } from './web.mjs';

await ensureInstalled();
await buildWeb().catch((error) => stopWith(error.message));
// As in the Dockerfile, which says why.
const args = ['--max-semi-space-size=16', ...settings(), 'server/src/main.ts', ...process.argv.slice(2)];
const { code } = await run(args);
process.exit(code);
