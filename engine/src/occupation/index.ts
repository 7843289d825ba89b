/** Which occupation a text is about. */
export { type FoundOccupation, type OccupationFinder, occupationFinder } from './find.ts';
