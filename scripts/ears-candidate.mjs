/** A candidate's way, from the log-in to the third question of an interview. */
import { fromTests, logIn, NAME } from './ears-world.mjs';

const { buildCandidate, reviewOf } = await fromTests('browser/interview-world.ts');

const FIELD = 'Your answer entry';
const ANSWERS = [
  'I closed the books of twelve companies every month.',
  'I filed SST returns and checked them against the ledger.',
];
const question = (number) => `Question ${number} of 6: `;
/** Types an answer, and goes on to the next question. */
const answer = (words, index) => [
  ['type', words],
  ['tab', 'Start push button'],
  ['press', 'Return', 'Your time runs'],
  ['tab', 'End Interview'],
  ['tab', 'Next Question', 'shift+Tab'],
  ['press', 'Return', 'Processing Response', question(index + 2), FIELD],
];
const journey = (username) => [
  ...logIn(username, 'Good '),
  ['tab', 'What comes next', 'h'],
  ['tab', 'Take the interview'],
  ['press', 'Return', 'Proceed Now'],
  ['press', 'Return', 'Accountant'],
  ['tab', 'I want to type my answers instead of speaking'],
  ['press', 'space', 'checked'],
  ['tab', 'as usual'],
  ['press', 'Down', '×1.5'],
  ['press', 'space', 'selected'],
  ['tab', 'Start Digital Interview', 'shift+Tab'],
  ['press', 'Return', 'Digital Interview'],
  ['tab', 'Start Interview'],
  ['press', 'Return', 'Get ready', question(1), FIELD],
  ...ANSWERS.flatMap(answer),
];

/** Answers what is done and heard, what stands for made-up names, and what must have come of it. */
export async function candidate(server) {
  const built = await buildCandidate(server);
  const { company, person } = built;
  return {
    journey: journey(person.username),
    names: { [company.companyName]: 'Maju Trading', [person.username]: 'aisyah' },
    async prove() {
      const arrived = (await reviewOf(built)).interviewHistory.map(({ response }) => response);
      if (arrived.join() !== ANSWERS.join()) throw new Error(`what arrived is: ${arrived.join(' / ')}`);
    },
  };
}

/** Faults of pages: a script that plants one, and what is not heard then, in each browser or in those that are named. */
export const FAULTS = {
  /** What is said stands in a region that comes with its text, which Chromium says all the same. */
  silent: {
    browsers: ['firefox'],
    missed: question(1),
    plant() {
      new MutationObserver(() => {
        const region = document.getElementById('said');
        for (const name of ['role', 'aria-live']) region?.removeAttribute(name);
        for (const line of region?.querySelectorAll('p') ?? []) {
          const born = document.createElement('div');
          born.setAttribute('aria-live', 'polite');
          born.append(line);
          document.body.append(born);
        }
      }).observe(document, { subtree: true, childList: true });
    },
  },
  /** Between two questions the field loses the focus, and does not get it back. */
  focus: {
    missed: FIELD,
    plant() {
      new MutationObserver(() => {
        HTMLElement.prototype.focus = () => {};
        document.activeElement.blur();
      }).observe(document, { subtree: true, attributeFilter: ['readonly'] });
    },
  },
  /** Nothing says what a field is for. */
  unnamed: {
    missed: NAME,
    plant() {
      new MutationObserver(() => {
        for (const label of document.querySelectorAll('label')) label.replaceChildren();
        for (const field of document.querySelectorAll('input')) field.removeAttribute('placeholder');
      }).observe(document, { subtree: true, childList: true });
    },
  },
};
