/** Reads files as the product reads them, for the benchmarks. */
import { readFile } from 'node:fs/promises';
import { createDocuments } from '@saring/server/documents';

/** The visible text of each PDF, in order. */
export async function readPdfs(files: readonly string[]): Promise<string[]> {
  const documents = createDocuments();
  try {
    return await Promise.all(files.map(async (file) => (await documents.read(await readFile(file), 'pdf')).text));
  } finally {
    await documents.close();
  }
}
