/** How an action says no: a code from the contract, turned into a status and a text by the error handler. */
import { type ErrorCode, type FieldProblem, textOf } from '@saring/contract';
import { english, type Language, type Said } from '@saring/contract/words';

export class Fail extends Error {
  readonly code: ErrorCode;
  readonly said: Said;
  /** Seconds, for 429. */
  readonly retryAfter: number | undefined;
  /** The file field that a refused file came in. */
  readonly file: string | undefined;
  constructor(code: ErrorCode, options: { said?: Said; retryAfter?: number; file?: string } = {}) {
    const { said = (language: Language) => textOf(code, language) } = options;
    super(said(english));
    this.code = code;
    this.said = said;
    this.retryAfter = options.retryAfter;
    this.file = options.file;
  }
}

/** `throw fail('job_closed')`; a sentence replaces the code's own. */
export function fail(code: ErrorCode, said?: Said): Fail {
  return new Fail(code, { said });
}

/** Something that the product needs does not answer at the moment; what was asked may be asked again, and tasks do so by themselves. */
export class Unavailable extends Error {}

/** Nobody waits for the answer any more, so that what it needs is not done. */
export class Gone extends Error {
  constructor() {
    super('Nobody waits for this any more.');
  }
}

/** A 422: what is wrong with which field. */
export class Invalid extends Error {
  readonly fields: { loc: FieldProblem['loc']; said: Said }[];
  constructor(fields: { loc: FieldProblem['loc']; said: Said }[]) {
    super(fields[0]?.said(english) ?? 'Invalid');
    this.fields = fields;
  }
}

/** For one field, where a rule needs more than the schema knows. */
export function invalid(field: string, said: Said): Invalid {
  return new Invalid([{ loc: ['body', field], said }]);
}
