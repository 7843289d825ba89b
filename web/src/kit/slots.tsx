/** Places in the app for what comes after the page: empty until the module of the notices or of the dialogs is loaded. */
import { type ComponentType, useSyncExternalStore } from 'react';

const hosts: Partial<Record<'notices' | 'dialogs', ComponentType>> = {};
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Puts what shows them into their place, from the module that opens them. */
export function fillSlot(name: keyof typeof hosts, host: ComponentType): void {
  hosts[name] = host;
  for (const listener of listeners) listener();
}

/** Each stands once in the app. */
export function Slot({ name }: { name: keyof typeof hosts }) {
  const Host = useSyncExternalStore(subscribe, () => hosts[name]);
  return Host ? <Host /> : null;
}
