/** Finds in an advert the sentences that tell of its work. */
import { aboutWork, type SentenceModel } from '#advert/sentence-model.ts';
import type { FieldModel } from '#field/index.ts';
import type { Knowledge } from '#knowledge/index.ts';
import { type Span, sentencesOf, type Token, tokensOf } from '#text/index.ts';
import { isName } from './partings.ts';

export type Reader = {
  readonly knowledge: Knowledge;
  readonly field: FieldModel;
  readonly sentences: SentenceModel;
  /** Tells tasks of occupations from what is required of everybody. */
  readonly tasks: SentenceModel;
};
export type JobWords = { readonly title: string; readonly description: string };

export type SentenceOfWork = Span & { readonly text: string; readonly tokens: readonly Token[]; readonly work: number };

/** Sentences that belong to the work less than this say nothing that a criterion could ask. */
const leastWork = 0.5;
/** A long text is read up to so many sentences of work. */
const mostSentences = 250;
/** How far the sentences around one tell of what it is. */
const reach = 2;
/** How much a sentence, its neighbours and its heading tell of what it is; they add to 1. */
const shares = { own: 0.5, around: 0.3, heading: 0.2 };
const mostOfHeading = 4;
/** Characters of a sentence that is shown whole. */
const longestSource = 300;

/** What the advert says of the work, in its order; spans are of the description. */
export function sentencesOfWork({ knowledge, sentences }: Reader, { description }: JobWords): SentenceOfWork[] {
  let heading = 0.5;
  const all = whole(knowledge, description, sentencesOf(description)).map((sentence) => {
    const span = withoutLabel(description, sentence);
    const text = description.slice(span.start, span.end);
    const tokens = tokensOf(text);
    const own = aboutWork(sentences, tokens);
    const isHeading =
      tokens.length <= mostOfHeading &&
      /^\p{Lu}/u.test(text) &&
      (description[span.end] ?? '\n') === '\n' &&
      !/[.,;]$/.test(text);
    if (isHeading) heading = own;
    return { ...span, text, tokens, own, heading };
  });
  return (
    all
      .map(({ own, heading: under, ...one }, at) => {
        // A list of benefits is one by its heading and its neighbours, whatever a single item says.
        const around = all.slice(Math.max(0, at - reach), at + reach + 1);
        const mean = around.reduce((sum, other) => sum + other.own, 0) / around.length;
        return { ...one, work: own ** shares.own * mean ** shares.around * under ** shares.heading };
      })
      // "Key duties:" alone is a heading.
      .filter(({ work, text, tokens }) => work >= leastWork && !(tokens.length <= mostOfHeading && text.endsWith(':')))
      .slice(0, mostSentences)
  );
}

/** "Key duties: receive goods": what a label says is said of what follows. */
function withoutLabel(text: string, { start, end }: Span): Span {
  const label = /^\p{Lu}[\p{L}'’]*(?: [\p{L}'’&]+){0,3}:\s+(?=\S)/u.exec(text.slice(start, end))?.[0].length ?? 0;
  return { start: start + label, end };
}

/** Sentences, with those joined again that were parted inside a name: "Auto|Count and", "Power|Point and". */
function whole(knowledge: Knowledge, text: string, spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const span of spans) {
    const before = all.at(-1);
    if (before?.end === span.start && isInName(knowledge, text, span.start))
      all[all.length - 1] = { start: before.start, end: span.end };
    else all.push(span);
  }
  return all;
}

/** Whether the letters on both sides of a place are one name. */
function isInName({ camelWords }: Knowledge, text: string, at: number): boolean {
  const before = /\p{L}{1,30}$/u.exec(text.slice(Math.max(0, at - 30), at))?.[0] ?? '';
  const after = /^\p{L}{1,30}/u.exec(text.slice(at, at + 30))?.[0] ?? '';
  return isName(camelWords, before, after);
}

/** A sentence, or of one that never ends as many whole words around a place in it as a person reads. */
export function aroundOf({ start, end, text }: SentenceOfWork, at: number): Span {
  if (text.length <= longestSource) return { start, end };
  const from = at < longestSource / 2 ? 0 : text.indexOf(' ', at - longestSource / 4) + 1;
  const last = text.lastIndexOf(' ', from + longestSource);
  return { start: start + from, end: start + (last > from ? last : Math.min(text.length, from + longestSource)) };
}
