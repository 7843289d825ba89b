/** The door of careers. */
export { publicPage } from './page.ts';
export { careersBindings } from './routes.ts';
export { sharedPaths } from './sitemap.ts';
