/** Chooses the engine. */
import type { BuiltinEngine } from './builtin/index.ts';
import type { Engine, EngineOptions } from './index.ts';
import type { ModelSettings } from './model/chat.ts';
import { createThreadedEngine } from './thread/engine.ts';

/** The engine that the process uses: the built-in one unless a model's endpoint is named. */
export async function createEngine(settings: ModelSettings | null, options: EngineOptions): Promise<Engine> {
  const builtin = await builtinEngine(options);
  if (!settings) return builtin;
  // Loaded only where it is used: the client of the models costs 30 MB.
  const { createModelEngine } = await import('./model/engine.ts');
  return createModelEngine(settings, builtin, options);
}

/** A process that works in a thread needs none of its code on this side. */
async function builtinEngine({ thread }: EngineOptions): Promise<BuiltinEngine> {
  if (thread) return createThreadedEngine(thread);
  const { createBuiltinEngine } = await import('./builtin/index.ts');
  return createBuiltinEngine();
}
