/** `node server/src/engines/ai/builtin/golden-record.fixture.ts`: records the marks of a new engine version, and refuses to replace those of the same one. */
import { readFile, writeFile } from 'node:fs/promises';
import { goldenMarks } from './golden-inputs.ts';
import { createBuiltinEngine } from './index.ts';

const file = new URL('./golden.json', import.meta.url);
const engine = createBuiltinEngine();
const before: { version?: string } = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
if (before.version === engine.version) {
  process.stderr.write(`The marks of engine ${engine.version} are on record. Raise the version in builtin/index.ts.\n`);
  process.exit(1);
}
await writeFile(file, `${JSON.stringify({ version: engine.version, marks: await goldenMarks(engine) }, null, 2)}\n`);
process.stdout.write(`Recorded the marks of engine ${engine.version}.\n`);
