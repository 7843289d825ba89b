/** The first set: questions of a recruiter in haste, of a chatty manager, of a learner of English and of a formal one. A table, hence its length. */
import {
  apps,
  best,
  type Case,
  count,
  declined,
  first,
  from,
  groups,
  has,
  interview,
  is,
  jobs,
  listed,
  live,
  mean,
  middle,
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
  score,
  scored,
  someone,
  title,
  where,
  years,
} from './assistant-sets.fixture.ts';

const devs = where(of('dev', 'fe'));

export const firstSet: Case[] = [
  // In haste.
  ['backend dev, python, not rejected', names(where((a) => of('dev')(a) && has('Python')(a) && !is('Rejected')(a)))],
  ['cs exec kiv list', names(where((a) => of('cs')(a) && is('KIV')(a)))],
  ['designers asking < 4k', names(where((a) => of('grd')(a) && pay(a) < 4000))],
  [
    'graphic designer photoshop + illustrator',
    names(where((a) => of('grd')(a) && has('Photoshop')(a) && has('Illustrator')(a))),
  ],
  ['apps since 10 nov', count(where(from('2026-11-10')))],
  ['apps past 10 days, ops manager', count(where((a) => of('ops')(a) && from('2026-11-12')(a)))],
  ['worst five overall', first(best(live, 1), 5)],
  ['3rd best qa engineer', first(best(where(of('qa'))).slice(2), 1)],
  ['interview done, no decision yet', names(where((a) => a.interview_status && is('Pending')(a)))],
  ['jobs closing this month', listed((j) => j.closingDate?.startsWith('2026-11') === true)],
  ['headcount per dept', groups(live, (a) => jobs.find(({ id }) => id === a.jobId)?.department ?? '')],
  [
    'avg resume mark, designers',
    count(mean(where((a) => of('grd')(a) && a.resume_relevancy_score !== null).map(resume))),
  ],
  ['most recent 4 rejects', first(newest(where(is('Rejected'))), 4)],
  ['score 70-80 backend', names(where((a) => of('dev')(a) && a.final_score >= 70 && a.final_score <= 80))],
  ['aws or docker, frontend', names(where((a) => of('fe')(a) && (has('AWS')(a) || has('Docker')(a))))],
  // Chatty.
  [
    'Hey! Could you tell me how many people have applied to the warehouse supervisor thing before August?',
    count(where((a) => of('wh')(a) && from('2026-01-01', '2026-07-31')(a))),
  ],
  ["So who's our strongest person for customer service right now?", first(best(where(of('cs'))), 1)],
  [
    "I'm wondering whether anyone who applied for internal auditor knows SAP but hasn't got Excel",
    names(where((a) => of('aud')(a) && has('SAP')(a) && !has('Excel')(a))),
  ],
  [
    "Okay, give me everybody that we've turned down but who actually scored above 60, it feels odd",
    names(where((a) => is('Rejected')(a) && a.final_score > 60)),
  ],
  [
    'Out of curiosity, which of our openings has pulled in the most people?',
    says('**Customer Service Executive** has the most'),
  ],
  [`Why on earth is ${someone(2)} only ranked where he is?`, says(someone(2), '51.84')],
  [`Is ${someone(20)} better than ${someone(33)}?`, says(someone(20), someone(33), 'final score')],
  [
    'What share of the backend applicants have actually sat the interview?',
    percent(
      where((a) => of('dev')(a) && a.interview_status),
      where(of('dev')),
    ),
  ],
  ["What's the priciest person we've accepted?", first(ordered(where(is('Accepted')), pay), 1)],
  ['Did anybody apply over the last three days?', names(where(from('2026-11-19')))],
  [
    "Who hasn't done the interview yet among the quality engineers?",
    names(where((a) => of('qa')(a) && !a.interview_status)),
  ],
  ['How long has the compliance officer ad been up?', says('19 Nov 2026')],
  [
    'Just the folks with at least ten years under their belt please, for auditor',
    names(where((a) => of('aud')(a) && years(a) >= 10)),
  ],
  ['Who would bring their own car?', nothing],
  ['Anyone nice from the old warehouse batch worth calling back, say the top two?', first(best(where(of('wh'))), 2)],
  // A learner.
  ['How many candidate is apply for HR intern?', count(where(of('hri')))],
  ['Please show the person who have expected salary more than RM 8000', names(where((a) => pay(a) > 8000))],
  [
    'who is the candidate no have interview in frontend developer',
    names(where((a) => of('fe')(a) && !a.interview_status)),
  ],
  ['which candidate can speak mandarin and know excel', names(where((a) => has('Mandarin')(a) && has('Excel')(a)))],
  [
    'how much salary the candidates want in average for the operations manager',
    count(mean(where((a) => of('ops')(a) && !Number.isNaN(pay(a))).map(pay))),
  ],
  ['give me list of applicant in october', names(where(from('2026-10-01', '2026-10-31')))],
  ['who got accept already', names(where(is('Accepted')))],
  ['have how many position still open ah', count(jobs.filter(open))],
  ['candidate from designer job who score highest got how many mark', says(best(where(of('grd')))[0]?.full_name ?? '')],
  ['got people apply compliance officer or not', count(0)],
  ['compare designer and developer how many apply', groups(where(of('grd', 'dev', 'fe')), (a) => title(a.jobId))],
  ['I want see the applicants which interview score under 10', names(where((a) => interview(a) < 10))],
  [
    'the people apply in this week, which one is rejected',
    names(where((a) => from('2026-11-16')(a) && is('Rejected')(a))),
  ],
  ['how many people no have python skill in backend developer', count(where((a) => of('dev')(a) && !has('Python')(a)))],
  ['show younger candidate first', declined],
  // Formal.
  [
    'Kindly furnish the number of applications received between 1 October 2026 and 31 October 2026, excluding those that were rejected.',
    count(where((a) => from('2026-10-01', '2026-10-31')(a) && !is('Rejected')(a))),
  ],
  [
    'Please provide the median final score of the candidates for the position of Quality Engineer.',
    count(middle(where((a) => of('qa')(a) && scored(a)).map(score))),
  ],
  ['Which vacancies were posted prior to 1 September?', listed((j) => j.created_at < '2026-09-01')],
  [
    'I should be grateful for a list of candidates whose expected remuneration lies between RM3,000 and RM4,500.',
    names(where((a) => pay(a) >= 3000 && pay(a) <= 4500)),
  ],
  ['Kindly indicate the second lowest interview score recorded.', first(ordered(live, interview, 1).slice(1), 1)],
  ['What proportion of all candidates has been accepted?', percent(where(is('Accepted')), live)],
  [
    'Please list candidates for posts in the Information Technology department with a resume score of no less than 8.',
    names(devs.filter((a) => resume(a) >= 8)),
  ],
  [
    'Please state the number of candidates per month.',
    says('| November 2026 | 68 |', '| October 2026 | 23 |', '| June 2026 | 4 |'),
  ],
  ['Which candidates withdrew their applications?', names(apps.filter(is('Withdrawn')))],
  [
    `Kindly confirm the date on which ${someone(47)} submitted an application.`,
    says(someone(47), 'Frontend Developer'),
  ],
  ['How many candidates reside in Penang and possess a driving licence?', nothing],
  // Conversations.
  [
    ['How many applied for Backend Developer?', 'and how many of them are rejected?'],
    count(where((a) => of('dev')(a) && is('Rejected')(a))),
  ],
  [['Top 5 for Customer Service Executive', 'what about the designer job?'], first(best(where(of('grd'))), 5)],
  [
    ['List the pending applicants for Internal Auditor', 'only those above 50'],
    names(where((a) => of('aud')(a) && is('Pending')(a) && a.final_score > 50)),
  ],
  [['How many have Docker?', 'who are they'], names(where(has('Docker')))],
];
