/** Which occupation a text is about, and how near two occupations are. */
export { type FoundOccupation, type OccupationFinder, occupationFinder } from './find.ts';
export { near } from './near.ts';
