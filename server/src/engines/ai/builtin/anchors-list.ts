/** Joins the tables of what people say at work into one list of themes. */
import { moreNeighbours, moreThemes, familyThemes as ofFamilies, spokenWords } from './anchors-speech.ts';
import { type Theme, themes as written } from './anchors-themes.ts';
import { commonWords, thingsOfTrades } from './anchors-things.ts';
import { once } from './once.ts';

const line = /^([\w-]+)(?: \[(work|soft|leisure)\])?: (.+)$/;

/** Every theme once, with all its words. */
export const themes: readonly Theme[] = joined();

/** `theme: theme beside it` lines of the later tables. */
export const laterNeighbours = moreNeighbours;

/** Words that speak for no theme. */
export const commonList: readonly string[] = commonWords.trim().split(/\s+/);

/** The themes that a family of work speaks in, by the family's key. */
export const familyThemes = once((): ReadonlyMap<string, readonly number[]> => {
  const index = new Map(themes.map(({ key }, i) => [key, i]));
  return new Map(
    ofFamilies
      .trim()
      .split('\n')
      .map((text): [string, number[]] => {
        const [family = '', keys = ''] = text.split(': ');
        return [
          family,
          keys.split(' ').map((key) => {
            const theme = index.get(key);
            if (theme === undefined) throw new Error(`Unknown theme ${key} of ${family}`);
            return theme;
          }),
        ];
      }),
  );
});

function joined(): Theme[] {
  const all = new Map<string, Theme>();
  const add = (key: string, kind: Theme['kind'], words: string): void => {
    const before = all.get(key);
    all.set(key, { key, kind: before?.kind ?? kind, words: before ? `${before.words} ${words}` : words });
  };
  const known = (key: string): Theme => {
    const one = all.get(key);
    if (!one) throw new Error(`Unknown theme ${key}`);
    return one;
  };
  for (const { key, kind, words } of written) add(key, kind, words);
  for (const text of `${spokenWords}${moreThemes}`.trim().split('\n')) {
    if (text === '') continue;
    const [, key, kind, words] = line.exec(text) ?? [];
    if (!key || !words || !(kind || all.has(key))) throw new Error(`Unknown theme in ${text.slice(0, 40)}`);
    add(key, (kind as Theme['kind']) ?? 'work', words);
  }
  for (const text of thingsOfTrades.trim().split('\n')) {
    const [keys = '', words = ''] = text.split(': ');
    for (const key of keys.split(' ')) add(key, known(key).kind, words);
  }
  return [...all.values()];
}
