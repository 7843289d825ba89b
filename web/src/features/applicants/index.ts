/** The door of the applicant's area: what the other pages of a candidate share with it. */
export { mayContinue } from './rules.ts';
