/** The reading half of the built-in engine: the models and the jobs it has read, kept by content for the life of the instance. */
import { createHash } from 'node:crypto';
import { readAdvert } from '#advert/read.ts';
import { createCriteriaWriter } from '#criteria/index.ts';
import { readCriteria } from '#score/levels.ts';
import { type MarkModels, markResume, preparedText, type ReadJob } from '#score/marks.ts';
import { loadModels } from '#score/models.ts';
import { type CleanText, cleanText } from '#text/clean.ts';
import { once } from '#text/once.ts';
import { inOneForm } from '#text/sexes.ts';
import type { CriteriaInput, Criterion, JobText, ResumeInput, ResumeMarks } from '#types';

export interface Reader {
  /** Loaded on first use, in about a tenth of a second. */
  models(): MarkModels;
  criteria(job: CriteriaInput): Criterion[];
  resume(input: ResumeInput): ResumeMarks;
  /** The resume as any engine may read it. */
  prepared(input: ResumeInput): CleanText;
}

/** A company screens one job at a time; older ones are read again. */
const mostJobs = 64;
/** Of all their descriptions, of which a letter takes 70 bytes once it is read. */
const mostLetters = 300_000;

/** The engine's reader of jobs, resumes and interviews. It loads its knowledge with the first call and keeps the jobs that were read last. */
export function createReader(): Reader {
  const models = once(loadModels);
  const jobs = new Map<string, { job: ReadJob; letters: number }>();
  let letters = 0;
  const writer = createCriteriaWriter(models);
  const read = (job: JobText): ReadJob => {
    const key = createHash('sha256')
      .update(JSON.stringify([job.title, job.description, job.criteria]))
      .digest('base64');
    const known = jobs.get(key);
    if (known) return known.job;
    const title = inOneForm(cleanText(job.title).text);
    const criteria = job.criteria.map((criterion) => inOneForm(cleanText(criterion).text));
    const advert = readAdvert(models(), { title, description: inOneForm(cleanText(job.description).text), criteria });
    const fresh = {
      job: { advert, criteria: readCriteria(models(), job.criteria, title) },
      letters: job.description.length,
    };
    jobs.set(key, fresh);
    letters += fresh.letters;
    for (const [oldest, one] of jobs) {
      if (jobs.size === 1 || (jobs.size <= mostJobs && letters <= mostLetters)) break;
      jobs.delete(oldest);
      letters -= one.letters;
    }
    return fresh.job;
  };
  // The command asks for those of one job again and again.
  let proposed: { key: string; criteria: Criterion[] } | undefined;
  return {
    models,
    criteria: (job) => {
      const key = JSON.stringify(job);
      if (proposed?.key !== key) proposed = { key, criteria: writer.propose(job) };
      return proposed.criteria;
    },
    resume: (input) => markResume(models(), read(input.job), input),
    prepared: (input) => preparedText(models(), input),
  };
}
