/** English that cannot be taken for English, made by program: what a screen shows without accents is in no catalogue. */
import type { Message } from './compiled.ts';
import { english, type Language } from './language.ts';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'áƀçðéƒĝĥîĵķļɱñóþǫŕšţûṽŵẋýžÁƁÇĐÉƑĜĤÎĴĶĻṀÑÓÞǪŔŠŢÛṼŴẊÝŽ';
const accents = new Map([...plain].map((letter, at) => [letter, [...accented][at] ?? letter]));

const accent = (text: string) => [...text].map((letter) => accents.get(letter) ?? letter).join('');

type Node = Exclude<Message, string>[number];

/** Accents the texts in a part; what stands for values stays. The shapes are those of icu-minify. */
function accentPart(part: Node): Node {
  if (typeof part === 'string') return accent(part);
  if (!Array.isArray(part) || part.length === 1) return part;
  const [name, ...inside]: [string, ...unknown[]] = part;
  const [kind, ...rest] = accentInside(inside);
  return [name, kind, ...rest];
}

/** What stands behind a part's name. */
function accentInside(inside: unknown[]): unknown[] {
  const [kind, choices, ...rest] = inside;
  // A tag with what stands in it; 0 is the figure of a plural.
  if (typeof kind !== 'number' || kind === 0) return inside.map(accentChild);
  if (typeof choices !== 'object' || choices === null || kind > 3) return inside;
  const accentedChoices = Object.entries(choices).map(([choice, branch]) => [
    choice,
    Array.isArray(branch) ? branch.map(accentChild) : accentChild(branch),
  ]);
  return [kind, Object.fromEntries(accentedChoices), ...rest];
}

function accentChild(child: unknown): unknown {
  if (typeof child === 'string') return accent(child);
  return Array.isArray(child) ? [child[0], ...accentInside(child.slice(1))] : child;
}

/** Every sentence in accents and brackets: `⟦Ļóĝ îñ⟧`. Brackets within a sentence tell of pieces put together. */
export const pseudo: Language = {
  ...english,
  tag: 'en-XA',
  sentence: (_catalogue, _key, message) =>
    typeof message === 'string' ? `⟦${accent(message)}⟧` : ['⟦', ...message.map(accentPart), '⟧'],
};
