/** Camera, microphone, recorder and live transcript of the interview's page, as one thing that can be begun and finished. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { type CaptionState, type Captions, captionsSupported, makeCaptions } from './captions.ts';
import { keepPiece, keptPieces, type Take } from './kept-pieces.ts';
import { openRecorder, type Recorder } from './recorder.ts';

/** 128 ms each. */
const blocksPerPiece = 16;

interface Keeping {
  take: Take;
  /** The number of the next piece. */
  next: number;
  blocks: number;
}

export type MediaState = 'off' | 'asking' | 'ready' | 'denied';

export interface Devices {
  microphone: string | null;
  camera: string | null;
}

export interface Voice {
  media: MediaState;
  /** The camera's and microphone's stream, to show its picture; null until it is open. */
  stream: MediaStream | null;
  hasCamera: boolean;
  captions: CaptionState;
  /** What was understood of the current answer so far. */
  live: string;
  /** Opens camera and microphone, or other ones; answers whether there is a microphone. */
  open: (devices?: Partial<Devices>) => Promise<boolean>;
  devices: Devices;
  /** Hears of every block of sound, about eight a second; answers how to stop. */
  onBlock: (listener: (level: number) => void) => () => void;
  /** Starts only the live transcript, to try it; nothing is recorded. */
  tryCaptions: () => void;
  /** Starts recording an answer, behind what was recorded of it before a reload. */
  begin: (take: Take) => void;
  /** Ends it: the recording, null where there is none, and the live transcript. */
  finish: () => Promise<{ audio: Blob | null; live: string }>;
  close: () => void;
}

async function streamOf({ microphone, camera }: Devices): Promise<MediaStream> {
  const audio = { channelCount: 1, ...(microphone ? { deviceId: { exact: microphone } } : {}) };
  const video = { width: { ideal: 640 }, ...(camera ? { deviceId: { exact: camera } } : {}) };
  try {
    return await navigator.mediaDevices.getUserMedia({ audio, video });
  } catch {
    // No camera, or none that may be used: the interview needs the voice only.
    return navigator.mediaDevices.getUserMedia({ audio });
  }
}

export function useVoice(): Voice {
  const [media, setMedia] = useState<MediaState>('off');
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [captions, setCaptions] = useState<CaptionState>(captionsSupported() ? 'off' : 'missing');
  const [live, setLive] = useState('');
  const [devices, setDevices] = useState<Devices>({ microphone: null, camera: null });
  const parts = useRef<{ stream: MediaStream | null; recorder: Recorder | null; captions: Captions | null }>({
    stream: null,
    recorder: null,
    captions: null,
  });
  const listeners = useRef(new Set<(level: number) => void>());
  /** Counts openings, so that a slow one that was overtaken is closed again. */
  const opening = useRef(0);

  const close = useCallback(() => {
    opening.current += 1;
    const { stream: open, recorder, captions: words } = parts.current;
    words?.stop();
    recorder?.close();
    for (const track of open?.getTracks() ?? []) track.stop();
    parts.current = { stream: null, recorder: null, captions: null };
    setStream(null);
  }, []);
  useEffect(() => close, [close]);

  async function open(change: Partial<Devices> = {}): Promise<boolean> {
    const wanted = { ...devices, ...change };
    setDevices(wanted);
    close();
    const mine = opening.current;
    setMedia('asking');
    try {
      const opened = await streamOf(wanted);
      const recorder = await openRecorder(opened, (level) => {
        keepFresh();
        for (const listener of listeners.current) listener(level);
      });
      if (mine !== opening.current) {
        recorder.close();
        for (const track of opened.getTracks()) track.stop();
        return false;
      }
      parts.current = { stream: opened, recorder, captions: makeCaptions(setLive, setCaptions) };
      // Unplugged or taken away in the middle: what was recorded so far stays, and typing is offered.
      for (const track of opened.getAudioTracks()) track.onended = () => setMedia('denied');
      setStream(opened);
      setMedia('ready');
      return true;
    } catch (error) {
      console.warn('Camera and microphone could not be opened', error);
      if (mine === opening.current) setMedia('denied');
      return false;
    }
  }

  const tryCaptions = useCallback(() => parts.current.captions?.begin(), []);

  /** Keeps what is recorded, a piece every two seconds, driven by the blocks: timers sleep in a hidden tab. */
  const keeping = useRef<Keeping | null>(null);
  const beginning = useRef<Keeping | null>(null);
  function keepFresh() {
    const now = keeping.current;
    const { recorder, captions: words } = parts.current;
    if (!now || !recorder) return;
    now.blocks += 1;
    if (now.blocks % blocksPerPiece !== 0) return;
    const samples = recorder.fresh();
    if (samples)
      void keepPiece({ ...now.take, number: now.next++, samples, rate: recorder.rate, live: words?.text() ?? '' });
  }

  function begin(take: Take) {
    keeping.current = null;
    const mine = { take, next: 0, blocks: 0 };
    setLive('');
    const { recorder, captions: words } = parts.current;
    recorder?.begin();
    words?.begin();
    void keptPieces(take).then((pieces) => {
      if (beginning.current !== mine) return;
      if (pieces.length > 0) {
        recorder?.putBefore(pieces.filter((piece) => piece.rate === recorder.rate).map((piece) => piece.samples));
        words?.putBefore(pieces.at(-1)?.live ?? '');
      }
      keeping.current = { ...mine, next: pieces.length };
    });
    beginning.current = mine;
  }

  async function finish() {
    keeping.current = null;
    beginning.current = null;
    const text = parts.current.captions?.stop() ?? '';
    const audio = (await parts.current.recorder?.finish().catch(() => null)) ?? null;
    return { audio, live: text };
  }

  const onBlock = useCallback((listener: (level: number) => void) => {
    listeners.current.add(listener);
    return () => {
      listeners.current.delete(listener);
    };
  }, []);

  return {
    media,
    stream,
    hasCamera: (stream?.getVideoTracks().length ?? 0) > 0,
    captions,
    live,
    open,
    devices,
    onBlock,
    tryCaptions,
    begin,
    finish,
    close,
  };
}
