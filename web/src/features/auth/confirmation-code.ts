/** Where the code that confirms an address is typed, so that a page can lead there. */
import { api } from '@saring/contract';
import { refresh } from '#client/hooks.ts';

export const confirmationCode = 'confirmation-code';

/** Shows the field, where it was not known that a code is needed, and puts the focus on it. */
export async function askForConfirmation(): Promise<void> {
  await refresh(api.users.me);
  const field = document.getElementById(confirmationCode);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
