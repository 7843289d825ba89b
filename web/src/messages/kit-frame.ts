/** What the parts say of pages with a bar and a navigation. */
import { sentences } from './sentences.ts';

export const t = sentences('kit-frame', {
  pay: '{sum} a month',
  payRange: '{least} – {most} a month',
  payFrom: 'from {least} a month',
  payTo: 'up to {most} a month',
  skipToContent: 'Skip to content',
  openMenu: 'Open the menu',
  menu: 'Menu',
  mainNavigation: 'Main',
  copy: 'Copy',
  copied: 'Copied to clipboard!',
  copyByKeys: 'Press Ctrl+C (or ⌘C) to copy the marked text.',
  longDay: '{weekday}, {day} {month} {year}',
  dayAndTime: '{day}, {time}',
  scoreOf: '{label}: ',
  outOf: ' out of {max, number}',
});
