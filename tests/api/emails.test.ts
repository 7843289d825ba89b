/** Writing to accepted and rejected applicants, through a real SMTP server on loopback. Over 300 lines, for all of them share that server and what it refuses. */
import { api, call } from '@saring/contract';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { buildApplication, buildJob } from '#world/people/builders.ts';
import {
  buildApplicant,
  buildCompany,
  type CompanyPerson,
  type Person,
  signInSuperuser,
  unique,
} from '#world/people/people.ts';

const received: Email[] = [];
/** Who was mailed a code that confirms the address, as each new account is. */
const confirmed = new Set<string | undefined>();
/** Who was mailed that their application has arrived. */
const arrived = new Set<string | undefined>();
/** SMTP codes that the server answers for an address, one after the other; then it accepts. */
const refusals = new Map<string, number[]>();
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo({ address }, _session, done) {
    const responseCode = refusals.get(address)?.shift();
    done(responseCode ? Object.assign(new Error('Not now'), { responseCode }) : undefined);
  },
  onData(stream, _session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', async () => {
      const mail = await PostalMime.parse(Buffer.concat(chunks));
      if (mail.subject === 'Confirm your email address') confirmed.add(mail.to?.[0]?.address);
      else if (mail.subject?.includes('has received your application')) arrived.add(mail.to?.[0]?.address);
      else received.push(mail);
      done();
    });
  },
});
server.on('error', () => {});

let app: TestApp;
let company: CompanyPerson;
let jobId: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  app = await startApp({ env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Saring <hire@saring.test>' } });
  company = await buildCompany(app);
  await rows(app, 'update companies set contact_email = $2 where id = $1', [company.companyId, 'people@company.test']);
  jobId = (await buildJob(company)).id;
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

const addressOf = (person: Person) => `${person.username}@person.test`;
const to = (address: string) => received.filter((mail) => mail.to?.[0]?.address === address);

async function applicant(status: 'Accepted' | 'Rejected' | 'KIV', name = 'Aisyah Rahman', of = company, job = jobId) {
  const person = await buildApplicant(app, name);
  const id = await buildApplication(person, { id: job, companyId: of.companyId });
  await call(of.client, api.applications.setStatus, { params: { id }, body: { status } });
  // Out of the way of what the server is told to refuse.
  await expect.poll(() => confirmed).toContain(addressOf(person));
  await expect.poll(() => arrived).toContain(addressOf(person));
  return { ...person, address: addressOf(person), id };
}
const mail = (
  group: 'acceptance' | 'rejection',
  addresses: unknown,
  message = 'Dear {full_name}, welcome as {job_title} at {company}.',
  query: Record<string, string> = {},
) =>
  send(app, 'POST', `/api/applications/send-${group}-emails`, {
    token: company.token,
    query: { text_message: message, ...query },
    json: addresses,
  });
const figures = (successful_count: number, failed_count: number) => ({
  successful_count,
  kept_count: 0,
  failed_count,
  total_emails: successful_count + failed_count,
});

describe('a registration link', () => {
  it('tells in the list what became of its mail, in the words of the mail server', async () => {
    const operator = await signInSuperuser(app);
    const adminEmail = `${unique('gone')}@company.test`;
    refusals.set(adminEmail, [550]);
    await call(operator, api.superuser.sendRegistrationLink, { body: { adminEmail, companyName: unique('Firm ') } });
    const told = async () => {
      const { links } = await call(operator, api.superuser.registrationLinks, { query: { search: adminEmail } });
      return links[0]?.mail;
    };
    await expect.poll(told).toEqual({ state: 'refused', error: expect.stringContaining('Not now') });
    const { links } = await call(operator, api.superuser.registrationLinks, { query: { search: adminEmail } });
    await call(operator, api.superuser.resendRegistrationLink, { params: { id: links[0]?.id ?? '' } });
    await expect.poll(told).toEqual({ state: 'sent', error: null });
    // It is the operator's mail, and nobody else's.
    expect(to(adminEmail)[0]?.from).toMatchObject({ name: 'Saring', address: 'hire@saring.test' });
  });
});

describe('a mail to a group', () => {
  it('reaches its applicants, each by name, as text and as HTML', async () => {
    const [one, two] = [await applicant('Accepted', 'Siti <Nur>'), await applicant('Accepted', 'Raj & Sons')];
    const { status, body } = await mail(
      'acceptance',
      [one.address, two.address],
      'Dear {full_name},\n\nyou are {job_title} at {company}.\nSee you!',
    );
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      message: 'Email sending completed!',
      data: { ...figures(2, 0), failed: [] },
    });
    const [seen] = to(one.address);
    expect(seen?.from).toMatchObject({ name: `${company.companyName} via Saring`, address: 'hire@saring.test' });
    expect(seen?.replyTo?.map(({ address }) => address)).toEqual(['people@company.test']);
    expect(seen?.subject).toBe(`Your application for Accountant at ${company.companyName}`);
    expect(seen?.text).toContain('Dear Siti <Nur>,');
    expect(seen?.text).toContain(`you are Accountant at ${company.companyName}.\nSee you!`);
    expect(seen?.html).toContain('Dear Siti &#60;Nur&#62;,');
    expect(to(two.address)).toHaveLength(1);
  });

  it('reaches nobody outside the group, of another company, or unknown', async () => {
    const other = await buildCompany(app);
    const foreign = await applicant('Accepted', 'Foreign', other, (await buildJob(other)).id);
    const [accepted, rejected, kept] = [
      await applicant('Accepted'),
      await applicant('Rejected'),
      await applicant('KIV'),
    ];
    const wrong = [rejected.address, kept.address, foreign.address, 'nobody@x.test', 'not an address'];
    const { body } = await mail('acceptance', [accepted.address, ...wrong]);
    expect(body).toMatchObject({ success: true, data: figures(1, 5) });
    expect(body.data.failed).toEqual(
      wrong.map((email) => ({
        email,
        reason: 'This address does not belong to one of your accepted applicants.',
      })),
    );
    expect(
      received.filter((each) => wrong.includes(each.to?.[0]?.address ?? '') && /welcome as/.test(each.text ?? '')),
    ).toEqual([]);
    const none = await mail('rejection', [accepted.address]);
    expect(none).toMatchObject({ status: 200, body: { success: false, data: figures(0, 1) } });
    expect((await mail('rejection', [rejected.address])).body.data).toMatchObject(figures(1, 0));
  });

  it('goes to an address once, however it is spelled and however often it is named', async () => {
    const one = await applicant('Accepted');
    const { body } = await mail('acceptance', [one.address, one.address.toUpperCase(), one.address]);
    expect(body.data).toMatchObject(figures(1, 0));
    expect(to(one.address)).toHaveLength(1);
  });

  it('goes to each who applied with an address, under the own name', async () => {
    const one = await applicant('Accepted', 'Siti Nur');
    const other = await applicant('Accepted', 'Raj Kumar');
    await rows(app, 'update applications set contact_email = $2 where id = $1', [other.id, one.address.toUpperCase()]);
    const { body } = await mail('acceptance', [one.address]);
    expect(body.data).toMatchObject(figures(1, 0));
    const about = await rows(
      app,
      "select application_id as id from emails where lower(recipient) = $1 and cause like 'decision:%'",
      [one.address],
    );
    expect(about.map(({ id }) => id).toSorted()).toEqual([one.id, other.id].toSorted());
    expect(received.filter(({ text }) => /Dear (?:Siti Nur|Raj Kumar),/.test(text ?? ''))).toHaveLength(2);
  });

  it('is sent once when the same message is sent again, also at once; another message is another mail', async () => {
    const one = await applicant('Accepted');
    const sent = await Promise.all([1, 2, 3].map(() => mail('acceptance', [one.address])));
    sent.push(await mail('acceptance', [one.address]));
    for (const { body } of sent) expect(body).toMatchObject({ success: true, data: figures(1, 0) });
    expect(to(one.address)).toHaveLength(1);
    await mail('acceptance', [one.address], 'And bring your documents.');
    expect(to(one.address)).toHaveLength(2);
  });

  it('goes out again when it is sent again a day later, and then once', async () => {
    const one = await applicant('Accepted');
    for (const times of [1, 2, 3]) {
      await Promise.all([1, 2, 3].map(() => mail('acceptance', [one.address])));
      await mail('acceptance', [one.address]);
      expect(to(one.address)).toHaveLength(times);
      await rows(app, "update emails set created_at = created_at - interval '25 hours' where recipient = $1", [
        one.address,
      ]);
    }
  });

  it('can be held to one job, and otherwise is about the newest application', async () => {
    const second = await buildJob(company, { jobTitle: 'Bookkeeper' });
    const one = await applicant('Accepted');
    const id = await buildApplication(one, second);
    expect((await mail('acceptance', [one.address], 'Hello', { jobId: second.id })).body.data).toMatchObject(
      figures(0, 1),
    );
    await call(company.client, api.applications.setStatus, { params: { id }, body: { status: 'Accepted' } });
    await mail('acceptance', [one.address], 'Hello', { jobId });
    await mail('acceptance', [one.address], 'Hello');
    expect(to(one.address).map(({ subject }) => subject?.split(' at ')[0])).toEqual([
      'Your application for Accountant',
      'Your application for Bookkeeper',
    ]);
    expect((await mail('acceptance', [one.address], 'Hello', { jobId: 'x' })).body.data).toMatchObject(figures(0, 1));
  });
});

describe('the message', () => {
  it('may be as long as the limit in any script', async () => {
    const one = await applicant('Accepted');
    const message = '恭喜您被录取了'.repeat(720).slice(0, 5000);
    expect((await mail('acceptance', [one.address], message)).status).toBe(200);
    expect(to(one.address)[0]?.text).toContain(message);
  });

  it('may stand in the body, and then counts before one in the address', async () => {
    const [one, two] = [await applicant('Accepted'), await applicant('Accepted')];
    const long = '恭喜您被录取了'.repeat(720).slice(0, 5000);
    for (const { to: person, query } of [
      { to: one, query: {} },
      { to: two, query: { text_message: 'Not this' } },
    ]) {
      const sent = await send(app, 'POST', '/api/applications/send-acceptance-emails', {
        token: company.token,
        query,
        json: { emails: [person.address], text_message: long },
      });
      expect([sent.status, sent.body.data.successful_count]).toEqual([200, 1]);
      expect(to(person.address)[0]?.text).toContain(long);
    }
  });

  it.each([
    [['a@x.test'], ['query', 'text_message'], 'Message content cannot be empty'],
    [{ emails: ['a@x.test'] }, ['body', 'text_message'], 'Message content cannot be empty'],
    [{ emails: ['a@x.test'], text_message: ' ' }, ['body', 'text_message'], 'Message content cannot be empty'],
    [{ emails: [], text_message: 'Hello' }, ['body', 'emails'], 'No email addresses provided'],
    [{ text_message: 'Hello' }, ['body', 'emails'], 'No email addresses provided'],
  ])('with %j as the body alone is refused, and it is said where', async (json, loc, msg) => {
    const path = '/api/applications/send-rejection-emails';
    const answer = await send(app, 'POST', path, { token: company.token, json });
    expect([answer.status, answer.body.detail]).toEqual([422, [{ loc, msg }]]);
  });

  it('is not changed by what stands in a name', async () => {
    const one = await applicant('Accepted', "$& $1 $` {company} $'");
    await mail('acceptance', [one.address], 'Dear {full_name}!');
    expect(to(one.address)[0]?.text).toContain("Dear $& $1 $` {company} $'!");
  });

  it.each([
    ['', 'Message content cannot be empty'],
    [' \n ', 'Message content cannot be empty'],
    ['x'.repeat(5001), 'A message is at most 5000 characters'],
  ])('%j is refused', async (message, text) => {
    const answer = await mail('acceptance', ['a@x.test'], message);
    expect(answer).toMatchObject({
      status: 422,
      body: { success: false, message: text, detail: [{ loc: ['query', 'text_message'], msg: text }] },
    });
  });

  it.each([
    [[], 'No email addresses provided'],
    ['a@x.test', 'No email addresses provided'],
    [[5], 'Item 1 must be a text'],
    [Array(1001).fill('a@x.test'), 'At most 1000 addresses at once'],
  ])('to %j is refused', async (addresses, text) => {
    const answer = await mail('acceptance', addresses);
    expect(answer).toMatchObject({ status: 422, body: { success: false, message: text } });
  });
});

describe('a mail server', () => {
  it('that refuses an address makes it count as failed, and the others still get theirs', async () => {
    const [bad, good] = [await applicant('Accepted'), await applicant('Accepted')];
    refusals.set(bad.address, [550]);
    const { body } = await mail('acceptance', [bad.address, good.address]);
    expect(body).toMatchObject({ success: true, data: figures(1, 1) });
    expect(body.data.failed).toEqual([{ email: bad.address, reason: 'The mail server refused this address.' }]);
    expect(to(good.address)).toHaveLength(1);
  });

  it('that refused once is asked again when the message is sent again', async () => {
    const one = await applicant('Accepted');
    refusals.set(one.address, [550]);
    expect((await mail('acceptance', [one.address])).body.success).toBe(false);
    expect((await mail('acceptance', [one.address])).body).toMatchObject({ success: true, data: figures(1, 0) });
    expect(to(one.address)).toHaveLength(1);
  });

  it('that is busy is tried again while the call waits', async () => {
    const one = await applicant('Accepted');
    refusals.set(one.address, [451]);
    expect((await mail('acceptance', [one.address])).body).toMatchObject({ success: true, data: figures(1, 0) });
    expect(to(one.address)).toHaveLength(1);
  });
});

it('a mail is tried for hours, a code only as long as it is good', async () => {
  await using away = await startApp({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  await buildCompany(away);
  const { username } = await buildApplicant(away);
  await send(away, 'POST', `/api/auth/${username}/send-otp`);
  const waiting = () =>
    rows(
      away,
      "select e.subject, retry_limit, data ->> 'until' as until from pgboss.job j join emails e on e.id::text = j.data ->> 'emailId' where e.state = 'queued' and e.error is not null order by e.subject desc",
    );
  await expect.poll(async () => (await waiting()).length).toBe(4);
  const [code, link, confirmation, verified] = await waiting();
  expect([code.subject, link.subject, confirmation.subject, verified.subject]).toEqual([
    'Your verification code',
    expect.stringMatching(/^Register /),
    'Confirm your email address',
    expect.stringMatching(/ is verified$/),
  ]);
  for (const { retry_limit } of [code, link, confirmation, verified]) expect(retry_limit).toBeGreaterThan(20);
  expect(Date.parse(code.until)).toBeLessThanOrEqual(Date.now() + 10 * 60_000);
  expect(Date.parse(confirmation.until)).toBeLessThanOrEqual(Date.now() + 86_400_000);
  expect([link.until, verified.until]).toEqual([null, null]);
});

it('a mail whose time is over is not blamed on its address', async () => {
  const one = await applicant('Accepted');
  refusals.set(one.address, Array(20).fill(451));
  const waiting = mail('acceptance', [one.address]);
  await expect
    .poll(() =>
      rows(app, `select 1 from emails where recipient = '${one.address}' and state = 'queued' and attempts > 0`),
    )
    .toHaveLength(1);
  // Missed where the queue puts the task back at this moment.
  const over = `update pgboss.job set data = jsonb_set(data, '{until}', '"2020-01-01T00:00:00Z"') from emails e
    where e.id::text = data ->> 'emailId' and e.recipient = '${one.address}' and e.state = 'queued' returning 1`;
  await expect.poll(() => rows(app, over)).toHaveLength(1);
  expect((await waiting).body.data.failed).toEqual([
    { email: one.address, reason: 'The mail server could not be reached in time.' },
  ]);
});

it('a job title with a line break adds no header', async () => {
  const job = await buildJob(company, { jobTitle: 'Accountant\r\nBcc: spy@x.test' });
  const one = await applicant('Accepted', 'Aisyah', company, job.id);
  expect((await mail('acceptance', [one.address])).body.data).toMatchObject(figures(1, 0));
  const [seen] = to(one.address);
  expect(seen?.subject).toBe(`Your application for Accountant Bcc: spy@x.test at ${company.companyName}`);
  expect(seen?.bcc).toBeUndefined();
});

describe('what became of each mail', () => {
  it('is kept per applicant and group: the newest mail, its state and why it failed', async () => {
    const own = await buildCompany(app);
    const job = await buildJob(own);
    const [good, bad, never] = [
      await applicant('Accepted', 'Good', own, job.id),
      await applicant('Accepted', 'Bad', own, job.id),
      await applicant('Accepted', 'Never', own, job.id),
    ];
    const rejected = await applicant('Rejected', 'Rejected', own, job.id);
    refusals.set(bad.address, [550]);
    const mailFrom = (group: string, addresses: string[]) =>
      send(app, 'POST', `/api/applications/send-${group}-emails`, {
        token: own.token,
        query: { text_message: 'Hello', jobId: job.id },
        json: addresses,
      });
    await mailFrom('acceptance', [good.address, bad.address]);
    await mailFrom('rejection', [rejected.address]);
    const path = `/api/applications/emails/${own.companyId}/${job.id}`;
    const get = async (group: string, as: { token: string } = own) =>
      send(app, 'GET', path, { token: as.token, query: { group } });
    const { status, body } = await get('Accepted');
    expect(status).toBe(200);
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    expect(
      body.deliveries.toSorted((a: { email: string }, b: { email: string }) => (a.email < b.email ? -1 : 1)),
    ).toEqual(
      [
        {
          application_id: good.id,
          email: good.address,
          full_name: 'Good',
          about: 'decision',
          state: 'sent',
          reason: null,
          at,
        },
        {
          application_id: bad.id,
          email: bad.address,
          full_name: 'Bad',
          about: 'decision',
          state: 'failed',
          reason: 'The mail server refused this address.',
          at,
        },
      ].toSorted((a, b) => (a.email < b.email ? -1 : 1)),
    );
    expect(JSON.stringify(body)).not.toContain(never.address);
    expect((await get('Rejected')).body.deliveries).toMatchObject([{ email: rejected.address, state: 'sent' }]);
    await mailFrom('acceptance', [bad.address]);
    expect((await get('Accepted')).body.deliveries).toHaveLength(2);
    expect((await get('Accepted')).body.deliveries.every(({ state }: { state: string }) => state === 'sent')).toBe(
      true,
    );
    expect((await send(app, 'GET', path, own)).body.deliveries).toHaveLength(3);
    expect((await get('Everybody')).status).toBe(422);
    expect((await get('Accepted', company)).status).toBe(404);
  });

  it('is told of one applicant for each kind that goes by itself, of a wish until the interview begins', async () => {
    const own = await buildCompany(app);
    const job = await buildJob(own);
    const person = await buildApplicant(app, 'Unreached');
    const address = addressOf(person);
    await expect.poll(() => confirmed).toContain(address);
    refusals.set(address, [550]);
    const id = await buildApplication(person, job);
    const params = { id };
    const get = (application_id: string, as: { token: string } = own) =>
      send(app, 'GET', `/api/applications/emails/${own.companyId}/${job.id}`, {
        token: as.token,
        query: { application_id },
      });
    const told = async () => (await get(id)).body.deliveries;
    const abouts = async () => (await told()).map(({ about }: { about: string }) => about).toSorted();
    const reason = 'The mail server refused this address.';
    const lost = { application_id: id, about: 'received', state: 'failed', reason };
    await expect.poll(told).toMatchObject([{ ...lost, email: address, full_name: 'Unreached' }]);

    const blind = { companyId: own.companyId, jobId: job.id };
    await call(own.client, api.applications.setBlindReview, { params: blind, body: { blindReview: true } });
    const withheld = await told();
    expect(withheld).toMatchObject([{ ...lost, email: '' }]);
    expect(JSON.stringify(withheld)).not.toMatch(new RegExp(`Unreached|${person.username}`));

    await call(person.client, api.interviews.wish, { params, body: { wish: 'May I have a break?' } });
    await call(own.client, api.interviews.answerWish, { params, body: { answer: 'Yes.' } });
    await expect.poll(abouts).toEqual(['received', 'wish']);
    await call(person.client, api.interviews.start, { params, query: { tab: 'one' } });
    expect(await abouts()).toEqual(['received']);

    const body = { status: 'Rejected' } as const;
    await call(own.client, api.applications.setStatus, { params, body: { ...body, publish: 'later' } });
    await call(own.client, api.applications.setStatus, { params, body });
    await expect.poll(abouts).toEqual(['decision', 'received']);
    await expect.poll(told).toContainEqual(expect.objectContaining({ about: 'decision', state: 'sent', reason: null }));
    for (const nobody of ['nobody', company.companyId]) expect((await get(nobody)).status).toBe(404);
    expect((await get(id, company)).status).toBe(404);
  });
});
