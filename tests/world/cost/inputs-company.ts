/** The largest lawful inputs of what companies call. */
import { password } from '#world/people/people.ts';
import { callers } from './burst.ts';
import { longTexts } from './files.ts';
import { longestCompany, longestJob, longestText } from './longest.ts';
import {
  always,
  crowd,
  freshApplications,
  inTurn,
  job,
  type Largest,
  type LargestInputs,
  own,
  type Stage,
  selfOf,
} from './stage.ts';
import { knownId } from './world.ts';

const conversation = (number: number) => knownId('conversation', number);
const ofCompany = ({ company }: Stage) => ({ companyId: company.companyId });
const crowded = (stage: Stage) => ({ ...ofCompany(stage), jobId: stage.crowdedJobId });
const longestOf = (stage: Stage) => ({ ...ofCompany(stage), jobId: stage.jobId });
const self = (stage: Stage) => ({ username: selfOf(stage) });
/** Everything that a search looks in has these letters, and nothing has them all. */
const search = longestText(200, 'Nur Aisyah binti ');

const reading = (params: (stage: Stage) => Record<string, string>): Largest => ({
  make: always((stage) => ({ params: params(stage) })),
});
/** Without a page, by the longest page from far behind, and by the longest search. */
const listing = (params: (stage: Stage) => Record<string, string>, sort = 'name'): Largest => ({
  make: inTurn((stage) => [
    { params: params(stage) },
    { params: params(stage), query: { page: 20, page_size: 200, sort, order: 'desc' } },
    { params: params(stage), query: { search, page_size: 200 } },
    { params: params(stage), query: { search: 'a', page: 1, page_size: 200, sort } },
  ]),
});
const ofRead: Largest['make'] = inTurn(({ read }) =>
  [...read, crowd(1), crowd(2), crowd(3)].map((id) => ({ params: { id } })),
);
/** These are the applicant's as well. */
const ofOwn: Largest['make'] = inTurn(({ read }) => read.map((id) => ({ params: { id } })));

const wireJob = (stage: Stage) => ({
  ...ofCompany(stage),
  jobTitle: longestJob.jobTitle,
  department: longestJob.department,
  location: longestJob.location,
  jobType: 'full-time',
  experienceLevel: longestJob.experienceLevel,
  salary_min: 4000,
  salary_max: 6000,
  otherInfo: longTexts.posts.slice(0, 20_000).trim(),
  jobCriteria: longestJob.jobCriteria,
});
const advertOf = (stage: Stage) => ({ description_file: { name: 'advert.pdf', bytes: stage.files.description } });

/** Invites so many; answers the ids of the invitations. */
async function invite({ filler, company }: Stage, many: number): Promise<string[]> {
  const made = await filler.rows(
    `insert into invitations (id, company_id, invited_by, email, token_hash, link_shown, created_at, expires_at)
     select gen_random_uuid(), $1, (select user_id from memberships where company_id = $1 limit 1), gen_random_uuid() || '@company.test', gen_random_uuid()::text, true, now(), now() + interval '7 days'
     from generate_series(1, $2::int) returning id`,
    [company.companyId, many],
  );
  return made.map(({ id }) => String(id));
}

const questions = [
  'Who has SAP? ',
  'Which applicants know SAP or Python or SQL and not Java, with 3 years, ',
  'compare Nur Aisyah binti Rahman and Person 12 ',
  'accountant 2019 - 2024 ',
].map((part) => longestText(2000, part));

/** Mails everybody whom the message reaches, with another message by each caller. */
const mailing =
  (remainder: number): Largest['make'] =>
  (stage) => {
    const body = Array.from({ length: 1000 }, (_, index) => `crowd-${index * 5 + remainder}@person.test`);
    const round = stage.next('mailing', 1);
    return (index) => ({
      query: {
        jobId: stage.crowdedJobId,
        text_message: longestText(5000, `${round}.${index} Thank you, {full_name}. `),
      },
      body,
    });
  };

export const companyInputs: LargestInputs = {
  'companies.profile': reading(self),
  'companies.saveProfile': {
    heavy: true,
    make: always((stage) => ({
      params: self(stage),
      body: {
        ...longestCompany,
        companyName: stage.company.companyName,
        contactEmail: `${stage.company.companyId}@company.test`,
      },
    })),
  },
  'companies.savePicture': {
    heavy: true,
    make: always((stage) => ({
      params: self(stage),
      files: { profile_picture: { name: 'logo.png', bytes: stage.files.picture } },
    })),
  },
  'jobs.create': { heavy: true, make: always((stage) => ({ body: wireJob(stage), files: advertOf(stage) })) },
  'jobs.update': {
    heavy: true,
    make(stage) {
      const from = stage.next('updated job', callers);
      return (index) => ({
        params: { jobId: job(1 + ((from + index) % 1000)) },
        body: wireJob(stage),
        files: advertOf(stage),
      });
    },
  },
  'jobs.process': { heavy: true, make: always((stage) => ({ body: longestOf(stage) })) },
  'jobs.inactivate': {
    make(stage) {
      const from = stage.next('closed job', callers);
      return (index) => ({
        params: { jobId: job(500 + from + index) },
        query: ofCompany(stage),
        body: { status: 'Closed' },
      });
    },
  },
  'jobs.remove': {
    heavy: true,
    async make(stage) {
      const from = 1 + stage.next('removed job', callers);
      // One of them with a thousand applicants.
      await stage.filler.rows(
        `update applications set job_id = md5('job ' || $1)::uuid where job_id = $2 and id in (select md5('crowd ' || n)::uuid from generate_series(4001 - 1000 * $3::int, 5000 - 1000 * $3::int) n)`,
        [from, stage.crowdedJobId, stage.next('removed crowd', 1)],
      );
      return (index) => ({ params: { jobId: job(from + index) }, query: ofCompany(stage) });
    },
  },
  'jobs.byCompany': listing(ofCompany, 'title'),
  'jobs.stats': reading(ofCompany),
  'jobs.byId': { make: always((stage) => ({ params: { jobId: stage.jobId }, query: ofCompany(stage) })) },
  'jobs.description': reading(longestOf),
  'jobs.makeApplicationUrl': reading(longestOf),
  'jobs.applicationUrl': reading(longestOf),
  'jobs.generateCriteria': {
    heavy: true,
    also: { statuses: [422], why: 'a text that takes too long is refused' },
    make: inTurn((stage) => {
      const texts = [longTexts.commas, longTexts.posts, longTexts.words].map((text) => text.slice(0, 20_000).trim());
      const without = Array(200).fill(longestText(1000, 'Month-end closing '));
      return texts.map((text) => ({
        body: { ...longestOf(stage), jobTitle: longestJob.jobTitle, additionalInfo: text, jobInfo: text, without },
      }));
    }),
  },
  'jobs.generateCriteriaFromFile': {
    heavy: true,
    also: { statuses: [422], why: 'a text that takes too long is refused' },
    make: inTurn((stage) => {
      const body = { additional_info: longTexts.commas.slice(0, 20_000).trim(), jobTitle: longestJob.jobTitle };
      const commas = new Uint8Array(Buffer.from(longTexts.commas));
      return [
        { body, files: advertOf(stage) },
        { body, files: { description_file: { name: 'advert.txt', bytes: commas } } },
      ];
    }),
  },
  'fairness.checkCriteria': {
    heavy: true,
    make: always(() => ({ body: { criteria: Array(20).fill(longestText(2000, 'Malay male under 30, energetic, ')) } })),
  },
  'fairness.swapTest': {
    heavy: true,
    also: { statuses: [422], why: 'a text that takes too long is refused' },
    make: always((stage) => ({ params: longestOf(stage), body: {} })),
  },
  'applications.byJob': listing(crowded),
  'applications.byCompany': listing(ofCompany),
  'applications.list': listing(ofCompany),
  'applications.stats': reading(ofCompany),
  'applications.trend': reading(ofCompany),
  'applications.count': reading(crowded),
  'applications.byId': { heavy: true, make: ofRead },
  'applications.setStatus': {
    make(stage) {
      const from = 300 + stage.next('decided', callers);
      const reason = longestText(2000, 'Not enough experience. ');
      return (index) => ({ params: { id: crowd(from + index) }, body: { status: 'KIV', reason } });
    },
  },
  'applications.setFeedback': {
    make: always(() => ({ params: { id: crowd(250) }, body: { adminFeedback: longestText(5000, 'Thank you. ') } })),
  },
  'applications.deliveries': reading(crowded),
  'applications.sendAcceptanceEmails': { heavy: true, make: mailing(3) },
  'applications.sendRejectionEmails': { heavy: true, make: mailing(4) },
  'applications.resumeText': { heavy: true, make: ofRead },
  'applications.analyses': { make: ofRead },
  'applications.history': { make: always(() => ({ params: { id: own(1) } })) },
  'applications.compare': {
    heavy: true,
    make: always((stage) => ({
      params: crowded(stage),
      query: { ids: [1, 2, 5, 6].map(crowd).join(',') },
    })),
  },
  'applications.distribution': reading(crowded),
  'applications.reading': reading(crowded),
  'applications.readAgain': {
    heavy: true,
    orders: '5,000 resumes to be read again',
    async make(stage) {
      await stage.filler.rows('update jobs set criteria_version = criteria_version + 1 where id = $1', [
        stage.crowdedJobId,
      ]);
      return () => ({ params: crowded(stage), body: {} });
    },
  },
  'applications.scoring': reading(crowded),
  'applications.scoreAgain': {
    heavy: true,
    orders: '5,000 applicants to be scored again',
    async make(stage) {
      await stage.filler.rows(
        `update applications set scored_by = 'built-in/0/' where job_id = $1 and scored_by <> 'built-in/0/'`,
        [stage.crowdedJobId],
      );
      return () => ({ params: crowded(stage), body: {} });
    },
  },
  'applications.setBlindReview': {
    make: always((stage) => ({ params: crowded(stage), body: { blind_review: true } })),
  },
  'applications.setResultsShown': {
    make: always((stage) => ({ params: crowded(stage), body: { results_shown: true } })),
  },
  'assistant.ask': {
    heavy: true,
    also: { statuses: [422], why: 'a question that takes too long is refused' },
    make: inTurn((stage) => questions.map((query) => ({ body: { query, username: stage.company.companyId } }))),
  },
  'assistant.about': reading(self),
  'assistant.conversations': reading(self),
  'assistant.conversation': { make: always((stage) => ({ params: { ...self(stage), id: conversation(1) } })) },
  'assistant.removeConversation': {
    also: { statuses: [404], why: 'one of them is gone after the first' },
    make(stage) {
      const from = 2 + stage.next('conversation', callers);
      return (index) => ({ params: { ...self(stage), id: conversation(from + index) } });
    },
  },
  'interviews.analysis': { make: ofRead },
  'interviews.openWishes': {
    async make(stage) {
      const { companyId } = stage.company;
      // As many as one page holds, of the applications of one job.
      await stage.filler.rows(
        `insert into interview_accommodations (application_id, wish, wished_at)
         select md5('crowd ' || n)::uuid, repeat('A break. ', 110), now() from generate_series(1, 500) n on conflict do nothing`,
      );
      return () => ({ params: { companyId } });
    },
  },
  'interviews.answerWish': {
    async make(stage) {
      const from = freshApplications(stage, callers);
      await stage.filler.rows(
        `insert into interview_accommodations (application_id, wish, wished_at)
         select md5('own ' || n)::uuid, repeat('A break. ', 110), now() from generate_series($1::int, $2::int) n
         on conflict (application_id) do update set wish = excluded.wish, wished_at = excluded.wished_at`,
        [from, from + callers - 1],
      );
      const answer = longestText(1000, 'Of course. ');
      return (index) => ({ params: { id: own(from + index) }, body: { answer } });
    },
  },
  'notices.given': { make: ofOwn },
  'secondLooks.read': { make: ofRead },
  'secondLooks.open': {
    async make(stage) {
      const { companyId } = stage.company;
      await stage.filler.rows(
        `insert into second_looks (id, application_id, decided_at, decided_by, words, asked_at, due_at)
         select gen_random_uuid(), md5('crowd ' || n)::uuid, now(), 'x', repeat('I drove lorries. ', 110), now(), now()
         from generate_series(1, 500) n on conflict do nothing`,
      );
      return () => ({ params: { companyId } });
    },
  },
  'secondLooks.answer': {
    make: always(({ read: [id = ''] }) => ({
      params: { id },
      body: { status: 'Rejected', reason: longestText(2000, 'We read it again. ') },
    })),
    also: { statuses: [409], why: 'nobody asked' },
  },
  'decisions.read': reading(self),
  'decisions.save': { make: always((stage) => ({ params: self(stage), body: { grace_minutes: 10 } })) },
  'decisions.mails': reading(self),
  'decisions.saveMail': {
    make: always((stage) => ({
      params: { ...self(stage), mail: 'received' },
      body: { words: longestText(1000, 'Dear {full_name}. ') },
    })),
  },
  'decisions.testMail': {
    make: always((stage) => ({
      params: { ...self(stage), mail: 'rejected' },
      body: { words: longestText(1000, 'Dear {full_name}. ') },
    })),
  },
  'retention.read': reading(self),
  'retention.save': {
    make: always((stage) => ({ params: self(stage), body: { applicant_months: 60, recording_days: 30 } })),
  },
  'retention.preview': {
    make: always((stage) => ({ params: self(stage), query: { applicant_months: 1, recording_days: 7 } })),
  },
  'members.list': {
    async make(stage) {
      await invite(stage, 20);
      return () => ({ params: ofCompany(stage) });
    },
  },
  'members.invite': {
    heavy: true,
    // One place is left of twenty, which the same person takes each time.
    async make(stage) {
      await stage.filler.rows('delete from invitations where company_id = $1', [stage.company.companyId]);
      await invite(stage, 19);
      return () => ({ params: ofCompany(stage), body: { email: `one.person@${'mail.'.repeat(40)}test`, password } });
    },
  },
  'members.revoke': {
    async make(stage) {
      const ids = await invite(stage, callers);
      return (index) => ({ params: { ...ofCompany(stage), invitationId: ids[index] ?? '' } });
    },
  },
  'members.remove': {
    heavy: true,
    async make(stage) {
      const round = stage.next('let go', 1);
      const name = (index: number) => `gone.${round}.${index}`;
      for (let index = 0; index < callers; index += 1)
        await stage.filler.rows(
          `with one as (insert into users (id, username, email, password_hash, role, created_at)
             values (gen_random_uuid(), $1, $1 || '@company.test', 'x', 'user', now()) returning id)
           insert into memberships (user_id, company_id, role, created_at) select id, $2, 'owner', now() from one`,
          [name(index), stage.company.companyId],
        );
      return (index) => ({ params: { ...ofCompany(stage), username: name(index) }, body: { password } });
    },
  },
  'audit.company': {
    make: inTurn((stage) => [
      { params: self(stage) },
      { params: self(stage), query: { page: 250, page_size: 200 } },
      { params: self(stage), query: { page: 1, page_size: 200, from: '1900-01-01', to: '2999-12-31' } },
    ]),
  },
  'audit.companyFile': { heavy: true, make: always((stage) => ({ params: self(stage) })) },
};
