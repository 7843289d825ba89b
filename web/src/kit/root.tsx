/** What stands around every page: the place of scrolling and of the focus after a change of page. */
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';

/** The outermost route: after a change of page the focus goes to its `main`, so that a screen reader starts there. */
export function Root() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    // Unless the page has put it into a field already.
    if (document.activeElement && document.activeElement !== document.body && isField(document.activeElement)) return;
    focusPage();
  }, [pathname]);
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

/** Puts the focus at the start of the page's content, from where a screen reader reads and Tab goes on. */
export function focusPage(): void {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

function isField(element: Element): boolean {
  return element.matches('input, textarea, select') && element.closest('main') !== null;
}
