/** What an engine marked, as the screens show it: every mark with where it is founded. */
import { z } from 'zod';

/** A passage found verbatim in its source; offsets are UTF-16 indexes into it. */
export const quotation = z.object({ text: z.string(), start: z.number().int(), end: z.number().int() });

export const flagLine = z.object({ code: z.string(), text: z.string(), quotation: quotation.optional() });

/** How the resume score came about. */
export const resumeDetails = z.object({
  parts: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      /** 0 to 1. */
      value: z.number(),
      weight: z.number(),
      explanation: z.string(),
    }),
  ),
  /** Where it is a number, points add up to it: 10 / (1 + e^-(base + sum of value × weight)); null means the weighted mean. */
  base: z.number().nullable(),
  caps: z.array(z.object({ limit: z.number(), reason: z.string() })),
  criteria: z.array(
    z.object({
      criterion: z.string(),
      verdict: z.string(),
      /** 0 to 4. */
      level: z.number(),
      explanation: z.string(),
      quotations: z.array(quotation),
    }),
  ),
  strengths: z.array(z.string()),
  gaps: z.array(z.string()),
  flags: z.array(flagLine),
  /** How far repeated readings of a model lay apart, on the scale of 10; null where there was one. */
  spread: z.number().nullable(),
});

/** How the interview score came about. */
export const interviewDetails = z.object({
  criteria: z.array(
    z.object({
      criterion: z.string(),
      /** 0 to 5. */
      level: z.number(),
      explanation: z.string(),
      quotations: z.array(quotation.extend({ sequence: z.number().int() })),
    }),
  ),
  flags: z.array(flagLine),
  /** As above, on the scale of 25. */
  spread: z.number().nullable(),
});

/** An interview as it would be marked with the words that its candidate says were said. */
export const correctedMarks = z.object({
  /** Of 25. */
  interview_total_score: z.number(),
  /** Of 100. */
  final_score: z.number(),
  /** Of five each, in the order of the criteria. */
  levels: z.array(z.number()),
});
