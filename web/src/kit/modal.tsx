/** Dialogs and drawers: while one is open, the page behind it is out of reach for keyboard, pointer and reader alike. */
import { Drawer as LibraryDrawer, Modal as LibraryModal } from '@mantine/core';
import { type ComponentProps, useEffect, useState } from 'react';

let holding = 0;

/** Keeps everybody out of the page; answers how to let them in again. */
function holdPage(): () => void {
  holding += 1;
  apply();
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    holding -= 1;
    apply();
  };
}

function apply(): void {
  document.getElementById('root')?.toggleAttribute('inert', holding > 0);
}

/** Ends as closing begins, so that the focus can return. */
function useHeldPage(opened: boolean): void {
  useEffect(() => (opened ? holdPage() : undefined), [opened]);
}

/**
 * For a dialog that is opened by a call: `Hold` stands in it, `end` is called as it closes. Held any sooner, the button
 * that asked would have lost the focus before the dialog could remember it.
 */
export function pageHold() {
  let letIn = () => {};
  let ended = false;
  function end() {
    ended = true;
    letIn();
  }
  function Hold() {
    useEffect(() => {
      if (!ended) letIn = holdPage();
      return () => letIn();
    }, []);
    return null;
  }
  return { Hold, end };
}

/** False until the page has been drawn once: a reader names only a dialog that opens in a page that it knows. */
function useDrawn(): boolean {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setDrawn(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return drawn;
}

interface ModalProps extends ComponentProps<typeof LibraryModal> {
  /** In place of the return to what had the focus before: called when the dialog is gone, unless somebody is in the page already. */
  focusAfter?: () => void;
}

export function Modal({ focusAfter, ...props }: ModalProps) {
  const opened = useDrawn() && props.opened;
  useHeldPage(opened);
  if (!focusAfter) return <LibraryModal {...props} opened={opened} />;
  const onGone = () => {
    if (!document.activeElement?.closest('#root')) focusAfter();
  };
  return <LibraryModal {...props} opened={opened} returnFocus={false} onExitTransitionEnd={onGone} />;
}

/** Also one that comes with the button that opens it: it is drawn before, and knows where to return the focus. */
export function Drawer(props: ComponentProps<typeof LibraryDrawer>) {
  const opened = useDrawn() && props.opened;
  useHeldPage(opened);
  return <LibraryDrawer {...props} opened={opened} />;
}
