/** The live transcript by the browser's own speech recognition; whatever happens to it, the recording goes on. */

const restartAfter = 300;
const errorsAllowed = 3;

/** `missing`: this browser has none. `failed`: it had to stop, for example without a network. */
export type CaptionState = 'off' | 'listening' | 'missing' | 'failed';

interface RecognitionResult {
  isFinal: boolean;
  [index: number]: { transcript: string } | undefined;
}

interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: { results: ArrayLike<RecognitionResult> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

type RecognitionMaker = new () => Recognition;

/** The compiler's library does not know it, and Chromium and Safari still name it with a prefix. */
function recognitionOf(scope: object): RecognitionMaker | null {
  const { SpeechRecognition, webkitSpeechRecognition } = scope as Record<string, RecognitionMaker | undefined>;
  return SpeechRecognition ?? webkitSpeechRecognition ?? null;
}

export function captionsSupported(scope: object = globalThis): boolean {
  return recognitionOf(scope) !== null;
}

export interface Captions {
  begin(): void;
  /** Puts what was understood earlier before what is understood now. */
  putBefore(earlier: string): void;
  /** What was understood so far. */
  text(): string;
  /** Stops and answers what was understood, the last unfinished words included. */
  stop(): string;
}

/** `onText` gets the whole text so far; `onState` tells what can be expected. `scope` is the window; tests give their own. */
export function makeCaptions(
  onText: (text: string) => void,
  onState: (state: CaptionState) => void,
  scope: object = globalThis,
): Captions {
  const Maker = recognitionOf(scope);
  let current: Recognition | null = null;
  let settled = '';
  let session = '';
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const text = () => `${settled} ${session}`.trim();

  function give(state: CaptionState) {
    current = null;
    onState(state);
  }

  function listen(Own: RecognitionMaker) {
    const recognition = new Own();
    current = recognition;
    session = '';
    recognition.lang = 'en-US';
    recognition.continuous = true;
    recognition.interimResults = true;
    recognition.onresult = ({ results }) => {
      session = Array.from(results, (result) => result[0]?.transcript.trim() ?? '').join(' ');
      onText(text());
    };
    recognition.onerror = ({ error }) => {
      if (error === 'network' || error === 'audio-capture') failures += 1;
      if (failures >= errorsAllowed || error === 'not-allowed' || error === 'service-not-allowed') {
        if (current === recognition) give('failed');
      }
    };
    recognition.onend = () => {
      if (current !== recognition) return;
      settled = text();
      session = '';
      timer = setTimeout(() => current === recognition && listen(Own), restartAfter);
    };
    try {
      recognition.start();
    } catch {
      give('failed');
    }
  }

  return {
    text,
    begin() {
      clearTimeout(timer);
      current?.abort();
      settled = '';
      session = '';
      failures = 0;
      if (!Maker) return onState('missing');
      onState('listening');
      listen(Maker);
    },
    putBefore(earlier) {
      settled = `${earlier} ${settled}`.trim();
      onText(text());
    },
    stop() {
      clearTimeout(timer);
      const ended = current;
      current = null;
      ended?.stop();
      if (ended) onState('off');
      return text();
    },
  };
}
