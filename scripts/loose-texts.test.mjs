/** What counts as a text that a person reads, and what does not. */
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { looseTexts, looseTextsIn, unsaidIn } from './loose-texts.mjs';

const found = (code) => looseTextsIn(code, { parseSync }).map((line) => line.replace(/^\d+: /, ''));

describe('a text for people outside of the catalogues', () => {
  it.each([
    ['<Button>Cancel</Button>', 'Cancel'],
    ["<p>{busy ? 'Sending' : t('send')}</p>", 'Sending'],
    ['<input placeholder="Search" />', 'Search'],
    ["<input aria-label={wide ? 'Search' : undefined} />", 'Search'],
    ["usePageTitle('Settings');", 'Settings'],
    ["notify({ text: 'Saved' })", 'Saved'],
    ["const missing = 'Please fill in all fields';", 'Please fill in all fields'],
    [`const left = \`\${count} applicants left\`;`, '0 applicants left'],
  ])('is found: %s', (code, text) => {
    expect(found(code)).toEqual([text]);
  });
  it.each([
    "<Button title={t('send')}>{t('cancel')}</Button>",
    '<div className="wide open" data-tone="bad">{name}: {value}</div>',
    "throw new Error('The page has no place for the app');",
    "import { x } from './some words.ts';",
    "type Two = 'one two' | 'three four';",
    "window.matchMedia('(prefers-color-scheme: dark)');",
    '<Text>Saring</Text>',
    "const key = 'new-password';",
  ])('is none of these: %s', (code) => {
    expect(found(code)).toEqual([]);
  });
});

it('a sentence that no code says is found', () => {
  expect(unsaidIn("  one: 'One',\n  two: 'Two',\n", ["t('one')"])).toEqual(['two']);
});

it("stands nowhere in the web's code", async () => {
  expect(await looseTexts()).toEqual([]);
});
