/** A feature's sentences on the screen: `t('greeting', { name })` is a text, with tags in the sentence it is what React shows. */
import { type Arguments, catalogue, type Sentences, type Written } from '@saring/contract/words';
import { createElement, Fragment, type ReactNode } from 'react';
import { language } from './language.ts';

type Translate<C extends Sentences> = <K extends keyof C & string>(
  key: K,
  ...values: Arguments<C[K], ReactNode>
) => Written<C[K], string, ReactNode>;

/** The catalogue `name` in the person's language; web/compiled-messages.ts reads the sentences ahead. */
export function sentences<const C extends Sentences>(name: string, english: C): Translate<C> {
  const say = catalogue(name, english)<ReactNode>(language());
  const translate = <K extends keyof C & string>(key: K, ...values: Arguments<C[K], ReactNode>) => {
    const written: unknown = say(key, ...values);
    // As children one by one, they need no keys.
    return Array.isArray(written) ? createElement(Fragment, null, ...written) : written;
  };
  return translate as Translate<C>; // the two shapes of what was written, by the sentence
}
