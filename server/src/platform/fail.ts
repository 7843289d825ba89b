/** How an action says no: a code from the contract, turned into a status and a text by the error handler. */
import { type ErrorCode, type FieldProblem, textOf } from '@saring/contract';

export class Fail extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldProblem[];
  /** Seconds, for 429. */
  readonly retryAfter: number | undefined;
  /** The file field that a refused file came in. */
  readonly file: string | undefined;
  constructor(
    code: ErrorCode,
    options: { text?: string; fields?: FieldProblem[]; retryAfter?: number; file?: string } = {},
  ) {
    super(options.text ?? textOf(code));
    this.code = code;
    this.fields = options.fields ?? [];
    this.retryAfter = options.retryAfter;
    this.file = options.file;
  }
}

/** `throw fail('job_closed')`; a text replaces the code's own. */
export function fail(code: ErrorCode, text?: string): Fail {
  return new Fail(code, { text });
}

/** Something that the product needs does not answer at the moment; what was asked may be asked again, and tasks do so by themselves. */
export class Unavailable extends Error {}

/** A 422 for one field, where a rule needs more than the schema knows. */
export class Invalid extends Error {
  readonly fields: FieldProblem[];
  constructor(fields: FieldProblem[]) {
    super(fields[0]?.msg ?? 'Invalid');
    this.fields = fields;
  }
}

export function invalid(field: string, msg: string): Invalid {
  return new Invalid([{ loc: ['body', field], msg }]);
}
