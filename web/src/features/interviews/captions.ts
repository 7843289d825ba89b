/** The live transcript by the browser's own speech recognition, for those who chose it; whatever happens to it, the recording goes on. */

const restartAfter = 300;
const errorsAllowed = 3;
/** Another try would not mend these. */
const hopeless = new Set(['not-allowed', 'service-not-allowed', 'language-not-supported']);

/** Where the browser may turn sound into words: on this device alone, or wherever its maker does. */
export type WrittenAt = 'device' | 'maker';
/** Where it can: `loadable` is on this device once a language was loaded. */
export type CaptionPlace = WrittenAt | 'loadable';

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
  processLocally?: boolean;
  onresult: ((event: { results: ArrayLike<RecognitionResult> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

interface RecognitionMaker {
  new (): Recognition;
  available?(options: typeof onDevice): Promise<string>;
  install?(options: typeof onDevice): Promise<boolean>;
}

const language = 'en-US';
const onDevice = { langs: [language], processLocally: true };

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

/** Null where this browser has no speech recognition. A browser that does not tell may send sound to its maker. */
export async function captionPlace(scope: Scope = globalThis): Promise<CaptionPlace | null> {
  const Maker = recognitionOf(scope);
  if (!Maker) return null;
  try {
    const found = await Maker.available?.(onDevice);
    if (found === 'available') return 'device';
    return found === 'downloadable' || found === 'downloading' ? 'loadable' : 'maker';
  } catch {
    return 'maker';
  }
}

/** Has the browser load what it needs to do it on this device; answers whether it can now. */
export async function loadCaptions(scope: Scope = globalThis): Promise<boolean> {
  try {
    return (await recognitionOf(scope)?.install?.(onDevice)) ?? false;
  } catch {
    return false;
  }
}

export interface Captions {
  /** Does nothing where the person did not choose it. */
  begin(): void;
  /** Puts what was understood earlier before what is understood now. */
  putBefore(earlier: string): void;
  /** What was understood so far. */
  text(): string;
  /** Stops and answers what was understood, the last unfinished words included. */
  stop(): string;
  /** Forgets what was understood. */
  clear(): void;
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

function recognitionBy(Maker: RecognitionMaker, locally: boolean): Recognition {
  const recognition = new Maker();
  recognition.lang = language;
  if (locally) recognition.processLocally = true;
  recognition.continuous = true;
  recognition.interimResults = true;
  return recognition;
}

/**
 * `onText` gets the whole text so far; `onState` tells what can be expected. `chosen` answers what the person chose: on this
 * device alone, by whatever the browser's maker does, or not at all. `scope` is the window; tests give their own.
 */
export function makeCaptions(
  onText: (text: string) => void,
  onState: (state: CaptionState) => void,
  chosen: () => WrittenAt | null,
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

  function listen(Own: RecognitionMaker, where: WrittenAt) {
    const recognition = recognitionBy(Own, where === 'device');
    current = recognition;
    recognition.onresult = ({ results }) => words.hear(results);
    recognition.onerror = ({ error }) => {
      if (error === 'network' || error === 'audio-capture') failures += 1;
      if (current === recognition && (failures >= errorsAllowed || hopeless.has(error))) fail();
    };
    recognition.onend = () => {
      if (current !== recognition) return;
      words.settle();
      timer = setTimeout(() => current === recognition && listen(Own, where), restartAfter);
    };
    try {
      recognition.start();
    } catch {
      fail();
    }
  }

  return {
    ...words,
    begin() {
      clearTimeout(timer);
      current?.abort();
      words.clear();
      failures = 0;
      const where = chosen();
      if (!Maker || !where) return onState(Maker ? 'off' : 'missing');
      onState('listening');
      listen(Maker, where);
    },
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
