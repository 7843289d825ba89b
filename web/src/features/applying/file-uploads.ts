/** How far each file of an application is, pure: they travel in one call, one after the other. */
import type { ShownUpload } from '#kit/file-field.tsx';
import { type ChosenFiles, type FileName, fileNames } from './kept-files.ts';
import type { ApplyState, FileProblems } from './use-apply.ts';

/** What is behind a file when others still travel: all of it sent, but nothing is being checked yet. */
const allSent = 0.999;

/** The share of each file that is sent, 0 to 1, when that share of the whole is; the fields between them weigh nothing beside files. */
export function fileShares(whole: number, files: ChosenFiles): Partial<Record<FileName, number>> {
  const going = fileNames.flatMap((name) => (files[name] ? [{ name, size: Math.max(1, files[name].size) }] : []));
  let sent = whole * going.reduce((sum, { size }) => sum + size, 0);
  const shares: Partial<Record<FileName, number>> = {};
  for (const { name, size } of going) {
    shares[name] = whole >= 1 ? 1 : Math.min(allSent, Math.max(0, sent / size));
    sent -= size;
  }
  return shares;
}

/** What the area of each file shows: its own progress with cancel while it travels, and retry where no answer came. */
export function fileUploads(
  state: ApplyState,
  files: ChosenFiles,
  /** A file chosen since the try that got no answer has none. */
  problems: FileProblems,
  actions: Pick<ShownUpload, 'cancel' | 'retry'>,
): Partial<Record<FileName, ShownUpload>> {
  const shares = fileShares(state.phase === 'sending' ? state.progress : 0, files);
  const lost = state.phase === 'form' && state.again;
  const shown: Partial<Record<FileName, ShownUpload>> = {};
  for (const name of fileNames) {
    const progress = shares[name];
    if (progress === undefined) continue;
    if (state.phase === 'sending') shown[name] = { state: { phase: 'sending', progress }, ...actions };
    else if (lost && problems[name]) shown[name] = { state: { phase: 'failed' }, ...actions };
  }
  return shown;
}
