/** Whether anybody speaks in a recording: a transcription service makes up words for one in which nobody does. */
import { setImmediate as others } from 'node:timers/promises';
import { sampleRate } from './wav.ts';

/** 20 ms, in samples. */
const frame = sampleRate / 50;
/** Below this share of full scale (-50 dB) no microphone that works carries speech. */
const quietest = 0.003;
/** Speech swells: it stands at least 6 dB above the steady noise of the room. */
const aboveNoise = 2;
/** A key or a click is over within 40 ms; a syllable lasts at least 60 ms. */
const shortestRun = 3;
/** The shortest answer there is ("no") has about 150 ms of voice. */
const leastFrames = 8;

/** Half a minute: so much is looked at before others are served. */
const atOnce = 1500 * frame;

/** `samples` are mono, 16 bit, 16,000 Hz. When in doubt the answer is yes: a lost answer is worse than an odd one. */
export async function hasSpeech(samples: Buffer): Promise<boolean> {
  const levels = await loudness(samples);
  if (levels.length < leastFrames) return false;
  const noise = levels.toSorted((a, b) => a - b)[Math.floor(levels.length / 10)] ?? 0;
  const threshold = Math.max(quietest, noise * aboveNoise);
  let run = 0;
  let voiced = 0;
  for (const level of levels) {
    run = level > threshold ? run + 1 : 0;
    if (run === shortestRun) voiced += shortestRun;
    else if (run > shortestRun) voiced += 1;
  }
  return voiced >= leastFrames;
}

/** The loudness of each frame, 0 to 1, without the offset that cheap microphones add. */
async function loudness(samples: Buffer): Promise<number[]> {
  const levels: number[] = [];
  const aligned = samples.byteOffset % 2 === 0 ? samples : Buffer.from(new Uint8Array(samples).buffer);
  // One by one by readInt16LE a long recording took 40 ms.
  const values = new Int16Array(aligned.buffer, aligned.byteOffset, Math.floor(aligned.length / 2));
  for (let from = 0; from + frame <= values.length; from += frame) {
    if (from % atOnce === 0) await others();
    let sum = 0;
    let squares = 0;
    for (let at = from; at < from + frame; at += 1) {
      const value = (values[at] ?? 0) / 32_768;
      sum += value;
      squares += value * value;
    }
    levels.push(Math.sqrt(Math.max(0, squares / frame - (sum / frame) ** 2)));
  }
  return levels;
}
