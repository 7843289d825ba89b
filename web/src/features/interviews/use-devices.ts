/** Camera and microphone: opened, exchanged for others, lost and closed. */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { openRecorder, type Recorder } from './recorder.ts';
import type { Parts } from './use-answer-line.ts';

export type MediaState = 'off' | 'asking' | 'ready' | 'denied';

export interface Devices {
  microphone: string | null;
  camera: string | null;
}

/** Why there is no microphone: the address is not secure, the browser or the person refuses it, there is none, or it failed. */
export type Refusal = 'insecure' | 'refused' | 'missing' | 'failed';

export type Lost = 'camera_lost' | 'microphone_lost';

interface Uses {
  onLost: (what: Lost) => void;
  onSound: (level: number) => void;
  /** Before what is open is closed for others; answers what goes on with them once they are open. */
  onChange: () => (recorder: Recorder) => void;
}

/**
 * The microphone, and the camera beside it where there is one and it is allowed: asked for apart, so that whoever refuses the
 * camera keeps the microphone. A device that was chosen and is gone is replaced by another one.
 */
async function streamOf({ microphone, camera }: Devices): Promise<MediaStream> {
  const audio = { channelCount: 1, ...(microphone ? { deviceId: microphone } : {}) };
  const video = { width: { ideal: 640 }, ...(camera ? { deviceId: camera } : {}) };
  const sound = await navigator.mediaDevices.getUserMedia({ audio });
  const picture = await navigator.mediaDevices.getUserMedia({ video }).catch(() => null);
  return new MediaStream([...sound.getTracks(), ...(picture?.getTracks() ?? [])]);
}

function refusalOf(error: unknown): Refusal {
  if (!isSecureContext) return 'insecure';
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed';
}

function stopTracks(stream: MediaStream | null) {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** Unplugged or taken away in the middle: what was recorded so far stays, and typing is offered. */
function watch(opened: MediaStream, onLost: (what: Lost) => void) {
  for (const track of opened.getAudioTracks()) track.onended = () => onLost('microphone_lost');
  for (const track of opened.getVideoTracks()) track.onended = () => onLost('camera_lost');
}

function shut({ recorder, captions }: Parts, stream: MediaStream | null) {
  captions?.stop();
  recorder?.close();
  stopTracks(stream);
}

/** Holds what is open in `parts`, whose recorder and captions end with it. */
export function useDevices(parts: RefObject<Parts>, { onLost, onSound, onChange }: Uses) {
  const [media, setMedia] = useState<MediaState>('off');
  const [refusal, setRefusal] = useState<Refusal>('failed');
  const [stream, setStream] = useState<MediaStream | null>(null);
  const deny = (why: Refusal) => {
    setRefusal(why);
    setMedia('denied');
  };
  const [hasCamera, setHasCamera] = useState(false);
  const [held, setHeld] = useState(false);
  const [devices, setDevices] = useState<Devices>({ microphone: null, camera: null });
  const current = useRef<MediaStream | null>(null);
  /** Counts openings, so that a slow one that was overtaken is closed again. */
  const opening = useRef(0);

  const close = useCallback(() => {
    opening.current += 1;
    shut(parts.current, current.current);
    current.current = null;
    parts.current = { recorder: null, captions: null };
    setStream(null);
    setHasCamera(false);
    setHeld(false);
  }, [parts]);
  useEffect(() => close, [close]);

  async function open(change: Partial<Devices> = {}): Promise<boolean> {
    const wanted = { ...devices, ...change };
    setDevices(wanted);
    const goOn = onChange();
    close();
    const mine = opening.current;
    setMedia('asking');
    try {
      const opened = await streamOf(wanted);
      const recorder = await openRecorder(opened, onSound, (running) => setHeld(!running));
      if (mine !== opening.current) {
        shut({ recorder, captions: null }, opened);
        return false;
      }
      current.current = opened;
      watch(opened, (what) => {
        if (what === 'microphone_lost') deny('failed');
        else setHasCamera(false);
        onLost(what);
      });
      setHasCamera(opened.getVideoTracks().length > 0);
      setStream(opened);
      setMedia('ready');
      goOn(recorder);
      return true;
    } catch (error) {
      console.warn('Camera and microphone could not be opened', error);
      if (mine === opening.current) deny(refusalOf(error));
      return false;
    }
  }

  return { media, refusal, stream, hasCamera, held, devices, open, close };
}
