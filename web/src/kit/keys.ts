/** Single keys as a way to work faster: never while typing or in a dialog, and a person can switch them off. */
import { useEffect, useRef, useSyncExternalStore } from 'react';

const name = 'saring-keyboard';
const changed = 'saring-keyboard-changed';

/** What each key does; names as in `KeyboardEvent.key`, letters in lower case. */
export type KeyMap = Record<string, (() => void) | undefined>;

/** Whether single keys are in use on this device. */
export function useKeysOn(): [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore(listen, () => localStorage.getItem(name) !== 'off');
  return [
    on,
    (next) => {
      if (next) localStorage.removeItem(name);
      else localStorage.setItem(name, 'off');
      window.dispatchEvent(new Event(changed));
    },
  ];
}

function listen(tell: () => void): () => void {
  window.addEventListener(changed, tell);
  return () => window.removeEventListener(changed, tell);
}

/** Runs what the map says for a key. '?' stays in use, so that the keys can be switched on again. */
export function useKeys(map: KeyMap): void {
  const [on] = useKeysOn();
  const latest = useRef({ map, on });
  useEffect(() => {
    latest.current = { map, on };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const run = latest.current.map[key];
      if (!run || (!latest.current.on && key !== '?') || isBusy(event.target, key)) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

/** What takes letters itself. */
export const typedInto =
  'input:not([type=checkbox],[type=radio]),textarea,select,[contenteditable]:not([contenteditable=false])';

const arrows = '[role=menu], [role=listbox], [role=tablist], [role=radiogroup], [role=slider], [role=combobox]';

/** Typing, a dialog, or a control that takes the arrow keys itself. */
function isBusy(target: EventTarget | null, key: string): boolean {
  if (document.querySelector('[role=dialog][aria-modal=true], [role=menu]')) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest(typedInto)) return true;
  return key.startsWith('Arrow') && target.closest(arrows) !== null;
}
