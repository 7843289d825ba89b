/** The thread of the built-in engine. */
import { isKeyOf } from '@saring/contract/domain';
import type { Asked, Lookup } from '@saring/engine';
import { createBuiltinEngine } from '@saring/engine/built-in';
import { type Help, serveWorkerThread } from './serve.ts';

const engine = createBuiltinEngine();

serveWorkerThread((call, args, help) => {
  if (call === 'plan') {
    const [asked, lists] = args as [Asked, Pick<Lookup, 'departments' | 'places'>]; // as thread/engine.ts sends them
    return engine.plan(asked, lookupBy(help, lists));
  }
  if (!isKeyOf(engine, call)) throw new TypeError(`The engine has no ${call}.`);
  const work = engine[call] as (...given: readonly unknown[]) => Promise<unknown>; // the same
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
