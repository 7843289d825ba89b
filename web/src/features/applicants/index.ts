/** The door of the applicant's area: what the other pages of a candidate share with it. */
export { ContinueInterview } from './continue-interview.tsx';
export { DecisionPanel } from './decision.tsx';
export { PhotographButton } from './photograph-button.tsx';
export type { OwnApplication } from './rules.ts';
