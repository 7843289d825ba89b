/** The built-in engine, which writes down what it is given, and may be held before it answers a kind of call. */
import type { Engine } from '@saring/engine';
import { createEngine } from '@saring/server/reader';

export function watchedEngine() {
  /** The arguments of each call as JSON, behind its name. */
  const given: string[] = [];
  const held = new Map<string, Promise<void>>();
  const watched = (engine: Engine): Engine => {
    const parts = Object.entries(engine).map(([name, value]) => {
      if (typeof value !== 'function') return [name, value];
      const called = async (...args: unknown[]) => {
        given.push(`${name} ${JSON.stringify(args)}`);
        await held.get(name);
        return value.apply(engine, args);
      };
      return [name, called];
    });
    return Object.fromEntries(parts);
  };
  return {
    given,
    // Only a model asks for sums, to compare its own answers.
    started: async () =>
      watched(await createEngine(null, { sums: { resume: () => 0, interview: () => 0 }, thread: {} })),
    /** Holds calls of this name until what it answers is called. */
    hold(name: keyof Engine): () => void {
      const gate = Promise.withResolvers<void>();
      held.set(name, gate.promise);
      return () => {
        held.delete(name);
        gate.resolve();
      };
    },
  };
}
