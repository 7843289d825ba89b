/** The door of jobs: what other features use. */
export { type DayRange, readRange, writeRange } from './range.ts';
export { RangeFilter } from './range-filter.tsx';
