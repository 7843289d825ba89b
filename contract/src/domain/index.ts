/** What everybody shares beside the calls: facts and pure functions, without zod. */
export * from './bands.ts';
export * from './candidate-mails.ts';
export * from './days.ts';
export * from './experience-levels.ts';
export * from './interview.ts';
export * from './job-types.ts';
export * from './keys.ts';
export * from './person.ts';
export * from './public-pages.ts';
export * from './resume-mark.ts';
export * from './roles.ts';
export * from './scans.ts';
export * from './statuses.ts';
export * from './told-reasons.ts';
export * from './website.ts';
