/** The door of the applicant's area: what the other pages of a candidate share with it. */
export { mayContinue, type OwnApplication } from './rules.ts';
