/** The words that hold an advert's sentences together, by what they do there. */
import { canBe, type Token, verbOf } from '#text/index.ts';
import { rowsOf } from '#text/lists.ts';

export const wordClasses = [
  'determiner',
  'pronoun',
  'auxiliary',
  'preposition',
  'conjunction',
  'boundary',
  'need',
  'able',
  'link',
] as const;
export type WordClass = (typeof wordClasses)[number];

/** Rows of a word and its class; a word may have several. */
const classes = Map.groupBy(rowsOf('grammar'), ([, kind]) => kind);
const words = new Map([...classes].map(([kind, rows]) => [kind, new Set(rows.map(([word]) => word))]));

/** Whether a token is one of the words of a class. */
export function isA(token: Pick<Token, 'word'> | undefined, ...kinds: readonly WordClass[]): boolean {
  if (!token) return false;
  // "You'll" is you.
  const [word = token.word] = token.word.split("'");
  return kinds.some((kind) => words.get(kind)?.has(word) === true);
}

/** Whether a token only holds others together. */
export function isFunction(token: Token | undefined): boolean {
  return isA(token, 'determiner', 'pronoun', 'auxiliary', 'preposition', 'conjunction', 'boundary');
}

export type VerbForm = 'base' | 'third' | 'gerund' | 'past';
export type Verb = {
  readonly base: string;
  readonly form: VerbForm /** Whether the word can be nothing but a verb. */;
  readonly sure: boolean;
};

/**
 * The verb of work that a token can be; `tasks` are verbs that tell tasks although they are nouns as well, undefined where
 * any verb will do.
 */
export function verbAt(token: Token | undefined, tasks: ReadonlySet<string> | undefined): Verb | undefined {
  if (!token || !/^[a-z]{3,}$/.test(token.word) || isFunction(token) || isA(token, 'need', 'able', 'link'))
    return undefined;
  const base = verbOf(token.word);
  if (!canBe(base, 'verb')) return undefined;
  const form = formOf(token.word, base);
  const other =
    canBe(token.word, 'noun') || canBe(token.word, 'adjective') || canBe(token.word.replace(/s$/, ''), 'noun');
  const sure = !other && !canBe(base, 'adjective');
  return sure || tasks === undefined || tasks.has(base) ? { base, form, sure } : undefined;
}

/** The form that a lower-case verb has, by its ending. */
export function formOf(word: string, base: string): VerbForm {
  if (word === base) return 'base';
  if (word.endsWith('ing')) return 'gerund';
  return word.endsWith('s') ? 'third' : 'past';
}
