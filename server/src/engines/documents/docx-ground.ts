/** What stands behind a run of text in a Word file, and whether its letters can be seen on it. */
import { areAlike, mix, WHITE } from './docx-colours.ts';
import { type Fill, isSolid, type Layer } from './docx-fills.ts';
import { relationToBox, relationToText } from './docx-overlap.ts';
import type { Pages } from './docx-place.ts';
import { roomOf, USUAL_SIZE } from './docx-room.ts';
import { covers, type Drawn, isNotes, type Scene, type Standing, type Survey } from './docx-survey.ts';
import type { Run } from './docx-text.ts';

/** `doubt`: seen only where something stands behind it that may stand elsewhere or be of another colour. */
export type Sight = 'seen' | 'hidden' | 'doubt';

/** Of the size of letters: lower shapes are lines. */
const LOWEST = 0.7;

export function sightOf(run: Run, scene: Scene): Sight {
  const { story, survey } = scene;
  const box = run.box === undefined ? undefined : survey.boxes.get(`${story} ${run.box}`);
  const inks = inksOf(run, box);
  if (inks.length === 0) return 'seen';
  // Not every program gives text the colour that its text box is said to give it.
  let maybe = run.looks.ink === undefined;
  const answer = (colours: Layer['colours']): Sight => {
    if (isSeenOn(inks, colours)) return colours === null && isPale(inks) ? 'doubt' : 'seen';
    return maybe ? 'doubt' : 'hidden';
  };
  for (const { colours, sure } of layersOf(run, box, survey)) {
    if (colours?.length === 0) continue;
    if (sure) return answer(colours);
    maybe ||= isSeenOn(inks, colours);
  }
  const standing = behind(run, box, scene);
  const base = standing[0]?.sure ? standing[0].shape.fill : survey.sheet;
  const seen = answer(base?.colours ?? null);
  if (seen !== 'hidden') return seen;
  const bearing = standing.filter(({ shape }) => shape.fill && isSeenOn(inks, onSheet(shape.fill, survey)));
  return takeRoom(run, bearing) ? 'doubt' : 'hidden';
}

/** Its own colours, or those that its text box gives to text that names none. */
function inksOf({ looks }: Run, box: Drawn | undefined): readonly string[] {
  return looks.ink ?? (box?.ink ? [box.ink] : []);
}

/** Seen as soon as one of its colours differs from one of those behind it. */
function isSeenOn(inks: readonly string[], colours: Layer['colours']): boolean {
  return colours === null || inks.some((ink) => colours.some((colour) => !areAlike(ink, colour)));
}

const isPale = (inks: readonly string[]) => !isSeenOn(inks, [WHITE]);

/** Shading and the text box; what is around a text box may be beside it. */
function layersOf({ layers, around, box: inBox }: Run, box: Drawn | undefined, survey: Survey): Layer[] {
  if (inBox === undefined) return layers;
  const own: Layer = box
    ? { colours: box.fill ? onSheet(box.fill, survey) : [], sure: !box.fill || isSolid(box.fill) }
    : { colours: null, sure: false };
  return [...layers, own, ...around.map((layer) => ({ ...layer, sure: false }))];
}

/** The colours of a fill, let through as far as it is not solid. */
function onSheet(fill: Fill, { sheet }: Survey): Layer['colours'] {
  const paper = sheet.colours?.[0];
  if (!fill.colours || isSolid(fill)) return fill.colours;
  return paper === undefined ? null : fill.colours.map((colour) => mix(colour, paper, fill.alpha));
}

/** The shapes that lie behind the run or may do so, the lowest first; one that surely does comes first and hides those below it. */
function behind(run: Run, box: Drawn | undefined, scene: Scene): readonly Standing[] {
  const { place } = run;
  const of = box ? `box ${run.box}` : `${place.paragraph} ${place.page} ${place.free}`;
  if (scene.last?.of !== of) scene.last = { of, standing: box ? behindBox(box, run, scene) : behindText(run, scene) };
  return scene.last.standing.filter(({ shape, sure }) => sure || isLargeEnough(shape, run));
}

function behindText(run: Run, scene: Scene): Standing[] {
  let standing: Standing[] = [];
  for (const [name, pages] of storiesBehind(run, scene))
    for (const shape of scene.survey.grounds.get(name) ?? []) {
      const relation = relationToText(shape, run, pages, scene);
      const sure = relation === 'behind' && isSolid(shape.fill);
      if (sure) standing = [];
      if (relation !== 'apart') standing.push({ shape, sure });
    }
  return standing;
}

function behindBox(box: Drawn, run: Run, scene: Scene): Standing[] {
  let standing: Standing[] = [];
  for (const [name] of storiesBehind(run, scene))
    for (const shape of scene.survey.shapes.get(name) ?? []) {
      const relation = relationToBox(shape, box);
      if (relation === 'apart') continue;
      const sure = relation === 'behind' && isSolid(shape.fill);
      standing = sure ? [] : standing.filter((lower) => lower.sure || !covers(shape, lower.shape));
      standing.push({ shape, sure });
    }
  return standing;
}

/** The stories drawn on the pages of a run, the lowest first, and on which of these pages. */
function storiesBehind({ place }: Run, { story, survey }: Scene): [string, Pages][] {
  if (isNotes(story)) return [...survey.shapes.keys()].map((name) => [name, 'some']);
  if (story !== '')
    return [
      ['', 'some'],
      [story, 'all'],
    ];
  const parts = survey.sections[place.section]?.parts ?? [];
  return [...parts.map(({ name, pages }): [string, Pages] => [name, pages]), ['', 'some']];
}

function isLargeEnough({ width, height }: Drawn, { looks }: Run): boolean {
  return Math.min(width, height) >= LOWEST * (looks.size ?? USUAL_SIZE);
}

/** Takes the room that the run needs at the least on what may bear it; false where there is not so much. */
function takeRoom({ text, looks }: Run, bearing: readonly Standing[]): boolean {
  let needed = roomOf(text, looks.size ?? USUAL_SIZE);
  if (bearing.reduce((sum, { shape }) => sum + shape.room, 0) < needed) return false;
  for (const { shape } of bearing) {
    const taken = Math.min(needed, shape.room);
    shape.room -= taken;
    needed -= taken;
  }
  return bearing.length > 0;
}
