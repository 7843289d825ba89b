/** Builds the web app; in development it forwards calls to the server at SARING_API. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * What goes into one file, each with what it imports, the first that fits. On a slow network every file costs a part of
 * a way there and back, and without groups a page would come in 20 to 50 files, most of them below a kilobyte. The price
 * is up to 13 kB that a page does not need itself.
 */
const groups = [
  // What every page needs, the login page among it: nobody's first page waits for a second file.
  { name: 'base', tags: ['$initial' as const] },
  // By itself, for the register page needs of what follows nothing else.
  { name: 'hidden', test: /components\/VisuallyHidden/ },
  { name: 'forms', test: /@mantine\/form|src\/kit\/(form|password-field)\.tsx|features\/auth\/validate/ },
  // Every page of somebody who is signed in: bar and navigation, badges, days, dialogs, icons.
  {
    name: 'framed',
    test: /src\/kit\/(app-frame|badges|copy-field|dates|dialogs|states)\.tsx?$|components\/(Avatar|Grid|Progress|SimpleGrid)\/[A-Z]\w+\.mjs|@tabler|dayjs|clamp\.mjs|use-debounced-value/,
  },
  { name: 'choices', test: /components\/(Checkbox|Popover|Select|Tooltip)\/\w+\.mjs/ },
  { name: 'lists', test: /src\/kit\/(data-table|table-\w+|use-table-state)\.tsx?$/ },
  // What the pages of jobs and of applicants share.
  { name: 'hiring', test: /features\/(jobs\/(job|use-job)|applications\/(rank-badge|list-state|rules))\.tsx?$/ },
];

export default defineConfig({
  plugins: [react()],
  // The server writes a fresh nonce over this mark in every page it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2024',
    // Says which chunk needs which; the check of the pages' weight reads it.
    manifest: true,
    // A font or worklet inlined as `data:` would be refused by the content security policy.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: groups.map((group, index) => ({ ...group, priority: groups.length - index })) },
      },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': process.env.SARING_API ?? 'http://127.0.0.1:3000' },
  },
});
