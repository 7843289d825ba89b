/** Takes stretches out of a text; what is left still knows its places in the source. */
import type { CleanText } from '#text/clean.ts';

export class Cut {
  readonly text: string;
  private readonly clean: CleanText;
  private readonly gone: Uint8Array;
  private readonly capitals = new Set<number>();

  constructor(clean: CleanText) {
    this.clean = clean;
    this.text = clean.text;
    this.gone = new Uint8Array(clean.text.length);
  }

  takeOut(start: number, end: number): void {
    this.gone.fill(1, start, end);
  }

  /** What is left of a stretch. */
  between(start: number, end: number): string {
    let left = '';
    for (let at = start; at < end; at++) if (!this.gone[at]) left += this.text.charAt(at);
    return left;
  }

  /** The capital of a word that is taken out goes over to what follows: a sentence is known by it. */
  passCapital(from: number, to: number): void {
    if (this.capitals.has(from) || /\p{Lu}/u.test(this.text.charAt(from))) this.capitals.add(to);
  }

  /** The same text where nothing was taken out. */
  rest(): CleanText {
    if (!this.gone.includes(1)) return this.clean;
    const kept = Array.from(this.gone.keys()).filter((at) => !this.gone[at]);
    return {
      source: this.clean.source,
      text: kept.map((at) => this.characterAt(at)).join(''),
      from: Uint32Array.from(kept, (at) => this.clean.from[at] ?? 0),
      to: Uint32Array.from(kept, (at) => this.clean.to[at] ?? 0),
    };
  }

  private characterAt(at: number): string {
    const own = this.text.charAt(at);
    const upper = this.capitals.has(at) ? own.toUpperCase() : own;
    return upper.length === 1 ? upper : own;
  }
}
