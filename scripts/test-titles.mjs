/** Names of the tests that a file holds, as they are written: behind those of the groups around each, without those that are left out. */
import { parseSync } from 'oxc-parser';

/** What stands between the names of groups and test. */
export const BETWEEN = ' › ';

const LEFT_OUT = /^(?:skip|todo|fixme|fails?)$/;
const NO_TEST = /^(?:step|use|setTimeout|extend|beforeAll|beforeEach|afterAll|afterEach)$/;

/** Each test's title path, such as `a group › does something`; of a title with values its source, such as `is ${kind}`. */
export function testTitles(code, file = 'module.test.ts') {
  const found = [];
  const names = new Set(['it', 'test', 'describe']);
  const visit = (node, groups) => {
    if (Array.isArray(node)) for (const child of node) visit(child, groups);
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
    if (isExtended(node, names)) names.add(node.id.name);
    const call = node.type === 'CallExpression' ? callOf(node, { code, names }) : undefined;
    if (call?.isLeftOut) return;
    const inside = call ? [...groups, call.title] : groups;
    if (call && !call.isGroup) found.push(inside.join(BETWEEN));
    for (const [key, child] of Object.entries(node)) if (key !== 'type') visit(child, inside);
  };
  visit(parseSync(file, code).program, []);
  return found;
}

/** `const alone = test.extend(…)` */
function isExtended({ type, id, init }, names) {
  if (type !== 'VariableDeclarator' || id.type !== 'Identifier' || init?.type !== 'CallExpression') return false;
  const words = wordsOf(init.callee);
  return names.has(words[0]) && words.at(-1) === 'extend';
}

/** `it('…', …)`, `test.describe('…', …)`, `it.each(…)('…', …)` and the like: what it is and what it is called. */
function callOf({ callee, arguments: [first, ...others] }, { code, names }) {
  const words = wordsOf(callee);
  const title = titleOf(first, code);
  if (!names.has(words[0]) || title === undefined || words.some((word) => NO_TEST.test(word))) return undefined;
  const isLeftOut = others.length === 0 || words.some((word) => LEFT_OUT.test(word));
  return { title, isLeftOut, isGroup: words.includes('describe') };
}

/** `test.describe.serial` as its words; of `it.each(…)` those of `it.each`. */
function wordsOf(node) {
  if (node.type === 'Identifier') return [node.name];
  if (node.type === 'MemberExpression') return [...wordsOf(node.object), node.property.name];
  if (node.type === 'CallExpression') return wordsOf(node.callee);
  if (node.type === 'TaggedTemplateExpression') return wordsOf(node.tag);
  return [];
}

function titleOf(node, code) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return code.slice(node.start + 1, node.end - 1);
  return undefined;
}
