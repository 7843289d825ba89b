/** The page that says how everybody can take part, what holds, and whom to ask. */
import { sentences } from './sentences.ts';

export const t = sentences('accessibility', {
  title: 'Accessibility',
  lead: 'How everybody can take part, what holds of this site and what does not yet. Last compared with it on {day}.',
  ask: 'If you need another way',
  askCompany:
    'Ask {company} before you apply, without saying why: <address></address>. An interpreter, a conversation instead of the interview on the screen, more time than twice as much: what can be done is theirs to answer.',
  askOperator:
    'Ask whoever runs this site before you apply, without saying why: <address></address>. Where you have the link to a job, open this page from there: then it names the company itself.',
  askSilent: '{company} gave no address for questions. Whoever runs this site passes yours on: <address></address>.',
  contactsFailed: 'The addresses could not be loaded.',
  mailSubject: 'Another way to take part',
  offered: 'What you can choose yourself',
  offeredTyping:
    'To type your answers instead of speaking. Then no microphone is needed, and each question has more time to begin with.',
  offeredTime: 'One and a half times or twice as much time for each question, and twice as long to read it.',
  offeredCamera: 'No camera is needed. Your picture is shown to you alone and is not recorded.',
  offeredWish:
    'To ask the company in your own words, on the page before the interview. It reads them and answers, there and by mail.',
  offeredHow:
    'You choose on the page before the interview, before it begins, and it holds at once. Once the interview has begun no reviewer sees it beside your application, though a spoken answer of more than {seconds} seconds shows that there was more time; the record of events, which an owner of the company can read, keeps it. Nothing of it changes a mark.',
  lacking: 'What is not met, or only in part',
  lackingWhat: 'By criterion of WCAG 2.2, levels A and AA, and of EN 301 549.',
  met: 'What is met',
  metWhat:
    '{met, plural, one {# criterion} other {# criteria}} of {all}. Behind each stands how it is known: by tests, by a look, or by a judgement, with its day.',
  metOf: '{group} ({count})',
  see: 'Seeing',
  hear: 'Hearing',
  move: 'Keyboard, mouse and touch',
  time: 'Time and calm',
  fill: 'Finding the way and filling in',
  software: 'Screen readers and other software',
  beyond: 'Beside the pages',
  stateMet: 'Met',
  statePartly: 'In part',
  stateNotMet: 'Not met',
  byTests: 'Held by tests.',
  byLook: 'Seen in use on {day}.',
  byJudgement: 'Judged from the code or in passing on {day}.',
  how: 'How it was looked at',
  howTests:
    'Tests take the way of a candidate by keyboard, open the pages of candidates, companies and operators at 1280 and 320 pixels and in both themes, the main ones at zooms up to 400 %, hold them against the rules of axe, and listen to what is told to a screen reader.',
  howHand:
    'On {day} it was used by keyboard and speech alone with the screen reader Orca, in Firefox and Chromium. What was found then was mended since, where this page does not say otherwise; but with a real screen reader only two ways of the present version were tried again: from the log-in into an interview that is typed, and through the applicants of a job, in both browsers.',
  howNot:
    'Not tried: NVDA, JAWS, VoiceOver and TalkBack, braille, control by voice, and people who use any of these every day.',
  complain: 'If something shuts you out',
  complainOperator: 'Tell whoever runs this site what you wanted to do and what was in the way: <address></address>.',
  complainFurther:
    'Where the answer does not help, turn to the authority of the country in which the job is. In Malaysia that is the Department for the Development of Persons with Disabilities (JPOKU), and the Human Rights Commission (SUHAKAM); in the European Union the body that your country named for equal treatment or for the accessibility of services.',
});
