/** Who has so many years of experience: counted from the resumes' dates, because no column holds it. */
import { type Query, yearsWorked } from '#engines/ai/index.ts';
import type { Telling } from './answer.ts';
import { resumesOf } from './persons-store.ts';

/** Reading more at once would take over a second. */
export const mostRead = 5000;

/** The query with the applications that have the years asked for; null where too many resumes would have to be read. */
export async function withYears(query: Query, { db, scope }: Pick<Telling, 'db' | 'scope'>): Promise<Query | null> {
  if (!('filter' in query) || query.kind === 'jobs' || !query.filter.experience) return query;
  const { experience, ...rest } = query.filter;
  const resumes = await resumesOf(db, scope, rest, mostRead + 1);
  if (resumes.length > mostRead) return null;
  const { min, max, over, under } = experience;
  const fits = (years: number) =>
    (min === undefined || (over ? years > min : years >= min)) &&
    (max === undefined || (under ? years < max : years <= max));
  const ids = resumes
    .filter(({ text, day }) => {
      const years = yearsWorked(text, day);
      return years !== null && fits(years);
    })
    .map(({ id }) => id);
  return { ...query, filter: { ...query.filter, experience: { ...experience, ids } } };
}
