/** The largest lawful inputs of what operators call, of what everybody calls, and of what needs no account. */
import { api, call } from '@saring/contract';
import { decodeJwt } from 'jose';
import { password, superuser, withToken } from '#world/people/people.ts';
import { callers } from './burst.ts';
import { longestText } from './longest.ts';
import { always, inTurn, type Largest, type LargestInputs, type Stage, victim } from './stage.ts';

const nothing: Largest = { make: always(() => ({})) };
const search = longestText(200, 'Firm Holdings ');
const longestToken = longestText(200, 'token');
const noLink = { status: 404, why: 'the link of the first run is good while nobody ever signed in as an operator' };
const longPassword = `Aa1!${longestText(196, 'long ')}`;
const listing: Largest['make'] = inTurn(() => [
  {},
  { query: { page: 5, page_size: 200, sort: 'name', order: 'desc' } },
  { query: { search, page_size: 200 } },
  { query: { search: 'a', page: 1, page_size: 200, sort: 'name' } },
]);

/** Open registration links: as many as there are callers. */
async function links(stage: Stage): Promise<{ id: string; token: string }[]> {
  const operator = withToken(stage, stage.operator.token);
  const made: { id: string; token: string }[] = [];
  for (let number = 0; number < callers; number += 1) {
    const round = stage.next('link', 1);
    const { registrationLink } = await call(operator, api.superuser.sendRegistrationLink, {
      body: { companyName: longestText(200, `Linked ${round} `), adminEmail: `linked-${round}@company.test` },
    });
    made.push({ id: '', token: registrationLink.split('/').pop() ?? '' });
  }
  const rows = await stage.filler.rows(
    "select id from registration_links where company_name like 'Linked %' order by created_at desc limit $1",
    [callers],
  );
  return made.map((link, index) => ({ ...link, id: String(rows[index]?.id) }));
}

/** The tokens of invitations to the company: as many as there are callers. */
async function invitations(stage: Stage): Promise<string[]> {
  const { filler, company } = stage;
  const round = stage.next('invited', 1);
  const tokens = Array.from({ length: callers }, (_, index) => `invited-${round}-${index}`);
  await filler.rows(
    `insert into invitations (id, company_id, invited_by, email, token_hash, link_shown, created_at, expires_at)
     select gen_random_uuid(), $1, (select user_id from memberships where company_id = $1 limit 1), token || '@company.test', encode(sha256(token::bytea), 'hex'), true, now(), now() + interval '7 days'
     from unnest($2::text[]) as token`,
    [company.companyId, tokens],
  );
  return tokens;
}

/** An account whose address nobody has confirmed. */
async function unconfirmed(stage: Stage): Promise<{ token: string }> {
  const { username, token } = await victim(stage);
  await stage.filler.rows('update users set email_confirmed_at = null where username = $1', [username]);
  return { token };
}

export const otherInputs: LargestInputs = {
  'auth.token': {
    heavy: true,
    make: always(({ person }) => ({ body: { username: person.username, password } })),
  },
  'auth.sendOtp': { heavy: true, make: always(({ person }) => ({ params: { username: person.username } })) },
  'auth.verifyOtp': {
    only: { status: 400, why: 'a code that is right works once' },
    make: always(({ person }) => ({
      params: { username: person.username },
      body: { otp: longestText(20, '1234567'), token: longestText(500, 'token') },
    })),
  },
  'auth.logOut': {
    heavy: true,
    also: { statuses: [401], why: 'whoever is logged out is so for all' },
    async make(stage) {
      const { token } = await victim(stage);
      return () => ({ body: { everywhere: true, password }, token });
    },
  },
  'auth.signIns': nothing,
  'auth.endSignIn': {
    heavy: true,
    also: { statuses: [401, 404], why: 'it is ended once, and whoever ends this one is logged out' },
    async make(stage) {
      const { token } = await victim(stage);
      return () => ({ params: { id: decodeJwt(token).jti ?? '' }, body: { password }, token });
    },
  },
  'auth.verifyToken': { make: always(({ person }) => ({ params: { token: person.token } })) },
  'users.register': {
    heavy: true,
    make(stage) {
      const round = stage.next('registered', 1);
      return (index) => ({
        body: {
          username: `${round}.${index}.`.padEnd(40, 'x'),
          email: `${round}.${index}@${'mail.'.repeat(40)}test`,
          password: longPassword,
        },
      });
    },
  },
  'users.verifyCompanyLink': {
    async make(stage) {
      const made = await links(stage);
      return (index) => ({ params: { token: made[index]?.token ?? '' } });
    },
  },
  'members.invited': {
    async make(stage) {
      const tokens = await invitations(stage);
      return (index) => ({ params: { token: tokens[index] ?? '' } });
    },
  },
  'members.join': {
    heavy: true,
    async make(stage) {
      const tokens = await invitations(stage);
      return (index) => ({
        params: { token: tokens[index] ?? '' },
        body: { username: `${tokens[index]}.`.padEnd(40, 'x'), password: longPassword },
      });
    },
  },
  'users.registerCompany': {
    heavy: true,
    async make(stage) {
      const made = await links(stage);
      const round = stage.next('registered company', 1);
      return (index) => ({
        params: { token: made[index]?.token ?? '' },
        body: {
          username: `firm.${round}.${index}.`.padEnd(40, 'x'),
          email: `firm.${round}.${index}@${'mail.'.repeat(40)}test`,
          password: longPassword,
        },
      });
    },
  },
  'users.resetPassword': {
    only: { status: 400, why: 'a code that is right works once' },
    make: always(({ person }) => ({
      params: { username: person.username },
      body: { new_password: longPassword, otp: longestText(20, '1234567'), token: longestText(500, 'token') },
    })),
  },
  'users.changePassword': {
    heavy: true,
    also: { statuses: [400, 401, 409], why: 'the first change ends what the others stand on, and the password' },
    async make(stage) {
      const { username, token } = await victim(stage);
      return () => ({ body: { username, old_password: password, new_password: longPassword }, token });
    },
  },
  'users.sendConfirmation': {
    async make(stage) {
      const { token } = await unconfirmed(stage);
      return () => ({ body: {}, token });
    },
  },
  'users.confirmEmail': {
    only: { status: 400, why: 'a code that is right works once' },
    async make(stage) {
      const { token } = await unconfirmed(stage);
      return () => ({ body: { otp: longestText(20, '1234567') }, token });
    },
  },
  'users.changeEmail': {
    heavy: true,
    async make(stage) {
      const { username, token } = await victim(stage);
      return (index) => ({ body: { email: `${username}.${index}@${'mail.'.repeat(40)}test`, password }, token });
    },
  },
  'users.me': nothing,
  'companies.logo': {
    async make(stage) {
      const { companyPictureUrl } = await call(stage.company.client, api.companies.profile, {
        params: { username: stage.company.companyId },
      });
      const version = new URL(companyPictureUrl ?? '', stage.url).pathname.split('/').pop() ?? '';
      return () => ({ params: { companyId: stage.company.companyId, version } });
    },
  },
  'files.signed': {
    heavy: true,
    async make(stage) {
      const { resumeUrl } = await call(stage.person.client, api.applicants.resume, {
        params: { username: stage.person.username },
      });
      return () => ({ params: { token: resumeUrl?.split('/').pop() ?? '' } });
    },
  },
  'superuser.companies': { make: listing },
  'superuser.setCompanyStatus': {
    make(stage) {
      const from = 1 + stage.next('status', callers);
      return (index) => ({ params: { id: `firm-${from + index}` }, query: { status_update: 'rejected' } });
    },
  },
  'superuser.suspendCompany': {
    make(stage) {
      const from = 1 + stage.next('status', callers);
      return (index) => ({
        params: { id: `firm-${from + index}` },
        body: { suspended: true, reason: longestText(500) },
      });
    },
  },
  'superuser.eraseCompany': {
    orders: 'company.erase',
    make(stage) {
      const from = 1 + stage.next('status', callers);
      return (index) => {
        const number = from + index;
        const confirm = `Firm ${number} ${'Holdings '.repeat(30)}`.slice(0, 200);
        return { params: { id: `firm-${number}` }, body: { confirm, reason: longestText(500) } };
      };
    },
  },
  'superuser.suspendUser': {
    async make(stage) {
      const { username } = await victim(stage);
      return () => ({ params: { username }, body: { suspended: true, reason: longestText(500) } });
    },
  },
  'superuser.eraseUser': {
    also: { statuses: [404], why: 'it is erased once' },
    async make(stage) {
      const { username } = await victim(stage);
      return () => ({ params: { username }, body: { confirm: username, reason: longestText(500) } });
    },
  },
  'superuser.mails': {
    make: inTurn(() => [{}, { query: { page: 5, page_size: 200 } }, { query: { page_size: 200, state: 'sent' } }]),
  },
  'superuser.sendMailAgain': {
    async make(stage) {
      const made = await stage.filler.rows(
        `insert into emails (id, cause, recipient, subject, text, html, state, attempts, created_at)
         select gen_random_uuid(), 'again:' || gen_random_uuid(), 'again@company.test', 'Again', 'Again', '<p>Again</p>', 'failed', 1, now()
         from generate_series(1, $1) returning id`,
        [callers],
      );
      return (index) => ({ params: { id: String(made[index]?.id) } });
    },
  },
  'superuser.sendTestMail': {
    make(stage) {
      const round = stage.next('test mail', 1);
      return (index) => ({ body: { email: `test.${round}.${index}@${'mail.'.repeat(40)}test` } });
    },
    also: { statuses: [409], why: 'no mail server is set, and none is called' },
  },
  'superuser.firstRun': { only: noLink, make: always(() => ({ body: { token: longestToken } })) },
  'superuser.tryFirstMail': {
    only: noLink,
    make: always(() => ({ body: { token: longestToken, email: `first@${'mail.'.repeat(40)}test` } })),
  },
  'superuser.finishFirstRun': {
    only: noLink,
    make: always(() => ({
      body: {
        token: longestToken,
        username: 'first.'.padEnd(40, 'x'),
        email: `first@${'mail.'.repeat(40)}test`,
        password: longPassword,
      },
    })),
  },
  'superuser.makeOperator': {
    heavy: true,
    make(stage) {
      const round = stage.next('operator', 1);
      return (index) => ({
        body: {
          username: `operator.${round}.${index}.`.padEnd(40, 'x'),
          email: `operator.${round}.${index}@${'mail.'.repeat(40)}test`,
          password: superuser.password,
        },
      });
    },
  },
  'superuser.sendRegistrationLink': {
    make(stage) {
      const round = stage.next('sent', 1);
      return (index) => ({
        body: {
          company_name: longestText(200, `Sent ${round}.${index} `),
          admin_email: `sent.${round}.${index}@${'mail.'.repeat(40)}test`,
        },
      });
    },
  },
  'superuser.registrationLinks': { make: listing },
  'superuser.resendRegistrationLink': {
    async make(stage) {
      const made = await links(stage);
      return (index) => ({ params: { id: made[index]?.id ?? '' } });
    },
  },
  'superuser.revokeRegistrationLink': {
    async make(stage) {
      const made = await links(stage);
      return (index) => ({ params: { id: made[index]?.id ?? '' } });
    },
  },
  'superuser.profile': nothing,
  'superuser.saveProfile': {
    heavy: true,
    also: { statuses: [400, 401, 409], why: 'the first change ends what the others stand on, and the password' },
    async make(stage) {
      const { username, token } = await victim(stage);
      const body = {
        name: longestText(200, 'The operator '),
        email: `${username}@${'mail.'.repeat(40)}test`,
        currentPassword: password,
        newPassword: longPassword,
      };
      return () => ({ body, token });
    },
  },
  'superuser.users': { make: listing },
  'superuser.stats': nothing,
  'audit.operator': {
    make: inTurn(() => [
      {},
      { query: { page: 250, page_size: 200 } },
      { query: { page: 1, page_size: 200, from: '1900-01-01', to: '2999-12-31' } },
    ]),
  },
  'audit.operatorFile': { heavy: true, ...nothing },
  'system.live': nothing,
  'system.ready': nothing,
  'system.openapi': nothing,
  'system.docs': nothing,
  'notices.recipients': nothing,
  'system.contacts': { make: always(({ linkToken }) => ({ query: { link: linkToken } })) },
  'system.metrics': nothing,
};
