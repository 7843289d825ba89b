/** The calls of the contract as the page needs them: as data. Their schemas stay with the server, and with the forms that check by them. */
import { leanApi } from '@saring/contract';
import type { Plugin } from 'vite';

/**
 * In the place of contract/src/api.ts. With every schema of every call a page took 32 kB more and 60 ms longer to start
 * on a quick computer, four times that on a telephone. In development the schemas stay, for then the contract changes.
 */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    apply: 'build',
    load: {
      filter: { id: /\/contract\/src\/api\.ts$/ },
      handler: () => `export const api = ${JSON.stringify(leanApi())};`,
    },
  };
}
