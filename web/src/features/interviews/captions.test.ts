import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CaptionState, captionPlace, captionsSupported, loadCaptions, makeCaptions } from './captions.ts';

/** Speech recognition as a browser has it, told by the test what it hears. */
class Heard {
  static all: Heard[] = [];
  lang = '';
  continuous = false;
  interimResults = false;
  processLocally = false;
  onresult: ((event: { results: unknown }) => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  onend: (() => void) | null = null;
  started = false;
  constructor() {
    Heard.all.push(this);
  }
  start() {
    this.started = true;
  }
  stop() {}
  abort() {}
  hear(...texts: string[]) {
    this.onresult?.({ results: texts.map((transcript) => ({ isFinal: false, 0: { transcript } })) });
  }
}

const last = () => Heard.all.at(-1) as Heard; // each test begins one first
const scope = { webkitSpeechRecognition: Heard };
let states: CaptionState[] = [];
let texts: string[] = [];
let chosen: 'device' | 'maker' | null = 'maker';
const make = () =>
  makeCaptions(
    (text) => texts.push(text),
    (state) => states.push(state),
    () => chosen,
    scope,
  );

beforeEach(() => {
  vi.useFakeTimers();
  Heard.all = [];
  states = [];
  texts = [];
  chosen = 'maker';
});
afterEach(() => vi.useRealTimers());

describe('the live transcript', () => {
  it('goes on behind what was said before, 300 ms after the browser ends it', () => {
    const captions = make();
    captions.begin();
    last().hear('I kept', 'the books');
    last().onend?.();
    vi.advanceTimersByTime(299);
    expect(Heard.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    last().hear('for ten years');
    expect(texts.at(-1)).toBe('I kept the books for ten years');
    expect(captions.stop()).toBe('I kept the books for ten years');
  });

  it('gives up after three network errors and keeps what it has', () => {
    const captions = make();
    captions.begin();
    last().hear('hello');
    for (let error = 0; error < 3; error += 1) {
      last().onerror?.({ error: 'network' });
      last().onend?.();
      vi.advanceTimersByTime(300);
    }
    expect(states.at(-1)).toBe('failed');
    expect(Heard.all).toHaveLength(3);
    expect(captions.stop()).toBe('hello');
  });

  it('starts every question with an empty text', () => {
    const captions = make();
    captions.begin();
    last().hear('one');
    captions.stop();
    captions.begin();
    expect(captions.stop()).toBe('');
  });

  it('goes on behind what was understood before a reload', () => {
    const captions = make();
    captions.begin();
    captions.putBefore('I kept the books');
    last().hear('for ten years');
    expect(captions.stop()).toBe('I kept the books for ten years');
  });

  it('says so where the browser has none', () => {
    expect(captionsSupported({})).toBe(false);
    makeCaptions(
      () => {},
      (state) => states.push(state),
      () => 'maker',
      {},
    ).begin();
    expect(states).toEqual(['missing']);
  });

  it('listens to nobody who did not choose it', () => {
    chosen = null;
    make().begin();
    expect(Heard.all).toEqual([]);
    expect(states).toEqual(['off']);
  });

  it('stays on the device where that was chosen, and never falls back', () => {
    chosen = 'device';
    const captions = make();
    captions.begin();
    expect(last().processLocally).toBe(true);
    last().onerror?.({ error: 'language-not-supported' });
    last().onend?.();
    vi.advanceTimersByTime(1000);
    expect(Heard.all).toHaveLength(1);
    expect(states).toEqual(['listening', 'failed']);
  });

  it.each([
    ['available', 'device'],
    ['downloadable', 'loadable'],
    ['downloading', 'loadable'],
    ['unavailable', 'maker'],
  ])('of a browser that answers %s the place is %s', async (answer, place) => {
    const able = { SpeechRecognition: Object.assign(class extends Heard {}, { available: async () => answer }) };
    expect(await captionPlace(able)).toBe(place);
  });

  it('of a browser that does not tell, or fails to, sound may go to its maker', async () => {
    const failing = Object.assign(class extends Heard {}, {
      available: () => Promise.reject(new Error('not allowed')),
      install: () => Promise.reject(new Error('not allowed')),
    });
    expect(await captionPlace(scope)).toBe('maker');
    expect(await captionPlace({ SpeechRecognition: failing })).toBe('maker');
    expect(await loadCaptions({ SpeechRecognition: failing })).toBe(false);
    expect(await captionPlace({})).toBeNull();
  });
});
