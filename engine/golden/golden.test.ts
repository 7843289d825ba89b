import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { createBuiltinEngine } from '#built-in';
import { dataHash } from './data.ts';
import { goldenMarks } from './inputs.ts';

const stored: { version: string; data: string; marks: Record<string, string> } = JSON.parse(
  await readFile(new URL('./golden.json', import.meta.url), 'utf8'),
);
const record = 'node engine/golden/record.fixture.ts';

describe('the marks of the built-in engine', () => {
  it('never change under one version', async () => {
    const engine = createBuiltinEngine();
    expect(stored.version, `Engine ${engine.version} has no marks on record yet; record them: ${record}`).toBe(
      engine.version,
    );
    const marks = await goldenMarks(engine);
    const changed = Object.keys({ ...stored.marks, ...marks }).filter((name) => stored.marks[name] !== marks[name]);
    const shown = changed
      .slice(0, 5)
      .map((name) => `${name}\n  was ${stored.marks[name]}\n  is  ${marks[name]}`)
      .join('\n');
    expect(
      changed.length,
      `${changed.length} marks have changed, and people may hold the old ones. A new engine version is needed: raise it in src/name.ts, then ${record}\n${shown}\n`,
    ).toBe(0);
  });

  it('rest on the data that the version was recorded with', () => {
    expect(dataHash(), `Knowledge, tables or fitted models have changed under one version: ${record}`).toBe(
      stored.data,
    );
  });

  it('are the same for the same input, whatever was read before', async () => {
    const engine = createBuiltinEngine();
    expect(await goldenMarks(engine)).toEqual(await goldenMarks(engine));
  });
});
