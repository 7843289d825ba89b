/** Finds everything drawn in a Word file before its text is judged: shapes by story, and what each text box is filled with. */
import { type Theme, vmlColour, WHITE, wordColour } from './docx-colours.ts';
import { type Ground, type Shape, shapesOfDrawing } from './docx-drawn.ts';
import { isSolid, type Layer } from './docx-fills.ts';
import { isOn, type Section } from './docx-place.ts';
import type { Styles } from './docx-styles.ts';
import type { Anchor } from './docx-text.ts';
import { attributeOf, type Budget, type Element, treeOf } from './docx-tree.ts';
import { type ShapeTypes, shapesOfVml } from './docx-vml.ts';
import { walk } from './docx-walk.ts';

/** A shape with where it comes in its story. */
export interface Drawn extends Shape {
  anchor: Anchor;
  /** The part it is drawn in; '' for the body. */
  story: string;
  /** Its place in its drawing, in which the later lie above the earlier. */
  number: number;
  /** How many points times points of text may still stand on it. */
  room: number;
}

export interface Survey {
  styles: Styles;
  sections: readonly Section[];
  /** What the pages are. */
  sheet: Layer;
  /** The largest of each story, those below first. */
  shapes: Map<string, Drawn[]>;
  /** Of these, what lies below the text of the story or of others, and is not covered. */
  grounds: Map<string, Drawn[]>;
  /** By story and where the content of the text box begins. */
  boxes: Map<string, Drawn>;
  lastRows: Map<string, Map<number, number>>;
  /** Where each section of the body starts. */
  starts: Map<number, { page: number; flow: number }>;
  types: ShapeTypes;
  budget: Budget;
}

/** The largest shapes of a story stand for all: more only cost time. */
const MOST_SHAPES = 100;
const MOST_ELEMENTS = 50_000;
/** How many pages a header or footer may be repeated on. */
const REPEATED = 10;

export function newSurvey(body: string, settings: string, styles: Styles, sections: readonly Section[]): Survey {
  return {
    styles,
    sections,
    sheet: sheetOf(body, settings, styles.theme),
    shapes: new Map(),
    grounds: new Map(),
    boxes: new Map(),
    lastRows: new Map(),
    starts: new Map(),
    types: new Map(),
    budget: { left: MOST_ELEMENTS },
  };
}

/** The colour of the pages, where they are told to have one; a picture or a run of colours is not known. */
function sheetOf(body: string, settings: string, theme: Theme): Layer {
  const paper = { colours: [WHITE], sure: true };
  const said = /<w:background(\s[^<>]*?)(\/>|>)/.exec(body);
  if (!said || !isOn(settings, 'displayBackgroundShape')) return paper;
  const start = said.index + said[0].length;
  const shape = said[2] === '/>' ? '' : body.slice(start, body.indexOf('</w:background>', start));
  if (/<v:fill\s[^<>]*(?:r:id="|type="(?!solid))/.test(shape)) return { colours: null, sure: true };
  const drawn = attributeOf(/<v:background(\s[^<>]*?)\/?>/.exec(shape)?.[1] ?? '', 'fillcolor');
  const colour = wordColour(said[1] ?? '', theme, 'color', 'themeColor');
  if (colour === 'auto') return drawn === undefined ? paper : layer(vmlColour(drawn));
  return layer(colour);
}

const layer = (colour: string | null): Layer => ({ colours: colour === null ? null : [colour], sure: true });

/** Adds what is drawn in a story: the body, or the part of that name. */
export function survey(found: Survey, story: string, xml: string): void {
  const { styles } = found;
  const sections = sectionsOf(found, story);
  const lastRows = new Map<number, number>();
  const anchors: Anchor[] = [];
  walk(
    xml,
    { styles, sections, lastRows },
    {
      anchor: (anchor) => anchors.push(anchor),
      section: (section, start) => {
        if (story === '') found.starts.set(section, start);
      },
      table: (start, table) => {
        if (table.look.lastRow && table.style) lastRows.set(start, table.rows - 1);
      },
    },
  );
  found.lastRows.set(story, lastRows);
  const shapes: Drawn[] = [];
  for (const anchor of anchors) {
    const frame = sections[anchor.place.section]?.frame;
    if (!frame) continue;
    const ground: Ground = { theme: styles.theme, frame, inCell: anchor.place.inCell };
    for (const [number, shape] of shapesOf(xml, anchor, ground, found).entries()) {
      // In a text box a place is not known.
      const { left: _left, top: _top, below: _below, ...placeless } = shape;
      const drawn: Drawn = { ...(anchor.place.free ? placeless : shape), anchor, story, number, room: 0 };
      const across = onPage(drawn.left, drawn.width, frame.width);
      const down = onPage(drawn.top, drawn.height, frame.height);
      drawn.room = across * down * (story === '' ? 1 : REPEATED);
      if (shape.box !== undefined) found.boxes.set(`${story} ${shape.box}`, drawn);
      if (shape.fill && drawn.room > 0) shapes.push(drawn);
    }
  }
  const largest = shapes.length <= MOST_SHAPES ? shapes : shapes.toSorted((a, b) => b.room - a.room);
  const kept = new Set(largest.slice(0, MOST_SHAPES));
  const ordered = shapes.filter((shape) => kept.has(shape)).sort((a, b) => a.order - b.order);
  found.shapes.set(story, ordered);
  const under = ordered.filter(({ floats, behind }) => floats && (behind || story !== ''));
  found.grounds.set(
    story,
    under.filter((shape, at) => !under.some((upper, above) => above > at && covers(upper, shape))),
  );
}

/** A shape behind text, or one that may be. */
export interface Standing {
  shape: Drawn;
  /** It certainly lies behind all of it. */
  sure: boolean;
}

/** A story with the sections in which it lies. */
export interface Scene {
  story: string;
  /** What was found behind the last paragraph or text box asked for. */
  last?: { of: string; standing: readonly Standing[] };
  survey: Survey;
  sections: readonly Section[];
}

export const sceneOf = (survey: Survey, story: string): Scene => ({
  story,
  survey,
  sections: sectionsOf(survey, story),
});

/** Notes stand on any page. */
export const isNotes = (story: string) => story === NOTES;
export const NOTES = 'notes';

/** Those of the body, or the first that shows the part. */
function sectionsOf({ sections }: Survey, story: string): readonly Section[] {
  if (story === '') return sections;
  const shown = sections.find(({ parts }) => parts.some(({ name }) => name === story)) ?? sections[0];
  return shown ? [{ ...shown, end: Number.POSITIVE_INFINITY }] : [];
}

function shapesOf(xml: string, { start, end }: Anchor, ground: Ground, { types, budget }: Survey): Shape[] {
  const [drawing] = treeOf(xml, start, end, budget) ?? [];
  if (!drawing) {
    const { width, height } = ground.frame;
    const fill = { colours: null, alpha: 1 };
    return [{ fill, width, height, floats: true, behind: true, order: 0 }];
  }
  if (drawing.name === 'w:drawing') return shapesOfDrawing(xml, drawing.inside, ground);
  return shapesOfVml(elementsOf(drawing), types, ground);
}

/** Old pictures may be wrapped once more. */
const elementsOf = (picture: Element): Element[] =>
  picture.inside.flatMap((child) => (child.name === 'w:pict' ? elementsOf(child) : [child]));

/** Whether one hides another wholly: only of shapes on the same page that are told by the same measure. */
export function covers(upper: Drawn, lower: Drawn): boolean {
  const together =
    upper.behind === lower.behind &&
    (upper.story !== '' || upper.anchor.place.paragraph === lower.anchor.place.paragraph);
  if (!together || !isSolid(upper.fill)) return false;
  const spans = (from: number | undefined, length: number, of: number | undefined, other: number) =>
    from !== undefined && of !== undefined && from <= of + 1 && from + length >= of + other - 1;
  return (
    spans(upper.left, upper.width, lower.left, lower.width) &&
    (spans(upper.top, upper.height, lower.top, lower.height) ||
      spans(upper.below, upper.height, lower.below, lower.height))
  );
}

/** How much of a length lies on the page. */
function onPage(from: number | undefined, length: number, most: number): number {
  if (from === undefined) return Math.min(length, most);
  return Math.max(0, Math.min(from + length, most) - Math.max(from, 0));
}
