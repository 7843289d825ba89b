/** Parts of the app from a network that may fail for some seconds. */

/** A line that drops for a moment is tried again so often, a second apart. */
const tries = 5;
const second = () => new Promise((resolve) => window.setTimeout(resolve, 1000));

/**
 * The module of `load`, from a network that may fail for some seconds. Browsers keep that a file failed (Chromium from
 * 150 on, as HTML says), so that it is asked for by another address then.
 */
export async function patiently<M>(load: () => Promise<M>, left = tries): Promise<M> {
  try {
    return await load();
  } catch (error) {
    if (left === 1) throw error;
    await second();
    const file = fileOf(error);
    return patiently(file ? () => import(/* @vite-ignore */ `${file}?again=${left}`) : load, left - 1);
  }
}

const starts = 'saring-starts';

/**
 * The module of `load`, which others import by its own address: where it fails, the page is loaded again once the file
 * can be had. Nobody has typed anything yet. The promise is kept by the page that comes.
 */
export async function orLoadAgain<M>(load: () => Promise<M>): Promise<M> {
  try {
    return await load();
  } catch (error) {
    const before = Number(sessionStorage.getItem(starts));
    if (before >= tries) throw error;
    while (!(await isThere(fileOf(error) ?? location.href))) await second();
    sessionStorage.setItem(starts, String(before + 1));
    location.reload();
    return new Promise(() => {});
  }
}

/** The app stands: the next time that its files fail is another one. */
export function hasStarted(): void {
  sessionStorage.removeItem(starts);
}

async function isThere(file: string): Promise<boolean> {
  try {
    return (await fetch(file, { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** The file that a browser says it could not import; Safari says none. */
function fileOf(error: unknown): string | undefined {
  return /https?:\/\/\S+?\.js/.exec(error instanceof Error ? error.message : '')?.[0];
}
