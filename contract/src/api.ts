/**
 * Every call by its feature and name. The build of the web app puts `leanApi` in the place of this file, so that a page
 * loads and runs no schema to make a call (web/lean-contract.ts).
 */
import { applicants } from './applicants.ts';
import { applications } from './applications.ts';
import { assistant } from './assistant.ts';
import { audit } from './audit.ts';
import { auth } from './auth.ts';
import { careers } from './careers.ts';
import { companies } from './companies.ts';
import { decisions } from './decisions.ts';
import { fairness } from './fairness.ts';
import { files } from './files.ts';
import { interviews } from './interviews.ts';
import { jobs } from './jobs.ts';
import { members } from './members.ts';
import { notices } from './notices.ts';
import { retention } from './retention.ts';
import { secondLooks } from './second-looks.ts';
import { superuser } from './superuser.ts';
import { system } from './system.ts';
import { users } from './users.ts';

export const api = {
  auth,
  users,
  applicants,
  companies,
  members,
  jobs,
  careers,
  fairness,
  applications,
  assistant,
  interviews,
  files,
  notices,
  retention,
  decisions,
  secondLooks,
  superuser,
  audit,
  system,
};
