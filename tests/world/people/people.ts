/** The people of a test: they act through the typed client, as the web does. */
import { randomBytes } from 'node:crypto';
import { api, type Client, call } from '@saring/contract';

export const password = 'Passw0rd!';
/** A hash of the same that costs less than any that the product or its tests make. */
export const cheapHash =
  '$argon2id$v=19$m=8,t=1,p=1$G2o9JGca9rxCe2PI6/j3Yg$QkgpFNCnEZhcelqXMB8Yd++tHSAcLMxEocyA3dx2ShE';
/** The operator that a test's server makes at its first start. */
export const superuser = { username: 'superuser', password: 'Operator-1' };

/** A name that no other test uses. */
export function unique(prefix: string): string {
  return `${prefix}${randomBytes(5).toString('hex')}`;
}

export function anonymous(app: { url: string }): Client {
  return { baseUrl: app.url };
}

export function withToken(app: { url: string }, token: string): Client {
  return { baseUrl: app.url, token: () => token };
}

export async function signIn(
  app: { url: string },
  username: string,
  secret = password,
): Promise<Client & { accessToken: string }> {
  const { accessToken } = await call(anonymous(app), api.auth.token, { body: { username, password: secret } });
  return { ...withToken(app, accessToken), accessToken };
}

export function signInSuperuser(app: { url: string }) {
  return signIn(app, superuser.username, superuser.password);
}

export interface Person {
  username: string;
  client: Client;
  token: string;
}

export interface CompanyPerson extends Person {
  companyId: string;
  companyName: string;
}

/** A company with its administrator, registered by link; verified unless said. */
export async function buildCompany(app: { url: string }, options: { verified?: boolean } = {}): Promise<CompanyPerson> {
  const operator = await signInSuperuser(app);
  const companyId = unique('company-');
  const companyName = `Company ${companyId}`;
  const adminEmail = `${companyId}@company.test`;
  const sent = await call(operator, api.superuser.sendRegistrationLink, { body: { companyName, adminEmail } });
  const token = sent.registrationLink.split('/').pop() ?? '';
  await call(anonymous(app), api.users.registerCompany, {
    params: { token },
    body: { username: companyId, email: adminEmail, password },
  });
  if (options.verified ?? true) {
    await call(operator, api.superuser.setCompanyStatus, {
      params: { id: companyId },
      query: { statusUpdate: 'verified' },
    });
  }
  const client = await signIn(app, companyId);
  return { username: companyId, companyId, companyName, client, token: client.accessToken };
}

/** Saves a company profile with all that one has, the address for questions its own unless said. */
export async function saveCompanyProfile(
  { client, companyId, companyName }: CompanyPerson,
  contactEmail = `${companyId}@company.test`,
): Promise<void> {
  await call(client, api.companies.saveProfile, {
    params: { username: companyId },
    body: {
      companyName,
      industry: 'Finance',
      description: 'We trade.',
      location: 'Kuala Lumpur',
      contactEmail,
      website: 'company.test',
      employees: '1 - 50',
      dateFounded: '01/02/1990',
    },
  });
}

/** What a job seeker may say of oneself. */
export interface Told {
  username?: string;
  email?: string;
  phone?: string;
  address?: string;
  age?: number;
  gender?: 'Female' | 'Male';
  /** `DD/MM/YYYY`. */
  dob?: string;
  description?: string;
}

/** A job seeker with a saved profile. */
export async function buildApplicant(
  app: { url: string },
  fullName = 'Aisyah Rahman',
  told: Told = {},
): Promise<Person> {
  const { username = unique('person-'), email = `${username}@person.test`, ...profile } = told;
  await call(anonymous(app), api.users.register, { body: { username, email, password } });
  const client = await signIn(app, username);
  await call(client, api.applicants.saveProfile, {
    params: { username },
    body: {
      fullName,
      phone: '01234567890',
      address: '1 Jalan Ampang, Kuala Lumpur',
      contactEmail: email,
      age: 29,
      gender: 'Female',
      dob: '03/04/1997',
      description: 'Looking for a place to grow.',
      ...profile,
    },
  });
  return { username, client, token: client.accessToken };
}
