/** The person's language: chosen before the app comes; another one comes with another load of the page. */
import { english, type Language } from '@saring/contract/words';

/** Beside English. Each comes by itself, and only when it is chosen. */
const others: Record<string, () => Promise<Language>> = {
  // Offered nowhere: it shows what stands in no catalogue.
  'en-XA': () => import('@saring/contract/words/pseudo').then(({ pseudo }) => pseudo),
};

const key = 'saring-language';
let chosen = english;

/** What every sentence of this page is written in. */
export function language(): Language {
  return chosen;
}

/** The tag of `?lang=`, which is kept for later visits, else the kept one, else of English. */
export function languageTag(): string {
  const asked = new URLSearchParams(window.location.search).get('lang');
  if (asked !== null) localStorage.setItem(key, asked);
  const kept = localStorage.getItem(key) ?? '';
  return Object.hasOwn(others, kept) ? kept : english.tag;
}

/** Loads the language of that tag. */
export async function chooseLanguage(): Promise<void> {
  const load = others[languageTag()];
  if (!load) return;
  chosen = await load();
  document.documentElement.lang = chosen.tag;
}
