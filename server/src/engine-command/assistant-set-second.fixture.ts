/** The second set: an agency's notes, a busy owner, Malaysian English and letters of a ministry. A table, hence its length. */
import {
  apps,
  best,
  type Case,
  count,
  day,
  declined,
  first,
  from,
  groups,
  has,
  interview,
  is,
  jobs,
  leads,
  listed,
  live,
  mean,
  names,
  newest,
  nothing,
  of,
  open,
  ordered,
  pay,
  percent,
  resume,
  says,
  scored,
  someone,
  text,
  where,
  years,
} from './assistant-sets.fixture.ts';

const kl = where(of('dev', 'aud', 'hri', 'com'));

export const secondSet: Case[] = [
  // Notes.
  ['fe devs w react, pending', names(where((a) => of('fe')(a) && has('React')(a) && is('Pending')(a)))],
  [
    'top 3 each job',
    says(
      ...['dev', 'cs', 'wh']
        .flatMap((id) => best(where(of(id))).slice(0, 3))
        .map(({ full_name }) => `**${full_name}**`),
    ),
  ],
  ['no interview + score >30', names(where((a) => !a.interview_status && a.final_score > 30))],
  ['accepted in nov', names(where((a) => is('Accepted')(a) && from('2026-11-01', '2026-11-30')(a)))],
  ['neither python nor sql, backend', names(where((a) => of('dev')(a) && !has('Python')(a) && !has('SQL')(a)))],
  ['salary 5-6k designer', names(where((a) => of('grd')(a) && pay(a) >= 5000 && pay(a) <= 6000))],
  ['oldest pending 3', first(newest(where(is('Pending')), 1), 3)],
  ['kl applicants >=75', names(kl.filter((a) => a.final_score >= 75))],
  ['unscored', names(where((a) => !scored(a)))],
  ['resume only grades, qa', names(where((a) => of('qa')(a) && !a.interview_status))],
  [
    'interview avg by dept',
    says(
      `| Human Resources | 8 | 3 | ${mean(where((a) => of('hri')(a) && !Number.isNaN(interview(a))).map(interview)).toFixed(2)} |`,
      '| Average interview score |',
    ),
  ],
  ['closed jobs', listed((j) => !open(j))],
  ['contract roles', listed((j) => j.jobType.includes('contract'))],
  ['5+ yrs, ISO 9001', names(where((a) => years(a) >= 5 && has('ISO 9001')(a)))],
  ['six sigma not forklift', names(where((a) => has('Six Sigma')(a) && !has('forklift')(a)))],
  // A busy owner.
  ['How did we do last week?', count(where(from('2026-11-09', '2026-11-15')))],
  ['Who should I be looking at for the ops manager seat?', leads(best(where(of('ops'))), 5)],
  ["How many people haven't been given an answer yet?", count(where(is('Pending')))],
  [
    'Anybody from Universiti Malaya among the frontend lot?',
    names(where((a) => of('fe')(a) && text('Universiti Malaya')(a))),
  ],
  [
    'Which role are we struggling to fill, i.e. which has the fewest applicants?',
    says('**Compliance Officer** has the fewest'),
  ],
  [`What does ${someone(101)} want to be paid?`, says(someone(101), apps[101]?.expected_salary ?? '')],
  [
    `Did ${someone(80)} do the interview?`,
    says(someone(80), apps[80]?.interview_status ? 'has finished' : 'has not finished'),
  ],
  [`How many points ahead is ${someone(20)} of ${someone(21)}?`, says(someone(20), someone(21))],
  ['Are we getting more applicants this month than last month?', says('**45** more')],
  ["Who'd be the cheapest quality engineer?", first(ordered(where(of('qa')), pay, 1), 1)],
  [
    'Give me everyone who wants over seven grand but scores below fifty',
    names(where((a) => pay(a) > 7000 && a.final_score < 50 && scored(a))),
  ],
  ['When does the designer job close?', says('26 Nov 2026')],
  ['How many of the accepted ones have no interview?', count(where((a) => is('Accepted')(a) && !a.interview_status))],
  ['Is anyone worth poaching from our competitors?', says('only see your own')],
  [
    'Who is the best fit to lead the Penang team, someone with public speaking?',
    first(best(where((a) => of('grd')(a) && has('public speaking')(a))), 1),
  ],
  // Malaysian English.
  ['got how many kiv', count(where(is('KIV')))],
  ['the HR intern one, who apply first', first(newest(where(of('hri')), 1), 1)],
  ['ops manager candidate all expect how much ah', says(...where(of('ops')).map((a) => a.expected_salary))],
  ['can show those score 50 above for auditor or not', names(where((a) => of('aud')(a) && a.final_score >= 50))],
  ['yesterday got people apply anot', names(where((a) => day(a) === '2026-11-20'))],
  [
    'Which candidate never do interview but resume mark very high, like more than 9',
    names(where((a) => !a.interview_status && resume(a) > 9)),
  ],
  ['I want candidate know docker and also aws only', names(where((a) => has('Docker')(a) && has('AWS')(a)))],
  ['who is number 4 for customer service', first(best(where(of('cs'))).slice(3), 1)],
  ['how many malay candidate', declined],
  ['Designer which one can start immediately', nothing],
  ['this month reject how many already', count(where((a) => is('Rejected')(a) && from('2026-11-01', '2026-11-30')(a)))],
  [
    'show me salary expectation of all frontend candidate',
    says(
      ...where(of('fe')).map(({ full_name }) => `**${full_name}**`),
      ...where(of('fe')).map((a) => a.expected_salary),
    ),
  ],
  ['which job close already', listed((j) => !open(j))],
  [
    'every department how many people apply',
    groups(live, (a) => jobs.find(({ id }) => id === a.jobId)?.department ?? ''),
  ],
  ['candidates who is not from kuala lumpur job', leads(best(where((a) => !kl.includes(a))), 50)],
  // Letters.
  [
    'Please furnish particulars of applicants whose interview score exceeded 22.',
    names(where((a) => interview(a) > 22)),
  ],
  [
    'We request the aggregate number of applications for the third quarter of 2026.',
    count(where(from('2026-07-01', '2026-09-30'))),
  ],
  [
    'Please advise which applicants possess both SAP and payroll knowledge.',
    names(where((a) => has('SAP')(a) && has('payroll')(a))),
  ],
  [
    'Kindly identify the five most recent applications for the post of Graphic Designer.',
    first(newest(where(of('grd'))), 5),
  ],
  [
    'What percentage of applicants for the post of Quality Engineer was rejected?',
    percent(
      where((a) => of('qa')(a) && is('Rejected')(a)),
      where(of('qa')),
    ),
  ],
  [
    'Kindly provide the number of applications received from 3 to 9 November 2026, both dates inclusive.',
    count(where(from('2026-11-03', '2026-11-09'))),
  ],
  [
    'Please provide a breakdown of applications by status for the post of Backend Developer.',
    groups(apps.filter(of('dev')), ({ status }) => status),
  ],
  ['Which applicants are married?', declined],
  [
    'Kindly list the applicants for the post of Internal Auditor in alphabetical order.',
    first(
      where(of('aud')).toSorted((a, b) => (a.full_name < b.full_name ? -1 : 1)),
      99,
    ),
  ],
  [
    'Please state which vacancies will close before the end of the year.',
    listed((j) => open(j) && (j.closingDate ?? '9') <= '2026-12-31'),
  ],
  // Conversations.
  [['Show me the top 5', 'show me the next five'], first(best(live).slice(5), 5)],
  [['List the accepted applicants', 'sort them by date'], says(newest(where(is('Accepted')))[0]?.full_name ?? '')],
  [
    [
      'How many applicants do we have for Quality Engineer?',
      'what about Operations Manager?',
      'and the average score?',
    ],
    count(mean(where((a) => of('ops')(a) && scored(a)).map((a) => a.final_score))),
  ],
  [['Who are the rejected designers?', 'and the kiv ones?'], names(where((a) => of('grd')(a) && is('KIV')(a)))],
  [[`Tell me about ${someone(47)}`, 'what is his email?'], says(apps[47]?.Contactemail ?? '')],
];
