/** The door of job seekers' profiles. */
export { mustBeSelf, removeAccount } from './actions.ts';
export { readResume } from './resume.ts';
export { applicantsBindings } from './routes.ts';
export { type ApplicantRow, applicantByUser } from './store.ts';
