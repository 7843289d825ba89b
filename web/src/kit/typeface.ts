/** The app's typeface, 48 kB: with a first visit it comes once the page stands, later from the browser's cache at once. */
import { later } from './later.ts';

const key = 'saring-typeface';
const styles = () => import('@fontsource-variable/inter/wght.css');

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

async function bring(): Promise<void> {
  await styles();
  const faces = await document.fonts.load("1em 'Inter Variable'");
  if (faces.length > 0) remember();
}

/** Called once, as the app starts. A typeface that does not come is no failure: the machine's own stays. */
export function bringTypeface(): void {
  if (remembered()) void bring().catch(() => {});
  else later(bring, 1500);
}
