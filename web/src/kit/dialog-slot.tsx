/** The place in the app where dialogs stand: empty until a page that may ask something is loaded, so that the first page need not load them. */
import { type ComponentType, useSyncExternalStore } from 'react';

let host: ComponentType | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Puts the dialogs into their place, from the module that opens them. */
export function fillDialogSlot(dialogs: ComponentType): void {
  host = dialogs;
  for (const listener of listeners) listener();
}

/** Stands once in the app. */
export function DialogSlot() {
  const Host = useSyncExternalStore(subscribe, () => host);
  return Host ? <Host /> : null;
}
