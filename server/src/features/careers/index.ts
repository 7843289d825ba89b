/** The door of careers. */
export { publicPage } from './page.ts';
export { careersBindings } from './routes.ts';
export { publicPaths } from './sitemap.ts';
