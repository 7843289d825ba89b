/** What the style of a table says of one of its cells: by row, column, band and corner, in the order in which Word lays them over each other. */
import type { Layer } from './docx-fills.ts';
import type { Looks, Region, Style } from './docx-styles.ts';
import { attributeOf } from './docx-tree.ts';

/** Which regions of its style a table uses. */
interface Look {
  firstRow: boolean;
  lastRow: boolean;
  firstColumn: boolean;
  lastColumn: boolean;
  rowBands: boolean;
  columnBands: boolean;
}

export interface Table {
  style: Style | undefined;
  look: Look;
  columns: number;
  /** The rows begun so far. */
  rows: number;
  /** Its own shading, which some programs put behind its cells and Word only between them. */
  shaded?: Layer;
  /** It stands at a place of its own, not where it comes in the text. */
  floats: boolean;
}

/** The bits of the older way to write it; without any Word takes 04A0. */
const BITS = { firstRow: 0x20, lastRow: 0x40, firstColumn: 0x80, lastColumn: 0x100, noHBand: 0x200, noVBand: 0x400 };

export function lookOf(properties: string): Look {
  const attributes = /<w:tblLook(\s[^<>]*?)\/?>/.exec(properties)?.[1] ?? ' w:val="04A0"';
  const modern = /w:(?:firstRow|lastRow|firstColumn|lastColumn|noHBand|noVBand)="/.test(attributes);
  const bits = Number.parseInt(attributeOf(attributes, 'w:val') ?? '0', 16) || 0;
  const on = (name: keyof typeof BITS) =>
    modern ? /^(?:1|true|on)$/.test(attributeOf(attributes, `w:${name}`) ?? '') : (bits & BITS[name]) !== 0;
  return {
    firstRow: on('firstRow'),
    lastRow: on('lastRow'),
    firstColumn: on('firstColumn'),
    lastColumn: on('lastColumn'),
    rowBands: !on('noHBand'),
    columnBands: !on('noVBand'),
  };
}

export const newTable = (): Table => ({ style: undefined, look: lookOf(''), columns: 0, rows: 0, floats: false });

/** A cell counted from 0; `last` is the number of the table's last row, where it is known. */
export interface Cell {
  row: number;
  column: number;
  span: number;
  last: number | undefined;
}

export function cellStyle({ style, look, columns }: Table, cell: Cell): Region {
  if (!style) return { looks: {} };
  const row = { first: look.firstRow && cell.row === 0, last: look.lastRow && cell.row === cell.last };
  const column = {
    first: look.firstColumn && cell.column === 0,
    last: look.lastColumn && columns > 0 && cell.column + cell.span >= columns,
  };
  const names = ['wholeTable'];
  const band = (at: number, size: number) => (Math.floor(at / Math.max(1, size)) % 2 === 0 ? 'band1' : 'band2');
  if (look.columnBands && !column.first && !column.last)
    names.push(`${band(cell.column - Number(look.firstColumn), style.bands.columns)}Vert`);
  if (look.rowBands && !row.first && !row.last)
    names.push(`${band(cell.row - Number(look.firstRow), style.bands.rows)}Horz`);
  if (row.last) names.push('lastRow');
  if (row.first) names.push('firstRow');
  if (column.last) names.push('lastCol');
  if (column.first) names.push('firstCol');
  for (const [vertical, down] of [
    ['s', row.last],
    ['n', row.first],
  ] as const)
    for (const [horizontal, across] of [
      ['e', column.last],
      ['w', column.first],
    ] as const)
      if (down && across) names.push(`${vertical}${horizontal}Cell`);
  let looks: Looks = {};
  let shaded: Layer | undefined;
  for (const name of names) {
    const region = style.regions.get(name);
    if (!region) continue;
    looks = { ...looks, ...region.looks };
    shaded = region.shaded ?? shaded;
  }
  return { looks, ...(shaded ? { shaded } : {}) };
}
