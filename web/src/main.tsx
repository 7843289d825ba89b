/** Starts the app in the page: its first calls, React, the app, then the page of the address, so that a slow telephone answers between them. */
import './policy.ts';
import { sendFirst } from '#client/client.ts';
import { readSession } from '#client/session.ts';
import { hasStarted, orLoadAgain } from '#kit/patiently.ts';
import { chooseLanguage } from '#messages/language.ts';
import { t } from '#messages/start.ts';
import { firstCalls } from './first-calls.ts';

const pause = () => new Promise((resolve) => setTimeout(resolve));

/** The page's own words are on the screen; where nothing is painted, as in a tab behind others, a moment has gone by. */
const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });

async function start(root: HTMLElement): Promise<void> {
  const session = readSession();
  const calls = session ? firstCalls(session, location.pathname, location.search) : [];
  sendFirst(calls);
  await painted();
  await orLoadAgain(chooseLanguage);
  const { draw } = await orLoadAgain(() => import('./draw.tsx'));
  await pause();
  const { openApp } = await orLoadAgain(() => import('./app.tsx'));
  await pause();
  draw(await openApp(calls), root);
  hasStarted();
}

/** Browsers that block all site data throw at the first look. */
function keepsNothing(): boolean {
  try {
    return !localStorage || !sessionStorage;
  } catch {
    return true;
  }
}

function refuse(root: HTMLElement): void {
  const words = document.createElement('p');
  words.className = 'first-load';
  words.setAttribute('role', 'alert');
  words.textContent = t('storageRefused');
  root.replaceChildren(words);
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the app');
if (keepsNothing()) refuse(root);
else void start(root);
