/** Follows a page's drawing instructions and notes each run of text with all that decides whether it can be seen. */
import { type PageInput, Pen } from './pdf-pen.ts';
import type { Run, Shape } from './pdf-state.ts';

export interface Drawing {
  runs: Run[];
  shapes: Shape[];
}

/** `operations` is pdf.js' table from names to numbers. */
export function followDrawing(page: PageInput, operations: Readonly<Record<string, number>>): Drawing {
  const pen = new Pen(page, operations);
  const byNumber: (((args: unknown[]) => void) | undefined)[] = [];
  for (const [name, step] of Object.entries(pen.steps())) {
    const number = operations[name];
    if (number !== undefined) byNumber[number] = step;
  }
  const { transform: transformNumber, restore: restoreNumber, dependency } = operations;
  for (let i = 0; i < page.fnArray.length; i++) {
    const operation = page.fnArray[i] ?? -1;
    const args = page.argsArray[i];
    byNumber[operation]?.(Array.isArray(args) ? args : isList(args) ? [...args] : []);
    if (operation !== transformNumber && operation !== restoreNumber && operation !== dependency) pen.placed = false;
  }
  return { runs: pen.runs, shapes: pen.shapes };
}

const isList = (value: unknown): value is Iterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.iterator in value;
