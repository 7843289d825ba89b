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

// The compiler's library does not know it, and Chromium and Safari still name it with a prefix.
declare global {
  var SpeechRecognition: RecognitionMaker | undefined;
  var webkitSpeechRecognition: RecognitionMaker | undefined;
}
type Scope = Partial<Pick<typeof globalThis, 'SpeechRecognition' | 'webkitSpeechRecognition'>>;

function recognitionOf({ SpeechRecognition, webkitSpeechRecognition }: Scope): RecognitionMaker | null {
  return SpeechRecognition ?? webkitSpeechRecognition ?? null;
}

export function captionsSupported(scope: Scope = globalThis): boolean {
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

/** What was understood: of recognitions that ended, and of the one under way, which may still change its mind. */
function makeWords(onText: (text: string) => void) {
  let settled = '';
  let session = '';
  const text = () => `${settled} ${session}`.trim();
  return {
    text,
    hear(results: ArrayLike<RecognitionResult>) {
      session = Array.from(results, (result) => result[0]?.transcript.trim() ?? '').join(' ');
      onText(text());
    },
    settle() {
      settled = text();
      session = '';
    },
    putBefore(earlier: string) {
      settled = `${earlier} ${settled}`.trim();
      onText(text());
    },
    clear() {
      settled = '';
      session = '';
    },
  };
}

function recognitionBy(Maker: RecognitionMaker): Recognition {
  const recognition = new Maker();
  recognition.lang = 'en-US';
  recognition.continuous = true;
  recognition.interimResults = true;
  return recognition;
}

/** `onText` gets the whole text so far; `onState` tells what can be expected. `scope` is the window; tests give their own. */
export function makeCaptions(
  onText: (text: string) => void,
  onState: (state: CaptionState) => void,
  scope: Scope = globalThis,
): Captions {
  const Maker = recognitionOf(scope);
  let current: Recognition | null = null;
  const words = makeWords(onText);
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function fail() {
    current = null;
    onState('failed');
  }

  function listen(Own: RecognitionMaker) {
    const recognition = recognitionBy(Own);
    current = recognition;
    recognition.onresult = ({ results }) => words.hear(results);
    recognition.onerror = ({ error }) => {
      if (error === 'network' || error === 'audio-capture') failures += 1;
      const over = failures >= errorsAllowed || error === 'not-allowed' || error === 'service-not-allowed';
      if (over && current === recognition) fail();
    };
    recognition.onend = () => {
      if (current !== recognition) return;
      words.settle();
      timer = setTimeout(() => current === recognition && listen(Own), restartAfter);
    };
    try {
      recognition.start();
    } catch {
      fail();
    }
  }

  return {
    text: words.text,
    begin() {
      clearTimeout(timer);
      current?.abort();
      words.clear();
      failures = 0;
      if (!Maker) return onState('missing');
      onState('listening');
      listen(Maker);
    },
    putBefore: words.putBefore,
    stop() {
      clearTimeout(timer);
      const ended = current;
      current = null;
      ended?.stop();
      if (ended) onState('off');
      return words.text();
    },
  };
}
