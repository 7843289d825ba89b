/** Loads the fitted models that stand in `engine/fitted`. */
import { readFileSync } from 'node:fs';
import { readSentenceModel } from '#advert/sentence-model.ts';
import { readFieldModel } from '#field/index.ts';
import { loadKnowledge } from '#knowledge/index.ts';
import type { Models, Weights } from './index.ts';

const fitted = new URL('../../fitted/', import.meta.url);

/** Reads the four files and the compiled knowledge; some 150 ms. `knowledge` is given where it is read already. */
export function loadModels(knowledge = loadKnowledge(), folder = fitted): Models {
  return {
    knowledge,
    field: readFieldModel(new URL('field.bin', folder)),
    sentences: readSentenceModel(new URL('sentences.tsv', folder)),
    tasks: readSentenceModel(new URL('tasks.tsv', folder)),
    weights: JSON.parse(readFileSync(new URL('weights.json', folder), 'utf8')) as Weights, // our own file
  };
}
