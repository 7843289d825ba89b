/** The one version of the product: that of its package. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const file = new URL('../../../../package.json', import.meta.url);

export const version: string = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8'))).version;
