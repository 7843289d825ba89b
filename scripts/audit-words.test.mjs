/** Each kind of event that the server tells has its sentence in the audit trail of the web. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './bootstrap.mjs';

const { sentenceOf } = await import(join(root, 'web/src/features/audit/words.ts'));

it('no kind of event is shown by its bare name', () => {
  const source = readFileSync(join(root, 'server/src/events.ts'), 'utf8');
  const kinds = [...source.matchAll(/'([a-z-]+(?:\.[a-z_-]+)+)'/g)].map(([, kind]) => kind);
  expect(kinds.length).toBeGreaterThan(50);
  expect(kinds.filter((action) => sentenceOf({ action, detail: {} }) === action)).toEqual([]);
});
