/** The same read-only queries as tools of a model: the company is never an argument, and every row is the asking company's. */

import { dayOf, meaningOf } from '@saring/contract/domain';
import type { Filter, Lookup, Query, ReadTool } from '@saring/engine';
import { dayText, jobsCalled, plain } from '@saring/engine';
import { z } from 'zod';
import { mixedScores, type Telling } from './answer.ts';
import type { Scope } from './conditions.ts';
import { jobsListed } from './jobs-store.ts';
import { filterFrom, filterShape, Refused } from './model-filter.ts';
import { personRows } from './persons-store.ts';
import { averaged, counted, grouped, listed, type Row } from './store.ts';

/** What the tools were used for: every result, and the queries in order. */
export interface Used {
  results: object[];
  queries: Query[];
  named: { id: string; name: string }[];
  /** Something that was asked for is not for a model. */
  withheld: boolean;
}

const mostRows = 20;
/** Of a resume; a sentence that goes beyond is read to its end before it is freed of what it tells. */
const mostRead = 4000;
const mostFreed = 6000;

/** Resumes as a model may read them. */
type Freeing = (resumes: readonly string[]) => Promise<string[]>;

type At = Pick<Telling, 'db' | 'scope'> & { lookup: Lookup; used: Used; free: Freeing; model: ModelPlace };

/** Whether the model works on a machine of others: of whom it is kept from them it then learns nothing. */
export type ModelPlace = 'inside' | 'outside';

/** Throws where somebody is among them of whom no model may learn, or not this one. */
function mayTell(at: At, rows: readonly Row[]): void {
  if (rows.some((row) => row.withdrawn_at !== null || isKeptFrom(at, row))) withhold(at);
}

const isKeptFrom = ({ model }: At, { inside_only, people_only }: Row) =>
  people_only || (model === 'outside' && inside_only);

function withhold({ used }: At): never {
  used.withheld = true;
  throw new Refused('This is answered without you.');
}

/** The tools over one company's rows; `used` tells afterwards what was read. */
export function readTools({ db, scope }: Telling, at: Omit<At, 'db' | 'scope'>): ReadTool[] {
  return [countTool, listTool, groupTool, averageTool, applicantTool, jobsTool].map((tool) =>
    tool({ db, scope, ...at }),
  );
}

function tool<S extends z.ZodType>(
  used: Used,
  name: string,
  description: string,
  shape: S,
  run: (input: z.infer<S>) => Promise<object>,
): ReadTool {
  return {
    name,
    description,
    shape,
    async run(input) {
      const parsed = shape.safeParse(input);
      if (!parsed.success) return { error: 'The input does not fit the schema.' };
      try {
        const result = await run(parsed.data);
        used.results.push(result);
        return result;
      } catch (error) {
        if (error instanceof Refused) return { error: error.message };
        throw error;
      }
    },
  };
}

const filtering = { filter: filterShape.default({}) };

function asked<Q extends Query>(used: Used, query: Q): Q {
  used.queries.push(query);
  return query;
}

/** Fewer than so many are told apart by their figures. */
const fewest = 5;

/** Throws where figures are of so few that they tell of one of whom the model may not learn. */
async function mayTellOf(at: At, filter: Filter): Promise<void> {
  const few = { kind: 'list', filter, sort: 'date', order: 'desc', limit: fewest, offset: 0, ranked: false } as const;
  const { total, rows } = await listed(at.db, at.scope, few);
  if (total < fewest && rows.some((row) => isKeptFrom(at, row))) withhold(at);
}

function countTool(at: At): ReadTool {
  const { db, scope, lookup, used } = at;
  return tool(
    used,
    'count_applications',
    'Counts applications; withdrawn ones only where named in statuses.',
    z.object(filtering),
    async (given) => {
      const filter = await filterFrom(given.filter, lookup, scope);
      await mayTellOf(at, filter);
      return counted(db, scope, asked(used, { kind: 'count', filter }));
    },
  );
}

function listTool(at: At): ReadTool {
  const { db, scope, lookup, used } = at;
  return tool(
    used,
    'list_applications',
    'Lists applications with their marks, best first unless said.',
    z.object({
      ...filtering,
      sort: z.enum(['final', 'resume', 'interview', 'date', 'name', 'salary']).default('final'),
      order: z.enum(['asc', 'desc']).default('desc'),
      limit: z.number().int().min(1).max(mostRows).default(10),
    }),
    async ({ filter, sort, order, limit }) => {
      const ranked = sort !== 'date' && sort !== 'name';
      // By what was sent or marked nobody is found who withdrew, which does not say that nobody did.
      if (ranked && filter.statuses?.some((status) => !meaningOf(status).readable)) withhold(at);
      const found = await listed(
        db,
        scope,
        asked(used, {
          kind: 'list',
          filter: await filterFrom(filter, lookup, scope),
          sort,
          order,
          limit,
          offset: 0,
          ranked,
        }),
      );
      mayTell(at, found.rows);
      used.named.push(...found.rows.map((row) => ({ id: row.id, name: row.full_name })));
      return {
        total: found.total,
        ...(found.mixed ? { note: mixedScores } : {}),
        applications: found.rows.map((row, at) => ({ place: at + 1, ...rowFacts(row, scope) })),
      };
    },
  );
}

function groupTool(at: At): ReadTool {
  const { db, scope, lookup, used } = at;
  return tool(
    used,
    'group_applications',
    'Counts applications per job, status, department, location, type, day or band, with the average final score.',
    z.object({ ...filtering, by: z.enum(['job', 'status', 'department', 'location', 'type', 'day', 'band']) }),
    async ({ by, ...given }) => {
      const filter = await filterFrom(given.filter, lookup, scope);
      await mayTellOf(at, filter);
      const groups = await grouped(db, scope, asked(used, { kind: 'groups', filter, by, order: 'most', limit: 50 }));
      return { groups: groups.slice(0, 50).map((group) => ({ ...group, average: rounded(group.average) })) };
    },
  );
}

function averageTool(at: At): ReadTool {
  const { db, scope, lookup, used } = at;
  return tool(
    used,
    'average',
    'Average, median, lowest and highest of a mark or of the expected salary.',
    z.object({ ...filtering, of: z.enum(['final', 'resume', 'interview', 'salary']) }),
    async ({ of, ...given }) => {
      const filter = await filterFrom(given.filter, lookup, scope);
      await mayTellOf(at, filter);
      const found = await averaged(db, scope, asked(used, { kind: 'average', filter, of, how: 'mean' }));
      return { ...found, mean: rounded(found.mean), median: rounded(found.median) };
    },
  );
}

function applicantTool(at: At): ReadTool {
  const { db, scope, lookup, used, free } = at;
  return tool(
    used,
    'find_applicant',
    'Everything about the applicants with this name: marks, status, resume text.',
    z.object({ name: z.string().min(2).max(120) }),
    async ({ name }) => {
      const words = plain(name).split(' ');
      const exact = await lookup.people(words, false);
      const people = exact.length > 0 ? exact : await lookup.people(words, true);
      const ids = people.slice(0, 5).map(({ id }) => id);
      const rows = await personRows(db, scope, ids, true);
      if (rows.length > 0) asked(used, { kind: 'person', ids, label: name, aspect: 'summary' });
      mayTell(at, rows);
      used.named.push(...rows.map((row) => ({ id: row.id, name: row.full_name })));
      const resumes = await free(rows.map((row) => (row.resume ?? '').slice(0, mostFreed)));
      return {
        applicants: rows.map((row, at) => ({
          ...rowFacts(row, scope),
          rank_in_job: row.rank,
          applicants_of_job: row.of,
          email: row.contact_email,
          resume_text: (resumes[at] ?? '').slice(0, mostRead),
        })),
      };
    },
  );
}

function jobsTool({ db, scope, lookup, used }: At): ReadTool {
  return tool(
    used,
    'list_jobs',
    'Lists jobs with their state and how many applied.',
    z.object({ state: z.enum(['open', 'closed']).optional(), title: z.string().max(200).optional() }),
    async ({ state, title }) => {
      const jobs = title ? jobsCalled(title, await lookup.jobs()) : null;
      if (title && !jobs) throw new Refused('No job is called so.');
      const filter = {
        ...(state ? { state: state === 'open' ? ('Live' as const) : ('Closed' as const) } : {}),
        ...(jobs ? { jobs } : {}),
      };
      const found = await jobsListed(db, scope, filter, 'newest', 50);
      asked(used, { kind: 'jobs', filter, how: 'list', sort: 'newest', limit: 50 });
      return {
        total: found.total,
        open: found.live,
        jobs: found.rows.map(({ id: _id, created_at, ...job }) => ({
          ...job,
          posted: dayText(dayOf(new Date(created_at), scope.timeZone)),
        })),
      };
    },
  );
}

const rounded = (value: number | null) => (value === null ? null : Math.round(value * 100) / 100);

function rowFacts(row: Row, { timeZone }: Scope): object {
  const applied = dayOf(new Date(row.applied_at), timeZone);
  return {
    name: row.full_name,
    job: row.job_title,
    final_score: row.marked ? row.final_score : null,
    resume_score: row.resume_score,
    interview_score: row.interview_score,
    interview_finished: row.interview_status,
    status: row.status,
    applied: dayText(applied),
    expected_salary: row.expected_salary,
  };
}
