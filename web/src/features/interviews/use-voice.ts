/** Camera, microphone, recorder and live transcript of the interview's page, as one thing that can be begun and finished. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { type CaptionState, type Captions, captionsSupported, makeCaptions } from './captions.ts';
import { keptPieces, type Take } from './kept-pieces.ts';
import { openPieceLine, type PieceLine } from './piece-line.ts';
import { openRecorder, type Recorder } from './recorder.ts';
import { wavOf } from './wav.ts';

/** A piece is cut at this length; the block that comes last makes it at most 2 s. */
const pieceSeconds = 1.85;
/** The server waits 15 s for an answer after its time; a line that is slower than this gets the whole recording at once. */
const settleWithin = 4000;

export interface Finished {
  /** The whole recording, null where there is none. */
  audio: Blob | null;
  live: string;
  /** How many pieces of it there are, and whether the server has them all. */
  pieces: number;
  sent: boolean;
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
  /** Whoever types is neither recorded nor understood meanwhile. */
  mute: (muted: boolean) => void;
  /** Records for the ear of the person alone: nothing is kept or sent. */
  practise: () => void;
  /** Ends that, and answers what was heard. */
  practised: () => Promise<Blob | null>;
  /** Starts recording an answer, behind what was recorded of it before a reload; `next` is the first number that the server does not have. */
  begin: (take: Take, next: number) => void;
  /** Ends it. */
  finish: () => Promise<Finished>;
  close: () => void;
}

/** A device that was chosen and is gone is replaced by another one. */
async function streamOf({ microphone, camera }: Devices): Promise<MediaStream> {
  const audio = { channelCount: 1, ...(microphone ? { deviceId: microphone } : {}) };
  const video = { width: { ideal: 640 }, ...(camera ? { deviceId: camera } : {}) };
  try {
    return await navigator.mediaDevices.getUserMedia({ audio, video });
  } catch {
    // No camera, or none that may be used: the interview needs the voice only.
    return navigator.mediaDevices.getUserMedia({ audio });
  }
}

/** `onTakenOver` hears that another tab holds the interview, `onLost` that camera or microphone went away. */
export function useVoice(onTakenOver: () => void, onLost: (what: 'camera_lost' | 'microphone_lost') => void): Voice {
  const [media, setMedia] = useState<MediaState>('off');
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [hasCamera, setHasCamera] = useState(false);
  const [held, setHeld] = useState(false);
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
    setHasCamera(false);
    setHeld(false);
  }, []);
  useEffect(() => close, [close]);

  async function open(change: Partial<Devices> = {}): Promise<boolean> {
    const wanted = { ...devices, ...change };
    setDevices(wanted);
    const understood = parts.current.captions?.text() ?? '';
    cut();
    close();
    const mine = opening.current;
    setMedia('asking');
    try {
      const opened = await streamOf(wanted);
      const onSound = (level: number) => {
        sendFresh();
        for (const listener of listeners.current) listener(level);
      };
      const recorder = await openRecorder(opened, onSound, (running) => setHeld(!running));
      if (mine !== opening.current) {
        recorder.close();
        for (const track of opened.getTracks()) track.stop();
        return false;
      }
      const words = makeCaptions(setLive, setCaptions);
      parts.current = { stream: opened, recorder, captions: words };
      // Unplugged or taken away in the middle: what was recorded so far stays, and typing is offered.
      for (const track of opened.getAudioTracks())
        track.onended = () => {
          setMedia('denied');
          onLost('microphone_lost');
        };
      for (const track of opened.getVideoTracks())
        track.onended = () => {
          setHasCamera(false);
          onLost('camera_lost');
        };
      setHasCamera(opened.getVideoTracks().length > 0);
      setStream(opened);
      setMedia('ready');
      if (line.current) {
        keep();
        words.putBefore(understood);
      }
      return true;
    } catch (error) {
      console.warn('Camera and microphone could not be opened', error);
      if (mine === opening.current) setMedia('denied');
      return false;
    }
  }

  const tryCaptions = useCallback(() => parts.current.captions?.begin(), []);

  /** The answer being recorded: nothing is cut before it is known what was recorded of it earlier. */
  const line = useRef<Promise<PieceLine> | null>(null);
  const ready = useRef(false);
  /** One cut after the other, so that no piece overtakes another while it is resampled. */
  const cutting = useRef<Promise<void>>(Promise.resolve());
  const closeLine = useCallback(() => {
    ready.current = false;
    void line.current?.then((open) => open.close());
    line.current = null;
  }, []);
  useEffect(() => closeLine, [closeLine]);

  /** Sends what was recorded, driven by the blocks: timers sleep in a hidden tab. */
  function sendFresh() {
    const { recorder } = parts.current;
    if (ready.current && recorder && recorder.length() >= pieceSeconds) cut();
  }

  function cut() {
    const { recorder, captions: words } = parts.current;
    const open = line.current;
    if (!recorder || !open) return;
    const live = words?.text() ?? '';
    const sound = recorder.cut().catch(() => null);
    cutting.current = cutting.current.then(async () => {
      const samples = await sound;
      if (samples) (await open).add(samples, live);
    });
  }

  const muted = useRef(false);
  const mute = useCallback((silent: boolean) => {
    if (muted.current === silent) return;
    muted.current = silent;
    // Between the answers there is nothing to stop or to go on with.
    if (!line.current) return;
    const { recorder, captions: words } = parts.current;
    recorder?.pause(silent);
    const before = words?.stop() ?? '';
    if (silent) return;
    words?.begin();
    words?.putBefore(before);
  }, []);

  const practise = () => parts.current.recorder?.begin();

  async function practised() {
    const { recorder } = parts.current;
    await recorder?.stop();
    const samples = await recorder?.cut().catch(() => null);
    return samples ? wavOf([samples]) : null;
  }

  /** Records and understands from now on, unless the person types. */
  function keep() {
    const { recorder, captions: words } = parts.current;
    recorder?.begin();
    recorder?.pause(muted.current);
    if (!muted.current) words?.begin();
  }

  function begin(take: Take, next: number) {
    closeLine();
    setLive('');
    keep();
    const words = parts.current.captions;
    const opening = keptPieces(take.interviewId).then((all) => {
      const kept = all.filter(({ sequence }) => sequence === take.sequence);
      if (line.current === opening) {
        words?.putBefore(kept.at(-1)?.live ?? '');
        ready.current = true;
      }
      return openPieceLine(take, kept, next, onTakenOver);
    });
    line.current = opening;
  }

  async function finish() {
    const live = parts.current.captions?.stop() ?? '';
    const open = line.current;
    await parts.current.recorder?.stop();
    cut();
    await cutting.current;
    ready.current = false;
    line.current = null;
    const answer = await open;
    const sent = (await answer?.settle(settleWithin)) ?? true;
    answer?.close();
    return { audio: answer?.whole() ?? null, live, pieces: answer?.count() ?? 0, sent };
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
    hasCamera,
    held,
    captions,
    live,
    open,
    devices,
    onBlock,
    tryCaptions,
    mute,
    practise,
    practised,
    begin,
    finish,
    close,
  };
}
