/** What the forgot-password popup says when a call fails. */
import { messageOf } from '#client/messages.ts';

const unreachable = 'Failed to connect to the server.';

/** A code that could not be sent or checked. */
export function codeFailure(error: unknown): string {
  return messageOf(error, { detail: 'An error occurred.', noResponse: unreachable, other: unreachable });
}

/** A password that could not be reset. */
export function resetFailure(error: unknown): string {
  return messageOf(error, { detail: 'Failed to reset password.', noResponse: unreachable, other: unreachable });
}
