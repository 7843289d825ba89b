/** The door of the test world, for the suites, the benchmarks and the journeys. */
export { startApp, type TestApp } from './app.ts';
export { answers, buildApplication, buildJob, buildLink, jobFields, takeInterview } from './builders.ts';
export { advert, doc, docx, pdf, pdfFile, pdfOfSize, resume, txt, weakResume } from './documents.ts';
export {
  anonymous,
  buildApplicant,
  buildCompany,
  type CompanyPerson,
  type Person,
  password,
  signIn,
  signInSuperuser,
  superuser,
  unique,
  withToken,
} from './people.ts';
export { freePort, residentMegabytes, type Started, startFile } from './process.ts';
