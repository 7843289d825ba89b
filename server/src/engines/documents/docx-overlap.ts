/** Whether a shape of a Word file lies behind a text box or a run of text, as far as their places are known without laying it out. */

import type { Pages } from './docx-place.ts';
import type { Drawn, Scene } from './docx-survey.ts';
import type { Run } from './docx-text.ts';

/** `behind` is certain, and so is `apart`. */
export type Relation = 'behind' | 'maybe' | 'apart';

/** In points: how far a place that is told may differ from the one that is drawn. */
const SLACK = 12;
const EXACT = 2;

type Span = readonly [number, number];

const spanOf = (from: number | undefined, length: number): Span | undefined =>
  from === undefined ? undefined : [from, from + length];
const meet = (one: Span | undefined, other: Span | undefined, least: number) =>
  !one || !other || Math.min(one[1], other[1]) - Math.max(one[0], other[0]) >= least;
const contains = (outer: Span | undefined, inner: Span | undefined) =>
  outer !== undefined && inner !== undefined && outer[0] <= inner[0] + EXACT && outer[1] >= inner[1] - EXACT;

/** The order of painting decides, then where both are drawn. */
export function relationToBox(shape: Drawn, box: Drawn): Relation {
  if (shape.box !== undefined && shape.box === box.box && shape.story === box.story) return 'apart';
  const sameStory = shape.story === box.story;
  const sameDrawing = sameStory && shape.anchor.start === box.anchor.start;
  if (!sameDrawing && !shape.floats) return 'apart';
  if (sameStory && !isBelow(shape, box, sameDrawing)) return 'apart';
  // What is in the body covers a text box of the header, or is covered by it, depending on the program.
  if (!sameStory && shape.story === '' && !shape.behind) return 'apart';
  const samePlace = sameDrawing || (sameStory && shape.anchor.place.paragraph === box.anchor.place.paragraph);
  const known = sameDrawing || !sameStory || shape.order < box.order;
  const samePage = samePlace || (sameStory && shape.story !== '');
  if (sameStory && shape.story === '' && !pagesMeet(shape, box)) return 'apart';
  const across: [Span | undefined, Span | undefined] = [spanOf(shape.left, shape.width), spanOf(box.left, box.width)];
  const down: [Span | undefined, Span | undefined] = [spanOf(shape.top, shape.height), spanOf(box.top, box.height)];
  const hanging: [Span | undefined, Span | undefined] = samePlace
    ? [spanOf(shape.below, shape.height), spanOf(box.below, box.height)]
    : [undefined, undefined];
  if (!meet(...across, EXACT) || !meet(...down, EXACT) || !meet(...hanging, EXACT)) return 'apart';
  const whole = contains(...across) && (contains(...down) || contains(...hanging));
  return samePage && known && whole ? 'behind' : 'maybe';
}

/** Both are numbered from below, and in one drawing the later lies above; of two with one number either may. */
function isBelow(shape: Drawn, box: Drawn, sameDrawing: boolean): boolean {
  if (sameDrawing) return shape.number < box.number;
  if (!box.floats) return shape.behind;
  return shape.order <= box.order;
}

function pagesMeet(one: Drawn, other: Drawn): boolean {
  return one.anchor.place.page <= other.anchor.lastPage && other.anchor.place.page <= one.anchor.lastPage;
}

/** `pages` tells on which of the section's pages a header's shape is drawn. */
export function relationToText(shape: Drawn, run: Run, pages: Pages, scene: Scene): Relation {
  const { place, looks } = run;
  const { story, sections } = scene;
  // What lies before the text covers it; a header lies below the body as a whole.
  if (!shape.floats || (!shape.behind && shape.story === story)) return 'apart';
  const frame = sections[place.section]?.frame;
  if (!frame) return 'maybe';
  const inFlow = story === '' && !place.free;
  const across: Span = [Math.max(0, place.left), Math.min(frame.width, place.right)];
  const down: Span = inFlow ? [frame.top, frame.bottom] : [0, frame.height];
  const shapeAcross = spanOf(shape.left, shape.width);
  const shapeDown = spanOf(shape.top, shape.height);
  if (!meet(shapeAcross, across, SLACK) || !meet(shapeDown, down, (looks.size ?? SLACK) / 2)) return 'apart';
  if (inFlow && isElsewhere(shape, run, pages, scene)) return 'apart';
  const everywhere = shape.story !== '' && pages === 'all';
  return everywhere && contains(shapeAcross, across) && contains(shapeDown, down) ? 'behind' : 'maybe';
}

/** Whether breaks, or more text than fits, lie between the run and where the shape is anchored. */
function isElsewhere(shape: Drawn, { place }: Run, pages: Pages, { sections, survey }: Scene): boolean {
  if (shape.story !== '' && pages !== 'first') return false;
  const start = survey.starts.get(place.section) ?? { page: 0, flow: 0 };
  const anchor =
    shape.story === ''
      ? { ...shape.anchor.place, lastPage: shape.anchor.lastPage }
      : { ...start, lastPage: start.page };
  if (place.page < anchor.page || place.page > anchor.lastPage) return true;
  if (shape.story === '' && shape.anchor.place.free) return false;
  const frame = sections[shape.story === '' ? shape.anchor.place.section : place.section]?.frame;
  if (!frame) return false;
  const after = place.flow - anchor.flow;
  if (after >= 0) {
    const known = shape.top === undefined ? shape.below : shape.top - frame.top;
    return after > Math.max(0, known === undefined ? frame.height : known + shape.height) + SLACK;
  }
  // A shape that hangs from a paragraph is moved up where it would leave the page.
  return -after > (shape.top === undefined ? frame.height : frame.bottom - shape.top) + SLACK;
}
