/** Texts of our own, from `data/fields.jsonl` and `data/graded-answers.jsonl`: trades with people of each, and graded answers, in nine voices. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const text = z.string().min(1);
/** Which of the nine writers; see `data/README.md`. */
const voice = z.number().int().min(1).max(9);

const field = z.strictObject({
  voice,
  key: text,
  title: text,
  /** The advert; asks for the five things of `shown`, in other words. */
  advert: text,
  /** For each of the five things asked, two sentences of resumes that show it. */
  shown: z.array(z.tuple([text, text])).length(5),
  /** Titles that people of the field hold: of long standing, usual, and of a beginner. */
  titles: z.tuple([text, text, text]),
  /** Other work of the field. */
  more: z.tuple([text, text, text]),
  skills: text,
  study: text,
});

const ladder = z.strictObject({
  voice,
  field: text,
  question: text,
  criterion: text,
  /** Conduct is asked for and no trade: a story from any work may answer it. */
  conduct: z.literal(true).optional(),
  /** Off topic, claims in general, particulars on the topic, own acts, acts and a measured result: anchors 1 to 5; 0 is silence. */
  answers: z.tuple([text, text, text, text, text]),
});

export type Field = z.infer<typeof field>;
export type Ladder = z.infer<typeof ladder>;

/** The fields of these voices, voice by voice. */
export const fieldsOf = (...voices: readonly number[]): Field[] => ofVoices('fields', field, voices);
/** The graded answers of these voices, voice by voice. */
export const laddersOf = (...voices: readonly number[]): Ladder[] => ofVoices('graded-answers', ladder, voices);

function ofVoices<Row extends { voice: number }>(
  name: string,
  schema: z.ZodType<Row>,
  voices: readonly number[],
): Row[] {
  const rows = readFileSync(new URL(`data/${name}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => schema.parse(JSON.parse(line)));
  return voices.flatMap((one) => rows.filter((row) => row.voice === one));
}

/** Fields of several voices that are one trade: who has done the one has done the other. */
const same: Readonly<Record<string, string>> = {
  nurse: 'nursing',
  secondary: 'teaching',
  partie: 'chef',
  telco: 'callcentre',
  analyst: 'data',
  civil: 'site',
  fmcg: 'b2b',
  lorry: 'driver',
  graphic: 'design',
  'community-pharmacy': 'pharmacy',
  'oil-palm': 'estate',
  paralegal: 'legal',
  'front-office': 'hotel',
  procurement: 'purchasing',
};

/** The trade of a field, by its key. */
export function tradeOf(key: string): string {
  return same[key] ?? key;
}
