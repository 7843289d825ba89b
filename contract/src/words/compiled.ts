/** Reads sentences. The web's build reads them ahead, with this function out of the way (web/compiled-messages.ts). */
import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';

/** A sentence as it was read: a plain text, or its parts. */
export type Message = CompiledMessage;

/** Reads ICU MessageFormat; throws where it is none. */
export function compiled(sentence: string): Message {
  return compile(sentence);
}
