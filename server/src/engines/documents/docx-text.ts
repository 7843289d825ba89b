/** Where text and drawings come in a Word file, with what decides whether they are seen. */
import type { Layer } from './docx-fills.ts';
import type { Looks } from './docx-styles.ts';

/** Where something comes in the text. */
export interface Place {
  section: number;
  /** Pages counted by the breaks that somebody set. */
  page: number;
  /** Points that the text before it takes at the least. */
  flow: number;
  /** How far its line may reach, in points from the edge of the page. */
  left: number;
  right: number;
  /** In a cell of a table. */
  inCell: boolean;
  /** In a frame, a floating table or a text box: it may stand anywhere. */
  free: boolean;
  /** Where the paragraph begins that holds it. */
  paragraph: number;
}

export interface Run {
  start: number;
  end: number;
  text: string;
  looks: Looks;
  place: Place;
  /** Where the content of the text box begins that holds it. */
  box: number | undefined;
  /** What is behind its letters, the nearest first: marks and shading within `box`, and around it. */
  layers: Layer[];
  around: Layer[];
}

export interface Anchor {
  start: number;
  end: number;
  place: Place;
  /** The last page of its paragraph. */
  lastPage: number;
}
