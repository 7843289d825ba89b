/** What a check finds. */

export interface Check {
  check: string;
  /** `warn`: it works, and not as well as it should; `broken`: something does not work until it is mended. */
  state: 'ok' | 'warn' | 'broken';
  /** What was found and, unless it is well, what to do. */
  says: string;
}

type Found = Omit<Check, 'check'>;

export const ok = (says: string): Found => ({ state: 'ok', says });
export const warn = (says: string): Found => ({ state: 'warn', says });
export const broken = (says: string): Found => ({ state: 'broken', says });

/** Runs one check; where it throws, that is what is broken, and `advice` what to do. */
export async function checked(check: string, advice: string, work: () => Promise<Found> | Found): Promise<Check> {
  try {
    return { check, ...(await work()) };
  } catch (error) {
    return { check, ...broken(`${reasonOf(error)}. ${advice}`) };
  }
}

/** What went wrong, in one line. */
export function reasonOf(error: unknown): string {
  const {
    message = '',
    code,
    cause,
  }: { message?: string; code?: string; cause?: unknown } = error instanceof Error ? error : { message: String(error) };
  const inner = cause instanceof Error ? reasonOf(cause) : '';
  const said = message || code || 'no reason was told';
  return [said.replace(/\s+/g, ' ').replace(/[. ]+$/, ''), inner].filter(Boolean).join(': ');
}
