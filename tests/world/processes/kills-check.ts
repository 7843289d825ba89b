/** What must hold after the kills: everything acknowledged is there and whole, nothing is half, nothing was done twice. */
import { readdir, readFile, utimes } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { api, call } from '@saring/contract';
import pg from 'pg';
import { verifyTrail } from '#world/app/scopes.ts';
import { until } from '#world/app/until.ts';
import { anonymous, type CompanyPerson, password } from '#world/people/people.ts';
import { type Applied, type Ledger, sha256 } from './kills-work.ts';
import { stopwatch } from './stopwatch.ts';

interface Place {
  url: string;
  dataDir: string;
  databaseUrl: string;
  /** What the bucket holds, by key, where files lie in one instead of the folder. */
  objects?: ReadonlyMap<string, Buffer>;
}

type Row = Record<string, unknown>;

/**
 * Waits until nothing is left to do but what is ordered for later, retries at once; answers the seconds, or throws where
 * that does not come. A tick of the queue's own clock that a kill met is given up by it after fifteen minutes, and made up for.
 */
export async function untilIdle({ databaseUrl }: Place): Promise<number> {
  const seconds = stopwatch();
  const open = `select name, count(*)::int as count from pgboss.job
    where state in ('created', 'retry', 'active') and name <> 'interview.expire'
      and not (state = 'active' and name = '__pgboss__send-it')
      and (start_after < now() + interval '1 minute' or state <> 'created') group by name`;
  let waiting: Row[] = [];
  const isIdle = async () => {
    // A task's wait doubles with each time it is lost: a mail that met seven kills waits four minutes for its next try.
    await query(databaseUrl, "update pgboss.job set start_after = now() where state = 'retry' and start_after > now()");
    waiting = await query(databaseUrl, open);
    return waiting.length === 0 ? seconds() : null;
  };
  return until(isIdle, () => new Error(`still to be done: ${JSON.stringify(waiting)}`), 250);
}

async function query(databaseUrl: string, statement: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
}

/** Everything that is not as it should be, in words; empty where all holds. */
export async function faultsAfter(place: Place, company: CompanyPerson, ledger: Ledger): Promise<string[]> {
  const faults: string[] = [];
  const expect = (holds: boolean, what: string) => {
    if (!holds) faults.push(what);
  };
  const lost = (what: string) => (error: unknown) => expect(false, `${what} cannot be read: ${String(error)}`);
  for (const applied of ledger.applications)
    await checkApplication(place, applied, expect).catch(lost(`application ${applied.id}`));
  for (const answer of ledger.answers)
    await checkAnswer(place, company, answer, expect).catch(lost(`answer ${answer.sequence} of ${answer.id}`));
  const rows = (statement: string, values?: unknown[]) => query(place.databaseUrl, statement, values);
  for (const { id, title, sha256: sum } of ledger.jobs) {
    const found = await rows(
      'select j.id, j.description_state, f.sha256 from jobs j left join files f on f.id = j.description_file_id where j.title = $1',
      [title],
    );
    expect(found.length === 1 && found[0]?.id === id, `job ${title} is there ${found.length} times`);
    expect(found[0]?.sha256 === sum && found[0]?.description_state === 'done', `job ${title} is not whole and read`);
  }
  for (const { id, status, reason } of ledger.decisions) {
    const found = await rows(
      `select a.status, array(select text from application_notes n where n.application_id = a.id and kind = 'reason') as notes
       from applications a where a.id = $1`,
      [id],
    );
    const notes = found[0]?.notes as string[] | undefined; // as the statement makes them
    expect(found[0]?.status === status, `decision ${status} of ${id} is lost`);
    expect(notes?.length === 1 && notes[0] === reason, `reason of ${id}: ${JSON.stringify(notes)}`);
  }
  for (const { username, acknowledged, sent } of ledger.profiles) {
    const found = await rows(
      'select description from applicants a join users u on u.id = a.user_id where u.username = $1',
      [username],
    );
    const version = Number(String(found[0]?.description).split(' ')[1]);
    expect(version >= acknowledged && version <= sent, `profile of ${username} is at ${version}, not ${acknowledged}`);
  }
  const { contents, orphans } = await storedFiles(place, rows, expect);
  for (const { username, sha256: sums } of ledger.deleted) {
    const left = await rows(
      'select 1 from users where username = $1 union all select 1 from applications where username = $1',
      [username],
    );
    expect(left.length === 0, `rows of ${username} outlived the account`);
    for (const sum of sums)
      expect(!contents.has(sum) || orphans.has(sum), `a file of ${username} outlived the account`);
    const answer = await call(anonymous(place), api.auth.token, { body: { username, password } }).catch(() => null);
    expect(answer === null, `${username} can still sign in`);
  }
  await checkMails(place, ledger, rows, expect);
  await checkOnce(rows, expect);
  for (const { chain, faults: broken } of await verifyTrail(place.databaseUrl))
    expect(broken.length === 0, `audit trail of ${chain || 'the operator'}: ${broken.join('; ')}`);
  expect(ledger.mute.length === 0, `5xx without a request id: ${ledger.mute.slice(0, 3).join(' | ')}`);
  return faults;
}

type Expect = (holds: boolean, what: string) => void;
type Rows = (statement: string, values?: unknown[]) => Promise<Row[]>;

async function checkApplication(place: Place, applied: Applied, expect: Expect): Promise<void> {
  const { id, person, resume, certification } = applied;
  const { data } = await call(person.client, api.applications.ownById, { params: { id } });
  const { resumeUrl, certificationUrl, resumeState } = data.application;
  expect(resumeState === 'done', `resume of ${id} is ${resumeState}`);
  const same = async (url: string | null, bytes: Uint8Array) =>
    url !== null && Buffer.from(bytes).equals(Buffer.from(await (await fetch(new URL(url, place.url))).arrayBuffer()));
  expect(await same(resumeUrl, resume), `resume of ${id} is not what was sent`);
  if (certification) expect(await same(certificationUrl, certification), `certification of ${id} is not what was sent`);
  else expect(certificationUrl === null, `certification of ${id} came from nowhere`);
}

async function checkAnswer(
  place: Place,
  company: CompanyPerson,
  { id, sequence, response, sound }: Ledger['answers'][number],
  expect: Expect,
): Promise<void> {
  const { data } = await call(company.client, api.interviews.review, { params: { id } });
  const items = data.interviewHistory.filter((item) => item.sequence === sequence);
  expect(items.length === 1 && items[0]?.response === response, `answer ${sequence} of ${id} is lost or doubled`);
  const url = items[0]?.audioUrl;
  const kept = url ? Buffer.from(await (await fetch(new URL(url, place.url))).arrayBuffer()) : null;
  if (sound) expect(kept?.equals(sound) === true, `sound of answer ${sequence} of ${id}: ${kept?.length ?? 'none'}`);
}

/** Every row has its bytes, whole; what lies around without a row is what a kill left. */
async function storedFiles(place: Place, rows: Rows, expect: Expect) {
  const sums = new Map<string, string>();
  for (const key of place.objects ? [] : await keysIn(place))
    sums.set(key, sha256(await readFile(join(place.dataDir, 'files', key))));
  for (const [key, bytes] of place.objects ?? []) sums.set(key, sha256(bytes));
  const known = new Set<string>();
  for (const { key, sha256: sum } of await rows('select key, sha256 from files')) {
    known.add(String(key));
    expect(sums.get(String(key)) === sum, `stored file ${key} is ${sums.has(String(key)) ? 'half' : 'missing'}`);
  }
  const orphans = [...sums].filter(([key]) => !known.has(key)).map(([, sum]) => sum);
  return { contents: new Set(sums.values()), orphans: new Set(orphans) };
}

async function keysIn({ dataDir }: Place): Promise<string[]> {
  const folder = join(dataDir, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  const keys = files.map((entry) => relative(folder, join(entry.parentPath, entry.name))).sort();
  // The product's own id and list of what it erased have no row.
  return keys.filter((key) => key !== 'erasures.jsonl' && key !== 'installation-id');
}

/** Lets a day pass for the stored files and has them swept: what then lies there that no row names, or is gone that one does. */
export async function leftAfterSweep(place: Place): Promise<string[]> {
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  for (const key of await keysIn(place)) await utimes(join(place.dataDir, 'files', key), yesterday, yesterday);
  await query(place.databaseUrl, "insert into pgboss.job (name, data) values ('files.sweep', '{}')");
  await untilIdle(place);
  const named = new Set((await query(place.databaseUrl, 'select key from files')).map(({ key }) => String(key)));
  const lying = new Set(await keysIn(place));
  return [
    ...[...lying].filter((key) => !named.has(key)).map((key) => `after the sweep ${key} is left`),
    ...[...named].filter((key) => !lying.has(key)).map((key) => `after the sweep ${key} is gone`),
  ];
}

/** One mail per cause, and one letter per mail. */
async function checkMails({ dataDir }: Place, ledger: Ledger, rows: Rows, expect: Expect): Promise<void> {
  const letters = (await readdir(join(dataDir, 'outbox'))).filter((name) => name.endsWith('.eml'));
  const ids = letters.map((name) => name.slice(name.indexOf('_') + 1, name.indexOf('@')));
  expect(new Set(ids).size === ids.length, 'a mail was written twice');
  for (const { id, state } of await rows('select id, state from emails'))
    expect(state === 'kept' && ids.includes(String(id)), `mail ${id} is ${state}`);
  for (const { id, words } of ledger.mails) {
    const found = await rows('select id from emails where application_id = $1 and strpos(text, $2) > 0', [id, words]);
    expect(found.length === 1, `the decision on ${id} was mailed ${found.length} times`);
  }
}

const recounts = {
  'jobs by company': `select c.id from companies c where c.job_count <> (select count(*) from jobs j where j.company_id = c.id)`,
  'applications by company': `select c.id from companies c where c.application_count <>
    (select count(*) from applications a where a.company_id = c.id and a.status <> 'Withdrawn')`,
  'applicants by job': `select j.id from jobs j where (j.listed_count, j.applicant_count, j.accepted_count, j.reviewed_count) is distinct from
    (select (count(*)::int, (count(*) filter (where status <> 'Withdrawn'))::int, (count(*) filter (where status = 'Accepted'))::int,
      (count(*) filter (where status in ('Accepted', 'KIV', 'Rejected')))::int) from applications a where a.job_id = j.id)`,
  'grades by job': `select 1 from (select job_id, step, status, hiring_stage, graded, people from applicant_counts where people <> 0) s
    full join (select job_id, floor(final_score * 8)::int as step, status, hiring_stage, interview_score is not null as graded, count(*)::int as people
      from applications group by 1, 2, 3, 4, 5) a using (job_id, step, status, hiring_stage, graded) where s.people is distinct from a.people`,
  'scores by engine': `select 1 from (select job_id, scored_by, people from scored_counts where people <> 0) s
    full join (select job_id, scored_by, count(*)::int as people from applications where resume_score is not null group by 1, 2) a
      using (job_id, scored_by) where s.people is distinct from a.people`,
  'words of names by job': `select 1 from name_words s
    full join (select job_id, word, count(distinct id)::int as people from applications, unnest(string_to_array(lower(full_name), ' ')) word
      where word <> '' group by 1, 2) a using (job_id, word) where s.people is distinct from a.people`,
} as const;

async function checkOnce(rows: Rows, expect: Expect): Promise<void> {
  const nothing = async (what: string, statement: string) => {
    const found = await rows(statement);
    expect(found.length === 0, `${what}: ${JSON.stringify(found.slice(0, 3))}`);
  };
  await nothing(
    'analysed twice',
    'select application_id, kind, count(*)::int from analyses group by application_id, kind, input_hash having count(*) > 1',
  );
  await nothing(
    'never analysed',
    `select id from applications a where not exists (select 1 from analyses n where n.application_id = a.id and kind = 'resume')`,
  );
  await nothing(
    'interviews never analysed',
    `select application_id from interviews i where state = 'complete'
     and not exists (select 1 from analyses n where n.application_id = i.application_id and kind = 'interview')`,
  );
  await nothing('tasks given up', "select name, output from pgboss.job where state = 'failed'");
  await nothing('pieces left over', 'select distinct application_id from interview_pieces');
  await nothing(
    'half applications',
    `select a.id from applications a left join files f on f.id = a.resume_file_id
     left join resume_texts t on t.application_id = a.id where f.id is null or t.application_id is null`,
  );
  for (const [what, statement] of Object.entries(recounts)) await nothing(`counters of ${what}`, statement);
}
