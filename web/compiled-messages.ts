/** Reads the sentences of all catalogues ahead, so that no browser loads what reads them: 10 kB, and time at every start. */
import { compiled } from '@saring/contract/words';
import type { Plugin } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** In the place of `compiled` of contract/src/words, and of each sentence in a call of `catalogue` or `sentences`. */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    apply: 'build',
    load: {
      filter: { id: /\/contract\/src\/words\/compiled\.ts$/ },
      handler: () => 'export const compiled = (message) => message;',
    },
    transform: {
      filter: { id: /\/(web|contract)\/src\/.*\.ts$/, code: /\b(catalogue|sentences)\(/ },
      order: 'post',
      handler(code) {
        const texts = textsOf(this.parse(code) as unknown as Node);
        let rest = code;
        for (const { value, start, end } of texts.reverse())
          rest = rest.slice(0, start) + JSON.stringify(compiled(String(value))) + rest.slice(end);
        return { code: rest, map: null };
      },
    },
  };
}

/** The sentences in a module's catalogues, in the order in which they stand there. */
function textsOf(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(textsOf);
  if (typeof node !== 'object' || node === null) return [];
  const { type, callee, arguments: given } = node as Node;
  const calls = type === 'CallExpression' && /^(catalogue|sentences)$/.test(String((callee as { name?: string }).name));
  const english = calls ? (given as Node[])[1] : undefined;
  if (english?.type !== 'ObjectExpression') return Object.values(node).flatMap(textsOf);
  return (english.properties as { value: Node }[]).map(({ value }) => value);
}
