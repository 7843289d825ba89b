/** Sentences by name, whose values the compiler knows; they are written in ICU MessageFormat. */
import type { GetICUArgs } from '@schummar/icu-type-parser';
import format, { type FormatValues } from 'icu-minify/format';
import { compiled, type Message } from './compiled.ts';
import { formatters } from './formats.ts';
import type { Language } from './language.ts';

export type Sentences = Record<string, string>;

/** The names of `<tag>…</tag>` in a sentence. */
type Tags<Text extends string> = Text extends `${string}</${infer Name}>${infer Rest}` ? Name | Tags<Rest> : never;

type Given<Text extends string> = GetICUArgs<
  Text,
  { ICUArgument: string | number; ICUNumberArgument: number; ICUDateArgument: Date }
>;

/** What a sentence needs: a text or figure for each `{name}`, and what becomes of the text in each `<tag>`. */
type Values<Text extends string, Node> = Given<Text> & { [Tag in Tags<Text>]: (text: (string | Node)[]) => Node };

/** No second argument for a sentence that needs nothing. */
export type Arguments<Text extends string, Node> = keyof Values<Text, Node> extends never ? [] : [Values<Text, Node>];

/** What a sentence is once written: a text; with tags its parts in order. */
export type Written<Text extends string, Plain, Parts> = [Tags<Text>] extends [never] ? Plain : Parts;

/** A sentence that is written once it is known who reads it. */
export type Said = (language: Language) => string;

export type Say<C extends Sentences, Node = never> = <K extends keyof C & string>(
  key: K,
  ...values: Arguments<C[K], Node>
) => Written<C[K], string, string | Node | (string | Node)[]>;

export interface Catalogue<C extends Sentences> {
  <Node = never>(language: Language): Say<C, Node>;
  later<K extends keyof C & string>(key: K, ...values: Arguments<C[K], never>): Said;
}

/** What writes the sentences of a catalogue. */
export type SayOf<T> = T extends Catalogue<infer C> ? Say<C> : never;

/**
 * A feature's sentences in English: `const words = catalogue('mails', { greeting: 'Dear {name},' })`, then
 * `words(language)('greeting', { name })`, or `words.later('greeting', { name })` where the language is not known yet.
 * Other languages name it by its `name`.
 */
export function catalogue<const C extends Sentences>(name: string, sentences: C): Catalogue<C> {
  const read = new Map<string, Message>();
  const messageOf = (key: string, text: string): Message => {
    const message = read.get(key) ?? compiled(text);
    read.set(key, message);
    return message;
  };
  const inLanguage = <Node = never>({ locale, sentence }: Language): Say<C, Node> => {
    const say = (key: string, values?: FormatValues<Node>) =>
      format<Node>(sentence(name, key, messageOf(key, sentences[key] ?? key)), locale, values, { formatters });
    return say as Say<C, Node>; // the types above say of each sentence what the library says of all
  };
  const later =
    <K extends keyof C & string>(key: K, ...values: Arguments<C[K], never>): Said =>
    (language) =>
      String(inLanguage(language)(key, ...values));
  return Object.assign(inLanguage, { later });
}
