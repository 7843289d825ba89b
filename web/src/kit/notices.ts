/** Short notices in the corner, with an optional way to undo. */
import { later } from './later.ts';
import type { Notice } from './notice-host.tsx';

const host = later(() => import('./notice-host.tsx'));

/** Shows a notice; a screen reader announces it. */
export function notify(notice: Notice): void {
  void host().then(({ show }) => show(notice));
}
