/**
 * What is met of WCAG 2.2, levels A and AA, and of what EN 301 549 asks beside it: the one list from which the page
 * /accessibility and docs/accessibility.md are drawn. Why stands in the catalogue, by the number of the criterion.
 * Whoever changes what a line says of the product changes its state and `lookedOn` as well.
 */
import type { t } from '#messages/accessibility-criteria.ts';

/** The day on which the whole list was last compared with the product. */
export const lookedOn = '2026-11-27';
/** The day on which it was used with a screen reader, zoom, spacing and forced colours by hand, before what was found was mended. */
export const usedByHandOn = '2026-11-24';

type State = 'met' | 'partly' | 'not met';
export type Group = 'see' | 'hear' | 'move' | 'time' | 'fill' | 'software' | 'beyond';

export interface Criterion {
  id: Parameters<typeof t>[0];
  level: 'A' | 'AA' | 'EN 301 549';
  group: Group;
  state: State;
  /** Test files that fail where it no longer holds. */
  tests?: readonly string[];
  /** When somebody last looked at it in use. */
  looked?: string;
  /** When it was last judged from the code or in passing. */
  judged?: string;
}

const browser = (name: string) => `tests/browser/${name}.spec.ts`;
const axe = browser('accessibility');
const words = browser('words');
const widths = browser('widths');
const contrast = browser('contrast');
const forcedColours = browser('forced-colours');
const ear = browser('ear');
const accounts = browser('accounts');
const applying = browser('applicant-keyboard');
const interview = browser('interview-keyboard');
const reviewing = browser('recruiter-keyboard');
const typed = browser('interview-typed');
const groupsSpec = browser('required');
const notices = browser('notices');

export const criteria: readonly Criterion[] = [
  { id: '1.1.1', level: 'A', group: 'see', state: 'met', tests: [axe] },
  { id: '1.2.1', level: 'A', group: 'hear', state: 'partly', tests: [browser('interview')] },
  { id: '1.2.2', level: 'A', group: 'hear', state: 'met', judged: usedByHandOn },
  { id: '1.2.3', level: 'A', group: 'hear', state: 'met', judged: usedByHandOn },
  { id: '1.2.4', level: 'AA', group: 'hear', state: 'met', judged: usedByHandOn },
  { id: '1.2.5', level: 'AA', group: 'hear', state: 'met', judged: usedByHandOn },
  { id: '1.3.1', level: 'A', group: 'software', state: 'met', tests: [axe, groupsSpec] },
  { id: '1.3.2', level: 'A', group: 'software', state: 'met', looked: usedByHandOn },
  { id: '1.3.3', level: 'A', group: 'see', state: 'met', looked: usedByHandOn },
  { id: '1.3.4', level: 'AA', group: 'see', state: 'met', tests: [widths, axe] },
  { id: '1.3.5', level: 'AA', group: 'fill', state: 'met', tests: [axe], judged: usedByHandOn },
  { id: '1.4.1', level: 'A', group: 'see', state: 'met', tests: [axe], looked: usedByHandOn },
  { id: '1.4.2', level: 'A', group: 'hear', state: 'met', looked: usedByHandOn },
  { id: '1.4.3', level: 'AA', group: 'see', state: 'met', tests: [axe, contrast] },
  { id: '1.4.4', level: 'AA', group: 'see', state: 'met', tests: [widths] },
  { id: '1.4.5', level: 'AA', group: 'see', state: 'met', looked: usedByHandOn },
  { id: '1.4.10', level: 'AA', group: 'see', state: 'met', tests: [widths, axe] },
  { id: '1.4.11', level: 'AA', group: 'see', state: 'met', tests: [contrast, forcedColours] },
  { id: '1.4.12', level: 'AA', group: 'see', state: 'met', tests: [axe] },
  { id: '1.4.13', level: 'AA', group: 'see', state: 'met', tests: [browser('hints')] },
  {
    id: '2.1.1',
    level: 'A',
    group: 'move',
    state: 'met',
    tests: [accounts, applying, interview, reviewing],
    looked: usedByHandOn,
  },
  { id: '2.1.2', level: 'A', group: 'move', state: 'met', tests: [applying, interview] },
  { id: '2.1.4', level: 'A', group: 'move', state: 'met', judged: usedByHandOn },
  { id: '2.2.1', level: 'A', group: 'time', state: 'partly', tests: [notices, browser('interview')] },
  { id: '2.2.2', level: 'A', group: 'time', state: 'met', looked: usedByHandOn },
  { id: '2.3.1', level: 'A', group: 'time', state: 'met', looked: usedByHandOn },
  { id: '2.4.1', level: 'A', group: 'software', state: 'met', tests: [axe] },
  { id: '2.4.2', level: 'A', group: 'software', state: 'met', tests: [axe], looked: usedByHandOn },
  { id: '2.4.3', level: 'A', group: 'move', state: 'met', tests: [ear, applying, interview] },
  { id: '2.4.4', level: 'A', group: 'software', state: 'met', looked: usedByHandOn },
  { id: '2.4.5', level: 'AA', group: 'fill', state: 'met', judged: usedByHandOn },
  { id: '2.4.6', level: 'AA', group: 'software', state: 'met', looked: usedByHandOn },
  { id: '2.4.7', level: 'AA', group: 'move', state: 'met', tests: [contrast], looked: usedByHandOn },
  { id: '2.4.11', level: 'AA', group: 'move', state: 'met', tests: [ear, applying] },
  { id: '2.5.1', level: 'A', group: 'move', state: 'met', judged: usedByHandOn },
  { id: '2.5.2', level: 'A', group: 'move', state: 'met', judged: usedByHandOn },
  { id: '2.5.3', level: 'A', group: 'move', state: 'met', judged: usedByHandOn },
  { id: '2.5.4', level: 'A', group: 'move', state: 'met', judged: usedByHandOn },
  { id: '2.5.7', level: 'AA', group: 'move', state: 'met', tests: [applying] },
  { id: '2.5.8', level: 'AA', group: 'move', state: 'met', looked: usedByHandOn },
  { id: '3.1.1', level: 'A', group: 'software', state: 'met', tests: [axe, words] },
  { id: '3.1.2', level: 'AA', group: 'software', state: 'partly', judged: lookedOn },
  { id: '3.2.1', level: 'A', group: 'fill', state: 'met', judged: usedByHandOn },
  { id: '3.2.2', level: 'A', group: 'fill', state: 'met', judged: usedByHandOn },
  { id: '3.2.3', level: 'AA', group: 'fill', state: 'met', judged: usedByHandOn },
  { id: '3.2.4', level: 'AA', group: 'fill', state: 'met', judged: usedByHandOn },
  { id: '3.2.6', level: 'A', group: 'fill', state: 'met', judged: lookedOn },
  { id: '3.3.1', level: 'A', group: 'fill', state: 'met', tests: [accounts, applying] },
  { id: '3.3.2', level: 'A', group: 'fill', state: 'met', tests: [axe, groupsSpec, ear] },
  { id: '3.3.3', level: 'AA', group: 'fill', state: 'met', tests: [accounts] },
  { id: '3.3.4', level: 'AA', group: 'fill', state: 'met', tests: [applying] },
  { id: '3.3.7', level: 'A', group: 'fill', state: 'met', tests: [browser('main-job')] },
  { id: '3.3.8', level: 'AA', group: 'fill', state: 'met', tests: [accounts] },
  { id: '4.1.2', level: 'A', group: 'software', state: 'met', tests: [axe, groupsSpec] },
  { id: '4.1.3', level: 'AA', group: 'software', state: 'met', tests: [ear, accounts, applying, interview, typed] },
  { id: '5.2', level: 'EN 301 549', group: 'beyond', state: 'met', tests: [typed, browser('interview')] },
  { id: '5.3', level: 'EN 301 549', group: 'beyond', state: 'met', judged: lookedOn },
  { id: '5.9', level: 'EN 301 549', group: 'beyond', state: 'met', judged: usedByHandOn },
  {
    id: '10',
    level: 'EN 301 549',
    group: 'beyond',
    state: 'partly',
    tests: ['tests/api/own-data.test.ts'],
    judged: lookedOn,
  },
  { id: '12.1.1', level: 'EN 301 549', group: 'beyond', state: 'met', judged: lookedOn },
  { id: '12.1.2', level: 'EN 301 549', group: 'beyond', state: 'met', judged: lookedOn },
  { id: '12.2', level: 'EN 301 549', group: 'beyond', state: 'partly', judged: lookedOn },
];
