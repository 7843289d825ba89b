/** The work under way while processes are killed: candidates' lives and postings, each step insisted on until it is acknowledged. */
import { createHash } from 'node:crypto';
import { api, CallError, type Client, call } from '@saring/contract';
import { until } from '#world/app/until.ts';
import { jobFields } from '#world/people/builders.ts';
import { advert, pdf, resume } from '#world/people/documents.ts';
import { anonymous, type CompanyPerson, password, withToken } from '#world/people/people.ts';
import { piecesOf, speechWave, wav } from '#world/people/sound.ts';

/** What the product said it has. */
export interface Ledger {
  jobs: { id: string; title: string; sha256: string }[];
  applications: Applied[];
  answers: { id: string; sequence: number; response: string; sound: Buffer | null }[];
  decisions: { id: string; status: string; reason: string }[];
  mails: { id: string; address: string; words: string }[];
  profiles: { username: string; acknowledged: number; sent: number }[];
  /** Usernames, and the SHA-256 of what they had sent. */
  deleted: { username: string; sha256: string[] }[];
  /** Steps that were sent, each time that they were. */
  steps: number;
  /** Steps that were sent again because no answer, or a 5xx, came back. */
  repeated: number;
  /** Answers of 5xx without the words that a person should read. */
  mute: string[];
}

export interface Applied {
  id: string;
  person: Candidate;
  resume: Uint8Array;
  certification: Uint8Array | null;
}

interface Candidate {
  username: string;
  client: Client;
}

export const emptyLedger = (): Ledger => ({
  jobs: [],
  applications: [],
  answers: [],
  decisions: [],
  mails: [],
  profiles: [],
  deleted: [],
  steps: 0,
  repeated: 0,
  mute: [],
});

/** How many writes were acknowledged. */
export function writesOf({ jobs, applications, answers, decisions, mails, profiles, deleted }: Ledger): number {
  const saves = profiles.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
  const lists = [jobs, applications, answers, decisions, mails, deleted];
  return lists.reduce((sum, list) => sum + list.length, saves);
}

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
/** What a person may read of a 5xx: the server's words with their id, or those of `deploy/nginx-shared.conf` where no server answered. */
const worded = /\(request [0-9a-f-]{36}\)$|^The service cannot be reached for a moment\./;

/** Sends a step again until it is answered; what the product refuses for good (4xx) is thrown. */
async function insist<T>(ledger: Ledger, step: () => Promise<T>): Promise<T> {
  let last: unknown;
  const tried = async () => {
    ledger.steps += 1;
    try {
      return { answer: await step() };
    } catch (error) {
      const status = error instanceof CallError ? error.status : 0;
      if (status >= 400 && status < 500) throw error;
      if (error instanceof CallError && !worded.test(error.detail)) ledger.mute.push(error.message);
      ledger.repeated += 1;
      last = error;
      return null;
    }
  };
  return (await until(tried, () => last)).answer;
}

/**
 * The same, where a refusal of this status means that an earlier try had come through; of what a proxy sends again by
 * itself, where a process ends without an answer, that may be the first one that is seen here.
 */
async function insistOnce(
  ledger: Ledger,
  status: number,
  step: () => Promise<unknown>,
  { mayBeSentAgain = false } = {},
): Promise<void> {
  let tries = mayBeSentAgain ? 1 : 0;
  try {
    await insist(ledger, () => {
      tries += 1;
      return step();
    });
  } catch (error) {
    if (!(error instanceof CallError && error.status === status && tries > 1)) throw error;
  }
}

export interface Work {
  app: { url: string };
  company: CompanyPerson;
  jobId: string;
  ledger: Ledger;
  /** Nobody begins anything more. */
  over: boolean;
}

/** Waits until so many more steps were sent, answered or not, or all is over. */
export async function stepsLater(work: Work, count: number): Promise<void> {
  const goal = work.ledger.steps + count;
  const isThere = async () => (work.over || work.ledger.steps >= goal ? true : null);
  await until(isThere, () => new Error('nobody sends anything any more'), 10);
}

/**
 * Begins so many lives at a time. A step that fails for good is a finding of its own, told in `broken`: the other lives go
 * on, and with the last of them all is over.
 */
export function beginLives(work: Work, count: number): { broken: string[]; ended: Promise<void> } {
  let number = 0;
  const broken: string[] = [];
  const live = () =>
    liveOn(work, () => number++).catch((error: unknown) => {
      broken.push(`refused: ${error instanceof Error ? error.stack : error}`);
    });
  const ended = Promise.all(Array.from({ length: count }, live)).then(() => {
    work.over = true;
  });
  return { broken, ended };
}

/** One candidate after the other, and a posting before every third, until all is over; `number` gives each a number of its own. */
async function liveOn(work: Work, number: () => number): Promise<void> {
  while (!work.over) {
    const own = number();
    if (own % 3 === 0) await postJob(work, own);
    await liveOne(work, own);
  }
}

const timeout = 30_000;

/** Posts a job with its description as a file. */
export async function postJob({ company, ledger }: Work, number: number): Promise<void> {
  const title = `Accountant ${number}`;
  const bytes = new TextEncoder().encode([...advert, `Reference ${number}`].join('\n'));
  const { job } = await insist(ledger, () =>
    call(
      company.client,
      api.jobs.create,
      {
        body: { companyId: company.companyId, ...jobFields, jobTitle: title },
        files: { descriptionFile: new File([bytes], 'advert.txt', { type: 'text/plain' }) },
      },
      { timeout, headers: { 'idempotency-key': `job-${number}` } },
    ),
  );
  ledger.jobs.push({ id: job.id, title, sha256: sha256(bytes) });
}

/** One candidate from registration on; what comes after applying goes by the number. */
export async function liveOne(work: Work, number: number): Promise<void> {
  const person = await register(work, number);
  const applied = await apply(work, person, number);
  const ways = [takeInterview, decide, saveProfiles, decide, deleteAccount];
  await ways[number % ways.length]?.(work, applied, number);
}

async function register({ app, ledger }: Work, number: number): Promise<Candidate> {
  const username = `person-${number}`;
  const email = `${username}@person.test`;
  await insistOnce(ledger, 409, () =>
    call(anonymous(app), api.users.register, { body: { username, email, password } }, { timeout }),
  );
  const { accessToken } = await insist(ledger, () =>
    call(anonymous(app), api.auth.token, { body: { username, password } }, { timeout }),
  );
  const person = { username, client: withToken(app, accessToken) };
  await insist(ledger, () => saveProfile(person, 0));
  return person;
}

function saveProfile({ username, client }: Candidate, version: number) {
  const body = {
    fullName: 'Aisyah Rahman',
    phone: '01234567890',
    address: '1 Jalan Ampang, Kuala Lumpur',
    contactEmail: `${username}@person.test`,
    age: 29,
    gender: 'Female' as const,
    dob: '03/04/1997',
    description: `Version ${version}`,
  };
  return call(client, api.applicants.saveProfile, { params: { username }, body }, { timeout });
}

async function apply({ company, jobId, ledger }: Work, person: Candidate, number: number): Promise<Applied> {
  const resumeBytes = await pdf([...resume, `Reference ${number}`]);
  const certification = number % 2 === 0 ? await pdf([`Sijil ${number}`]) : null;
  const pdfOf = (bytes: Uint8Array<ArrayBuffer>, name: string) => new File([bytes], name, { type: 'application/pdf' });
  const saved = await insist(ledger, () =>
    call(
      person.client,
      api.applications.save,
      {
        params: { id: person.username },
        body: { jobId, companyId: company.companyId, expectedSalary: 'RM 4,500' },
        files: {
          resume: pdfOf(resumeBytes, 'resume.pdf'),
          ...(certification ? { certification: pdfOf(certification, 'sijil.pdf') } : {}),
        },
      },
      { timeout, headers: { 'idempotency-key': 'apply' } },
    ),
  );
  const applied = { id: saved.data.application.id, person, resume: resumeBytes, certification };
  ledger.applications.push(applied);
  return applied;
}

/** Two spoken answers, each in pieces; the interview ends with the second. */
async function takeInterview({ ledger }: Work, { id, person: { client } }: Applied, number: number): Promise<void> {
  for (const sequence of [1, 2]) {
    await insist(ledger, () => call(client, api.interviews.start, { params: { id } }, { timeout }));
    // Shifted, so that no two sound alike.
    const sound = wav(2.5, (time) => speechWave(time + number / 10 + sequence / 100));
    const pieces = piecesOf(sound);
    for (const [place, piece] of pieces.entries()) {
      const params = { id, sequence: String(sequence), number: String(place) };
      await insist(ledger, () =>
        call(client, api.interviews.sendPiece, { params, body: {}, files: { piece } }, { timeout }),
      );
    }
    const response = `I closed the books of ${number} companies in ${sequence} days.`;
    const body = { response, sequence, pieces: pieces.length, source: 'live' as const, last: sequence === 2 };
    await insistOnce(ledger, 409, () => call(client, api.interviews.respond, { params: { id }, body }, { timeout }));
    ledger.answers.push({ id, sequence, response, sound });
  }
}

/** A decision with its reason, and the mail about it. */
async function decide({ company, jobId, ledger }: Work, { id, person }: Applied, number: number): Promise<void> {
  const rejected = number % 2 === 0;
  const decision = { status: rejected ? 'Rejected' : 'Accepted', reason: `Because of ${number}` } as const;
  const body = { ...decision, expectedStatus: 'Pending' as const };
  await insistOnce(ledger, 409, () =>
    call(company.client, api.applications.setStatus, { params: { id }, body }, { timeout }),
  );
  ledger.decisions.push({ id, ...decision });
  const words = `We thank you, number ${number}.`;
  const address = `${person.username}@person.test`;
  const send = rejected ? api.applications.sendRejectionEmails : api.applications.sendAcceptanceEmails;
  await insist(ledger, () =>
    call(
      company.client,
      send,
      { query: { jobId }, body: { emails: [address], textMessage: words } },
      { timeout: 60_000 },
    ),
  );
  ledger.mails.push({ id, address, words });
}

async function saveProfiles({ ledger }: Work, { person }: Applied): Promise<void> {
  const entry = { username: person.username, acknowledged: 0, sent: 0 };
  ledger.profiles.push(entry);
  for (let version = 1; version <= 5; version += 1) {
    entry.sent = version;
    await insist(ledger, () => saveProfile(person, version));
    entry.acknowledged = version;
  }
}

async function deleteAccount({ ledger }: Work, applied: Applied): Promise<void> {
  const { username, client } = applied.person;
  ledger.applications.splice(ledger.applications.indexOf(applied), 1);
  // That it is gone indeed is looked at in the end.
  await insistOnce(
    ledger,
    401,
    () => call(client, api.applicants.deleteAccount, { params: { username }, body: { password } }, { timeout }),
    { mayBeSentAgain: true },
  );
  const files = [applied.resume, applied.certification].filter((bytes) => bytes !== null);
  ledger.deleted.push({ username, sha256: files.map(sha256) });
}
