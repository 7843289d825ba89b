/** Words as a reader's own style has them, and those of which a box hides a part. */

/** Of WCAG 1.4.12. */
export const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** In the page: gives it a style of its reader, in place of the one before. */
export function styled(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}

/** In the page: the words that reach out of a box that hides what does. Words for the ear alone stand in a box of one pixel. */
export function cutWords(): string[] {
  const hides = (value: string) => value === 'hidden' || value === 'clip';
  const scrolls = (value: string) => value === 'auto' || value === 'scroll';
  function isCut(text: DOMRect, from: Element): boolean {
    for (let box: Element | null = from; box && box !== document.body; box = box.parentElement) {
      const { overflowX: x, overflowY: y, position } = getComputedStyle(box);
      const area = box.getBoundingClientRect();
      if (area.width <= 1 || area.height <= 1) return false;
      if (hides(x) && (text.right > area.right + 1 || text.left < area.left - 1)) return true;
      if (hides(y) && (text.bottom > area.bottom + 1 || text.top < area.top - 1)) return true;
      if (position === 'fixed' || scrolls(x) || scrolls(y)) return false;
    }
    return false;
  }
  const cut: string[] = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const words = node.textContent?.trim();
    const parent = node.parentElement;
    if (!words || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width > 0 && isCut(text, parent)) cut.push(words);
  }
  return cut;
}
