/** The largest lawful inputs of what job seekers call. */

import { silence } from '#world/people/sound.ts';
import { callers } from './burst.ts';
import { longTexts } from './files.ts';
import { longestApplication, longestProfile, longestText } from './longest.ts';
import { counts } from './rows.ts';
import {
  always,
  freshApplications,
  inTurn,
  job,
  type Largest,
  type LargestInputs,
  openInterviews,
  own,
  type Stage,
  selfOf,
  victim,
} from './stage.ts';

const answer = longTexts.words.slice(0, 20_000).trim();
/** Just below 8 MB: four minutes. */
const recording = { name: 'recording.wav', bytes: silence(240) };
const piece = { name: 'piece.wav', bytes: silence(2) };
const self = always((stage) => ({ params: { username: selfOf(stage) } }));
const first = always(({ read: [id = ''] }) => ({ params: { id } }));

const wireProfile = {
  full_name: longestProfile.fullName,
  phone: longestProfile.phone,
  address: longestProfile.address,
  Contactemail: longestProfile.contactEmail,
  age: longestProfile.age,
  gender: longestProfile.gender,
  dob: longestProfile.dob,
  description: longestProfile.description,
};

const wireApplication = {
  expected_salary: longestApplication.expectedSalary,
  reference1: longestApplication.reference1,
  reference2: longestApplication.reference2,
  reference3: longestApplication.reference3,
  appliedPosition1: longestApplication.appliedPosition1,
  appliedPosition2: longestApplication.appliedPosition2,
};

/** The longest resume as a PDF and as text, in turn. */
const ownResume: Largest = {
  heavy: true,
  make: inTurn((stage) =>
    [
      { name: 'resume.pdf', bytes: stage.files.resume },
      { name: 'resume.txt', bytes: stage.files.text },
    ].map((resume) => ({ params: { username: selfOf(stage) }, files: { resume } })),
  ),
};

/** A job at which the person has an application left: more than a thousand of them, one after the other. */
export const openJob = (stage: Stage) => job(1001 + (stage.next('open job', 1) % 1000));

/** Opens an interview for each caller. */
async function interviewsFor(stage: Stage): Promise<(index: number) => string> {
  const from = freshApplications(stage, callers);
  await openInterviews(stage, from, callers);
  return (index) => own(from + index);
}

export const peopleInputs: LargestInputs = {
  'applicants.profile': { make: self },
  'applicants.saveProfile': {
    heavy: true,
    make: always((stage) => ({ params: { username: selfOf(stage) }, body: wireProfile })),
  },
  'applicants.picture': { make: self },
  'applicants.savePicture': {
    heavy: true,
    make: always((stage) => ({
      params: { username: selfOf(stage) },
      files: { profile_picture: { name: 'me.png', bytes: stage.files.picture } },
    })),
  },
  'applicants.resume': { make: self },
  'applicants.saveResume': ownResume,
  'applicants.readResume': ownResume,
  'applicants.deleteAccount': {
    heavy: true,
    also: { statuses: [401], why: 'an account is deleted once' },
    async make(stage) {
      const { username, token } = await victim(stage);
      const { filler, person } = stage;
      const from = 201 + stage.next('deleted', 1000);
      await filler.rows(
        `with taken as (select id from users where username = $1), mine as (select user_id from applications where username = $2 limit 1)
         update applications set user_id = (select id from taken), username = $1
         where user_id = (select user_id from mine) and id in (select md5('own ' || n)::uuid from generate_series($3::int, $3::int + 999) n)`,
        [username, person.username, from],
      );
      return () => ({ params: { username }, body: {}, token });
    },
  },
  'applicants.download': { heavy: true, make: self },
  'applicants.mails': { make: self },
  'applicants.saveReminders': {
    make: always((stage) => ({ params: { username: selfOf(stage) }, body: { interview_reminders: true } })),
  },
  'applicants.resumeSuggestions': { heavy: true, make: self },
  'jobs.posting': { make: always(({ linkToken }) => ({ params: { token: linkToken } })) },
  'careers.jobs': {
    make: inTurn(({ company: { companyId } }) => [
      { params: { companyId } },
      { params: { companyId }, query: { page: 1, page_size: 200 } },
      { params: { companyId }, query: { page: 5, page_size: 200 } },
    ]),
  },
  'careers.job': {
    make: always(({ company: { companyId }, jobId }) => ({ params: { companyId, jobId } })),
  },
  'notices.current': { make: always(({ company: { companyId } }) => ({ params: { companyId } })) },
  'jobs.mailLink': { make: always(({ linkToken }) => ({ params: { token: linkToken } })) },
  'jobs.apply': { make: always(({ linkToken }) => ({ params: { token: linkToken } })) },
  'applications.save': {
    heavy: true,
    make(stage) {
      const made = Array.from({ length: callers }, (_, index) => ({
        params: { id: stage.person.username },
        body: { jobId: openJob(stage), companyId: stage.company.companyId, ...wireApplication },
        files: {
          resume:
            index % 4 < 2
              ? { name: 'resume.pdf', bytes: stage.files.resume }
              : { name: 'resume.txt', bytes: stage.files.text },
          certification: { name: 'certificate.png', bytes: stage.files.certification },
        },
      }));
      return (index) => made[index] ?? {};
    },
  },
  'applications.processResume': {
    heavy: true,
    make: always(({ person, read: [id = ''] }) => ({ body: { username: person.username, application_id: id } })),
  },
  'applications.own': { make: always(({ person }) => ({ params: { id: person.username } })) },
  'applications.ownById': { make: first },
  'applications.ownResult': { make: first },
  'secondLooks.own': { make: first },
  'secondLooks.ask': {
    make: always(({ read: [id = ''] }) => ({
      params: { id },
      body: { words: longestText(2000, 'I drove lorries. '), facts: longestText(4000, 'Driver, 2011 to 2021. ') },
    })),
    also: { statuses: [409], why: 'nothing was rejected, which is looked up first' },
  },
  'applications.withdraw': {
    make(stage) {
      const from = freshApplications(stage, callers);
      return (index) => ({ params: { id: own(from + index) } });
    },
    also: { statuses: [409], why: 'some of them are decided' },
  },
  'applications.setInterviewStatus': {
    make: always(() => ({ params: { id: own(counts.applications) }, body: { interview_status: 'false' } })),
  },
  'interviews.start': {
    heavy: true,
    make(stage) {
      const from = freshApplications(stage, callers);
      return (index) => ({ params: { id: own(from + index) }, query: { tab: longestText(64, 'tab') } });
    },
  },
  'interviews.respond': {
    heavy: true,
    async make(stage) {
      const id = await interviewsFor(stage);
      return (index) => ({
        params: { id: id(index) },
        body: { response: answer, sequence: 1 },
        files: { audio: recording },
      });
    },
  },
  'interviews.answering': {
    async make(stage) {
      const id = await interviewsFor(stage);
      return (index) => ({ params: { id: id(index) }, body: { sequence: 1, begun: true, typing: true } });
    },
  },
  'interviews.transcribe': {
    heavy: true,
    async make(stage) {
      const id = await interviewsFor(stage);
      return (index) => ({ params: { id: id(index) }, body: { sequence: 1 }, files: { file: recording } });
    },
  },
  'interviews.end': {
    heavy: true,
    async make(stage) {
      const id = await interviewsFor(stage);
      return (index) => ({ params: { id: id(index) } });
    },
  },
  'interviews.generateAnalysis': {
    heavy: true,
    also: { statuses: [202], why: 'it may still be under way' },
    make: inTurn(({ read }) => read.map((id) => ({ params: { id } }))),
  },
  'interviews.review': { make: inTurn(({ read }) => read.map((id) => ({ params: { id } }))) },
  'interviews.sendPiece': {
    heavy: true,
    async make(stage) {
      const id = await interviewsFor(stage);
      return (index) => ({
        params: { id: id(0), sequence: '1', number: String(index) },
        body: { live: answer },
        files: { piece },
      });
    },
  },
  'interviews.reportSignals': {
    async make(stage) {
      const id = await interviewsFor(stage);
      const signals = Array(20).fill({ kind: 'tab_hidden', seconds_ago: 1.5, sequence: 1 });
      return () => ({ params: { id: id(0) }, body: { signals } });
    },
  },
  'interviews.preparation': { make: first },
  'interviews.chooseAccommodations': {
    make(stage) {
      const from = freshApplications(stage, callers);
      return (index) => ({ params: { id: own(from + index) }, body: { time_factor: 2, typed_answers: true } });
    },
  },
  'interviews.wish': {
    make(stage) {
      const from = freshApplications(stage, callers);
      const wish = longestText(1000, 'A break after each question. ');
      return (index) => ({ params: { id: own(from + index) }, body: { wish } });
    },
  },
  'interviews.correctAnswer': {
    also: { statuses: [404, 409], why: 'it was typed, or its day is over' },
    make: always(({ read: [id = ''] }) => ({ params: { id, sequence: '2' }, body: { response: answer } })),
  },
  'interviews.flagAnswer': {
    make: always(({ read: [id = ''] }) => ({
      params: { id, sequence: '2' },
      body: { wrong: true, note: longestText(500, 'That is not what I said. ') },
    })),
  },
};
