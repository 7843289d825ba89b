/** Samples as a WAV file: mono, 16 bit, at the given rate. */

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

/** The bytes of the file; what is louder than full scale is cut. */
export function wavBytes(samples: Float32Array, rate = wavRate): ArrayBuffer {
  const bytes = new ArrayBuffer(44 + samples.length * 2);
  const view = new DataView(bytes);
  const word = (at: number, letters: string) => {
    for (let index = 0; index < letters.length; index += 1) view.setUint8(at + index, letters.charCodeAt(index));
  };
  word(0, 'RIFF');
  view.setUint32(4, 36 + samples.length * 2, true);
  word(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true); // PCM
  view.setUint16(22, 1, true); // mono
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  word(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  samples.forEach((sample, index) => {
    const cut = Math.max(-1, Math.min(1, sample));
    view.setInt16(44 + index * 2, Math.round(cut * (cut < 0 ? 0x8000 : 0x7fff)), true);
  });
  return bytes;
}
