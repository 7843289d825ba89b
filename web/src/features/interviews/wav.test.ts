import { describe, expect, it } from 'vitest';
import { joined, sixteenBit, wavOf } from './wav.ts';

describe('a recording', async () => {
  const parts = [sixteenBit(joined([new Float32Array([0, 0.5])])), sixteenBit(new Float32Array([-1, 2]))];
  const view = new DataView(await wavOf(parts).arrayBuffer());
  const word = (at: number) => String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));

  it('is mono, 16000 Hz, 16 bit', () => {
    expect([word(0), word(8), word(36)]).toEqual(['RIFF', 'WAVE', 'data']);
    expect([view.getUint16(22, true), view.getUint32(24, true), view.getUint16(34, true)]).toEqual([1, 16_000, 16]);
    expect([view.getUint32(4, true), view.getUint32(40, true), view.byteLength]).toEqual([44, 8, 52]);
  });

  it('keeps every part in order and cuts what is too loud', () => {
    expect([44, 46, 48, 50].map((at) => view.getInt16(at, true))).toEqual([0, 16_384, -32_768, 32_767]);
  });
});
