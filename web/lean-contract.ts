/** The calls of the contract as the page needs them: as data. Their schemas stay with the server, and with the forms that check by them. */
import { leanApi } from '@saring/contract';
import type { Plugin } from 'vite';

/** Before the names of made modules: `calls`, `calls/jobs`, `calls/jobs/byId`. */
const calls = '\0calls';

/**
 * In the place of contract/src/api.ts. With every schema of every call a page took 32 kB more and 60 ms longer to start
 * on a quick computer, four times that on a telephone. Each call is a module, so that a page has those it makes. In
 * development the schemas stay, for then the contract changes.
 */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    apply: 'build',
    resolveId: (id) => (id.startsWith(calls) ? { id, moduleSideEffects: false } : null),
    load: {
      filter: { id: [/\/contract\/src\/api\.ts$/, /^\0calls/] },
      handler: (id) => (id.startsWith(calls) ? made(id) : `export * as api from '${calls}';`),
    },
  };
}

function made(id: string): string {
  const [, feature, name] = id.split('/');
  const api = leanApi();
  const names = Object.keys(feature ? (api[feature] ?? {}) : api);
  if (!feature) return names.map((each) => `export * as ${each} from '${id}/${each}';`).join('\n');
  if (!name) return names.map((each) => `export { call as ${each} } from '${id}/${each}';`).join('\n');
  return `export const call = ${JSON.stringify(api[feature]?.[name])};`;
}
