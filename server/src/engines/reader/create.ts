/** Chooses the engine. */
import type { Engine, EngineOptions, ModelSettings } from '@saring/engine';
import type { BuiltinEngine } from '@saring/engine/built-in';
import { createThreadedEngine, type ThreadOptions } from './engine.ts';

export interface ReaderOptions extends EngineOptions {
  /** Where given, the built-in engine works in a thread of its own: for a process that serves others meanwhile. */
  thread?: ThreadOptions;
}

/** The engine that the process uses: the built-in one unless a model's endpoint is named. */
export async function createEngine(settings: ModelSettings | null, options: ReaderOptions): Promise<Engine> {
  const builtin = await builtinEngine(options);
  if (!settings) return builtin;
  // Loaded only where it is used: the client of the models costs 30 MB.
  const { createModelEngine } = await import('@saring/engine/model');
  return createModelEngine(settings, builtin, options);
}

/** A process that works in a thread needs none of its code on this side. */
async function builtinEngine({ thread }: ReaderOptions): Promise<BuiltinEngine> {
  if (thread) return createThreadedEngine(thread);
  const { createBuiltinEngine } = await import('@saring/engine/built-in');
  return createBuiltinEngine();
}
