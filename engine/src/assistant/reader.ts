/** A question while it is read: each part that is understood is taken out, so that what is left was not. */
export interface Reader {
  text: string;
  /** Takes the first match out and answers it; `¦` stays in its place, so that no words meet that did not stand together. */
  take(pattern: RegExp): RegExpExecArray | null;
  has(pattern: RegExp): boolean;
  cut(start: number, end: number): void;
}

/** A text of which parts are taken, so that no word is read twice. */
export function read(text: string): Reader {
  return {
    text,
    take(pattern) {
      const match = pattern.exec(this.text);
      if (match) this.cut(match.index, match.index + match[0].length);
      return match;
    },
    has(pattern) {
      return pattern.test(this.text);
    },
    cut(start, end) {
      this.text = `${this.text.slice(0, start)} ¦ ${this.text.slice(end)}`.replace(/\s+/g, ' ').trim();
    },
  };
}
