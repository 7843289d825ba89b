/** Criteria of conduct, judgeable of anybody: for adverts that name no work. */
import { rowsOf } from '#text/lists.ts';
import type { Criterion } from '#types';

/** All of them, the most useful first. */
export const conductCriteria: readonly Criterion[] = rowsOf('conduct').map(
  ([text = '', none = '', some = '', strong = '']) => ({ text, levels: { none, some, strong } }),
);
