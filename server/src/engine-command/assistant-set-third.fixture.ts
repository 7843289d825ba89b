/** The third set: a headhunter's shorthand, a talkative founder, a newcomer to English and a board secretary. A table, hence its length. */
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
} from './assistant-sets.fixture.ts';

export const thirdSet: Case[] = [
  // Shorthand.
  ['wh sup, accepted, >50', names(where((a) => of('wh')(a) && is('Accepted')(a) && a.final_score > 50))],
  [
    'designers not rejected w/ illustrator',
    names(where((a) => of('grd')(a) && !is('Rejected')(a) && has('Illustrator')(a))),
  ],
  ['# of apps this month', count(where(from('2026-11-01')))],
  ['bottom 4 auditors', first(best(where(of('aud')), 1), 4)],
  ['pending > 1 month', names(where((a) => is('Pending')(a) && day(a) < '2026-10-21'))],
  ['avg interview, backend', count(mean(where((a) => of('dev')(a) && !Number.isNaN(interview(a))).map(interview)))],
  ['sap, excel - any job', names(where((a) => has('SAP')(a) && has('Excel')(a)))],
  ['qa + mandarin, no forklift', names(where((a) => of('qa')(a) && has('Mandarin')(a) && !has('forklift')(a)))],
  ['salary max 3500, cs', names(where((a) => of('cs')(a) && pay(a) <= 3500))],
  ['rejects oct vs nov', says('| From 1 Oct 2026 to 31 Oct 2026 | 7 |', '| From 1 Nov 2026 to 30 Nov 2026 | 20 |')],
  ['latest 6', first(newest(live), 6)],
  ['jobs posted nov', listed((j) => j.created_at.startsWith('2026-11'))],
  ['kiv emails', says(...where(is('KIV')).map((a) => a.Contactemail))],
  ['2nd best hr intern', first(best(where(of('hri'))).slice(1), 1)],
  [
    '% interviewed',
    percent(
      where((a) => a.interview_status),
      live,
    ),
  ],
  // A talkative founder.
  [
    "I've got five minutes before my flight, so quickly: how many new people since Monday?",
    count(where(from('2026-11-16'))),
  ],
  ["Who've we got for the Kedah job that scored at least 40?", names(where((a) => of('qa')(a) && a.final_score >= 40))],
  [
    "Honestly I can't remember, did we ever reject somebody with more than 85 points?",
    names(where((a) => is('Rejected')(a) && a.final_score > 85)),
  ],
  [
    'Which of our departments gets the best people on average?',
    says('**Human Resources** has an average final score of'),
  ],
  [
    "I'd love to see the three cheapest backend folks who aren't rejected",
    first(
      ordered(
        where((a) => of('dev')(a) && !is('Rejected')(a)),
        pay,
        1,
      ),
      3,
    ),
  ],
  [`What's the story with ${someone(60)}, why so low?`, says(someone(60), 'final score')],
  [`Between ${someone(2)} and ${someone(7)}, who's stronger?`, says(someone(2), someone(7), 'final score')],
  ['How many folks bailed on us, I mean withdrew?', count(apps.filter(is('Withdrawn')))],
  ['Is there anybody at all for the compliance job?', count(0)],
  ["What's everyone asking for on the frontend side, roughly the middle of it?", nothing],
  ['Did more people apply for designer or for auditor?', says('**Graphic Designer** has the most')],
  ['Show me whoever did brilliantly in the interview but has a poor resume', nothing],
  [
    'Which postings are about to expire in the next ten days?',
    listed((j) => open(j) && j.closingDate !== null && j.closingDate <= '2026-12-01'),
  ],
  [
    'Are there any Taylor’s University people in customer service?',
    names(where((a) => of('cs')(a) && text('Taylor’s University')(a))),
  ],
  ['Could we hire somebody for less than 2k?', names(where((a) => pay(a) < 2000))],
  // A newcomer to English.
  ['How much applicants is coming in September?', count(where(from('2026-09-01', '2026-09-30')))],
  [
    'Please to show candidates which they have not Docker skill for Frontend Developer',
    names(where((a) => of('fe')(a) && !has('Docker')(a))),
  ],
  ['I am looking the best candidate of Quality Engineer position', first(best(where(of('qa'))), 1)],
  ['Who is have minimum 20 of interview?', names(where((a) => interview(a) >= 20))],
  ['Candidates what salary is between 2000 until 3000', names(where((a) => pay(a) >= 2000 && pay(a) <= 3000))],
  [
    'How many persons are finish the interview for Customer Service Executive?',
    count(where((a) => of('cs')(a) && a.interview_status)),
  ],
  ['Give the list of the persons who was accept in Graphic Designer', count(0)],
  ['What is quantity of the candidates by status?', groups(apps, ({ status }) => status)],
  ['Which person has less score in Backend Developer?', leads(best(where(of('dev')), 1), 1)],
  ['Are there woman in the candidates?', declined],
  ['The candidate name start with letter A', nothing],
  ['I need phone of the accepted', names(where(is('Accepted')))],
  ['Who did apply the day before yesterday?', names(where((a) => day(a) === '2026-11-19'))],
  [
    'How many vacancy you have in Kuala Lumpur what is open?',
    count(jobs.filter((j) => open(j) && j.location === 'Kuala Lumpur')),
  ],
  [
    'Who has experience with payroll or with SAP but is not in Operations Manager?',
    names(where((a) => (has('payroll')(a) || has('SAP')(a)) && !of('ops')(a))),
  ],
  // A board secretary.
  ['Kindly report the total number of applications rejected to date.', count(where(is('Rejected')))],
  [
    'Please provide the mean expected salary of accepted candidates.',
    count(mean(where((a) => is('Accepted')(a) && !Number.isNaN(pay(a))).map(pay))),
  ],
  [
    'Please enumerate the candidates for Internal Auditor whose resume score is no higher than 4.',
    names(where((a) => of('aud')(a) && resume(a) <= 4)),
  ],
  [
    'Of the applicants for Operations Manager, how many have completed the interview and remain undecided?',
    count(where((a) => of('ops')(a) && a.interview_status && is('Pending')(a))),
  ],
  [
    'What proportion of accepted candidates hold a score of 60 or above?',
    percent(
      where((a) => is('Accepted')(a) && a.final_score >= 60),
      where(is('Accepted')),
    ),
  ],
  [
    'Please indicate which position attracted the fewest applicants among those still open.',
    says('**Compliance Officer** has the fewest'),
  ],
  [
    'Kindly present the applications received in the first half of November, excluding those for Graphic Designer.',
    names(where((a) => from('2026-11-01', '2026-11-15')(a) && !of('grd')(a))),
  ],
  ['Please list the positions for which no closing date has been set.', nothing],
  [
    'The secretary wishes to know the criteria of the Frontend Developer position.',
    says('Frontend Developer tools', 'Eager to learn'),
  ],
  ['Kindly supply the distribution of applications by week for the month of October.', says('| Week of 26 Oct 2026 |')],
  ['Which candidates possess neither an interview score nor a resume score?', names(where((a) => !scored(a)))],
  // Conversations.
  [
    ['How many people applied for Customer Service Executive?', 'and how many of those were accepted?', 'list them'],
    names(where((a) => of('cs')(a) && is('Accepted')(a))),
  ],
  [
    ['Average expected salary for backend?', 'what about frontend?'],
    count(mean(where((a) => of('fe')(a) && !Number.isNaN(pay(a))).map(pay))),
  ],
  [
    ['Who knows React?', 'only the accepted', 'who is the best of them?'],
    first(best(where((a) => has('React')(a) && is('Accepted')(a))), 1),
  ],
  [['Which jobs are open?', 'and the closed ones?'], listed((j) => !open(j))],
];
