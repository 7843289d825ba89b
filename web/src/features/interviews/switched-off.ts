/** A button that cannot be pressed at the moment. Not `disabled`: that would take the focus away from whoever works by keyboard. */
export function switchedOff(off: boolean): { 'aria-disabled'?: true; 'data-disabled'?: true } {
  return off ? { 'aria-disabled': true, 'data-disabled': true } : {};
}
