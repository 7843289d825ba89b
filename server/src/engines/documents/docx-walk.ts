/** Walks through the text of a Word file: each run with its looks and what is behind it, each drawing with where it is anchored. */
import { type Layer, shadingOf } from './docx-fills.ts';
import { isOn, type Section } from './docx-place.ts';
import { heightOf, roomOf, USUAL_SIZE } from './docx-room.ts';
import {
  type Block,
  blockOf,
  current,
  type Looks,
  looksOf,
  type Region,
  type Style,
  type Styles,
} from './docx-styles.ts';
import { type Cell, cellStyle, lookOf, newTable, type Table } from './docx-tables.ts';
import type { Anchor, Place, Run } from './docx-text.ts';
import { withoutElements } from './docx-tree.ts';
import { lettersOf } from './docx-xml.ts';
import { problem } from './problems.ts';

/** What the walk is given to know. */
export interface Story {
  styles: Styles;
  sections: readonly Section[];
  /** The number of each table's last row, by where the table begins. */
  lastRows: ReadonlyMap<number, number>;
}

interface Visitor {
  run?(run: Run): void;
  anchor?(anchor: Anchor): void;
  table?(start: number, table: Table): void;
  section?(section: number, start: { page: number; flow: number }): void;
}

interface Open {
  name: string;
  start: number;
  /** Where its content begins. */
  inside: number;
  /** Where the properties of a paragraph, run or cell lie. */
  properties: string;
  text: string;
  /** Of paragraphs. */
  style?: Style | undefined;
  block?: Block;
  place?: Place;
  anchors?: Anchor[];
  /** In points times points: of letters, at the least. */
  area: number;
  size: number;
  table?: Table;
  /** Of rows, the column that comes next; of cells, their own. */
  column: number;
  layer?: Layer | undefined;
  /** Of cells, what the style of their table says. */
  region?: Region;
}

const TAG =
  /<(\/?)(w:(?:p|r|tc|tr|tbl|pPr|rPr|tcPr|tblPr|tblGrid|t|br|txbxContent|drawing|pict|object|del|moveFrom))((?:\s[^<>]*?)?)(\/?)>/g;

/** No program nests so deep, and each step asks what is around it. */
const MOST_DEEP = 300;

/** Runs come in the order in which they end, anchors with the end of their paragraph; a text box lies inside a run. */
export function walk(xml: string, story: Story, visitor: Visitor): void {
  new Walk(xml, story, visitor).run();
}

/** Where the walk is, and what it has seen on the way. */
class Walk {
  private readonly xml: string;
  private readonly styles: Styles;
  private readonly sections: Story['sections'];
  private readonly lastRows: Story['lastRows'];
  private readonly visitor: Visitor;
  private readonly stack: Open[] = [];
  private readonly known = new Map<string, Looks>();
  private section = 0;
  private page = 0;
  private flow = 0;

  constructor(xml: string, { styles, sections, lastRows }: Story, visitor: Visitor) {
    this.xml = xml;
    this.styles = styles;
    this.sections = sections;
    this.lastRows = lastRows;
    this.visitor = visitor;
  }

  run(): void {
    for (const found of this.xml.matchAll(TAG)) {
      const [whole, closing, name = '', attributes = '', empty] = found;
      const after = found.index + whole.length;
      if (name === 'w:br') {
        if (/w:type="page"/.test(attributes) && !this.inside('w:tbl') && !this.inside('w:txbxContent')) this.page += 1;
      } else if (!closing) {
        if (empty) continue;
        const open: Open = {
          name,
          start: found.index,
          inside: after,
          properties: '',
          text: '',
          area: 0,
          size: 0,
          column: 0,
        };
        if (name === 'w:p' || name === 'w:tbl') this.enter(found.index);
        if (name === 'w:tr') tableAround(this.stack).rows += 1;
        if (name === 'w:tbl') open.table = newTable();
        if (name === 'w:tc') open.column = this.stack.findLast((one) => one.name === 'w:tr')?.column ?? 0;
        if (name === 'w:t') this.markPlace(this.stack.at(-1));
        if (name === 'w:drawing' || name === 'w:pict' || name === 'w:object') this.markPlace(open);
        this.stack.push(open);
        if (this.stack.length > MOST_DEEP) throw problem('too_large');
      } else {
        const last = this.stack.pop();
        if (last?.name !== name) continue;
        this.close(last, found.index, after);
      }
    }
  }

  private inside(name: string): boolean {
    return this.stack.some((open) => open.name === name);
  }

  /** Sections change where their properties end. */
  private enter(at: number): void {
    while (at > (this.sections[this.section]?.end ?? Number.POSITIVE_INFINITY)) {
      this.section += 1;
      if (this.sections[this.section]?.newPage) this.page += 1;
      this.visitor.section?.(this.section, { page: this.page, flow: this.flow });
    }
  }

  private markPlace(open: Open | undefined): void {
    if (open && !open.place) open.place = this.here(this.stack);
  }

  private here(around: readonly Open[]): Place {
    const paragraph = around.findLast((open) => open.name === 'w:p');
    const inCell = around.some((open) => open.name === 'w:tc');
    const free = around.some((open) => open.name === 'w:txbxContent' || open.table?.floats || isFramed(open));
    const frame = this.sections[this.section]?.frame;
    const { left = 0, right = 0 } = paragraph?.block?.outdent ?? paragraph?.style?.block.outdent ?? {};
    const bounded = frame && !inCell && !free;
    return {
      section: this.section,
      page: this.page,
      flow: this.flow,
      left: bounded ? frame.left - left : Number.NEGATIVE_INFINITY,
      right: bounded ? frame.right + right : Number.POSITIVE_INFINITY,
      inCell,
      free,
      paragraph: paragraph?.start ?? 0,
    };
  }

  private close(last: Open, end: number, after: number): void {
    const parent = this.stack.at(-1);
    const content = this.xml.slice(last.inside, end);
    if (last.name === 'w:t') {
      if (parent) parent.text += lettersOf(content);
    } else if (last.name.endsWith('Pr')) {
      if (parent && parent.properties === '') this.learn(parent, last.name, current(content));
    } else if (last.name === 'w:tblGrid') {
      if (parent?.table) parent.table.columns = content.split('<w:gridCol').length - 1;
    } else if (last.name === 'w:r') {
      if (last.text !== '') this.endRun(last, after);
    } else if (last.name === 'w:p') {
      this.endParagraph(last);
    } else if (last.name === 'w:tc') {
      const row = this.stack.findLast((open) => open.name === 'w:tr');
      if (row) row.column += spanOf(last);
    } else if (last.name === 'w:tbl') {
      if (last.table) this.visitor.table?.(last.start, last.table);
    } else if (/:(?:drawing|pict|object)$/.test(last.name)) {
      this.endDrawing(last, after);
    }
  }

  /** Properties come before what they are of. */
  private learn(open: Open, name: string, properties: string): void {
    open.properties = properties === '' ? ' ' : properties;
    if (open.name === 'w:p' && name === 'w:pPr') {
      const said = withoutElements(properties, 'w:rPr');
      open.style = this.styles.of(styleOf(said, 'pStyle'));
      open.block = blockOf(said, this.styles.theme);
      if (isOn(said, 'pageBreakBefore') && !this.inside('w:tbl') && !this.inside('w:txbxContent')) this.page += 1;
    } else if (open.name === 'w:tc' && name === 'w:tcPr') {
      open.layer = shadingOf(properties, this.styles.theme);
    } else if (open.table && name === 'w:tblPr') {
      open.table.style = this.styles.of(styleOf(properties, 'tblStyle'));
      open.table.look = lookOf(properties);
      open.table.floats = properties.includes('<w:tblpPr');
      const shaded = shadingOf(properties, this.styles.theme) ?? open.table.style?.shaded;
      if (shaded) open.table.shaded = { ...shaded, sure: false };
    }
  }

  private endRun(run: Open, end: number): void {
    const paragraph = this.stack.findLast((open) => open.name === 'w:p');
    const cell = this.stack.findLastIndex((open) => open.name === 'w:tc');
    const own = this.known.get(run.properties) ?? looksOf(run.properties.trim(), this.styles.theme);
    if (this.known.size < 10_000) this.known.set(run.properties, own);
    const style = paragraph?.style ?? this.styles.of(this.styles.usual);
    const letters = this.styles.of(styleOf(run.properties, 'rStyle'))?.looks;
    const looks: Looks = {
      ...this.styles.defaults.looks,
      ...(cell < 0 ? {} : this.ofCell(this.stack, cell).looks),
      ...style?.looks,
      ...letters,
      ...own,
    };
    // Said by both styles it is switched on and off again.
    if (style?.looks.vanish && letters?.vanish && own.vanish === undefined) looks.vanish = false;
    if (paragraph) {
      const size = looks.size ?? USUAL_SIZE;
      paragraph.area += looks.vanish ? 0 : roomOf(run.text, size);
      if (!looks.vanish && run.text.trim() !== '') paragraph.size = Math.min(paragraph.size || size, size);
    }
    if (!this.visitor.run) return;
    const box = this.stack.findLastIndex((open) => open.name === 'w:txbxContent');
    const marks = [looks.marked, looks.shaded].filter((layer) => layer !== undefined);
    this.visitor.run({
      start: run.start,
      end,
      text: run.text,
      looks,
      place: run.place ?? this.here(this.stack),
      box: this.stack[box]?.inside,
      layers: [...marks, ...this.layersOf(this.stack, box + 1)],
      around: box < 0 ? [] : this.layersOf(this.stack.slice(0, box), 0),
    });
  }

  /** The shading of paragraphs, cells and tables from a place of the stack on, the nearest first, as far as it is seen. */
  private layersOf(around: readonly Open[], from: number): Layer[] {
    const layers: Layer[] = [];
    for (let at = around.length - 1; at >= from; at -= 1) {
      const open = around[at];
      let layer = open?.table?.shaded;
      if (open?.name === 'w:p')
        layer =
          open.block?.shaded ?? (open.style ?? this.styles.of(this.styles.usual) ?? this.styles.defaults).block.shaded;
      else if (open?.name === 'w:tc') layer = open.layer ?? this.ofCell(around, at).shaded;
      if (layer) layers.push(layer);
      if (layer?.sure && layer.colours?.length !== 0) break;
    }
    return layers;
  }

  private ofCell(around: readonly Open[], at: number): Region {
    const cell = around[at];
    if (cell?.region) return cell.region;
    const holder = around.findLast((open, place) => place < at && open.table !== undefined);
    if (!cell || !holder?.table) return { looks: {} };
    const last = this.lastRows.get(holder.start);
    const where: Cell = { row: holder.table.rows - 1, column: cell.column, span: spanOf(cell), last };
    cell.region = cellStyle(holder.table, where);
    return cell.region;
  }

  private endParagraph(paragraph: Open): void {
    const place = this.here(this.stack);
    for (const anchor of paragraph.anchors ?? []) this.visitor.anchor?.({ ...anchor, lastPage: this.page });
    const frame = this.sections[this.section]?.frame;
    if (frame?.columns !== 1 || paragraph.size === 0 || place.inCell || place.free || isFramed(paragraph)) return;
    this.flow += heightOf(paragraph, Math.max(72, frame.right - frame.left));
  }

  private endDrawing(drawing: Open, end: number): void {
    // Nothing is drawn of what is deleted or in a hidden run; of nested ones the outermost tells.
    if (this.stack.some(({ name }) => /:(?:drawing|pict|object|del|moveFrom)$/.test(name)) && !this.inBox()) return;
    const run = this.stack.findLast((open) => open.name === 'w:r');
    const paragraph = this.stack.findLast((open) => open.name === 'w:p');
    if (!paragraph || (run && looksOf(run.properties, this.styles.theme).vanish)) return;
    const place = drawing.place ?? this.here(this.stack);
    paragraph.anchors ??= [];
    paragraph.anchors.push({ start: drawing.start, end, place, lastPage: this.page });
  }

  /** Whether the nearest thing around is a text box, not a drawing. */
  private inBox(): boolean {
    const at = this.stack.findLastIndex(({ name }) => /:(?:drawing|pict|object|del|moveFrom|txbxContent)$/.test(name));
    return this.stack[at]?.name === 'w:txbxContent';
  }
}

const tableAround = (stack: readonly Open[]): Table => stack.findLast((open) => open.table)?.table ?? newTable();
const isFramed = (open: Open) => open.name === 'w:p' && open.properties.includes('<w:framePr');
const spanOf = (cell: Open) => Number(/<w:gridSpan\s[^<>]*w:val="(\d+)"/.exec(cell.properties)?.[1] ?? 1);
const styleOf = (properties: string, tag: string) =>
  new RegExp(`<w:${tag}\\s[^<>]*w:val="([^"]*)"`).exec(properties)?.[1] ?? '';
