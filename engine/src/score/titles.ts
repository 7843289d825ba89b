/** The titles that a resume gives its person, on top and over posts, and how near the best of them is to an advert. */
import type { ReadAdvert } from '#advert/read.ts';
import { cosine, dot, type Field, type FieldModel, featuresOf, fieldOf } from '#field/index.ts';
import type { ReadResume } from '#resume/sentences.ts';
import type { Span, Token } from '#text/index.ts';
import { smooth } from './smooth.ts';

export type NamedTitle = {
  readonly field: Field;
  readonly tokens: readonly Token[];
  /** Position of the post that it stands over; -1 for the line on top. */
  readonly post: number;
};

/** What follows so many words of the line on top is no title any more. */
const longestOnTop = 30;

/** The line on top, then the titles of the posts; what is denied, and qualifications, are left out. */
export function titlesNamed(model: FieldModel, resume: ReadResume, isSilent: (span: Span) => boolean): NamedTitle[] {
  const { tokens, headline, titles } = resume;
  const onTop = tokens.slice(0, longestOnTop).filter(({ end }) => end <= headline.end);
  return [onTop, ...titles.map(({ from, to }) => tokens.slice(from, to))].map((words, i) => {
    const said = words.filter((token) => !isSilent(token));
    return { field: fieldOf(model, said), tokens: said, post: i - 1 };
  });
}

/**
 * How far the rest of a resume bears out a title, 0 to 1: by its field as a whole. One in the words of the advert's
 * title says whom the advert looks for, and needs more to bear it out than one in words of its own.
 */
export function supportOf(model: FieldModel, advert: ReadAdvert, { tokens }: NamedTitle, whole: Field): number {
  const agree = Math.max(0, cosine(advert.whole.leanings, whole.leanings));
  const share = inTitle(advert, tokens, model);
  return (1 - share) * smooth(agree, 0, 0.5) + share * smooth(agree, 0.25, 0.95);
}

/** How near a title is to the work of the advert, each 0 to 1; the best of all titles, as far as each is borne out. */
export function nearestTitle(
  { model, advert, whole }: { model: FieldModel; advert: ReadAdvert; whole: Field },
  titles: readonly NamedTitle[],
  posts: readonly { readonly nearness: number }[],
): { meaning: number; leaning: number; trades: number } {
  const best = { meaning: 0, leaning: 0, trades: 0 };
  for (const title of titles) {
    if (title.field.known === 0) continue;
    // A post says by itself how near its work is.
    const borne = (posts[title.post]?.nearness ?? 1) * supportOf(model, advert, title, whole);
    const raise = (key: keyof typeof best, value: number): void => {
      best[key] = Math.max(best[key], value * borne);
    };
    raise('meaning', dot(advert.whole.place, title.field.place));
    raise('leaning', cosine(advert.whole.leanings, title.field.leanings));
    raise('trades', Math.sqrt(dot(advert.whole.shares, title.field.shares)));
  }
  return best;
}

/** How far words are the advert's title, with other words beside it or not: 0 to 1. */
export function inTitle({ titleFeatures }: ReadAdvert, tokens: readonly Token[], model: FieldModel): number {
  const words = [...featuresOf(tokens, model.common).keys()].filter((feature) => !feature.includes(' '));
  const asked = [...titleFeatures.keys()].filter((feature) => !feature.includes(' '));
  const taken = words.filter((word) => titleFeatures.has(word)).length;
  return smooth(taken / (Math.min(words.length, asked.length) || 1), 0.3, 1);
}
