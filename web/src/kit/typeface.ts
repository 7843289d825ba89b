/**
 * The app's typeface, 48 kB. With a first visit it is fetched once the page stands and shows from the next page on: in the
 * middle of one, a title near the edge would break elsewhere and move all below it. Later visits have it at once.
 */
import file from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { later } from './later.ts';

const key = 'saring-typeface';

/** Local storage may be forbidden, full or foreign; then every visit is a first one. */
function remembered(): boolean {
  try {
    return localStorage.getItem(key) === 'here';
  } catch {
    return false;
  }
}

function remember(): void {
  try {
    localStorage.setItem(key, 'here');
  } catch {
    // The next visit is a first one again.
  }
}

// A typeface that does not come is no failure: the machine's own stays.
const show = () => void import('@fontsource-variable/inter/wght.css').catch(() => {});

/** Called once, as the app starts, with what calls back when another page is shown. */
export function bringTypeface(atNextPage: (act: () => void) => void): void {
  if (remembered()) {
    show();
    return;
  }
  later(async () => {
    await (await fetch(file)).arrayBuffer();
    remember();
    atNextPage(show);
  }, 1500);
}
