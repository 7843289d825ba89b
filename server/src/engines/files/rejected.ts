/** Why an uploaded file is refused. */

export type RejectReason = 'too_large' | 'wrong_type' | 'unreadable';

/** `too_large` answers 413, `wrong_type` 415, `unreadable` 422; the message says what to do and may be shown as it is. */
export class FileRejected extends Error {
  readonly reason: RejectReason;
  constructor(reason: RejectReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
