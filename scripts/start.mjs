/** `npm start`: installs what is missing, builds the web app if it changed, and runs the server. */
import { ensureInstalled, nodeSettings, productOptions, run, stopWith } from './bootstrap.mjs';
import { buildWeb } from './web.mjs';

await ensureInstalled();
await buildWeb().catch((error) => stopWith(error.message));
const args = [...productOptions(), 'server/src/operations/cli.ts', 'start', ...process.argv.slice(2)];
const { code } = await run(args, { env: nodeSettings() });
process.exit(code);
