/** Makes a resume ready to be read: cleaned, masked, its lost line breaks mended, without orders to the reader. */

import type { FieldModel } from '#field/index.ts';
import { type Knowledge, namesJob, namesWork, workIn } from '#knowledge/index.ts';
import { maskIdentity } from '#redaction/mask.ts';
import { schoolSpans } from '#redaction/schools.ts';
import { mendBreaks } from '#resume/lost-breaks.ts';
import { speaksToReader } from '#resume/orders.ts';
import { type CleanText, cleanText, longestText, quote, shorten } from '#text/clean.ts';
import { languageFlag } from '#text/language.ts';
import { oneForm } from '#text/sexes.ts';
import type { Flag, ResumeInput } from '#types';
import { type Applicant, readApplicant } from './evidence.ts';

export type OpenResume = {
  /** With titles in the one form of both sexes; every character's place in the source. */
  readonly clean: CleanText;
  /** Masked, of the length of the cleaned text; the applicant's spans are of it. */
  readonly masked: CleanText;
  readonly applicant: Applicant;
  /** Positions of sentences that speak to the reader and not of the person. */
  readonly orders: ReadonlySet<number>;
  readonly flags: Flag[];
};

/** Reads a resume without looking at a job. */
export function openResume(
  models: { field: FieldModel; knowledge: Knowledge },
  { resumeText, identity, asOf }: Omit<ResumeInput, 'job'>,
): OpenResume {
  const clean = oneForm(cleanText(resumeText));
  const { knowledge } = models;
  const hidden = maskIdentity(clean, identity, {
    knowsWork: (line) => namesWork(knowledge, line),
    // Where and when somebody was at school tells of origin and age; that they were, and in what, is read.
    also: schoolSpans(clean.text, {
      wordsIn: (line) => workIn(knowledge, line),
      namesJob: (line) => namesJob(knowledge, line),
    }),
  });
  const masked = { ...hidden, text: mendBreaks(knowledge, hidden.text, asOf) };
  const applicant = readApplicant(models.field, masked.text, knowledge, asOf);
  const flags: Flag[] = [];
  const toReader = new Set<number>();
  for (const [i, { start, end }] of applicant.sentences.entries())
    if (speaksToReader(masked.text.slice(start, end))) toReader.add(i);
  const [first] = toReader;
  if (first !== undefined)
    flags.push({
      code: 'instruction_to_reader',
      text: 'Part of the resume speaks to whoever or whatever rates it. It was left out of the score.',
      ...quotationOf(clean, applicant.sentences[first]),
    });
  if (resumeText.length > longestText)
    flags.push({ code: 'long_text', text: `Only the first ${longestText} characters of the resume were read.` });
  const language = languageFlag(masked.text);
  if (language) flags.push(language);
  return { clean, masked, applicant, orders: toReader, flags };
}

/** A flag is read at a glance. */
const longestShown = 220;

/** The words of a sentence as a flag shows them; nothing where none are left. */
export function quotationOf(clean: CleanText, span?: { start: number; end: number }): Pick<Flag, 'quotation'> {
  if (!span) return {};
  const { start, end } = shorten(clean.text, span, longestShown);
  const quotation = quote(clean, start, end);
  return quotation ? { quotation } : {};
}
