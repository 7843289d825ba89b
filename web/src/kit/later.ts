/** Parts of the app that nobody needs at once: they come when the page stands, or with the first call for them. */

/** Milliseconds after its start by which a page on a slow network has asked for what it shows. */
const patience = 1500;

/** Answers what gets the part; by itself it comes a moment after the page, so that it is there when the network is not. */
export function later<T>(load: () => Promise<T>): () => Promise<T> {
  const early = () => void load().catch(() => {});
  if (document.readyState === 'complete') window.setTimeout(early, patience);
  else window.addEventListener('load', () => window.setTimeout(early, patience), { once: true });
  return load;
}
