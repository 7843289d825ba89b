/** The speech engine: a recorded answer in, its words out, by any OpenAI-compatible transcription endpoint. */

import { onward } from '#platform/observability/trace.ts';

export { joined } from './joined.ts';
export { hasSpeech } from './silence.ts';
export { bytesPerSecond, samplesOf, secondsOf, wavOf } from './wav.ts';

export interface Speech {
  /** Answers the words of a WAV recording. Throws SpeechError when the provider does not. */
  transcribe(wav: Uint8Array, signal?: AbortSignal): Promise<string>;
}

/** `retryable` tells a passing fault from a refusal; `retryAfter` is how many seconds the provider asks to be left alone. */
export class SpeechError extends Error {
  readonly retryable: boolean;
  readonly retryAfter: number;
  constructor(message: string, retryable: boolean, retryAfter = 0) {
    super(message);
    this.retryable = retryable;
    this.retryAfter = retryAfter;
  }
}

const timeoutMilliseconds = 30_000;
/** No answer of at most two minutes has more words; whatever else the endpoint sends must not fill the memory. */
const mostBytes = 1024 * 1024;
/** As many as `process-response` takes, so that no words of a provider are refused when they are handed in. */
const mostCharacters = 20_000;

/** `baseUrl` ends before `/audio/transcriptions`. The key stays on the server. */
export function createSpeech(options: { baseUrl: string; apiKey: string | null; model: string }): Speech {
  const url = `${options.baseUrl.replace(/\/+$/, '')}/audio/transcriptions`;
  return {
    async transcribe(wav, signal) {
      const form = new FormData();
      form.append('model', options.model);
      form.append('language', 'en');
      form.append('response_format', 'json');
      // The blob copies the bytes, whatever kind of memory they are in.
      form.append('file', new Blob([wav as Uint8Array<ArrayBuffer>], { type: 'audio/wav' }), 'recording.wav');
      const limits = [AbortSignal.timeout(timeoutMilliseconds), ...(signal ? [signal] : [])];
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'error', // what was said goes to the address that was configured, and nowhere else
        body: form,
        headers: onward(options.apiKey ? { authorization: `Bearer ${options.apiKey}` } : {}),
        signal: AbortSignal.any(limits),
      }).catch((error: unknown) => {
        throw new SpeechError(`The transcription service cannot be reached: ${String(error)}`, true);
      });
      if (!response.ok)
        throw new SpeechError(
          `The transcription service answered ${response.status}.`,
          response.status === 408 || response.status === 429 || response.status >= 500,
          Number(response.headers.get('retry-after')) || 0,
        );
      const text = textIn(await bodyOf(response).catch(() => ''));
      if (text === null) throw new SpeechError('The transcription service answered without a text.', true);
      return clean(text);
    },
  };
}

/** The whole body as text; nothing where it is longer than any transcript, and the rest is not read. */
async function bodyOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > mostBytes) return '';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function textIn(body: string): string | null {
  try {
    const answer: unknown = JSON.parse(body);
    return typeof answer === 'object' && answer !== null && 'text' in answer && typeof answer.text === 'string'
      ? answer.text
      : null;
  } catch {
    return null;
  }
}

/** As it can be stored: without the null character and halves of characters, and no longer than an answer may be. */
function clean(text: string): string {
  return text.replaceAll('\0', ' ').slice(0, mostCharacters).toWellFormed().trim();
}
