/** The activities of each occupation in O*NET's words, and the verbs with which tasks are told. */
import type { Column } from '#knowledge/columns.ts';
import type { Tables } from './read.ts';

/** A word that begins fewer tasks than this may be a mistake or no verb. */
const fewestTasks = 3;

/**
 * `activities`: O*NET's detailed work activities, without their full stop. By occupation their numbers: those of most
 * core tasks first, then of most tasks, and of these the ones that the fewest occupations share. `taskVerbs`: the words that begin tasks.
 */
export function activityColumns(tables: Tables, codes: readonly string[]): Record<string, Column> {
  const activities = tables['onet-dwa-reference'].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const place = new Map(activities.map(({ id }, at) => [id, at]));
  const core = new Set(tables['onet-task-statements'].flatMap(({ code, id, core }) => (core ? [`${code} ${id}`] : [])));
  const links = Map.groupBy(tables['onet-tasks-to-dwas'], ({ code }) => code);
  const numbersOf = (code: string, coreOnly: boolean): Map<number, number> =>
    counted(
      (links.get(code) ?? [])
        .filter(({ task }) => !coreOnly || core.has(`${code} ${task}`))
        .map(({ activity }) => place.get(activity) ?? 0),
    );
  const rows = codes.map((code) => numbersOf(code, false));
  const shared = counted(rows.flatMap((row) => [...row.keys()]));
  const ordered = rows.map((row, at) => {
    const cores = numbersOf(codes[at] ?? '', true);
    return [...row.keys()].sort(
      (a, b) =>
        (cores.get(b) ?? 0) - (cores.get(a) ?? 0) ||
        (row.get(b) ?? 0) - (row.get(a) ?? 0) ||
        (shared.get(a) ?? 0) - (shared.get(b) ?? 0) ||
        a - b,
    );
  });
  const first = ({ 0: start = '' }: string[]): string => start.toLowerCase();
  const verbs = counted([
    ...activities.map(({ title }) => first(title.split(/[ ,]/))),
    ...tables['onet-task-statements'].map(({ task }) => first(task.split(/[ ,]/))),
  ]);
  return {
    activities: activities.map(({ title }) => title.replace(/\.$/, '')),
    activityCounts: Uint16Array.from(ordered, (row) => row.length),
    activityItems: Uint32Array.from(ordered.flat()),
    taskVerbs: [...verbs.keys()]
      .filter((verb) => /^[a-z]+$/.test(verb) && (verbs.get(verb) ?? 0) >= fewestTasks)
      .sort(),
  };
}

function counted<T>(items: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}
