/** Recordings as WAV: mono, 16 bit, 16,000 Hz, which is what every transcription service takes. */

export const sampleRate = 16_000;
const bytesPerSample = 2;
export const bytesPerSecond = sampleRate * bytesPerSample;
const headerBytes = 44;
const mostParts = 100;

/** The samples of a WAV file of exactly that format, without its header; null for any other file. */
export function samplesOf(wav: Uint8Array): Buffer | null {
  const file = Buffer.from(wav.buffer, wav.byteOffset, wav.byteLength);
  const word = (at: number) => file.toString('latin1', at, at + 4);
  if (file.length < headerBytes || word(0) !== 'RIFF' || word(8) !== 'WAVE') return null;
  let known = false;
  // A file of nothing but empty parts would be walked for long.
  for (let [at, parts] = [12, 0]; at + 8 <= file.length && parts < mostParts; parts += 1) {
    const size = file.readUInt32LE(at + 4);
    const from = at + 8;
    if (word(at) === 'fmt ' && from + 16 <= file.length) {
      const [kind, channels, bits] = [
        file.readUInt16LE(from),
        file.readUInt16LE(from + 2),
        file.readUInt16LE(from + 14),
      ];
      known = kind === 1 && channels === 1 && bits === 16 && file.readUInt32LE(from + 4) === sampleRate;
    }
    if (word(at) === 'data') {
      const bytes = Math.min(size, file.length - from);
      return known ? file.subarray(from, from + bytes - (bytes % bytesPerSample)) : null;
    }
    at = from + size + (size % 2);
  }
  return null;
}

/** Parts of one recording, in order, as a file. */
export function wavOf(parts: readonly Uint8Array[]): Buffer {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const header = Buffer.alloc(headerBytes);
  header.write('RIFF', 0);
  header.writeUInt32LE(headerBytes - 8 + length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20); // PCM
  header.writeUInt16LE(1, 22); // mono
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(bytesPerSecond, 28);
  header.writeUInt16LE(bytesPerSample, 32);
  header.writeUInt16LE(bytesPerSample * 8, 34);
  header.write('data', 36);
  header.writeUInt32LE(length, 40);
  return Buffer.concat([header, ...parts]);
}

/** How long these samples sound. */
export function secondsOf(samples: Uint8Array): number {
  return samples.length / bytesPerSecond;
}
