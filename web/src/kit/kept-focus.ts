/** Keeps the focus from falling to nothing when the control that has it goes away or is switched off. */

/** What can have the focus in place of a control inside of it. */
const regions = ['form', 'section', 'fieldset', 'li', 'main', '[role=dialog]', '[role=group]', '[tabindex]'].join();

/**
 * From there a reader reads on and Tab goes on. A control that is switched on again, as after a call, gets it back.
 * A page that goes as a whole leaves nothing around the control: the next one puts the focus at its start (root.tsx).
 */
export function keepFocus(): () => void {
  /** The control that has the focus and what stands around it, from the inside. */
  let around: Element[] = [];
  /** The same of the last one in the page itself: where it goes away while a dialog is open, the dialog cannot return the focus. */
  let inPage: Element[] = [];
  let keeper: HTMLElement | null = null;
  function note({ target }: FocusEvent) {
    if (target === keeper) return;
    keeper = null;
    around = target instanceof Element ? [target, ...ancestorsOf(target)] : [];
    if (around.some(({ id }) => id === 'root')) inPage = around;
  }
  function mend() {
    const [had, ...rest] = around;
    if (!(had instanceof HTMLElement)) return;
    const off = !had.isConnected || had.matches(':disabled');
    if (!off && keeper && document.activeElement === keeper) had.focus({ preventScroll: true });
    const lost = document.activeElement === document.body || (off && document.activeElement === had);
    if (!off || !lost) return;
    const region = [...rest, ...inPage].find((element) => element.isConnected && element.matches(regions));
    if (!(region instanceof HTMLElement)) return;
    keeper = region;
    if (!region.hasAttribute('tabindex')) region.tabIndex = -1;
    region.focus({ preventScroll: true });
  }
  const watch = new MutationObserver(mend);
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', note);
  return () => {
    watch.disconnect();
    document.removeEventListener('focusin', note);
  };
}

function ancestorsOf(element: Element): Element[] {
  const parent = element.parentElement;
  return parent && parent !== document.body ? [parent, ...ancestorsOf(parent)] : [];
}
