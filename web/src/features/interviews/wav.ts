/** Samples as a WAV file: mono, 16 bit, 16,000 Hz. */

export const wavRate = 16_000;

/** Puts blocks of samples (-1 to 1) behind each other. */
export function joined(blocks: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const all = new Float32Array(blocks.reduce((sum, block) => sum + block.length, 0));
  let at = 0;
  for (const block of blocks) {
    all.set(block, at);
    at += block.length;
  }
  return all;
}

/** Samples as 16 bit numbers; what is louder than full scale is cut. */
export function sixteenBit(samples: Float32Array): Int16Array<ArrayBuffer> {
  const whole = new Int16Array(samples.length);
  samples.forEach((sample, index) => {
    const cut = Math.max(-1, Math.min(1, sample));
    whole[index] = Math.round(cut * (cut < 0 ? 0x8000 : 0x7fff));
  });
  return whole;
}

/** Parts of one recording, in order, as a file. */
export function wavOf(parts: readonly Int16Array<ArrayBuffer>[]): Blob {
  const length = parts.reduce((sum, part) => sum + part.byteLength, 0);
  const header = new DataView(new ArrayBuffer(44));
  const word = (at: number, letters: string) => {
    for (let index = 0; index < letters.length; index += 1) header.setUint8(at + index, letters.charCodeAt(index));
  };
  word(0, 'RIFF');
  header.setUint32(4, 36 + length, true);
  word(8, 'WAVEfmt ');
  header.setUint32(16, 16, true);
  header.setUint16(20, 1, true); // PCM
  header.setUint16(22, 1, true); // mono
  header.setUint32(24, wavRate, true);
  header.setUint32(28, wavRate * 2, true);
  header.setUint16(32, 2, true);
  header.setUint16(34, 16, true);
  word(36, 'data');
  header.setUint32(40, length, true);
  // Every machine that runs a browser stores numbers as WAV does, the low byte first.
  return new Blob([header, ...parts], { type: 'audio/wav' });
}
