import { describe, expect, it } from 'vitest';
import { hasSpeech } from './silence.ts';
import { samplesOf, secondsOf, wavOf } from './wav.ts';

const rate = 16_000;
/** Samples of `seconds` by a function of time that answers -1 to 1. */
function sound(seconds: number, wave: (time: number) => number): Buffer {
  const samples = Buffer.alloc(seconds * rate * 2);
  for (let index = 0; index < seconds * rate; index += 1)
    samples.writeInt16LE(Math.round(32_767 * Math.max(-1, Math.min(1, wave(index / rate)))), index * 2);
  return samples;
}
let seed = 7;
const noise = () => {
  seed = (seed * 16_807) % 2_147_483_647;
  return (seed / 2_147_483_647) * 2 - 1;
};
const tone = (time: number) => Math.sin(2 * Math.PI * 180 * time);
/** Four syllables a second. */
const syllables = (time: number) => Math.sin(Math.PI * ((time * 4) % 1)) ** 2 * tone(time);

describe('a recording in which somebody speaks', () => {
  it.each([
    ['plainly', sound(5, (time) => 0.3 * syllables(time))],
    ['softly in a quiet room', sound(5, (time) => 0.02 * syllables(time) + 0.0005 * noise())],
    ['beside a fan', sound(5, (time) => 0.1 * syllables(time) + 0.02 * noise())],
    [
      'one short word in ten seconds',
      sound(10, (time) => (time > 4 && time < 4.3 ? 0.2 * tone(time) : 0.0005 * noise())),
    ],
    ['from the first to the last moment', sound(3, (time) => 0.5 * syllables(time))],
  ])('%s', async (_how, samples) => {
    expect(await hasSpeech(samples)).toBe(true);
  });
});

describe('a recording in which nobody speaks', () => {
  it.each([
    ['is digital silence', sound(5, () => 0)],
    ['is the hiss of a microphone', sound(5, () => 0.002 * noise())],
    ['is a loud fan', sound(5, () => 0.2 * noise())],
    ['is a steady hum', sound(5, (time) => 0.2 * tone(time))],
    ['is an offset', sound(5, () => 0.4)],
    ['is four clicks of a key', sound(5, (time) => (time % 1.25 < 0.02 ? 0.5 * noise() : 0.0005 * noise()))],
    ['is empty', Buffer.alloc(0)],
    ['is shorter than a word', sound(0.1, (time) => 0.5 * tone(time))],
  ])('%s', async (_what, samples) => {
    expect(await hasSpeech(samples)).toBe(false);
  });
});

describe('a WAV file', () => {
  const parts = [sound(1, (time) => 0.3 * tone(time)), sound(0.5, () => 0)];
  it('of several parts is one recording of all of them', () => {
    const samples = samplesOf(wavOf(parts));
    expect(samples?.equals(Buffer.concat(parts))).toBe(true);
    expect(secondsOf(samples ?? Buffer.alloc(0))).toBe(1.5);
  });

  it('of another rate, of two channels, cut short or no WAV at all is not taken', () => {
    const changed = (at: number, value: number) => {
      const file = wavOf(parts);
      file.writeUInt16LE(value, at);
      return samplesOf(file);
    };
    expect([changed(24, 8000), changed(22, 2), changed(34, 8), changed(20, 3)]).toEqual([null, null, null, null]);
    expect(samplesOf(wavOf(parts).subarray(0, 30))).toBeNull();
    expect(samplesOf(Buffer.from('<script>alert(1)</script>'.repeat(9)))).toBeNull();
  });

  it('that says it is longer than it is ends where its bytes end', () => {
    const file = wavOf(parts);
    file.writeUInt32LE(4_000_000_000, 40);
    expect(samplesOf(file)?.length).toBe(48_000);
  });
});
