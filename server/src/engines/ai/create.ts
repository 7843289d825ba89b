/** Chooses the engine. */
import { createBuiltinEngine } from './builtin/index.ts';
import type { Engine } from './index.ts';

/** The engine that the process uses. */
export function createEngine(): Engine {
  return createBuiltinEngine();
}
