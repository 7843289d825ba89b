/** Finds what people read in the web's code outside of the catalogues, and sentences of catalogues that nobody says. */
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './bootstrap.mjs';

/** Attributes of elements and names of values that a person reads. */
const READ =
  /^(aria-(label|description|placeholder|valuetext)|title|alt|label|placeholder|description|text|hint|heading|failed|empty|note|error|success|confirm|cancel|close|button|done|all|missing|caption|head)$/;
/** Attributes and values whose words are the browser's. */
const TECHNICAL =
  /^(className|style|rel|sandbox|allow|accept|d|viewBox|transform|points|key|id|autoComplete|fontFamily|valueFormat)$/;
/** What a call of these is given, no person reads. */
const UNREAD =
  /^((?:[A-Z]\w*)?Error|error|warn|info|log|matchMedia|querySelector(All)?|closest|matches|getContext|setAttribute|RegExp|fetch)$/;
/** Names that are the same in every language, and values that addresses and calls have. */
const NAMES = /\b(Applicant Ranking|Job Details|Email Applicants|in review|Saring|KIV|CSV|PDF|ZIP)\b/g;

const WORD = /\p{L}{2,}/u;
const WORDS = /\p{L}{2,}[.,:;!?…]?\s+\p{L}+/u;

const nameOf = (node) => node?.name?.name ?? node?.name ?? node?.value ?? node?.property?.name ?? '';

/** Each text that a person would read in a module's code, with its line. */
export function looseTextsIn(code, { parseSync }, file = 'module.tsx') {
  const found = [];
  const note = (node, text) => {
    const plain = text.replace(NAMES, '').replace(/\s+/g, ' ').trim();
    found.push([node.start, plain.slice(0, 60)]);
  };
  /** `read` is true where a single word is for a person, too; false where no word is. */
  const visit = (node, read) => {
    if (Array.isArray(node)) for (const child of node) visit(child, read);
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
    const pattern = read === true ? WORD : WORDS;
    const says = (text) => read !== false && pattern.test(text.replace(NAMES, ''));
    switch (node.type) {
      case 'JSXText':
        if (WORD.test(node.value.replace(NAMES, ''))) note(node, node.value);
        return;
      case 'Literal':
        if (typeof node.value === 'string' && says(node.value)) note(node, node.value);
        return;
      case 'TemplateLiteral': {
        const text = node.quasis.map(({ value }) => value.cooked ?? '').join('0');
        if (says(text)) note(node, text);
        visit(node.expressions, undefined);
        return;
      }
      case 'JSXAttribute': {
        const name = nameOf(node.name);
        visit(node.value, TECHNICAL.test(name) ? false : READ.test(name) || undefined);
        return;
      }
      case 'Property': {
        const name = nameOf(node.key);
        if (node.computed) visit(node.key, undefined);
        visit(
          node.value,
          TECHNICAL.test(name) ? false : (READ.test(name) && node.value.type === 'Literal') || undefined,
        );
        return;
      }
      case 'JSXElement':
        visit(node.openingElement.attributes, undefined);
        for (const child of node.children) visit(child, true);
        return;
      case 'JSXFragment':
        for (const child of node.children) visit(child, true);
        return;
      case 'JSXExpressionContainer':
        visit(node.expression, read);
        return;
      case 'ConditionalExpression':
        visit(node.test, undefined);
        visit([node.consequent, node.alternate], read);
        return;
      case 'LogicalExpression':
        visit(node.left, undefined);
        visit(node.right, read);
        return;
      case 'CallExpression':
      case 'NewExpression':
        visit(node.callee, undefined);
        visit(
          node.arguments,
          UNREAD.test(nameOf(node.callee)) ? false : nameOf(node.callee) === 'usePageTitle' || undefined,
        );
        return;
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
      case 'ImportExpression':
        return;
      default:
        if (node.type?.startsWith('TS') && !/^TS(AsExpression|SatisfiesExpression|NonNull)/.test(node.type)) return;
        for (const [key, child] of Object.entries(node)) if (key !== 'type') visit(child, undefined);
    }
  };
  visit(parseSync(file, code).program, undefined);
  return found.map(([start, text]) => `${code.slice(0, start).split('\n').length}: ${text}`);
}

/** Names of sentences in a catalogue's code that no code in `users` says. */
export function unsaidIn(catalogue, users) {
  const names = [...catalogue.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name);
  return names.filter((name) => !users.some((code) => code.includes(`'${name}'`)));
}

const asks = /\.toLocale(?:Date|Time)?String\(|\bnew Intl\./;

/** Answers every text outside of the catalogues, every figure written past them, and every sentence that is never said. */
export async function looseTexts() {
  // The parser comes with what builds the web.
  const vite = createRequire(join(root, 'web/package.json')).resolve('vite');
  const parser = await import(pathToFileURL(vite).href);
  const files = globSync('web/src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file));
  const code = new Map(files.sort().map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const texts = [...code].flatMap(([file, text]) => {
    if (file.startsWith('web/src/messages/')) return [];
    const past = asks.test(text) ? ['figures and days go through #messages/formats.ts'] : [];
    return [...past, ...looseTextsIn(text, parser, file)].map((line) => `${file}:${line}`);
  });
  const unsaid = [...code]
    .filter(([, text]) => /= sentences\('/.test(text))
    .flatMap(([file, text]) => {
      const users = [...code.values()].filter((other) => other.includes(`#messages/${file.split('/').at(-1)}'`));
      return unsaidIn(text, users).map((name) => `${file}: nobody says ${name}`);
    });
  return [...texts, ...unsaid];
}
