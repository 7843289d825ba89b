/** `npm run build`: installs what is missing and builds the web app if it changed, so that a start has nothing to write here. */
import { ensureInstalled, stopWith } from './bootstrap.mjs';
import { buildWeb } from './web.mjs';

await ensureInstalled();
await buildWeb().catch((error) => stopWith(error.message));
