/** How somebody acted last: whoever moves by keys, or reads by ear, points at nothing while a dialog is read out. */

/** True until a mouse or a finger is seen: a screen reader may keep every key for itself and tell the page of clicks alone. */
let byKey = true;
// Software that reads the page aloud presses with a mouse that never moved, or with a finger that has no width.
const listening = { capture: true };
window.addEventListener(
  'keydown',
  ({ key }) => {
    // With these somebody goes over to another window, whatever they point with.
    if (key !== 'Alt' && key !== 'Meta') byKey = true;
  },
  listening,
);
window.addEventListener(
  'pointermove',
  ({ pointerType, movementX, movementY }) => {
    // Nothing moved where only the page did, below a mouse that rests.
    if (pointerType === 'mouse' && (movementX || movementY)) byKey = false;
  },
  listening,
);
window.addEventListener(
  'pointerdown',
  ({ pointerType, width }) => {
    if (pointerType !== 'mouse' && width > 0) byKey = false;
  },
  listening,
);

/** Whether keys were used last, as far as the page can tell. */
export const actsByKeys = () => byKey;

/** For a dialog of two or three sentences to be read out. */
const readOutAfter = 10_000;

/** After how long a dialog closes by itself, in milliseconds: where keys are used, not before it can be read out. */
export const closesAfter = (milliseconds: number) => (byKey ? Math.max(milliseconds, readOutAfter) : milliseconds);
