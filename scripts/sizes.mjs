/** Finds files and functions that are too long without a reason, more casts than there are to be, and functions that others call and nobody described. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { root } from './bootstrap.mjs';

const SOURCES = '{contract,engine,server,web}/src/**/*.{ts,tsx}';
const isProduct = (file) => !/\.(?:test|fixture)\.tsx?$/.test(file);

/** Lines. */
const MOST_OF_FILE = 300;
const MOST_OF_FUNCTION = 60;
/** Where casts are not counted: it knows types that no compiler sees, such as those of a library's inside. */
const PLATFORM = 'server/src/platform/';
/** Casts outside of it (`x as T`, but not `as const`). To be lowered with each that goes, never raised. */
const CASTS = 20;

/** Whose exported functions say what they take and answer, in which units, and how they fail. */
const DESCRIBED = /^(?:(?:contract|engine)\/src\/|server\/src\/(?:platform\/|features\/.*\bstore\.ts$))/;

const REASON = /^(?:\/\*\*|\*|\/\/)\s*Long because \S/;
const COMMENT = /^(?:\/\/|\/\*|\*)/;

/** The long functions, the casts, and the exported functions without a description in a file's code, each with its line. */
export function sizesIn(code, file = 'module.tsx') {
  const lines = code.split('\n');
  const starts = lines.map(() => 0);
  for (let at = 1; at < lines.length; at++) starts[at] = starts[at - 1] + lines[at - 1].length + 1;
  const lineOf = (offset) => starts.findLastIndex((start) => start <= offset) + 1;
  const found = { long: [], casts: [], undescribed: [] };
  /** `name` is the nearest one around, `begin` where the statement or the member that has it begins. */
  const visit = (node, name, begin) => {
    if (Array.isArray(node)) for (const child of node) visit(child, name, begin);
    if (typeof node?.type !== 'string') return;
    if (/(?:Declaration|Statement|^Property|Definition)$/.test(node.type) && !/^Export/.test(node.type))
      begin = node.start;
    name = (node.id ?? node.key)?.name ?? name;
    if (/Function/.test(node.type) && node.body && !node.type.startsWith('TS')) {
      const length = lineOf(node.end) - lineOf(node.start) + 1;
      const line = lineOf(begin);
      if (length > MOST_OF_FUNCTION && !hasReason(lines, line)) found.long.push({ line, name, length });
    }
    const cast = node.type === 'TSAsExpression' || node.type === 'TSTypeAssertion';
    if (cast && node.typeAnnotation.typeName?.name !== 'const') found.casts.push({ line: lineOf(node.start) });
    for (const child of Object.values(node)) if (typeof child === 'object') visit(child, name, begin);
  };
  const { program } = parseSync(file, code);
  visit(program, '?', 0);
  const names = new Set();
  for (const { type, declaration, start } of program.body) {
    if (type !== 'ExportNamedDeclaration') continue;
    const name = exportedFunction(declaration);
    // Of one that is declared in several ways the first is described.
    if (name && !names.has(name) && !hasDescription(lines, lineOf(start)))
      found.undescribed.push({ line: lineOf(start), name });
    names.add(name);
  }
  return found;
}

/** The name of the function that an export declares; null where it declares something else. */
function exportedFunction(declaration) {
  if (/Function/.test(declaration?.type)) return declaration.id.name;
  const [first] = declaration?.declarations ?? [];
  return /Function/.test(first?.init?.type) ? first.id.name : null;
}

/** Whether a comment of the form that editors show ends above a line, but for remarks between them. */
function hasDescription(lines, line) {
  let at = line - 2;
  while (at >= 0 && lines[at].startsWith('//')) at--;
  return at >= 0 && lines[at].trim().endsWith('*/');
}

/** Whether the comment directly above a line has a line that gives the reason. */
function hasReason(lines, line) {
  for (let at = line - 2; at >= 0 && COMMENT.test(lines[at].trim()); at--)
    if (REASON.test(lines[at].trim())) return true;
  return false;
}

/** Whether a file is longer than it may be without a reason in the comment at its head. */
function isTooLong(code) {
  const lines = code.trimEnd().split('\n');
  const head = lines.findIndex((line) => !COMMENT.test(line.trim()));
  return lines.length > MOST_OF_FILE && !hasReason(lines, head + 1);
}

/** Answers every file and function that is too long, or not described; and the casts, where they are more or fewer than are allowed. */
export function sizes(base = root, allowed = CASTS) {
  const files = globSync(SOURCES, { cwd: base }).filter(isProduct).sort();
  const complaints = [];
  const casts = [];
  for (const file of files) {
    const code = readFileSync(join(base, file), 'utf8');
    if (isTooLong(code)) complaints.push(`${file}: more than ${MOST_OF_FILE} lines, and its head gives no reason`);
    const found = sizesIn(code, file);
    if (DESCRIBED.test(file))
      for (const { line, name } of found.undescribed)
        complaints.push(`${file}:${line}: ${name} is exported, and no comment /** … */ above it says what it does`);
    if (!file.startsWith(PLATFORM)) casts.push(...found.casts.map(({ line }) => `${file}:${line}`));
    for (const { line, name, length } of found.long)
      complaints.push(
        `${file}:${line}: ${name} has ${length} lines, and no comment "Long because …" directly above it`,
      );
  }
  if (casts.length > allowed) complaints.push(`${casts.length} casts, ${allowed} are allowed: ${casts.join(', ')}`);
  if (casts.length < allowed)
    complaints.push(`${casts.length} casts are left: lower CASTS in scripts/sizes.mjs to that`);
  return complaints;
}
