/**
 * `node generate.ts DOCUMENT FOLDER`: makes both clients of an OpenAPI document, each as its makers tell. Both print code
 * with TypeScript 5, for 7 is no library: package.json has it installed beside them alone (`overrides`), and as a program
 * by itself this keeps it out of the process of the tests.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import openapiTS, { astToString } from 'openapi-typescript';

const [file = '', folder = ''] = process.argv.slice(2);
const document = JSON.parse(readFileSync(file, 'utf8'));
await createClient({
  input: document,
  output: { path: join(folder, 'hey-api'), tsConfigPath: null, module: { extension: '.ts' } },
  logs: { level: 'silent', file: false },
});
writeFileSync(join(folder, 'openapi-fetch.ts'), astToString(await openapiTS(document)));
