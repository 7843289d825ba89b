/** Parts of the app that nobody needs at once: they come when the page stands, or with the first call for them. */

/** Milliseconds after its start by which a page on a slow network has asked for what it shows. */
const patience = 1500;

/** A line that drops for a moment is tried again so often, a second apart. */
const tries = 5;

/** Answers what gets the part; by itself it comes a moment after the page, so that it is there when the network is not. */
export function later<T>(load: () => Promise<T>): () => Promise<T> {
  const loaded = async (left: number): Promise<T> => {
    try {
      return await load();
    } catch (error) {
      if (left === 1) throw error;
      await new Promise((resolve) => window.setTimeout(resolve, 1000));
      return loaded(left - 1);
    }
  };
  const early = () => void load().catch(() => {});
  if (document.readyState === 'complete') window.setTimeout(early, patience);
  else window.addEventListener('load', () => window.setTimeout(early, patience), { once: true });
  return () => loaded(tries);
}
