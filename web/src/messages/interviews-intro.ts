/** What the page before an interview says. */
import { sentences } from './sentences.ts';

export const t = sentences('interviews-intro', {
  title: 'Digital Interview',
  description: 'Digital interview',
  failed: 'Failed to load your application.',
  notFound: 'This application was not found.',
  start: 'Start Digital Interview',
  begun: 'Your interview has begun.',
  begunWhat: 'Its time runs on while you are away. What you have answered is kept.',
  paused: 'This interview cannot be taken at the moment.',
  pausedWhat: 'The company takes no interviews. Your application stays as it is.',
  goOn: 'Continue Interview',
  nowOrLater: 'Now or later?',
  jobClosed:
    'The company has closed this job: nobody else can apply. Your application goes on, so please take the interview.',
  details: 'Interview Details',
  inEnglish: 'Responses are accepted only in English.',
  inTotal: '{duration} in total.',
  perQuestion: '{duration} per question.',
  questions: '{count, plural, one {# question.} other {# questions.}}',
  realTime: 'Questions are generated in real time.',
  readCarefully: 'Read each question carefully.',
  dress: 'Dress smart and professional.',
  microphone: 'Make sure that your microphone works.',
  webcam: 'Make sure that your webcam works.',
  quiet: 'Sit in a quiet and well-lit environment.',
  time: 'Manage your time.',
  recorded: 'What is recorded',
  recordedWhat:
    'Your voice is recorded answer by answer and kept for the people who review your application at the company. The camera picture is shown to you only: it is neither recorded nor sent. Whoever types is not recorded at all.',
  readBySoftware:
    'Your words are read by software without your name, photo, age or gender, as far as words tell them; a person decides.',
  readByPeople:
    'No software judges or writes down your answers: people at the company read and hear them, as you asked.',
  completeApplication: 'Complete Your Application',
  completeWhat:
    'Upon submission, you will have to undergo a digital interview ({duration}). You can proceed now if ready or choose to proceed later.',
  later: 'Proceed Later',
  now: 'Proceed Now',
});
