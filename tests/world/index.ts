/** The door of the test world, for the suites, the benchmarks and the journeys. */
export { startApp, type TestApp } from './app/app.ts';
export { answers, buildApplication, buildJob, buildLink, jobFields, takeInterview } from './people/builders.ts';
export { advert, doc, docx, pdf, pdfFile, pdfOfSize, resume, txt, weakResume } from './people/documents.ts';
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
} from './people/people.ts';
export { freePort, type Started, startFile } from './processes/process.ts';
export { residentMegabytes } from './processes/stopwatch.ts';
