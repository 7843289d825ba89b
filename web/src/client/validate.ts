/** The contract's own schemas as checks of a form, so that both sides say the same texts. */
import { plainText } from '@saring/contract';

interface Parser {
  safeParse(
    value: unknown,
    params: { error: typeof plainText },
  ): { success: boolean; error?: { issues: { message: string }[] } };
}

/** A check for one field of a form: `validate: { email: check(email('…')) }`. Null means good. */
export function check(schema: Parser): (value: unknown) => string | null {
  return (value) => {
    const result = schema.safeParse(value, { error: plainText });
    return result.success ? null : (result.error?.issues[0]?.message ?? 'This is not valid');
  };
}
