import { expect, it } from 'vitest';
import { engineKey, enginesIn, scoredBy } from './engines.ts';

const six = { engine: 'built-in', engineVersion: '6', model: null };
const model = { engine: 'model', engineVersion: '2', model: 'qwen/qwen3' };

it('names one engine once and two on two lines, and is read back as it was', () => {
  expect(scoredBy(six, null)).toBe('built-in/6/');
  expect(scoredBy(six, six)).toBe(engineKey({ name: 'built-in', version: '6', model: null }));
  expect(enginesIn(scoredBy(model, six))).toEqual([model, six]);
  expect(enginesIn('')).toEqual([]);
});
