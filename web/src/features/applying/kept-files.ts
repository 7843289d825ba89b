/** Chosen files, kept by the browser until the application is sent: a sign-in in between must not cost them. */
import { inStore, keepRow } from '#client/browser-store.ts';

/** In the order in which they travel. */
export const fileNames = ['resume', 'certification'] as const;
export type FileName = (typeof fileNames)[number];
export type ChosenFiles = Record<FileName, File | null>;

interface KeptFile {
  /** Whose form of which link it is. */
  form: string;
  name: FileName;
  file: File;
  keptAt: number;
}

const dayMilliseconds = 86_400_000;

/** Keeps a file in place of the one before; null takes it away. */
export async function keepFile(form: string, name: FileName, file: File | null): Promise<void> {
  if (!file) {
    await inStore('files', 'readwrite', (rows) => rows.delete([form, name]), undefined);
    return;
  }
  const row: KeptFile = { form, name, file, keptAt: Date.now() };
  await keepRow('files', row);
}

/** What is kept for a form. Files of any form that are older than a day are forgotten. */
export async function keptFiles(form: string): Promise<ChosenFiles> {
  const all = await inStore('files', 'readonly', (rows): IDBRequest<KeptFile[]> => rows.getAll(), []);
  const old = all.filter((row) => row.keptAt < Date.now() - dayMilliseconds);
  for (const { form: of, name } of old) await keepFile(of, name, null);
  const find = (name: FileName) => all.find((row) => row.form === form && row.name === name && !old.includes(row));
  return { resume: find('resume')?.file ?? null, certification: find('certification')?.file ?? null };
}

export async function forgetFiles(form: string): Promise<void> {
  await keepFile(form, 'resume', null);
  await keepFile(form, 'certification', null);
}
