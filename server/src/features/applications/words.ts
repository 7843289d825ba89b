/** What the calls of applications answer, and what an applicant is mailed. */
import { catalogue } from '@saring/contract/words';

export const words = catalogue('server-applications', {
  submitted: 'Application submitted successfully!',
  withdrawn: 'Your application has been withdrawn.',
  linkMailed: 'The link is on its way to your email address.',
  linkTitle: '{job} at {company}: your application link',
  linkHere: 'Open this address on the device on which you want to apply: {address}',
  linkKept: 'You stay free to go on where you were.',
  linkFooter: 'This mail was sent by Saring because you asked for it on the application page.',
  decisionsSaved: 'Settings saved.',
  statusSet: 'Application status updated to {status}',
  feedbackSaved: 'Feedback submitted successfully!',
  interviewContinues: 'The interview can be continued later.',
  phone: 'Phone number must be 11 digits',
  uploadResume: 'Please upload your resume.',
  resumeReplaced: 'Your resume was replaced while you applied. Please send the application again.',
  chooseTwo: 'Choose two to four applicants',
  statusChanged: 'Somebody else set the status to {status} in the meantime.',
  finishedByTaking: 'An interview is finished only by taking it.',
  notYetSent: 'Not sent yet: it will be tried again.',
  addressRefused: 'The mail server refused this address.',
  serverUnreached: 'The mail server could not be reached in time.',
  notAccepted: 'This address does not belong to one of your accepted applicants.',
  notRejected: 'This address does not belong to one of your rejected applicants.',
  mailsSent: 'Email sending completed!',
  acceptanceFailed: 'Failed to send acceptance emails',
  rejectionFailed: 'Failed to send rejection emails',
  subject: 'Your application for {job} at {company}',
  title: 'Your application for {job}',
  footer: '{company} sent you this mail with Saring because you applied there.',
  accepted: '{company} has accepted your application for {job}.',
  rejected:
    '{company} will not be taking your application for {job} further. Thank you for applying, and for the time you gave it.',
  why: 'How you were marked is shown on the page of your application.',
  secondLook: 'On the page of your application you can ask within 30 days that another look is taken at it.',
  whyAndSecondLook:
    'How you were marked is shown on the page of your application. There you can ask within 30 days that a person takes a second look.',
  companyWrites: '{company} writes: “{words}”',
  decidedByPerson: 'A person at {company} decided this.',
  seeApplication: 'See your application',
  receivedTitle: 'Your application has arrived',
  receivedSubject: '{company} has received your application for {job}',
  received: '{company} has received your application for {job}.',
  interviewIsNext:
    'The interview comes next: six questions, about five minutes, spoken or typed. You can take it now, or later when it suits you. It can be taken once.',
  personDecides:
    'A person at {company} decides, and you are told by mail. The page of your application shows where it stands.',
  answersWithin: '{company} means to answer within {days, plural, one {a day} other {# days}}.',
  answersDue: 'Applicants wait for your answer',
  answersSoon: '{count, plural, one {# applicant} other {# applicants}} should have your answer within two days.',
  answersHalf:
    '{count, plural, one {# applicant has} other {# applicants have}} waited for half of the {days} days in which you mean to answer.',
  answersOverdue:
    '{count, plural, one {# applicant waits} other {# applicants wait}} longer than the {days, plural, one {day} other {# days}} in which you mean to answer.',
  toDashboard: 'Open the dashboard',
  answersFooter:
    'This mail was sent by Saring because you said in Settings within how many days you answer. Change it there.',
  takeInterview: 'Take the interview',
  remindSubject: 'Your interview for {job} at {company} is waiting',
  remindTitle: 'Your interview is waiting for you',
  remind: 'You applied for {job} at {company} and have not taken the interview yet.',
  interviewTakes:
    'It has six questions and takes about five minutes, spoken or typed. What you need for it, such as more time, you choose or ask for before it begins.',
  oneMore:
    'You will be reminded once more. If you do not want to go on, you can withdraw on the page of your application.',
  lastReminder:
    'This is the last reminder. If you do not want to go on, you can withdraw on the page of your application.',
  submittedForPeople: 'Application submitted successfully! People alone read it.',
  submittedAndRead: 'Application submitted and resume processed successfully!',
  submittedReading: 'Application submitted successfully! Resume will be processed in the background.',
  submittedUnread: 'Application submitted successfully! Resume processing will be completed later.',
});
