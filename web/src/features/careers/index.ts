/** The door of careers: what other pages show of a company and its open jobs. */
export { CompanyPanel } from './company-panel.tsx';
export { OtherJobs } from './other-jobs.tsx';
export { PublicFrame } from './public-frame.tsx';
