/** What is said of taking an interview in another way: by typing, with more time, or as somebody asks for. */
import { sentences } from './sentences.ts';

export const t = sentences('interviews-ways', {
  title: 'If you need something else',
  what: 'Choose before you begin; it holds at once. Once the interview has begun no reviewer sees it beside your application, though a spoken answer of more than {seconds} seconds shows that there was more time; the record of events, which an owner of the company can read, keeps it. Nothing of it changes a mark.',
  wantToType: 'I want to type my answers instead of speaking',
  wantToTypeWhat: 'No microphone and no camera are needed.',
  timeEach: 'Time for each question',
  usual: '{duration}, as usual',
  longer: '{duration} (×{factor})',
  readLonger: 'Read each question for 20 seconds before its time runs',
  readLongerWhat: 'Instead of 10: with a screen reader, for example. You can begin earlier.',
  readLongerToo: 'Comes with more time. You can begin earlier.',
  notSaved: 'Your choice could not be saved. Please try again.',
  wish: 'What else do you need?',
  wishWhat:
    'An interpreter, another day, another way: the company reads it and answers, here and by mail. An interview that has begun has no break.',
  wishMissing: 'Please write what you need',
  ask: 'Ask the company',
  askAgain: 'Change what I ask for',
  wishSent: 'The company was told.',
  wishTakenBack: 'The company is no longer asked.',
  wishFailed: 'Your question could not be sent. Please try again.',
  waiting:
    'You asked on {day}: “{wish}” The company has not answered yet. You can begin without, or wait for the answer.',
  meanwhile: 'Typing and more time need no answer: what you choose here holds at once.',
  write: 'You can also write to the company: <address></address>',
  writeNowhere:
    'The company gave no address for questions. Whom you can ask instead is said under <link>Accessibility</link>.',
  answered: 'You asked: “{wish}” The company answered on {day}: “{answer}”',
  takeBack: 'Take it back',
});
