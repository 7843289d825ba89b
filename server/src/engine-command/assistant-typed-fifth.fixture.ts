/** Questions typed in a hurry, the fifth set: a branch manager, an owner of a small firm and an intern in the human resources department. A table, hence its length. */
import {
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
  leads,
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
  score,
  scored,
  text,
  years,
} from './assistant-sets.fixture.ts';
import { either, interviewed, jobs, jobsOf, listed, live, name, not, where } from './assistant-typed.fixture.ts';

const place = (where: string) => of(...jobsOf((j) => j.location.includes(where)));

export const typedFifth: Case[] = [
  // A branch manager.
  ['How many candidates for the Pasir Gudang job have finished interviewing?', count(where(of('log'), interviewed))],
  ['Who is our best bet for Security Engineer right now?', leads(best(where(of('sec'))), 1)],
  ['Show me everyone in Selangor who was accepted', names(where(place('Selangor'), is('Accepted')))],
  [
    'Did anyone from last week score above 60?',
    names(where(from('2026-11-09', '2026-11-15'), (a) => a.final_score > 60)),
  ],
  [
    'I need the emails of the accepted data analysts',
    says(...where(of('data'), is('Accepted')).map((a) => a.Contactemail)),
  ],
  ['Who asked for the highest salary for Data Analyst and how much?', leads(ordered(where(of('data')), pay), 1)],
  ['Which applicants are on hold for Logistics Coordinator?', names(where(of('log'), is('KIV')))],
  ['When did Callista Jude apply and for which job?', says('Callista Jude', 'HR Business Partner', '9 Oct 2026')],
  ['What is the resume score of Nur Izzati?', says('Nur Izzati binti Rosli', '3.10')],
  ['What does Evelyn Tiong expect to earn?', says('Evelyn Tiong', '1,500')],
  ['Does Bartholomew know Photoshop?', says('Bartholomew Dass', 'Photoshop')],
  ['How does Zarina compare with Bartholomew?', says('Zarina Mustapha', 'Bartholomew Dass', '30.08', '19.20')],
  ['Who are the bottom five for Sales Executive?', first(best(where(of('sal')), 1), 5)],
  ['How many were accepted out of those who applied for Data Analyst?', count(where(of('data'), is('Accepted')))],
  ['How many applicants scored 80 or higher?', count(where((a) => a.final_score >= 80))],
  [
    'Who has an interview score of more than 15 but a resume score below 4?',
    names(where((a) => interview(a) > 15 && resume(a) < 4)),
  ],
  // An owner.
  ['Which job is getting the least interest?', says('Legal Executive')],
  ['what r the closing dates of our open jobs', says('28 Nov 2026', '12 Dec 2026', '27 Nov 2026')],
  ['when did we post the sales job', says('21 Sept 2026')],
  [
    'which jobs expire before december',
    listed((j) => open(j) && j.closingDate !== null && j.closingDate < '2026-12-01'),
  ],
  ['jobs in operations', listed((j) => j.department === 'Operations')],
  ['how many jobs do we have in IT', count(jobs.filter((j) => j.department === 'Information Technology'))],
  ['any remote jobs?', listed((j) => j.jobType.includes('remote'))],
  [
    'what is the total expected salary of accepted logistics ppl',
    count(where(of('log'), is('Accepted'), (a) => !Number.isNaN(pay(a))).reduce((sum, a) => sum + pay(a), 0)),
  ],
  [
    'average expected salary for security engineer',
    count(mean(where(of('sec'), (a) => !Number.isNaN(pay(a))).map(pay))),
  ],
  [
    'what percentage of HR Business Partner applicants got rejected',
    percent(where(of('hrp'), is('Rejected')), where(of('hrp'))),
  ],
  [
    'applicants by month',
    groups(
      live,
      (a) =>
        ({
          '07': 'July 2026',
          '08': 'August 2026',
          '09': 'September 2026',
          '10': 'October 2026',
          '11': 'November 2026',
        })[a.applicationDate.slice(5, 7)] ?? '',
    ),
  ],
  ['compare accepted vs rejected for sales executive', says('2', '3')],
  ['is there anyone who knows java and kubernetes', names(where(has('Java'), has('Kubernetes')))],
  ['cheapest accepted person', leads(ordered(where(is('Accepted')), pay, 1), 1)],
  // An intern.
  ['sales executive applicants with no score yet', names(where(of('sal'), not(scored)))],
  ['intern applicants rejected / kiv', names(where(of('int'), is('Rejected', 'KIV')))],
  [
    'ppl who know labour law or negotiation for sales exec',
    names(where(of('sal'), either(has('labour law'), has('negotiation')))),
  ],
  ['data analyst applicants with 10+ yrs exp', names(where(of('data'), (a) => years(a) >= 10))],
  ['who applied on the 9th of november', names(where(from('2026-11-09', '2026-11-09')))],
  [
    'applications received after 17 nov for any IT job',
    names(where(of(...jobsOf((j) => j.department === 'Information Technology')), from('2026-11-18'))),
  ],
  ['sunway university ppl accepted', names(where(text('Sunway University'), is('Accepted')))],
  [
    'who hasnt done interview for accounts executive and still pending',
    names(where(of('acct'), is('Pending'), not(interviewed))),
  ],
  ['oldest 3 applications for sales executive', first(newest(where(of('sal')), 1), 3)],
  ['logistic coordinater top 2', first(best(where(of('log'))), 2)],
  ['averge final scor for hr business partner', count(mean(where(of('hrp'), scored).map(score)))],
  [`${name(60)} status`, says(name(60), 'KIV')],
  // Chains.
  [
    ['who is pending for data analyst?', 'who among them knows sql?', 'what are their emails?'],
    says(...where(of('data'), is('Pending'), has('SQL')).map((a) => a.Contactemail)),
  ],
  [
    ['how many applied for store keeper', 'how many were rejected', 'what percentage is that'],
    percent(where(of('stk'), is('Rejected')), where(of('stk'))),
  ],
  [
    ['top 3 for hr business partner', 'and by interview score?', 'and for accounts executive?'],
    first(ordered(where(of('acct')), interview), 3),
  ],
  [
    ['list kiv applicants', 'only for sales executive', 'why is the first one rated like that'],
    says(where(of('sal'), is('KIV'))[0]?.full_name ?? '', 'final score'),
  ],
  [
    ['applicants this month for logistics coordinator', 'how many of them accepted?', 'and kiv?'],
    count(where(of('log'), is('KIV'), from('2026-11-01'))),
  ],
  [['which jobs are open in KL', 'which of those has the most applicants', 'who is the best there'], nothing],
  // Beyond it.
  ['hire the best data analyst for me', nothing],
  ['who will accept our offer', nothing],
  ['can u call evelyn', nothing],
  ['how many men applied', declined],
  ['any applicants over 40 years old', declined],
  ['show hindu applicants', declined],
  ['tell me a joke', nothing],
  ['which applicants live near klcc', nothing],
];
