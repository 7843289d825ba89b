/** The contract's own schemas as checks of a form, so that both sides say the same texts. */
import { checked } from '@saring/contract';
import { language } from '#messages/language.ts';

type Schema = Parameters<typeof checked>[0];

/** A check for one field of a form: `validate: { email: check(email('…')) }`. Null means good. */
export function check(schema: Schema): (value: unknown) => string | null {
  return (value) => checked(schema, value, language()).problems[0]?.text ?? null;
}
