/** What the engine is given of an application, and how its reading of the resume is shown. */
import type { MaskedField, NothingLeft } from '@saring/contract/domain';
import type { Flag, Identity, Redacted, ResumeMarks } from '@saring/engine';
import { engineName, newestAnalysis } from '#features/analyses/index.ts';
import { phoneDigits } from '#platform/phone.ts';
import type { World } from '#world';
import { type Redaction, redactedQuotation, redactedView } from './redaction.ts';
import { type ApplicationRow, resumeTextOf } from './store.ts';

/** What is known of the person, so that the engine can mask it. */
export function identityOf(application: ApplicationRow): Required<Identity> {
  const { fullName, contactEmail: email, phone, address, ...left }: Pick<ApplicationRow, MaskedField> = application;
  left satisfies NothingLeft;
  return { fullName, email, phone: phoneDigits(phone), address };
}

interface JobToRead {
  title: string;
  department: string;
  descriptionText: string | null;
  otherInfo: string;
  criteria: string[];
}

/** The job as the engine reads it; before its file is read, its own words stand in. */
export function jobTextOf(job: JobToRead) {
  return {
    title: job.title,
    department: job.department,
    description: job.descriptionText ?? job.otherInfo,
    criteria: job.criteria,
  };
}

/** What an engine is given to read a resume, and whose it is. */
export function resumeToRead(
  application: ApplicationRow,
  job: JobToRead & { criteriaVersion: number },
  resumeText: string,
) {
  const { id: applicationId, companyId, appliedAt } = application;
  return {
    subject: { applicationId, companyId, criteriaVersion: job.criteriaVersion },
    input: { job: jobTextOf(job), resumeText, identity: identityOf(application), asOf: appliedAt.toISOString() },
  };
}

/** How the resume was read: the reasons beside the score, or null until it is. */
export async function resumeReading(world: World, application: ApplicationRow, redaction: Redaction | null) {
  const analysis = await newestAnalysis(world.db, application.id, 'resume');
  if (!analysis || application.resumeScore === null) return null;
  const { marks } = analysis;
  const resume = await resumeTextOf(world.db, application.id);
  const source = { text: resume?.text ?? '', redacted: redaction && (await redaction.resume()) };
  const noticed = (resume?.findings ?? []).map(({ code, text }) => ({ code, text }));
  const { resumeScore: score } = application;
  return redactedView(redaction, 'resume_marks', (words) => ({
    score,
    explanation: words(marks.explanation),
    engine: engineName(analysis),
    details: resumeDetails(marks, noticed, { source, words }),
  }));
}

interface Showing {
  source: { text: string; redacted: Redacted | null };
  words(text: string): string;
}

function resumeDetails(marks: ResumeMarks, noticed: readonly Flag[], { source, words }: Showing) {
  const flag = ({ code, text, quotation }: Flag) => ({
    code,
    text: words(text),
    ...(quotation ? { quotation: redactedQuotation(quotation, source, words) } : {}),
  });
  return {
    parts: marks.parts.map((part) => ({ ...part, explanation: words(part.explanation) })),
    base: marks.base ?? null,
    caps: marks.caps.map((cap) => ({ ...cap, reason: words(cap.reason) })),
    criteria: marks.criteria.map((one) => ({
      ...one,
      explanation: words(one.explanation),
      quotations: one.quotations.map((quotation) => redactedQuotation(quotation, source, words)),
    })),
    strengths: marks.strengths.map(words),
    gaps: marks.gaps.map(words),
    flags: [...noticed, ...marks.flags].map(flag),
    spread: marks.spread ?? null,
  };
}
