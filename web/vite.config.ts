/** Builds the web app; in development it forwards calls to the server at SARING_API. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        // What every page needs is one file, not 14 of which each costs a way there and back on a slow network. Putting
        // together what only some pages share as well would have the login page load 8 to 85 kB more than it needs.
        codeSplitting: { groups: [{ name: 'base', tags: ['$initial'] }] },
      },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': process.env.SARING_API ?? 'http://127.0.0.1:3000' },
  },
});
