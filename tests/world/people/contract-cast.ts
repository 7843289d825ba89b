/** Who takes part where every endpoint is tried: two companies, two job seekers, an operator, and one of every row with an id. */
import { api, call, type Endpoint, type Role } from '@saring/contract';
import { decodeJwt } from 'jose';
import { buildApplication, buildJob, buildLink, takeInterview } from './builders.ts';
import type { Ids } from './contract-values.ts';
import {
  buildApplicant,
  buildCompany,
  type CompanyPerson,
  type Person,
  password,
  saveCompanyProfile,
  signInSuperuser,
  superuser,
  unique,
} from './people.ts';

/** A company with a job that somebody applied for and was interviewed for, and whoever that is. */
export interface Side {
  company: CompanyPerson;
  person: Person;
  jobId: string;
  applicationId: string;
  /** Another application for the same job, without an interview. */
  secondApplicationId: string;
  conversationId: string;
  /** The job's application link. */
  linkToken: string;
  /** Of somebody who is to administer the company, too. */
  invitation: { id: string; token: string };
}

export interface Cast {
  own: Side;
  foreign: Side;
  tokens: Record<Role, string>;
  /** An open registration link of the operator, and a mail. */
  registration: { id: string; token: string; mailId: string };
}

export async function buildSide(app: { url: string }): Promise<Side> {
  const [company, person] = await Promise.all([buildCompany(app), buildApplicant(app)]);
  await saveCompanyProfile(company);
  const job = await buildJob(company);
  const secondApplicationId = await buildApplication(person, job);
  const applicationId = await buildApplication(person, job);
  await takeInterview(person, applicationId);
  const { conversationId } = await call(company.client, api.assistant.ask, {
    body: { query: 'Who applied?', username: company.companyId },
  });
  const { invitationLink, invitation } = await call(company.client, api.members.invite, {
    params: { companyId: company.companyId },
    body: { email: `${unique('invited-')}@company.test`, password },
  });
  return {
    company,
    person,
    invitation: { id: invitation.id, token: invitationLink?.split('/').pop() ?? '' },
    jobId: job.id,
    applicationId,
    secondApplicationId,
    conversationId,
    linkToken: await buildLink(company, job.id),
  };
}

export async function buildCast(app: { url: string }): Promise<Cast> {
  const [own, foreign] = await Promise.all([buildSide(app), buildSide(app)]);
  const operator = await signInSuperuser(app);
  const { registrationLink } = await call(operator, api.superuser.sendRegistrationLink, {
    body: { companyName: unique('Company '), adminEmail: `${unique('boss-')}@company.test` },
  });
  const { links } = await call(operator, api.superuser.registrationLinks);
  const { mails } = await call(operator, api.superuser.mails);
  return {
    own,
    foreign,
    tokens: { user: own.person.token, admin: own.company.token, superuser: operator.accessToken },
    registration: {
      id: links.find(({ status }) => status === 'open')?.id ?? '',
      token: registrationLink.split('/').pop() ?? '',
      mailId: mails[0]?.id ?? '',
    },
  };
}

/** The ids by which somebody of this role calls an endpoint about the rows of one side. */
export function idsOf(endpoint: Endpoint, role: Role, side: Side, { own, foreign, registration, tokens }: Cast): Ids {
  const { path } = endpoint;
  const { company, person, invitation, jobId, applicationId, secondApplicationId, conversationId, linkToken } = side;
  const about = (text: string) => path.includes(text);
  const self = { user: person.username, admin: company.companyId, superuser: superuser.username }[role];
  const tokenOf = () => {
    if (side === own || role === 'superuser') return tokens[role];
    return role === 'user' ? person.token : company.token;
  };
  const id = () => {
    // The own one is needed to the end.
    if (about('/superuser/companies/')) return (about('/status') ? company : foreign.company).companyId;
    if (about('/mails/')) return registration.mailId;
    if (about('/registration-links/')) return registration.id;
    if (about('/sign-ins/')) return decodeJwt(tokenOf()).jti ?? '';
    if (about('/conversations/')) return conversationId;
    return about('/saveApplications') || about('InterviewStatus/') ? person.username : applicationId;
  };
  const tokenInPath = () => {
    if (about('/invitations/')) return invitation.token;
    return about('/register-company/') || about('companyreg') ? registration.token : linkToken;
  };
  return {
    companyId: company.companyId,
    invitationId: invitation.id,
    jobId,
    id: id(),
    ids: `${applicationId},${secondApplicationId}`,
    application_id: applicationId,
    conversation_id: conversationId,
    username: about('/api/applicants/') || about('process/resume') ? person.username : self,
    token: tokenInPath(),
    version: 'x',
    mail: 'received',
    sequence: '1',
    number: '0',
  };
}

const nobody = 'nobody-here';
const nothing = '0190a000-0000-7000-8000-000000000000';

/** Ids of the right form that no row has. */
export const unknownIds: Ids = {
  companyId: nobody,
  invitationId: nothing,
  jobId: nothing,
  id: nothing,
  ids: `${nothing},${nothing.replace(/0$/, '1')}`,
  application_id: nothing,
  conversation_id: nothing,
  username: nobody,
};

/** What takes away something that other calls need comes late, in this order. */
const endings = [
  // Another name of a verified company has to be verified before anybody applies.
  'companies.saveProfile',
  'jobs.inactivate',
  'applications.withdraw',
  'DELETE',
  'superuser.setCompanyStatus',
  'users.changePassword',
  'applicants.deleteAccount',
  'auth.logOut',
];

/** When a call comes where every one is made once about the same rows: the lower the earlier. */
export function turnOf(name: string, { method }: Endpoint): number {
  if (method === 'GET') return -2;
  return Math.max(endings.indexOf(name), name === 'applicants.deleteAccount' ? -1 : endings.indexOf(method));
}
