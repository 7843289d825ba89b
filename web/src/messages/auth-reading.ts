/** The terms, the privacy page, and the page of an address that leads nowhere. */
import { sentences } from './sentences.ts';

export const t = sentences('auth-reading', {
  toLogin: 'Go to the login page',
  toDashboard: 'Go to your dashboard',
  notFound: '404 Page Not Found',
  notFoundWhy: 'There is nothing at this address. It may be mistyped, or what was here is gone.',
  terms: 'Terms and Conditions',
  termsLead: 'The rules for everybody who uses this site.',
  service: 'What this service is',
  serviceHelps:
    'Saring helps companies to run their hiring: they post jobs, candidates apply and answer a short spoken interview, and software proposes an order in which to look at the applications.',
  serviceProposes:
    'Software proposes; it never decides. Every acceptance and every rejection is made by a person at the company.',
  account: 'Your account',
  accountOne:
    'An account belongs to one person or one company. Keep the password to yourself and tell the operator when you believe that somebody else knows it.',
  accountDelete:
    'Candidates may delete their account at any time in the settings. Companies, and whoever is suspended, ask the operator.',
  candidate: 'If you are a candidate',
  candidateTrue:
    'What you state in your profile, resume and answers must be true and your own. For one position you may apply up to three times; beyond that, all your applications for it are withdrawn.',
  candidateRecorded:
    'Where you speak in the interview, your voice is recorded so that it can be written down and reviewed by the company to which you apply. Where you type, nothing is recorded.',
  company: 'If you are a company',
  companyJobs:
    'Post only jobs that exist and that you may offer. Use what you learn of candidates for hiring alone, and judge them by what the job needs.',
  companyReasons: 'Read the reasons beside a score before you act on it. The responsibility for a decision is yours.',
  operator: 'The operator',
  operatorRuns:
    'The operator of this site runs it on servers of their choice, verifies companies, and may close an account that breaks these terms.',
  operatorContact: 'The operator of this site is reached at <link></link>.',
  operatorUnnamed: 'The operator of this site has given no address here. The company to which you apply can tell you.',
  privacy: 'Privacy',
  privacyLead: 'What this site keeps of you, and who sees it.',
  kept: 'What is kept',
  keptAccount:
    'Of every account: username, email address, when and in which browser you log in, the mails that were sent to it, and a fingerprint of the password, never the password itself.',
  keptCandidate:
    'Of candidates: the profile with its picture and resume; the applications with their files, the text of the resume, marks with their reasons, what the company noted and decided, what you asked for, and mails; the interview with its answers, recordings and what was noticed meanwhile; and what a company asked the assistant about you.',
  seen: 'Who sees it',
  seenCompany:
    'A company sees only the applications that were sent to it, with the picture of your profile where you, or a program that you applied with, sent it along. The pages of the operator show accounts and companies, but no resume, no answer and no score. Whoever runs the machines of this site can reach what lies on them.',
  seenFiles: 'Files of candidates are reached only by links that end after 15 minutes.',
  others: 'Who else receives it',
  othersWhat:
    'What this installation sends to machines of others is named here and in the notice of each company. Where you choose in an interview that your browser writes along, it does so on your device if it can, and may otherwise send the sound to its maker; you are told which before you choose.',
  software: 'What software reads',
  softwareReads:
    'Software reads the resume and the answers and compares them with the five criteria of the job. It gives reasons with quotations, which the company can check. Whoever chooses so when applying is read by people alone.',
  softwareWithdrawn:
    'You may withdraw an application at any time. From then on no software reads it, what it found is erased, and the company can no longer open what you sent: it sees your name, your email address, the position, the dates, and what it noted itself.',
  softwareNot:
    'Name, photo, age and gender are not part of what it judges, as far as words tell them. A person decides.',
  softwareShown:
    'Once you are told a decision, the page of your application shows how you were marked and what would have changed it. After a rejection you can ask there, within 30 days, that a person takes a second look.',
  browser: 'In your browser',
  browserKeeps:
    'The site keeps a token that says who is logged in, what you chose to see, such as theme and language, which interviews you began, and, until they are sent, drafts of forms, the files chosen for an application and the words and sound of an answer. Logging out, or deleting the account, removes all of it but theme and language, and that the typeface was loaded. There are no advertising or tracking cookies, and nothing is loaded from other sites.',
  browserCookie:
    'Logging in leaves one cookie for a year. It says that this browser was used to log in to this account before, so that others who guess at its password cannot keep you out; it logs nobody in.',
  deleting: 'Taking along and deleting',
  deletingDownload:
    'Under Settings, Account Settings, candidates download what is kept of them, their own files included, as one ZIP file; not in it is what people at a company asked the assistant. Scores, their reasons and remarks of a company are in it once the application is decided, at the latest 30 days after it was first asked for.',
  deletingRemoves:
    'Deleting an account removes the profile, files, applications, interviews and their analyses, and what companies wrote about them here. What stays is a record of what happened, with numbers in place of names. Backups may hold it for longer; when the operator restores one with the list of what was erased, it is erased again.',
  deletingPeriod:
    'How long an application is kept after its end is said before you apply and stands in the application. The company may shorten that time for you, and not lengthen it. Where it deletes a job, or leaves, your application goes with it; unless it had ended, you are told by mail.',
});
