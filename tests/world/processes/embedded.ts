/** The embedded database itself, for what happens before the product starts on it. */
export { findBinaries, startEmbeddedPostgres } from '@saring/server/embedded';
