/** The reading half of the built-in engine: one vocabulary and the jobs it has read, kept by content for the life of the instance. */
import { createHash } from 'node:crypto';
import type { CriteriaInput, Criterion, JobText, ResumeInput, ResumeMarks } from '#engines/ai/index.ts';
import { type Advert, readAdvert } from './advert.ts';
import { composeCriteria } from './criteria.ts';
import { lexicon } from './lexicon.ts';
import { once } from './once.ts';
import { preparedResume } from './prepare.ts';
import { scoreResume } from './resume-score.ts';
import type { CleanText } from './text.ts';
import { buildVocabulary, type Vocabulary } from './vocabulary.ts';

export interface Reader {
  /** The advert as read; the same content is read once. */
  advert(job: JobText): Advert;
  criteria(job: CriteriaInput): Criterion[];
  resume(input: ResumeInput): ResumeMarks;
  /** The resume as any engine may read it. */
  prepared(input: ResumeInput): CleanText;
}

/** A company screens one job at a time; older ones are read again. */
const mostJobs = 64;
/** Of all their descriptions, of which a letter takes 70 bytes once it is read. */
const mostLetters = 300_000;

/** A reader over the engine's vocabulary, or over one of its own. */
export function createReader(vocabulary: () => Vocabulary = once(() => buildVocabulary(lexicon))): Reader {
  const jobs = new Map<string, { advert: Advert; letters: number }>();
  let letters = 0;
  const advert = (job: JobText): Advert => {
    const key = createHash('sha256')
      .update(JSON.stringify([job.title, job.department ?? '', job.description, job.criteria]))
      .digest('base64');
    const known = jobs.get(key);
    if (known) return known.advert;
    const fresh = { advert: readAdvert(vocabulary(), job), letters: job.description.length };
    jobs.set(key, fresh);
    letters += fresh.letters;
    for (const [oldest, one] of jobs) {
      if (jobs.size === 1 || (jobs.size <= mostJobs && letters <= mostLetters)) break;
      jobs.delete(oldest);
      letters -= one.letters;
    }
    return fresh.advert;
  };
  return {
    advert,
    criteria: ({ without, ...job }) => composeCriteria(vocabulary(), advert({ ...job, criteria: [] }), without),
    resume: (input) => scoreResume(vocabulary(), advert(input.job), input),
    prepared: (input) => preparedResume(vocabulary(), advert(input.job), input),
  };
}
