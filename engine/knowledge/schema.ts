/** What a row of each source must hold, and how it is named in the compiler. */
import { z } from 'zod';
import { wordClasses } from '#criteria/words.ts';
import { wordKinds } from '#interview/word-kinds.ts';

const code = z.string().regex(/^\d{2}-\d{4}\.\d{2}$/, 'no O*NET-SOC code');
const text = z.string().trim().min(1, 'empty');
const own = { licence: text };
/** Alternatives of a pattern, of which plain words are the simplest. */
const isPattern = (entry: string): boolean => {
  try {
    return new RegExp(entry).source !== '';
  } catch {
    return false;
  }
};

/** A list of words or of alternatives of a pattern, an entry a row. */
const listed = z.object({ list: text, entry: z.string().min(1).refine(isPattern, 'no pattern'), ...own });

/** By the name of the file without its ending. */
export const rowSchemas = {
  'onet-occupation-data': z
    .object({ 'O*NET-SOC Code': code, Title: text, Description: text })
    .transform((row) => ({ code: row['O*NET-SOC Code'], title: row.Title, description: row.Description })),
  'onet-alternate-titles': z
    .object({ 'O*NET-SOC Code': code, 'Alternate Title': text })
    .transform((row) => ({ code: row['O*NET-SOC Code'], title: row['Alternate Title'] })),
  'onet-sample-of-reported-titles': z
    .object({ 'O*NET-SOC Code': code, 'Reported Job Title': text })
    .transform((row) => ({ code: row['O*NET-SOC Code'], title: row['Reported Job Title'] })),
  'onet-task-statements': z
    .object({ 'O*NET-SOC Code': code, 'Task ID': text, Task: text, 'Task Type': z.string() })
    .transform((row) => ({
      code: row['O*NET-SOC Code'],
      id: row['Task ID'],
      task: row.Task,
      core: row['Task Type'] === 'Core',
    })),
  'onet-technology-skills': z
    .object({ 'O*NET-SOC Code': code, Example: text, 'Commodity Title': text, 'Hot Technology': z.enum(['Y', 'N']) })
    .transform((row) => ({
      code: row['O*NET-SOC Code'],
      name: row.Example,
      kind: row['Commodity Title'],
      hot: row['Hot Technology'] === 'Y',
    })),
  'onet-tools-used': z
    .object({ 'O*NET-SOC Code': code, Example: text, 'Commodity Title': text })
    .transform((row) => ({ code: row['O*NET-SOC Code'], name: row.Example, kind: row['Commodity Title'] })),
  'onet-related-occupations': z
    .object({ 'O*NET-SOC Code': code, 'Related O*NET-SOC Code': code, 'Relatedness Tier': text })
    .transform((row) => ({
      code: row['O*NET-SOC Code'],
      related: row['Related O*NET-SOC Code'],
      primary: row['Relatedness Tier'].startsWith('Primary'),
    })),
  'onet-dwa-reference': z
    .object({ 'DWA ID': text, 'DWA Title': text })
    .transform((row) => ({ id: row['DWA ID'], title: row['DWA Title'] })),
  'onet-tasks-to-dwas': z
    .object({ 'O*NET-SOC Code': code, 'Task ID': text, 'DWA ID': text })
    .transform((row) => ({ code: row['O*NET-SOC Code'], task: row['Task ID'], activity: row['DWA ID'] })),
  'onet-job-zones': z
    .object({ 'O*NET-SOC Code': code, 'Job Zone': z.coerce.number().int().min(1).max(5) })
    .transform((row) => ({ code: row['O*NET-SOC Code'], zone: row['Job Zone'] })),
  'esco-occupations': z
    .object({ conceptUri: text, iscoGroup: z.string(), preferredLabel: text, altLabels: z.string(), description: text })
    .transform((row) => ({
      uri: row.conceptUri,
      isco: row.iscoGroup,
      names: [row.preferredLabel, ...row.altLabels.split('\n').filter((name) => name.trim() !== '')],
      description: row.description,
    })),
  'esco-skills': z.object({ id: text, label: text }),
  'esco-occupation-skills': z
    .object({ occupationUri: text, skill: text, relation: z.enum(['essential', 'optional', '']) })
    .transform((row) => ({ uri: row.occupationUri, skill: row.skill, optional: row.relation === 'optional' })),
  adverts: z.object({ id: text, description: text }),
  'soc-isco': z
    .object({ soc_code: text, isco08_code: text })
    .transform((row) => ({ soc: row.soc_code, isco: row.isco08_code })),
  names: z.object({ name: text, meaning: text, kind: z.string(), ...own }),
  'short-forms': z.object({ short: text, long: text, ...own }),
  kinds: z.object({ name: text, kind: text, ...own }),
  lists: listed,
  'own-facts': listed,
  'family-words': z.object({ word: text, meaning: text, not_before: z.string(), not_after: z.string(), ...own }),
  sexes: z.object({
    female: text,
    male: z.string(),
    kind: z.enum(['title', 'person', 'other', 'ending', 'ending of a person', 'ending of two persons']),
    ...own,
  }),
  parts: z.object({ key: text, label: text, explanation: text, of: text, ...own }),
  spellings: z.object({ names: text, ...own }),
  things: z.object({ name: text, ...own }),
  qualifications: z.object({ level: z.coerce.number().int().min(1).max(6), form: text, ...own }),
  grammar: z.object({ word: text, class: z.enum(wordClasses), ...own }),
  conduct: z.object({ text, none: text, some: text, strong: text, ...own }),
  'answer-words': z.object({ word: z.string().regex(/^[a-z-]+$/), kind: z.enum(wordKinds), ...own }),
  'answer-topics': z.object({ topic: text, kind: text, word: text, strength: z.enum(['strong', 'plain']), ...own }),
  'off-limits': z.object({ word: text, class: text, ...own }),
  senses: z.object({ word: text, strangers: text, ...own }),
  ambiguous: z.object({ name: text, meaning: text, company: z.string(), ...own }),
} as const;

export type Row<Name extends keyof typeof rowSchemas> = z.infer<(typeof rowSchemas)[Name]>;
