/** Tells a sentence that speaks to whoever or whatever rates a resume from one about the person. */
import { anyOf } from '#text/lists.ts';

const orders = new RegExp(anyOf('order-to-reader'), 'i');

/** Whether a sentence gives orders to whoever, or whatever, reads the resume. */
export function speaksToReader(sentence: string): boolean {
  return orders.test(sentence);
}
