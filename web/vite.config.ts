/** Builds the web app; in development it forwards calls to the server at SARING_API. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledMessages } from './compiled-messages.ts';
import { compressed, firstFiles } from './first-files.ts';
import { leanContract } from './lean-contract.ts';

/**
 * What goes into one file, each with what it imports, the first that fits. On a slow network every file costs a part of
 * a way there and back, and without groups a page would come in 20 to 50 files, most of them below a kilobyte. The price
 * is up to 13 kB that a page does not need itself.
 */
const groups = [
  // What every page needs, in three files, for a browser answers between them: what sends the first calls, React, and the
  // app with its login page.
  { name: 'base', tags: ['$initial' as const] },
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\/|src\/draw\.tsx/ },
  { name: 'app', test: /\/web\/src\/app\.tsx$/ },
  // Calls that several pages make.
  { name: 'calls', test: /^\0calls/, minShareCount: 3 },
  // What pages say and offer, without the schemas that check it, and all that the register page needs of the next.
  {
    name: 'options',
    test: /contract\/src\/(options|errors|domain\/[\w-]+)\.ts$|web\/src\/messages\/contract\.ts$|components\/VisuallyHidden/,
  },
  // Only pages with a form that is checked.
  { name: 'schemas', test: /\/zod\/|contract\/src\/(?!words\/)/ },
  { name: 'forms', test: /@mantine\/form|src\/kit\/(form|password-field)\.tsx|features\/auth\/validate/ },
  // Every page of somebody who is signed in: bar and navigation, badges, days, icons.
  {
    name: 'framed',
    test: /src\/kit\/(app-frame|badges|copy-field|dates|dialogs|pay|save-as|states)\.tsx?$|auth\/(log-out|confirm-email|confirmation-code)\.tsx?$|messages\/kit-frame|retention\/words|components\/(Avatar|Grid|List|Progress|SimpleGrid)\/[A-Z]\w+\.mjs|RadioIcon|@tabler|dayjs|clamp\.mjs|hooks\/esm\/(use-(debounced-value|force-update|merged-ref|window-event)|utils)\//,
  },
  // What stands in the place of controls that open something, and what those share with it.
  {
    name: 'controls',
    test: /src\/kit\/(late|hint|choice|keys|range-(button|filter))\.tsx?$|components\/Checkbox\/|DirectionProvider|ComboboxChevron|get-parsed-combobox-data|create-(event|scoped-keydown)-handler|get-style-object|get-safe-id|use-debounced-callback/,
  },
  {
    name: 'lists',
    test: /src\/kit\/(data-table|table-[a-z-]+)\.tsx?$|components\/Tabs\//,
  },
  // What opens over a page, once somebody asks for it.
  { name: 'over', test: /components\/(ModalBase|Modal|Drawer|ScrollArea)\/|@mantine\/modals|src\/kit\/modal\.tsx/ },
  // What opens beside a control, which comes once a page is painted (src/kit/late.tsx).
  {
    name: 'choices',
    test: /components\/(Popover|Select|Tooltip)\/\w+\.mjs|kit\/(bubble|choice-options)/,
  },
  // What the pages of an interview and of those who read it share.
  {
    name: 'interviews',
    test: /kit\/(text-area|words-form|in-place)\.tsx?|interviews\/(answer-sound|correct-answer|interviews\.module)/,
  },
  // What the pages of jobs and of applicants share.
  {
    name: 'hiring',
    test: /features\/(jobs\/(job|job-missing|use-job)|applications\/(rank-badge|list-state|rules|keyboard|show-keys|scoring-rules|applicant-columns)|companies\/use-company)\.tsx?$|kit\/use-table-state/,
  },
];

export default defineConfig({
  plugins: [react(), leanContract(), compiledMessages(), firstFiles(), compressed()],
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
      // A form that checks by a call's schemas takes them without the calls beside them.
      treeshake: {
        manualPureFunctions: ['endpoint', 'z'],
        // The library names it beside its own parts; no page uses it but dialogs do.
        moduleSideEffects: [
          {
            test: /\/(react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-sidecar|use-callback-ref)\//,
            sideEffects: false,
          },
        ],
      },
      output: {
        // Every page loads the names of all files: a sign less of each is 42 bits still.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: { groups: groups.map((group, index) => ({ ...group, priority: groups.length - index })) },
      },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': process.env.SARING_API ?? 'http://127.0.0.1:3000' },
  },
});
