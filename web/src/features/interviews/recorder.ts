/** Records a stream: captured by an AudioWorklet, mono, 16 bit, 16 kHz, whatever the device delivers. */
import workletUrl from './recorder.worklet.ts?worker&url';
import { joined, sixteenBit, wavRate } from './wav.ts';

const flushWithin = 500;
const startWithin = 1500;
const gestures = ['pointerdown', 'keydown'] as const;

interface Block {
  samples: Float32Array<ArrayBuffer>;
  /** RMS of the block, 0 to 1. */
  level: number;
}

export interface Recorder {
  /** Forgets what was kept and keeps from now on. */
  begin(): void;
  /** Keeps nothing for a while, or goes on. */
  pause(paused: boolean): void;
  /** How much was kept since the last cut, in seconds. */
  length(): number;
  /** What was kept since the last cut; null where nothing. */
  cut(): Promise<Int16Array<ArrayBuffer> | null>;
  /** Stops keeping, once the block that is being filled has arrived. */
  stop(): Promise<void>;
  close(): void;
}

/** A context at our own rate where the browser allows it for a microphone (Firefox does not), else at the device's. */
function connect(stream: MediaStream): { context: AudioContext; source: MediaStreamAudioSourceNode } {
  const own = new AudioContext({ sampleRate: wavRate });
  try {
    return { context: own, source: own.createMediaStreamSource(stream) };
  } catch {
    void own.close();
    const context = new AudioContext();
    return { context, source: context.createMediaStreamSource(stream) };
  }
}

async function resampled(samples: Float32Array<ArrayBuffer>, rate: number): Promise<Float32Array> {
  if (rate === wavRate || samples.length === 0) return samples;
  const offline = new OfflineAudioContext(1, Math.ceil((samples.length * wavRate) / rate), wavRate);
  const buffer = offline.createBuffer(1, samples.length, rate);
  buffer.copyToChannel(samples, 0);
  const source = offline.createBufferSource();
  source.buffer = buffer;
  source.connect(offline.destination);
  source.start();
  return (await offline.startRendering()).getChannelData(0);
}

/** A context made without a click starts suspended in some browsers; a running microphone usually lets it go on. */
function keepAwake(context: AudioContext, onRunning: (running: boolean) => void) {
  const wake = () => void context.resume();
  const tell = () => onRunning(context.state === 'running');
  context.onstatechange = tell;
  for (const gesture of gestures) document.addEventListener(gesture, wake);
  wake();
  const waiting = window.setTimeout(tell, startWithin);
  function leave() {
    window.clearTimeout(waiting);
    for (const gesture of gestures) document.removeEventListener(gesture, wake);
    context.onstatechange = null;
  }
  return { wake, leave };
}

/**
 * Starts listening; `onBlock` hears of every block (about eight a second), whether it is kept or not. `onRunning` hears
 * whether the browser lets sound through: some wait for a click after a reload, and a phone call interrupts it.
 */
export async function openRecorder(
  stream: MediaStream,
  onBlock: (level: number) => void,
  onRunning: (running: boolean) => void,
): Promise<Recorder> {
  const { context, source } = connect(stream);
  await context.audioWorklet.addModule(workletUrl);
  const node = new AudioWorkletNode(context, 'recorder', {
    numberOfOutputs: 0,
    channelCount: 1,
    // Without this a stereo microphone stays stereo, whatever the constraints of the stream say.
    channelCountMode: 'explicit',
  });
  let kept: Float32Array[] = [];
  let keeping = false;
  let onFlushed = () => {};
  node.port.onmessage = ({ data }: MessageEvent<Block | 'flushed'>) => {
    if (data === 'flushed') return onFlushed();
    if (keeping) kept.push(data.samples);
    onBlock(data.level);
  };
  source.connect(node);
  const { wake, leave } = keepAwake(context, onRunning);
  return {
    begin() {
      kept = [];
      keeping = true;
      wake();
    },
    pause(paused) {
      keeping = !paused;
    },
    length: () => kept.reduce((sum, block) => sum + block.length, 0) / context.sampleRate,
    async cut() {
      const blocks = kept;
      kept = [];
      if (blocks.length === 0) return null;
      return sixteenBit(await resampled(joined(blocks), context.sampleRate));
    },
    async stop() {
      await new Promise<void>((resolve) => {
        onFlushed = resolve;
        window.setTimeout(resolve, flushWithin);
        node.port.postMessage('flush');
      });
      keeping = false;
    },
    close() {
      leave();
      source.disconnect();
      node.port.onmessage = null;
      void context.close();
    },
  };
}
