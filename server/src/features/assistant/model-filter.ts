/** Which applications a model asks for: its words as a filter of the read-only queries. */
import { endOfDay, meaningOf, startOfDay, statuses } from '@saring/contract/domain';
import type { Filter, Lookup } from '@saring/engine';
import { asksByTrait, dayText, jobsCalled, termOf } from '@saring/engine';
import { z } from 'zod';
import { goesByContents, type Scope } from './conditions.ts';

const day = z.iso.date();
const some = z.array(z.string().max(100)).max(8);
export const filterShape = z.object({
  statuses: z.array(z.enum(statuses)).optional(),
  job_title: z.string().max(200).optional(),
  departments: some.optional(),
  locations: some.optional(),
  job_types: some.optional(),
  job_state: z.enum(['open', 'closed']).optional(),
  resume_mentions_all: some.optional(),
  resume_mentions_any: some.optional(),
  resume_does_not_mention: some.optional(),
  applied_from: day.optional(),
  applied_to: day.optional(),
  interview_finished: z.boolean().optional(),
  final_score_min: z.number().optional(),
  final_score_max: z.number().optional(),
  resume_score_min: z.number().optional(),
  interview_score_min: z.number().optional(),
  expected_salary_min: z.number().optional(),
  expected_salary_max: z.number().optional(),
});
type Given = z.infer<typeof filterShape>;

/** Refused in words that the model can act on. */
export class Refused extends Error {}

/** The filter that the queries know. Throws Refused for what nobody is searched by, and for a job that there is not. */
export async function filterFrom(given: Given, lookup: Lookup, { timeZone }: Scope): Promise<Filter> {
  const mentioned = [
    ...(given.resume_mentions_all ?? []),
    ...(given.resume_mentions_any ?? []),
    ...(given.resume_does_not_mention ?? []),
  ];
  if (asksByTrait(mentioned))
    throw new Refused('Applicants are not searched by age, gender, race, religion, family, health or nationality.');
  const jobs = given.job_title ? jobsCalled(given.job_title, await lookup.jobs()) : null;
  if (given.job_title && !jobs) throw new Refused('No job is called so. Use list_jobs for the titles.');
  const terms = (given.resume_mentions_any ?? given.resume_mentions_all ?? []).map(termOf);
  const range = (field: 'final' | 'resume' | 'interview', min?: number, max?: number) =>
    min === undefined && max === undefined
      ? []
      : [{ field, ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }];
  const scores = [
    ...range('final', given.final_score_min, given.final_score_max),
    ...range('resume', given.resume_score_min),
    ...range('interview', given.interview_score_min),
  ];
  const { applied_from: from, applied_to: to, expected_salary_min: least, expected_salary_max: most } = given;
  const filter: Filter = {
    ...(given.statuses?.length ? { statuses: given.statuses } : {}),
    ...(jobs ? { jobs } : {}),
    ...(given.departments?.length ? { departments: given.departments } : {}),
    ...(given.locations?.length ? { locations: given.locations } : {}),
    ...(given.job_types?.length ? { types: given.job_types.map((type) => type.toLowerCase()) } : {}),
    ...(given.job_state ? { jobState: given.job_state === 'open' ? ('Live' as const) : ('Closed' as const) } : {}),
    ...(terms.length > 0 ? { terms, anyTerm: given.resume_mentions_any !== undefined } : {}),
    ...(given.resume_does_not_mention?.length ? { withoutTerms: given.resume_does_not_mention.map(termOf) } : {}),
    ...(from || to
      ? {
          applied: {
            ...(from ? { from: startOfDay(from, timeZone).toISOString() } : {}),
            ...(to ? { before: endOfDay(to, timeZone).toISOString() } : {}),
            label: [from ? `from ${dayText(from)}` : '', to ? `to ${dayText(to)}` : ''].filter(Boolean).join(' '),
          },
        }
      : {}),
    ...(given.interview_finished === undefined ? {} : { interviewed: given.interview_finished }),
    ...(scores.length > 0 ? { scores } : {}),
    ...(least === undefined && most === undefined
      ? {}
      : { salary: { ...(least === undefined ? {} : { min: least }), ...(most === undefined ? {} : { max: most }) } }),
  };
  if (goesByContents(filter) && filter.statuses?.some((status) => !meaningOf(status).readable))
    throw new Refused('What withdrawn applications held is closed: find them by job, place and day alone.');
  return filter;
}
