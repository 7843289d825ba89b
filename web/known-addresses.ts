/** The addresses that the router knows, read from its source: the server answers 404 for every other. */
import type { ESTree } from 'vite';

type Expression = ESTree.Expression | ESTree.SpreadElement | null | undefined;

/** Throws for a route of a form that is not known here. */
export function knownAddresses(program: ESTree.Program): string[] {
  for (const statement of program.body) {
    if (statement.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declarations)
      if (id.type === 'Identifier' && id.name === 'routes') return [...new Set(below('', elementsOf(init)))];
  }
  throw new Error('src/router.tsx has no list `routes`.');
}

/** Leaves only: what has children is there through the first of them. */
function below(parent: string, routes: Expression[]): string[] {
  return routes.flatMap((route) => {
    const { path, children, isFirst } = partsOf(route);
    const address = path === null ? parent : `${parent}/${path}`;
    if (children) return below(address, children);
    if (path === '*') return [];
    return isFirst || path !== null ? [address || '/'] : [];
  });
}

interface Parts {
  path: string | null;
  children: Expression[] | null;
  isFirst: boolean;
}

/** Of `page(path, load, children)`, `first(load)` or `{ path, children }`. */
function partsOf(route: Expression): Parts {
  if (route?.type === 'CallExpression' && route.callee.type === 'Identifier') {
    const [path, , children] = route.arguments;
    if (route.callee.name === 'first') return { path: null, children: null, isFirst: true };
    if (route.callee.name === 'page')
      return { path: textOf(path), children: children ? elementsOf(children) : null, isFirst: false };
  }
  if (route?.type === 'ObjectExpression') {
    const propertyOf = (name: string) =>
      route.properties.flatMap((property) =>
        property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === name
          ? [property.value as Expression]
          : [],
      )[0];
    return { path: textOf(propertyOf('path')), children: elementsOf(propertyOf('children')), isFirst: false };
  }
  throw new Error(`src/router.tsx has a route of a form that is not known: ${route?.type}`);
}

function elementsOf(node: Expression): Expression[] {
  if (node?.type !== 'ArrayExpression') throw new Error(`src/router.tsx: ${node?.type} is no list of routes`);
  return node.elements;
}

/** Null for `undefined`. */
function textOf(node: Expression): string | null {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node === undefined || (node?.type === 'Identifier' && node.name === 'undefined')) return null;
  throw new Error(`src/router.tsx: the path of a route is ${node?.type}, not a text`);
}
