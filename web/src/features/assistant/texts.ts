/** What the chat says by itself, and how a failed question is told. */
import { CallError } from '@saring/contract';
import { messageOf, noResponse, problemsOf, statusOf } from '#client/messages.ts';
import { t } from '#messages/assistant.ts';

export const welcome = t('welcome');
export const placeholder = t('placeholder');
export const logInAgain = t('logInAgain');
const invalidQuery = t('invalid');
const failed = t('failed');

/** A reply in markdown as it is said: links by their words, and where a table stands, which is read cell by cell. */
export function spoken(markdown: string): string {
  const words = markdown
    .replaceAll(/(?:^\|.*$\n?)+/gm, `${t('table')}.\n`)
    .replaceAll(/\[((?:\\.|[^\]\\])*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\*\*|`|^#+ |^\s*[-*] /gm, '')
    .replaceAll(/\\(?=[!-/:-@[-`{-~])/g, '');
  return `${t('assistant')} ${words.trim()}`;
}

/** A failure as the bot's reply. */
export function failureText(error: unknown): string {
  const status = statusOf(error);
  if (status === 401) return logInAgain;
  const lines = problemsOf(error);
  if (status === 422 && lines.length > 0)
    return [t('problems'), ...lines.map(({ field, text }) => t('problem', { field, problem: text }))].join('\n');
  if (status === 422) return messageOf(error, { detail: invalidQuery }) || invalidQuery;
  if (error instanceof CallError) return messageOf(error, { detail: failed });
  return messageOf(error, { noResponse, other: failed });
}
