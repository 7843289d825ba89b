/** Administrators of a company invite others, who join by a link, and let go of each other; the last one stays. */
import { api, call, textOf } from '@saring/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { doTask } from '#world/app/every-task.ts';
import { heldClock } from '#world/app/held-clock.ts';
import { rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { buildApplication, buildJob } from '#world/people/builders.ts';
import {
  anonymous,
  buildApplicant,
  buildCompany,
  type CompanyPerson,
  password,
  signIn,
  unique,
} from '#world/people/people.ts';

const clock = heldClock();
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ replace: { clock } });
});
afterAll(() => app[Symbol.asyncDispose]());

/** An installation whose mails go out: whoever invites is shown no link. */
async function startMailing() {
  const sent: { to: string; subject: string; text: string }[] = [];
  const none = async () => {};
  const send = async (mail: (typeof sent)[number]) => {
    sent.push(mail);
    return { ok: true } as const;
  };
  const mail = { sends: true, send, ready: none, forget: none, close: none, async *kept() {} };
  const mailing = await startApp({ replace: { mail } });
  const mailedToken = async (address: string) => {
    const found = () => sent.find(({ to, subject }) => to === address && subject.includes('invites you'));
    await expect.poll(found).toBeDefined();
    return found()?.text.match(/\/join\/(\S+)/)?.[1] ?? '';
  };
  return { mailing, mailedToken };
}

const ofCompany = ({ companyId }: CompanyPerson) => ({ companyId });
const invite = (by: CompanyPerson, email: string) =>
  call(by.client, api.members.invite, { params: ofCompany(by), body: { email, password } });
const list = (of: CompanyPerson) => call(of.client, api.members.list, { params: ofCompany(of) });
const tokenOf = ({ invitationLink }: { invitationLink: string | null }) => invitationLink?.split('/').pop() ?? '';
const invited = (token: string) => call(anonymous(app), api.members.invited, { params: { token } });
const join = (token: string, username: string) =>
  call(anonymous(app), api.members.join, { params: { token }, body: { username, password } });
const remove = (by: CompanyPerson, username: string) =>
  call(by.client, api.members.remove, { params: { ...ofCompany(by), username }, body: { password } });
const mailsTo = async (address: string) =>
  (await app.mails()).filter(({ to }) => to?.[0]?.address === address).map(({ subject }) => subject);

/** Somebody who was invited and came. */
async function joined(by: CompanyPerson): Promise<CompanyPerson> {
  const username = unique('second-');
  await join(tokenOf(await invite(by, `${username}@company.test`)), username);
  const client = await signIn(app, username);
  return { ...by, username, client, token: client.accessToken };
}

describe('an invitation', () => {
  it('is mailed, tells which company it is to, and makes an administrator with the same rights', async () => {
    const first = await buildCompany(app);
    const email = `${unique('two-')}@company.test`;
    const token = tokenOf(await invite(first, email));
    expect(await invited(token)).toEqual({ companyName: first.companyName, email });
    await expect.poll(() => mailsTo(email)).toEqual([`${first.companyName} invites you to Saring`]);
    const username = unique('two-');
    clock.pass(1);
    expect(await join(token, username)).toEqual({
      message: `You are an administrator of ${first.companyName} now. Please log in.`,
    });
    const client = await signIn(app, username);
    // Whoever invited has the link, too: it is no proof of the address.
    expect(await call(client, api.users.me, {})).toMatchObject({ emailConfirmed: false, companyId: first.companyId });
    // Everybody else hears of it, and of the invitation nothing is left.
    const { email: theirs } = await call(first.client, api.users.me, {});
    await expect.poll(() => mailsTo(theirs)).toContain(`${username} administers ${first.companyName} now`);
    await expect.poll(() => mailsTo(email)).not.toContain(`${first.companyName} invites you to Saring`);
    const second = { ...first, username, client, token: client.accessToken };
    expect((await buildJob(second)).companyId).toBe(first.companyId);
    const { members, invitations } = await list(second);
    expect(members.map((one) => [one.username, one.self])).toEqual([
      [first.username, false],
      [username, true],
    ]);
    expect(invitations).toEqual([]);
    const { events } = await call(first.client, api.audit.company, { params: { username: first.companyId } });
    expect(events.map(({ action, actor }) => [action, actor])).toEqual(
      expect.arrayContaining([
        ['member.invited', first.username],
        ['account.registered', username],
        ['member.joined', username],
      ]),
    );
  });

  it('is good once, until another one to the same person, until it is taken back, and for seven days', async () => {
    const company = await buildCompany(app);
    const email = `${unique('late-')}@company.test`;
    const unknown = { status: 404, detail: textOf('invitation_unknown') };
    const [earlier, later] = [await invite(company, email), await invite(company, email.replace('late', 'LATE'))];
    expect((await list(company)).invitations).toHaveLength(1);
    await expect(invited(tokenOf(earlier))).rejects.toMatchObject(unknown);
    await join(tokenOf(later), unique('once-'));
    await expect(join(tokenOf(later), unique('twice-'))).rejects.toMatchObject(unknown);
    const taken = await invite(company, `${unique('taken-')}@company.test`);
    const params = { ...ofCompany(company), invitationId: taken.invitation.id };
    expect(await call(company.client, api.members.revoke, { params })).toEqual({
      message: 'The invitation was taken back.',
    });
    await expect(call(company.client, api.members.revoke, { params })).rejects.toMatchObject({ status: 404 });
    await expect(invited(tokenOf(taken))).rejects.toMatchObject(unknown);
    const over = await invite(company, `${unique('over-')}@company.test`);
    await rows(app, 'update invitations set expires_at = $2 where id = $1', [over.invitation.id, clock.now()]);
    await expect(join(tokenOf(over), unique('over-'))).rejects.toMatchObject(unknown);
    expect((await list(company)).invitations).toEqual([]);
    await doTask(app, 'members.sweep_invitations');
    expect(await rows(app, 'select id from invitations where company_id = $1', [company.companyId])).toEqual([]);
  });

  it('keeps its secret as a hash alone', async () => {
    const token = tokenOf(await invite(await buildCompany(app), `${unique('secret-')}@company.test`));
    expect(JSON.stringify(await rows(app, 'select * from invitations'))).not.toContain(token);
  });

  it('is for nobody who has an account, of which only the invited are told', async () => {
    const [company, other] = [await buildCompany(app), await buildCompany(app)];
    const [member] = (await list(other)).members;
    const known = { status: 409, detail: textOf('invited_known') };
    // Nobody who never confirmed an address loses it to a link that whoever invited has seen.
    for (const address of [member?.email ?? '', `${(await buildApplicant(app)).username}@person.test`]) {
      const refused = tokenOf(await invite(company, address));
      await expect(invited(refused)).rejects.toMatchObject(known);
      await expect(join(refused, unique('known-'))).rejects.toMatchObject(known);
    }
  });

  it('is shown to nobody where it is mailed: there it confirms the address, and takes it from who never did', async () => {
    const { mailing, mailedToken } = await startMailing();
    await using _ = mailing;
    const company = await buildCompany(mailing);
    const seeker = await buildApplicant(mailing);
    const email = `${seeker.username}@person.test`;
    expect((await invite(company, email)).invitationLink).toBeNull();
    const username = unique('owner-');
    const token = await mailedToken(email);
    await call(anonymous(mailing), api.members.join, { params: { token }, body: { username, password } });
    expect(await call(await signIn(mailing, username), api.users.me, {})).toMatchObject({
      email,
      emailConfirmed: true,
    });
    expect(await call(seeker.client, api.users.me, {})).toMatchObject({ email: '' });
  });

  it('is for twenty people at a time', async () => {
    const company = await buildCompany(app);
    for (let count = 0; count < 20; count += 1) await invite(company, `invited-${count}@company.test`);
    await expect(invite(company, 'one-more@company.test')).rejects.toMatchObject({
      status: 409,
      detail: textOf('too_many_invited'),
    });
    // Somebody who is invited already is invited again.
    await invite(company, 'invited-7@company.test');
  });

  it('is sent to nobody more than five times a day by a company', async () => {
    await using limited = await startApp({ env: { RATE_LIMIT: 'true' }, replace: { clock } });
    const [one, other] = [await buildCompany(limited), await buildCompany(limited)];
    const email = `${unique('often-')}@company.test`;
    for (const _ of [1, 2, 3, 4, 5]) await invite(one, email);
    await expect(invite(one, email.toUpperCase())).rejects.toMatchObject({ status: 429 });
    await invite(one, `${unique('another-')}@company.test`);
    await invite(other, email);
  });

  it('of a company that is suspended is not known', async () => {
    const company = await buildCompany(app);
    const token = tokenOf(await invite(company, `${unique('held-')}@company.test`));
    await rows(app, 'insert into suspensions values (gen_random_uuid(), null, $1, false, now())', [company.companyId]);
    await expect(invited(token)).rejects.toMatchObject({ status: 404 });
    await expect(join(token, unique('held-'))).rejects.toMatchObject({ status: 404 });
  });

  it('is nothing to another company', async () => {
    const [company, other] = [await buildCompany(app), await buildCompany(app)];
    const { invitation } = await invite(company, `${unique('foreign-')}@company.test`);
    const params = { ...ofCompany(company), invitationId: invitation.id };
    for (const ask of [
      () => call(other.client, api.members.list, { params: ofCompany(company) }),
      () =>
        call(other.client, api.members.invite, { params: ofCompany(company), body: { email: 'a@b.test', password } }),
      () => call(other.client, api.members.revoke, { params }),
      () => call(other.client, api.members.revoke, { params: { ...params, ...ofCompany(other) } }),
      () => remove({ ...other, companyId: company.companyId }, company.username),
      () => remove(other, company.username),
    ])
      await expect(ask()).rejects.toMatchObject({ status: 404, detail: textOf('not_found') });
    expect((await list(company)).invitations).toHaveLength(1);
  });
});

describe('an administrator who is let go', () => {
  it('is out at once, told by mail, and goes on as a person without the company', async () => {
    const first = await buildCompany(app);
    const second = await joined(first);
    expect(await remove(first, second.username)).toEqual({
      message: `${second.username} is no longer an administrator.`,
    });
    expect((await send(app, 'GET', '/api/users/me', { token: second.token })).status).toBe(401);
    await expect
      .poll(() => mailsTo(`${second.username}@company.test`))
      .toContain(`You are no longer an administrator of ${first.companyName}`);
    const again = await signIn(app, second.username);
    expect(await call(again, api.users.me, {})).toMatchObject({ role: 'user', companyId: null });
    expect((await list(first)).members).toHaveLength(1);
    const { events } = await call(first.client, api.audit.company, { params: { username: first.companyId } });
    expect(events[0]).toMatchObject({ action: 'member.removed', actor: first.username });
  });

  it('opens no file any more by a link from before', async () => {
    const first = await buildCompany(app);
    const second = await joined(first);
    const id = await buildApplication(await buildApplicant(app), await buildJob(first));
    const { application } = await call(second.client, api.applications.byId, { params: { id } });
    const read = async () => (await fetch(`${app.url}${application.resumeUrl}`)).status;
    expect(await read()).toBe(200);
    await remove(first, second.username);
    expect(await read()).toBe(404);
  });

  it('may be oneself, as long as somebody else stays', async () => {
    const first = await buildCompany(app);
    await expect(remove(first, first.username)).rejects.toMatchObject({
      status: 409,
      detail: textOf('last_administrator'),
    });
    const second = await joined(first);
    await remove(first, first.username);
    expect((await list(second)).members.map(({ username }) => username)).toEqual([second.username]);
    await expect(remove(second, second.username)).rejects.toMatchObject({ status: 409 });
  });

  it('takes along the invitations that they made, and nobody joins by one of somebody who is suspended', async () => {
    const first = await buildCompany(app);
    const second = await joined(first);
    const unknown = { status: 404, detail: textOf('invitation_unknown') };
    const [theirs, ours] = [await invite(second, 'private@person.test'), await invite(first, 'right@company.test')];
    await remove(first, second.username);
    await expect(invited(tokenOf(theirs))).rejects.toMatchObject(unknown);
    await expect.poll(() => mailsTo('private@person.test')).toEqual([]);
    expect((await list(first)).invitations.map(({ email }) => email)).toEqual(['right@company.test']);
    await rows(
      app,
      'insert into suspensions select gen_random_uuid(), id, null, false, now() from users where username = $1',
      [first.username],
    );
    await expect(invited(tokenOf(ours))).rejects.toMatchObject(unknown);
    await expect(join(tokenOf(ours), unique('late-'))).rejects.toMatchObject(unknown);
  });

  it('is let go by the password alone, and invited likewise: a token changes nobody', async () => {
    const first = await buildCompany(app);
    const second = await joined(first);
    const wrong = { detail: textOf('wrong_old_password') };
    const params = { ...ofCompany(first), username: second.username };
    await expect(
      call(first.client, api.members.remove, { params, body: { password: 'Not.mine-1' } }),
    ).rejects.toMatchObject(wrong);
    const body = { email: 'x@company.test', password: 'Not.mine-1' };
    await expect(call(first.client, api.members.invite, { params: ofCompany(first), body })).rejects.toMatchObject(
      wrong,
    );
    expect(await list(first)).toMatchObject({ members: [{}, {}], invitations: [] });
  });

  it('stays where nobody else can sign in', async () => {
    const first = await buildCompany(app);
    const second = await joined(first);
    await rows(
      app,
      'insert into suspensions select gen_random_uuid(), id, null, false, now() from users where username = $1',
      [second.username],
    );
    await expect(remove(first, first.username)).rejects.toMatchObject({ detail: textOf('last_administrator') });
  });

  it('is never everybody: of two who let each other go at once, one stays', async () => {
    const first = await buildCompany(app);
    const second = await joined(first);
    await Promise.allSettled([remove(first, second.username), remove(second, first.username)]);
    const left = await rows(app, 'select user_id from memberships where company_id = $1', [first.companyId]);
    expect(left).toHaveLength(1);
  });
});
