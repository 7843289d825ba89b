/** The one error of this folder that a person can act on: its message is a single plain line. */

/** Thrown where starting the embedded database cannot succeed; `message` is ready to be shown as it is. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}
