/** The thread of the built-in engine. */
import type { Asked, Lookup } from '#engines/ai/assistant/index.ts';
import { createBuiltinEngine } from '#engines/ai/builtin/index.ts';
import { type Help, serveLane } from './serve.ts';

const engine = createBuiltinEngine();

serveLane((call, args, help) => {
  if (call === 'plan') {
    const [asked, lists] = args as [Asked, Pick<Lookup, 'departments' | 'places'>]; // as thread/engine.ts sends them
    return engine.plan(asked, lookupBy(help, lists));
  }
  const work = engine[call as keyof typeof engine] as (...given: readonly unknown[]) => Promise<unknown>; // the same
  return work(...args);
});

/** Names and titles stand in the database, which only the other side can ask. */
function lookupBy(help: Help, lists: Pick<Lookup, 'departments' | 'places'>): Lookup {
  const asking =
    <K extends 'jobs' | 'people' | 'mentioned' | 'addressed'>(name: K) =>
    (...args: Parameters<Lookup[K]>) =>
      help(name, args) as ReturnType<Lookup[K]>; // what the lookup of this name gives
  return {
    ...lists,
    jobs: asking('jobs'),
    people: asking('people'),
    mentioned: asking('mentioned'),
    addressed: asking('addressed'),
  };
}
