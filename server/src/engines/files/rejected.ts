/** Why an uploaded file is refused. */
import { english, type Said } from '@saring/contract/words';

export type RejectReason = 'too_large' | 'wrong_type' | 'unreadable';

/** `too_large` answers 413, `wrong_type` 415, `unreadable` 422; what is said tells what to do. */
export class FileRejected extends Error {
  readonly reason: RejectReason;
  readonly said: Said;
  constructor(reason: RejectReason, said: Said, options?: ErrorOptions) {
    super(said(english), options);
    this.reason = reason;
    this.said = said;
  }
}
