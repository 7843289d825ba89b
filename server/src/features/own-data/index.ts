/** The door of what is kept of a person, for that person. */
export { ownDataBindings } from './routes.ts';
