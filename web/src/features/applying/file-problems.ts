/** What is said below a file that could not be sent, pure. */
import { CallError } from '@saring/contract';
import { isNoResponse } from '#client/messages.ts';
import { t } from '#messages/applying-form.ts';
import { type FileName, fileNames } from './kept-files.ts';

const words = {
  resume: { lost: t('resumeLost'), refused: (reason: string) => t('resumeRefused', { reason }) },
  certification: { lost: t('certificationLost'), refused: (reason: string) => t('certificationRefused', { reason }) },
};

/** The server's reason below the file that it refused; without an answer, a line below each file that was on its way. */
export function fileProblems(error: unknown, sent: Partial<Record<FileName, Blob>>): Partial<Record<FileName, string>> {
  if (isNoResponse(error)) {
    const lost = fileNames.filter((name) => sent[name]);
    return Object.fromEntries(lost.map((name) => [name, words[name].lost]));
  }
  if (!(error instanceof CallError)) return {};
  const { file, detail } = error;
  const name = fileNames.find((each) => each === file);
  if (!name) return {};
  // The resume of the profile was not uploaded now.
  return { [name]: sent[name] ? words[name].refused(detail) : detail };
}
