/** What stands around every page: the place of scrolling and of the focus after a change of page. */
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { keepFocus } from './kept-focus.ts';
import './last-input.ts';

/** The outermost route: after a change of page the focus goes to its heading, so that a screen reader says which page it is. */
export function Root() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    // Unless the page has put it into a field or a row already.
    if (document.activeElement?.matches('main :is(input, textarea, select, [data-row-link])')) return;
    return focusPage();
  }, [pathname]);
  useEffect(keepFocus, []);
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

/**
 * Puts the focus on the page's heading, from where a screen reader reads and Tab goes on; until it is there, on the page's
 * content. Answers how to stop waiting for it.
 */
export function focusPage(): () => void {
  const main = () => document.querySelector<HTMLElement>('main');
  main()?.focus({ preventScroll: true });
  function toHeading(): boolean {
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement !== main()) return true;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  }
  const watch = new MutationObserver(() => toHeading() && watch.disconnect());
  if (!toHeading()) watch.observe(document.body, { subtree: true, childList: true });
  return () => watch.disconnect();
}
