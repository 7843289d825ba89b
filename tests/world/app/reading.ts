/** Reads files as the product reads them, and scores them, for the benchmarks. */
import { readFile } from 'node:fs/promises';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Engine } from '@saring/engine';
import { createDocuments, type DocumentKind } from '@saring/server/documents';
import { createEngine } from '@saring/server/reader';
import { createSpeech } from '@saring/server/speech';
import { jobFields } from '#world/people/builders.ts';
import { advert } from '#world/people/documents.ts';
import { peakOfChildren, stopwatch } from '#world/processes/stopwatch.ts';

/** The engine of the product with so many milliseconds for whatever it reads, and for each question. */
export function hurriedEngine(milliseconds: number) {
  const sums = { resume: () => 0, interview: () => 0 };
  return createEngine(null, {
    sums,
    thread: { milliseconds: { reading: milliseconds, question: milliseconds, redaction: milliseconds } },
  });
}

/** The engine of the product, but a resume with such a word gets less. */
export async function unfairEngine(word: RegExp): Promise<Engine> {
  const engine = await createEngine(null, { sums: { resume: () => 0, interview: () => 0 }, thread: {} });
  return {
    ...engine,
    async resume(input, asker) {
      const marks = await engine.resume(input, asker);
      return word.test(input.resumeText) ? { ...marks, base: (marks.base ?? 0) - 1 } : marks;
    },
  };
}

/** The engine of the product with a model's endpoint that has so many milliseconds where a person waits. */
export function hurriedModel(baseUrl: string, milliseconds: number) {
  const sums = { resume: () => 0, interview: () => 0 };
  const timeLimit = { question: milliseconds, talk: milliseconds };
  return createEngine({ baseUrl, apiKey: null, model: 'hurried' }, { sums, timeLimit, thread: {} });
}

/** The product's way to a transcription's endpoint. */
export const speechAt = (baseUrl: string) => createSpeech({ baseUrl, apiKey: null, model: 'm' });

/** The visible text of each PDF, in order. */
export async function readPdfs(files: readonly string[]): Promise<string[]> {
  const documents = createDocuments();
  try {
    return await Promise.all(files.map(async (file) => (await documents.read(await readFile(file), 'pdf')).text));
  } finally {
    await documents.close();
  }
}

export interface ReadingTimes {
  /** Milliseconds from the bytes of each file to its marks, one file after the other. */
  each: number[];
  /** The most memory that the process which reads them ever had; null where the system does not tell. */
  peakMegabytes: number | null;
  /** In how many files hidden text was found. */
  suspected: number;
}

/** Reads and scores files in a reading process of its own, whose start the first of them waits for. */
export async function readAndScore(files: readonly { bytes: Uint8Array; kind: DocumentKind }[]): Promise<ReadingTimes> {
  // As the server is started.
  enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/node', import.meta.url)));
  const documents = createDocuments({ maxChildren: 1 });
  // Only a model asks for sums, to compare its own answers.
  const engine = await createEngine(null, { sums: { resume: () => 0, interview: () => 0 } });
  const { jobTitle: title, department, jobCriteria: criteria } = jobFields;
  const job = { title, department, description: advert.join('\n'), criteria };
  const identity = { fullName: 'Aisyah Rahman', email: '', phone: '', address: '' };
  const each: number[] = [];
  let suspected = 0;
  try {
    for (const { bytes, kind } of files) {
      const seconds = stopwatch();
      const { text, findings } = await documents.read(bytes, kind);
      if (findings.some(({ code, excerpt }) => excerpt !== undefined && code !== 'pale_text')) suspected += 1;
      await engine.resume({ job, resumeText: text, identity, asOf: '2026-01-01T00:00:00Z' });
      each.push(1000 * seconds());
    }
    return { each, peakMegabytes: await peakOfChildren(), suspected };
  } finally {
    await documents.close();
  }
}
