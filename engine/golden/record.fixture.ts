/** `node engine/golden/record.fixture.ts`: records the marks of a new engine version, and refuses to replace those of the same one. */
import { readFile, writeFile } from 'node:fs/promises';
import { createBuiltinEngine } from '#built-in';
import { dataHash } from './data.ts';
import { goldenMarks } from './inputs.ts';

const file = new URL('./golden.json', import.meta.url);
const engine = createBuiltinEngine();
const before: { version?: string } = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
if (before.version === engine.version) {
  process.stderr.write(`The marks of engine ${engine.version} are on record. Raise it in src/name.ts.\n`);
  process.exit(1);
}
await writeFile(
  file,
  `${JSON.stringify({ version: engine.version, data: dataHash(), marks: await goldenMarks(engine) }, null, 2)}\n`,
);
process.stdout.write(`Recorded the marks of engine ${engine.version}.\n`);
