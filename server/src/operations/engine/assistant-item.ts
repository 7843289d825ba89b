/** What an `assistant` line of the engine's command line brings: rows as the product's calls answer them, read leniently. */
import { z } from 'zod';

const word = z.preprocess((value) => (value === null || value === undefined ? '' : String(value)), z.string());
const amount = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value),
  z.number().nullish().catch(null),
);
const words = z.preprocess(
  (value) => (Array.isArray(value) ? value.map(String) : typeof value === 'string' ? value.split(/[,;/]/) : []),
  z.array(z.string()),
);
const yes = z.preprocess(
  (value) => value === true || /^(?:true|1|yes|completed?|done|finished)$/i.test(String(value)),
  z.boolean(),
);

export const assistantItem = {
  /** The moment of the question, ISO 8601 with its zone. */
  now: z.string().refine((value) => !Number.isNaN(Date.parse(value)), 'must be a time'),
  company_id: word,
  jobs: z
    .array(
      z.looseObject({
        id: word,
        companyId: word,
        jobTitle: word,
        department: word,
        location: word,
        jobType: words,
        status: word,
        created_at: word,
        closingDate: word,
        jobCriteria: words,
      }),
    )
    .default([]),
  applications: z
    .array(
      z.looseObject({
        id: word,
        jobId: word,
        companyId: word,
        username: word,
        full_name: word,
        Contactemail: word,
        applicationDate: word,
        status: word,
        final_score: amount,
        resume_relevancy_score: amount,
        interview_total_score: amount,
        interview_status: yes,
        expected_salary: word,
        appliedPosition1: word,
        resume_text: word,
      }),
    )
    .default([]),
  question: z.string(),
};

const shape = z.object(assistantItem);
export type AssistantItem = z.infer<typeof shape>;
