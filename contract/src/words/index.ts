/** The sentences that people read, in the web and from the server: catalogues, languages, and how figures and days are written. */
export {
  type Arguments,
  type Catalogue,
  catalogue,
  type Said,
  type Say,
  type SayOf,
  type Sentences,
  type Written,
} from './catalogue.ts';
export { compiled } from './compiled.ts';
export { formatsOf } from './formats.ts';
export { english, type Language, saidIn } from './language.ts';
