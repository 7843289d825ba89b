/** What a screen reader said is read from its log as it was said. */
import { expect, it } from 'vitest';
import { hears, saidIn, transcriptOf } from './orca-log.mjs';

const log = `21:40:00.000001 - SPEECH: Initializing
21:40:01.000001 - SPEECH OUTPUT: 'Screen reader on.'{'average-pitch': 5.0, 'family': {'name': 'x'}}
21:40:02.000001 - SPEECH OUTPUT: 'Password  password text.' voice=uppercase{'average-pitch': 7.0}
21:40:02.100001 - SPEECH OUTPUT: 'It's Aisyah's: 'yes'.'None
21:40:02.200001 - SPEECH OUTPUT: ''{}
\0\ufffd 21:40:03.000001 - SPEECH OUTPUT: 'Question 1 of 6: What do you do?' {}
21:40:04.000001 - SPEECH DISPATCHER: Speaking 'Question 2 of 6'
`;
const said = [
  'Screen reader on.',
  'Password password text.',
  "It's Aisyah's: 'yes'.",
  'Question 1 of 6: What do you do?',
];

it('reads what was said, without the voice, and nothing that is no speech', () => {
  expect(saidIn(log)).toEqual(said);
});

it('hears a sentence in one piece or in several, and none that was not said', () => {
  expect(hears(said, 'Question 1 of 6: ')).toBe(true);
  expect(hears(said, 'on. Password')).toBe(true);
  expect(hears(said, 'Question 2 of 6')).toBe(false);
});

it('keeps what was said without times and names of one run', () => {
  const heard = [
    'Good evening, Aisyah!',
    '7',
    '7 ms there and back.',
    'Company company-1f, 3 December 2026',
    'Dec 3, 2026, 8:47 PM',
  ];
  expect(transcriptOf(heard, { 'Company company-1f': 'Maju Trading' })).toBe(
    'Good morning, Aisyah!\n18 ms there and back.\nMaju Trading, 26 November 2026\nNov 26, 9:00 AM\n',
  );
});
