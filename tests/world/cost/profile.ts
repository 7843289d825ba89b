/** Looks into a started server by its inspector: which functions the long stretches of its event loop were spent in, and what it holds. */
import { once } from 'node:events';
import type { Profiler } from 'node:inspector';
import { type Stretch, stretchesName } from './sections.ts';

/** A stretch of the event loop and what it was spent on. */
export interface Spent {
  /** Processor time of the whole, in milliseconds. */
  total: number;
  /** What of it was work on texts: code of engines, of features or of the contract was at it. */
  onTexts: number;
  /** The functions of ours that took most of it, with milliseconds. */
  where: string[];
}

export interface Inspector {
  begin(): Promise<void>;
  /** Ends what `begin` began; the stretches that took longest, the longest first. */
  end(): Promise<Spent[]>;
  /** Megabytes that the process still holds once everything unused is collected. */
  held(): Promise<number>;
  close(): void;
}

const interval = 1000;

/** Connects to a process that was started with `--inspect` at this port. */
export async function inspect(port: number): Promise<Inspector> {
  const targets = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  const socket = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? '');
  await once(socket, 'open');
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(String(data)) as {
      id?: number;
      result?: unknown;
      error?: { message: string };
    };
    if (id === undefined) return;
    if (error) waiting.get(id)?.reject(new Error(error.message));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  });
  socket.addEventListener('close', () => {
    for (const one of waiting.values()) one.reject(new Error('The process is gone.'));
  });
  const ask = (method: string, params: object = {}): Promise<unknown> => {
    const one = Promise.withResolvers<unknown>();
    last += 1;
    waiting.set(last, one);
    socket.send(JSON.stringify({ id: last, method, params }));
    return one.promise;
  };
  const evaluate = async <T>(expression: string) => {
    const { result } = (await ask('Runtime.evaluate', { expression, returnByValue: true })) as { result: { value: T } };
    return result.value;
  };
  const take = () => evaluate<Stretch[]>(`${stretchesName}.splice(0)`);
  await ask('Profiler.enable');
  await ask('Profiler.setSamplingInterval', { interval });
  return {
    async begin() {
      await ask('Profiler.start');
      await take();
    },
    async end() {
      const stretches = await take();
      const { profile } = (await ask('Profiler.stop')) as { profile: Profiler.Profile };
      // What was under way when the profile began was not seen.
      const seen = stretches.filter(({ from }) => from >= profile.startTime);
      return seen.map((stretch) => spentIn(stretch, profile)).toSorted((a, b) => b.total - a.total);
    },
    async held() {
      await ask('HeapProfiler.collectGarbage');
      const used = await evaluate<number>('(({heapUsed, external}) => heapUsed + external)(process.memoryUsage())');
      return used / 1024 / 1024;
    },
    close: () => socket.close(),
  };
}

/** Folders whose code works on what people wrote; rows and answers are made by others, and some only hand texts on. */
const onTexts =
  /\/server\/src\/(engines\/(?!documents\/(child|pool)\.ts|reader\/)|features\/(?!.*store\.ts))|\/(contract|engine)\/src\//;
const own = /\/(server|contract|engine)\/src\//;
const resting = new Set(['(idle)', '(root)']);

function spentIn({ from, to, cpu }: Stretch, profile: Profiler.Profile): Spent {
  const { nodes, samples = [], timeDeltas = [], startTime } = profile;
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node.id] as const)));
  const places = new Map<string, number>();
  let all = 0;
  let texts = 0;
  let at = startTime;
  for (const [index, id] of samples.entries()) {
    at += timeDeltas[index] ?? 0;
    if (at < from || at > to) continue;
    const name = byId.get(id)?.callFrame.functionName ?? '';
    if (resting.has(name)) continue;
    all += 1;
    const { place, text } = placeOf(id, byId, parents);
    if (text) texts += 1;
    places.set(place, (places.get(place) ?? 0) + 1);
  }
  const part = (count: number) => (all === 0 ? 0 : (count / all) * (cpu / 1000));
  const where = [...places]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 4)
    .map(([place, count]) => `${place} ${Math.round(part(count))} ms`);
  return { total: cpu / 1000, onTexts: part(texts), where };
}

/** The innermost function of ours that was at work, or what else it was. */
function placeOf(
  id: number,
  byId: ReadonlyMap<number, Profiler.ProfileNode>,
  parents: ReadonlyMap<number, number>,
): { place: string; text: boolean } {
  const self = byId.get(id)?.callFrame;
  for (let current: number | undefined = id; current !== undefined; current = parents.get(current)) {
    const frame = byId.get(current)?.callFrame;
    if (!frame || !own.test(frame.url)) continue;
    const file = frame.url.replace(/^.*\/(server|contract|engine)\/src\//, '');
    return { place: `${file} ${frame.functionName || `line ${frame.lineNumber + 1}`}`, text: onTexts.test(frame.url) };
  }
  const file = self?.url.replace(/^.*\/node_modules\//, '') ?? '';
  return { place: `${file} ${self?.functionName ?? ''}`.trim(), text: false };
}
