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

/** Whether a dialog that closes by itself stays until it is closed by hand. */
export const staysOpen = () => byKey;
