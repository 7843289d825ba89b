/** Camera, microphone, recorder and live transcript of the interview's page, as one thing that can be begun and finished. */
import { useCallback, useRef, useState } from 'react';
import { type CaptionState, captionsSupported, makeCaptions, type WrittenAt } from './captions.ts';
import type { Take } from './kept-pieces.ts';
import { type Finished, type Parts, useAnswerLine } from './use-answer-line.ts';
import { type Devices, type Lost, type MediaState, type Refusal, useDevices } from './use-devices.ts';
import { wavOf } from './wav.ts';

export interface Voice {
  media: MediaState;
  /** Why there is no microphone, where `media` is denied. */
  refusal: Refusal;
  /** The camera's and microphone's stream, to show its picture; null until it is open. */
  stream: MediaStream | null;
  hasCamera: boolean;
  /** The browser lets no sound through, until somebody clicks on the page or a call is over. */
  held: boolean;
  captions: CaptionState;
  /** What was understood of the current answer so far. */
  live: string;
  /** Opens camera and microphone, or other ones; an answer under way goes on with them. Answers whether there is a microphone. */
  open: (devices?: Partial<Devices>) => Promise<boolean>;
  devices: Devices;
  /** Hears of every block of sound, about eight a second; answers how to stop. */
  onBlock: (listener: (level: number) => void) => () => void;
  /** Starts only the live transcript, to try it; nothing is recorded. */
  tryCaptions: () => void;
  /** Whether the browser may turn sound into words, and where; it does not before it was chosen. */
  write: (where: WrittenAt | null) => void;
  /** Whoever types is neither recorded nor understood meanwhile. */
  mute: (muted: boolean) => void;
  /** Records for the ear of the person alone: nothing is kept or sent. */
  practise: () => void;
  /** Ends that, and answers what was heard. */
  practised: () => Promise<Blob | null>;
  /**
   * Starts recording an answer, behind what was recorded of it before a reload; `next` is the first number that the server
   * does not have, `heard` what it has of the words.
   */
  begin: (take: Take, next: number, heard: string) => void;
  /** Ends it. */
  finish: () => Promise<Finished>;
  close: () => void;
}

/** `onTakenOver` hears that another tab holds the interview, `onLost` that camera or microphone went away. */
export function useVoice(onTakenOver: () => void, onLost: (what: Lost) => void): Voice {
  const [captions, setCaptions] = useState<CaptionState>(captionsSupported() ? 'off' : 'missing');
  const [live, setLive] = useState('');
  const written = useRef<WrittenAt | null>(null);
  const parts = useRef<Parts>({ recorder: null, captions: null });
  const { hear, onBlock } = useListeners();
  const answer = useAnswerLine(parts, onTakenOver);
  const opened = useDevices(parts, {
    onLost,
    onSound(level) {
      answer.sendFresh();
      hear(level);
    },
    onChange() {
      const understood = parts.current.captions?.text() ?? '';
      answer.cut();
      return (recorder) => {
        parts.current = { recorder, captions: makeCaptions(setLive, setCaptions, () => written.current) };
        answer.goOn(understood);
      };
    },
  });
  const write = useCallback((where: WrittenAt | null) => {
    if (written.current === where) return;
    written.current = where;
    parts.current.captions?.stop();
    // What failed elsewhere may work here.
    setCaptions(captionsSupported() ? 'off' : 'missing');
  }, []);
  const tryCaptions = useCallback(() => parts.current.captions?.begin(), []);

  async function practised() {
    const { recorder } = parts.current;
    await recorder?.stop();
    const samples = await recorder?.cut().catch(() => null);
    return samples ? wavOf([samples]) : null;
  }

  return {
    ...opened,
    captions,
    live,
    onBlock,
    tryCaptions,
    write,
    mute: answer.mute,
    practise: () => parts.current.recorder?.begin(),
    practised,
    begin(take, next, heard) {
      setLive('');
      answer.begin(take, next, heard);
    },
    finish: answer.finish,
  };
}

/** Who hears of every block of sound. */
function useListeners() {
  const listeners = useRef(new Set<(level: number) => void>());
  const hear = (level: number) => {
    for (const listener of listeners.current) listener(level);
  };
  const onBlock = useCallback((listener: (level: number) => void) => {
    listeners.current.add(listener);
    return () => {
      listeners.current.delete(listener);
    };
  }, []);
  return { hear, onBlock };
}
