/** The field of work that a text is about, by a fitted model. */
export { featuresOf } from './features.ts';
export {
  cosine,
  dot,
  type Field,
  type FieldHead,
  type FieldModel,
  fieldOf,
  fieldOfCounts,
  idfOf,
  placeOf,
  readFieldModel,
} from './model.ts';
