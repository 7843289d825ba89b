/** Dialogs that are asked for by a call: a question to confirm, and a result that may close itself. */
import type { Question, Result } from './dialog-host.tsx';
import { later } from './later.ts';

const host = later(() => import('./dialog-host.tsx'));

/** Asks before doing: `if (await confirm({ … })) …`. Escape and the cross mean no. */
export async function confirm(question: Question): Promise<boolean> {
  return (await host()).ask(question);
}

/** Shows how something ended; resolves when the dialog is closed, by hand or by itself. */
export async function tell(result: Result): Promise<void> {
  return (await host()).show(result);
}
