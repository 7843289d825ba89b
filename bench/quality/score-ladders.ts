/** Whether a score follows how many of eight requirements a resume meets, in the advert's words and in those of O*NET. */
import { table as sourceTable } from '@saring/engine/fit';
import { mean, spearman } from './measures.ts';
import { data, type Job, type Part, partOf, scorerOf, shuffled } from './score-reader.ts';
import type { Figure } from './table.ts';

/** A requirement with how somebody else tells of it, and lines of near work that do not meet it. */
type Ladder = { readonly job: Job; readonly own: string[]; readonly other: string[]; readonly fillers: string[] };

const steps = 8;
const laddersOfPart = 30;
const code = 'O*NET-SOC Code';

export function ladderFigures(part: Part): Figure[] {
  const tasks = taskLadders(part);
  const kinds = technologyLadders(part);
  const figures = (what: string, ladders: readonly Ladder[], key: 'own' | 'other'): Figure => ({
    what: `${steps} requirements, ${what}, ${ladders.length} adverts of occupations (${part}): Spearman`,
    figure: mean(ladders.map((ladder) => correlation(ladder, ladder[key]))),
    aim: 0.93,
  });
  return [
    figures('activities in own words', tasks, 'own'),
    figures("activities in O*NET's task statements", tasks, 'other'),
    figures('classes of technology in own words', kinds, 'own'),
    figures('classes of technology by a product', kinds, 'other'),
  ];
}

/** Each step replaces a line of other work of the same kind of occupation, so that neither length nor field decides. */
function correlation({ job, fillers }: Ladder, told: readonly string[]): number {
  const score = scorerOf(job);
  const scores = Array.from({ length: steps + 1 }, (_, met) => {
    const lines = told.map((line, i) => (i < met ? line : (fillers[i] ?? '')));
    const shown = shuffled(lines, (line) => line, 'order').map((line) => `- ${line}`);
    return score(`Officer\nExperience\nOfficer, Pan Straits Group, March 2016 - March 2022\n${shown.join('\n')}`);
  });
  if (process.env.SHOW) process.stderr.write(`${job.title}: ${scores.map((one) => one.toFixed(2)).join(' ')}\n`);
  return spearman(
    scores,
    scores.map((_, i) => i),
  );
}

/** Requirements are detailed work activities; told are the statements of tasks that O*NET's analysts put under them. */
export function taskLadders(part: Part): Ladder[] {
  const activities = new Map(
    sourceTable(data, 'onet-dwa-reference.tsv.gz').map((row) => [row['DWA ID'], row['DWA Title']]),
  );
  const texts = new Map(
    sourceTable(data, 'onet-task-statements.tsv.gz').map((row) => [row['Task ID'], row.Task ?? '']),
  );
  const links = sourceTable(data, 'onet-tasks-to-dwas.tsv.gz');
  const ladders = (occupation: string): Ladder[] => {
    const used = new Set<string>();
    const pairs = shuffled(byCode.get(occupation) ?? [], (row) => `${row['Task ID']} ${row['DWA ID']}`, 'pair').filter(
      (row) => {
        const keys = [row['Task ID'] ?? '', row['DWA ID'] ?? ''];
        if (keys.some((key) => used.has(key))) return false;
        for (const key of keys) used.add(key);
        return true;
      },
    );
    const asked = new Set(pairs.slice(0, steps).map((row) => broader(row['DWA ID'])));
    const others = links.filter(
      (row) =>
        row[code]?.slice(0, 2) === occupation.slice(0, 2) &&
        row[code] !== occupation &&
        !asked.has(broader(row['DWA ID'])),
    );
    const fillers = shuffled(others, (row) => row['Task ID'] ?? '', `fill ${occupation}`)
      .map((row) => texts.get(row['Task ID']) ?? '')
      .slice(0, steps);
    const own = pairs.slice(0, steps).map((row) => activities.get(row['DWA ID']) ?? '');
    const other = pairs.slice(0, steps).map((row) => texts.get(row['Task ID']) ?? '');
    if (own.length < steps || fillers.length < steps) return [];
    return [{ job: jobOf(occupation, own), own, other, fillers }];
  };
  const byCode = Map.groupBy(links, (row) => row[code] ?? '');
  return occupationsOf([...byCode.keys()], part)
    .flatMap(ladders)
    .slice(0, laddersOfPart);
}

/** The intermediate work activity of a detailed one: fillers share none with what is asked. */
const broader = (activity = ''): string => activity.split('.').slice(0, -1).join('.');

/** Requirements are O*NET's classes of technologies; told is a product of the class. */
export function technologyLadders(part: Part): Ladder[] {
  const rows = sourceTable(data, 'onet-technology-skills.tsv.gz');
  const byCode = Map.groupBy(rows, (row) => row[code] ?? '');
  const used = (row: Record<string, string>): string => `Used ${row.Example} every week.`;
  return occupationsOf([...byCode.keys()], part)
    .flatMap((occupation): Ladder[] => {
      const own = [...Map.groupBy(byCode.get(occupation) ?? [], (row) => row['Commodity Title'] ?? '').entries()];
      const asked = shuffled(own, ([kind]) => kind, `class ${occupation}`).slice(0, steps);
      const kinds = new Set(asked.map(([kind]) => kind));
      const products = new Set(asked.flatMap(([, some]) => some.map((row) => row.Example)));
      const others = rows.filter((row) => !kinds.has(row['Commodity Title'] ?? '') && !products.has(row.Example));
      const fillers = shuffled(others, (row) => row.Example ?? '', `fill ${occupation}`)
        .slice(0, steps)
        .map(used);
      if (asked.length < steps) return [];
      const lines = asked.map(([kind]) => `Experience with ${kind.charAt(0).toLowerCase()}${kind.slice(1)}.`);
      const other = asked.flatMap(([, some]) =>
        shuffled(some, (row) => row.Example ?? '', 'product')
          .slice(0, 1)
          .map(used),
      );
      return [{ job: jobOf(occupation, lines), own: lines, other, fillers }];
    })
    .slice(0, laddersOfPart);
}

const titles = new Map(
  sourceTable(data, 'onet-occupation-data.tsv.gz').map((row) => [row[code] ?? '', row.Title ?? '']),
);

function jobOf(occupation: string, lines: readonly string[]): Job {
  const description = `We are a growing group.\nWhat you will do\n${lines.map((line) => `- ${line}`).join('\n')}`;
  return { title: titles.get(occupation) ?? '', description };
}

function occupationsOf(codes: readonly string[], part: Part): string[] {
  const own = codes.filter((one) => partOf(one) === part);
  return shuffled(own, (one) => one, 'occupation');
}
