/** Chooses the engine. */
import { createBuiltinEngine } from './builtin/index.ts';
import type { Engine, EngineOptions } from './index.ts';
import type { ModelSettings } from './model/chat.ts';

/** The engine that the process uses: the built-in one unless a model's endpoint is named. */
export async function createEngine(settings: ModelSettings | null, options: EngineOptions): Promise<Engine> {
  const builtin = createBuiltinEngine();
  if (!settings) return builtin;
  // Loaded only where it is used: the client of the models costs 30 MB.
  const { createModelEngine } = await import('./model/engine.ts');
  return createModelEngine(settings, builtin, options);
}
