/** What a language is: its name, how it writes figures and days, and the sentences that it has. */
import type { Message } from './compiled.ts';

export interface Language {
  /** As `<html lang>` and `Accept-Language` name it. */
  readonly tag: string;
  /** How `Intl` writes figures and days. */
  readonly locale: string;
  /** How `Intl` writes lists. */
  readonly lists: string;
  /** A catalogue's sentence in this language, the English one where it has none. */
  readonly sentence: (catalogue: string, key: string, english: Message) => Message;
}

/** Complete: every catalogue is written in it. */
export const english: Language = {
  tag: 'en',
  locale: 'en-US',
  // Without a comma before the last: "a, b and c".
  lists: 'en-GB',
  sentence: (_catalogue, _key, message) => message,
};

/** A text that the contract owns, such as an industry or a status, in this language; the English text is its name. */
export function saidIn({ sentence }: Language, text: string): string {
  const said = sentence('contract', text, text);
  return typeof said === 'string' ? said : text;
}
