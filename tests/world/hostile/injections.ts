/** Orders, markup and addresses that people write where only data belongs: the corpus of the assistant's own tests. */
export { injections } from '@saring/fixtures/assistant/injections';
