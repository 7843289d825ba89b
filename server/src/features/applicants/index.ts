/** The door of job seekers' profiles. */
export { mustBeSelf } from './actions.ts';
export { applicantsBindings } from './routes.ts';
export { type ApplicantRow, applicantByUser } from './store.ts';
