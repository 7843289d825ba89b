/** Sends hostile files to every upload field that takes their kind, and has what is kept read as the product would. */
import { extname } from 'node:path';
import { allEndpoints, api, type Endpoint, type Role, rolesAllowed } from '@saring/contract';
import { type Cast, idsOf } from '#world/people/contract-cast.ts';
import { sampleOf } from '#world/people/contract-values.ts';
import type { HostileFile } from './files.ts';

const documents = ['.pdf', '.docx', '.doc', '.txt'];
const sounds = ['.wav'];
/** The endings that a file field takes. */
const endings: Record<string, readonly string[]> = {
  resume: documents,
  description_file: documents,
  certification: ['.pdf', '.png', '.jpg'],
  profile_picture: ['.svg', '.png', '.jpg', '.gif'],
  piece: sounds,
  audio: sounds,
  file: sounds,
};

export interface Field {
  name: string;
  endpoint: Endpoint;
  field: string;
  maxBytes: number;
}
const fields: Field[] = allEndpoints().flatMap(({ name, endpoint }) =>
  Object.entries(endpoint.files ?? {}).map(([field, { maxBytes }]) => ({ name, endpoint, field, maxBytes })),
);

/** The fields that take a file of this ending; for one that none takes all that take documents or pictures. */
export function fieldsFor(filename: string): Field[] {
  const ending = extname(filename);
  const takers = fields.filter(({ field }) => endings[field]?.includes(ending));
  return takers.length > 0 ? takers : fields.filter(({ field }) => endings[field] !== sounds);
}

/** Calls that read a document while it is being uploaded; the others leave that to a task. */
const readers = [
  'applicants.saveResume',
  'applicants.readResume',
  'jobs.generateCriteriaFromFile',
  'applications.save',
];

/** Where a file is tried: in one of its fields by `turn`, so that every field meets files of every kind; all are read by the same code. */
export function fieldToTry(file: HostileFile, turn: number): Field {
  const takers = fieldsFor(file.name);
  const field = takers[turn % takers.length];
  if (!field) throw new Error(`No field takes ${file.name}.`);
  return field;
}

/** The statuses that are right for a file in a field. */
export function rightFor({ name, field, maxBytes }: Field, file: HostileFile): readonly number[] {
  if (file.bytes.length > maxBytes) return [413];
  if (!endings[field]?.includes(extname(file.name))) return [415];
  return readers.includes(name) && field !== 'certification' ? file.read : file.kept;
}

export interface Sent {
  status: number;
  text: string;
}

export const roleOf = ({ access }: Endpoint): Role => rolesAllowed(access)[0] ?? 'user';

export function hostileUploads(server: { url: string }, cast: Cast) {
  async function send(endpoint: Endpoint, path: string, init: RequestInit): Promise<Sent> {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${cast.tokens[roleOf(endpoint)]}`);
    const response = await fetch(server.url + path, { ...init, headers });
    return { status: response.status, text: await response.text() };
  }

  /** Calls an endpoint about the own side, with a body as its schema wants it or a file in place of the good one. */
  function ask(
    name: string,
    endpoint: Endpoint,
    change: Record<string, string> = {},
    files: Record<string, File> = {},
  ) {
    const ids = idsOf(endpoint, roleOf(endpoint), cast.own, cast);
    const { path, init } = sampleOf(name, endpoint, { ...ids, ...change }, files);
    return send(endpoint, path, init);
  }

  let applied = 0;
  let openJob = '';
  /** Three applications are the most for a job, so every third file has another. */
  async function jobToApplyFor(): Promise<string> {
    if (applied++ % 3 === 0) openJob = JSON.parse((await ask('jobs.create', api.jobs.create)).text).job.id;
    return openJob;
  }

  /** Has what was kept read; answers what that said, null where nothing reads it. */
  async function readKept(name: string, text: string): Promise<Sent | null> {
    const answer: { job?: { id: string }; data?: { application: { id: string } } } = JSON.parse(text);
    if (name === 'applications.save')
      return ask('', api.applications.processResume, { application_id: answer.data?.application.id ?? '' });
    if (name === 'jobs.create' || name === 'jobs.update')
      return ask('', api.jobs.process, { jobId: answer.job?.id ?? '' });
    return name === 'applicants.saveResume' ? ask('', api.applicants.resumeSuggestions) : null;
  }

  return {
    send,
    /** Sends a file to a field and, where it was kept, has it read as the product would. */
    async upload({ name, endpoint, field }: Field, { name: filename, bytes }: HostileFile) {
      const file = new File([new Uint8Array(bytes)], filename);
      const jobId = name === 'applications.save' ? await jobToApplyFor() : cast.own.jobId;
      const answer = await ask(name, endpoint, { jobId }, { [field]: file });
      // Nothing reads a certificate.
      const isRead = answer.status < 300 && field !== 'certification';
      return { ...answer, read: isRead ? await readKept(name, answer.text) : null };
    },
  };
}
