/** The words of `engine/knowledge/person`, read when a text first goes to a model. */

import { inAnyCase } from '#text/any-case.ts';
import { entriesIn, rowsOf } from '#text/lists.ts';
import { once } from '#text/once.ts';

export const ownWords = once(() => {
  const entriesOf = entriesIn(rowsOf('own-facts', 'person'));
  /** A group that matches any entry of these lists. */
  const anyOf = (...names: string[]) => `(?:${names.flatMap(entriesOf).join('|')})`;
  return { entriesOf, anyOf };
});

/** What names are told by. */
export const ownFacts = once(() => {
  const { entriesOf, anyOf } = ownWords();
  const [spoken, any = '', written, doubtful] = ['title-spoken', 'title', 'title-as-written', 'title-doubtful'].map(
    (name) => anyOf(name),
  );
  return {
    title: new RegExp(
      String.raw`(?<![\p{L}\p{M}/'-])(?:(?<spoken>${spoken}(?![\p{L}'])(?=\.? ))|${inAnyCase(any)}(?![\p{L}'])|${written}(?![\p{L}'])|(?<doubtful>${doubtful}(?![\p{L}'])))(?=\.? ?\n?\p{L})\.?`,
      'gu',
    ),
    childOf: new Set(['bin', 'binti', 'binte', 'bt', 'bte', 'anak', 'ak', 'a/l', 'a/p', 's/o', 'd/o']),
    noName: new Set(entriesOf('no-name')),
  };
});
