/** Starts the app in the page: React first, then the app, then the page of the address, so that a slow telephone answers between them. */
import './policy.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { patiently } from '#kit/later.ts';

const pause = () => new Promise((resolve) => setTimeout(resolve));

/** The page's own words are on the screen; where nothing is painted, as in a tab behind others, a moment has gone by. */
const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });

async function start(root: HTMLElement): Promise<void> {
  await painted();
  const { openApp } = await patiently(() => import('./app.tsx'));
  await pause();
  const app = await openApp();
  // In a transition React pauses every 5 ms.
  startTransition(() => createRoot(root).render(<StrictMode>{app}</StrictMode>));
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the app');
void start(root);
