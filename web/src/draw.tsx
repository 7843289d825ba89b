/** React, and the first drawing of the app by it. */
import { type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';

/** In a transition React pauses every 5 ms. */
export function draw(app: ReactNode, place: HTMLElement): void {
  startTransition(() => createRoot(place).render(<StrictMode>{app}</StrictMode>));
}
