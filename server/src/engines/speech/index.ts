/** The speech engine: a recorded answer in, its words out, by any OpenAI-compatible transcription endpoint. */

export { hasSpeech } from './silence.ts';
export { samplesOf, secondsOf, wavOf } from './wav.ts';

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

/** `baseUrl` ends before `/audio/transcriptions`. The key stays on the server. */
export function createSpeech(options: { baseUrl: string; apiKey: string | null; model: string }): Speech {
  const url = `${options.baseUrl.replace(/\/+$/, '')}/audio/transcriptions`;
  return {
    async transcribe(wav, signal) {
      const form = new FormData();
      form.append('model', options.model);
      form.append('language', 'en');
      form.append('response_format', 'json');
      form.append('file', new Blob([new Uint8Array(wav)], { type: 'audio/wav' }), 'recording.wav');
      const limits = [AbortSignal.timeout(timeoutMilliseconds), ...(signal ? [signal] : [])];
      const response = await fetch(url, {
        method: 'POST',
        body: form,
        headers: options.apiKey ? { authorization: `Bearer ${options.apiKey}` } : {},
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
      const answer: unknown = await response.json().catch(() => null);
      const text = typeof answer === 'object' && answer !== null && 'text' in answer ? answer.text : undefined;
      if (typeof text !== 'string') throw new SpeechError('The transcription service answered without a text.', true);
      return text.trim();
    },
  };
}
