/** The door of applications: what other features use. */
export { ApplicantList } from './applicant-list.tsx';
