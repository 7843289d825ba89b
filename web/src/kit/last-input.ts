/** How somebody acted last: whoever moves by keys, or reads by ear, points at nothing while a dialog is read out. */

let byKey = false;
const noteKey = () => {
  byKey = true;
};
const notePointer = () => {
  byKey = false;
};
window.addEventListener('keydown', noteKey, { capture: true });
window.addEventListener('pointerdown', notePointer, { capture: true });

/** Whether keys were pressed last. */
export const actsByKeys = () => byKey;

/** For a dialog of two or three sentences to be read out. */
const readOutAfter = 10_000;

/** After how long a dialog closes by itself, in milliseconds: where keys were pressed last, not before it can be read out. */
export const closesAfter = (milliseconds: number) => (byKey ? Math.max(milliseconds, readOutAfter) : milliseconds);
