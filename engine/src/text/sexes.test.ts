/** A title is marked alike whichever sex it tells. */
import { resumeMark } from '@saring/contract/domain';
import { describe, expect, it } from 'vitest';
import { createBuiltinEngine } from '#built-in';
import { hiddenIn } from '#redaction/hide.ts';
import { redactedBy } from '#redaction/redacted.ts';
import { cleanText, quote } from './clean.ts';
import { rowsOf } from './lists.ts';
import { inOneForm, ofOtherSex, oneForm, plainTitle } from './sexes.ts';

const engine = createBuiltinEngine();
const asOf = '2026-01-01';
const identity = { fullName: 'Nur Aisyah binti Kamal' };

const written = (title: string) => `Nur Aisyah binti Kamal
${title}
Experience
${title}, Maju Trading, March 2019 - 2024
- Served 60 guests each evening as ${title.toLowerCase()} and kept the till to the sen
- Sold parts and services to 40 workshops and led a team of four
Education
Diploma in Business, Politeknik Merlimau, 2014 - 2017`;

/** Women's titles with men's; some are in no list and no dictionary. */
const pairs: readonly (readonly [string, string])[] = [
  ['Saleswoman', 'Salesman'],
  ['Salesgirl', 'Salesman'],
  ['Saleslady', 'Salesman'],
  ['Salesperson', 'Salesman'],
  ['Sales Lady', 'Sales Man'],
  ['Waitress', 'Waiter'],
  ['Head Waitress', 'Head Waiter'],
  ['Stewardess', 'Steward'],
  ['Air stewardess', 'Air steward'],
  ['Actress', 'Actor'],
  ['Hostess', 'Host'],
  ['Banquet Manageress', 'Banquet Manager'],
  ['Seamstress', 'Seamster'],
  ['Laundress', 'Launderer'],
  ['Masseuse', 'Masseur'],
  ['Headmistress', 'Headmaster'],
  ['Wardrobe Mistress Assistant and Postmistress', 'Wardrobe Mistress Assistant and Postmaster'],
  ['Barmaid', 'Barman'],
  ['Landlady', 'Landlord'],
  ['Usherette', 'Usher'],
  ['Comedienne', 'Comedian'],
  ['Executrix', 'Executor'],
  ['Policewoman', 'Policeman'],
  ['Watchwoman', 'Watchman'],
  ['Businesswoman', 'Businessman'],
  ['Forklift Crewwoman', 'Forklift Crewman'],
  ['Drone Camerawoman', 'Drone Cameraman'],
  ['Kiosk Counterwoman', 'Kiosk Counterman'],
  ['Janitress', 'Janitor'],
  ['Female Nurse', 'Male Nurse'],
  ['Lady Driver', 'Male Driver'],
  ['Pramugari', 'Pramugara'],
  ['Usahawati', 'Usahawan'],
  ['Supervisor of waitresses', 'Supervisor of waiters'],
  ['Trainer of saleswomen', 'Trainer of salesmen'],
];
const jobs = ['Salesman', 'Waitress', 'Air Stewardess', 'Shop Assistant'].map((title) => ({
  title,
  description: `We look for a ${title} who serves guests, sells parts to workshops and keeps the till. Two years of experience as ${title.toLowerCase()} or saleswoman.`,
  criteria: [`Experience as ${title.toLowerCase()}`, 'Serves guests', 'Keeps the till', 'Leads a team', 'Diploma'],
}));
type Job = (typeof jobs)[number];

const ofResume = async (job: Job, title: string) =>
  await engine.resume({ job, resumeText: written(title), identity, asOf });
const figures = async (job: Job, title: string) => {
  const marks = await ofResume(job, title);
  return [resumeMark(marks), marks.parts.map(({ value }) => value), marks.criteria.map(({ level }) => level)];
};

describe('a title of work', () => {
  it.each(pairs)('%s is marked like %s', async (female, male) => {
    for (const job of jobs) expect(await figures(job, female), job.title).toEqual(await figures(job, male));
  });

  it.each(pairs)('an advert for a %s is answered like one for a %s', async (female, male) => {
    const of = (title: string): Job => ({
      title,
      description: `A ${title.toLowerCase()} for our branch. The ${title.toLowerCase()} serves guests and keeps the till.`,
      criteria: [`Worked as ${title.toLowerCase()}`, 'Serves guests', 'Keeps the till', 'Leads a team', 'Diploma'],
    });
    for (const title of [female, male, 'Cashier'])
      expect(await figures(of(female), title)).toEqual(await figures(of(male), title));
  });

  it.each(pairs)('an answer of a %s is marked like one of a %s', async (female, male) => {
    const level = async (title: string, asked: string) => {
      const turn = {
        sequence: 1,
        question: `Tell us about your work as ${asked.toLowerCase()}.`,
        response: `I worked as a ${title.toLowerCase()} for three years. I sold parts to 40 workshops, trained two other people and raised sales by 12 percent.`,
        criterion: 0,
      };
      const job = { title: asked, description: '', criteria: [`Experience as ${asked.toLowerCase()}`] };
      return (await engine.interview({ job, turns: [turn], identity })).criteria.map((one) => one.level);
    };
    const [first, ...others] = [
      await level(female, female),
      await level(male, female),
      await level(female, male),
      await level(male, male),
    ];
    for (const other of others) expect(other).toEqual(first);
  });

  it('is marked in all pairs of the list as in any other', async () => {
    for (const [female = '', male = '', kind] of rowsOf('sexes'))
      if (kind === 'title') expect(inOneForm(written(female)).toLowerCase()).toBe(written(male).toLowerCase());
  });

  it('is quoted and named as it was written', async () => {
    const text = 'Aisyah, SALESWOMAN and waitress, trained four stewardesses.';
    const clean = oneForm(cleanText(text));
    expect(clean.text).toBe('Aisyah, SALESMAN and waiter, trained four stewards.');
    for (const [plain, own] of [
      ['SALESMAN', 'SALESWOMAN'],
      ['waiter', 'waitress'],
      ['stewards', 'stewardesses'],
    ] as const) {
      const start = clean.text.indexOf(plain);
      expect(quote(clean, start, start + plain.length)?.text).toBe(own);
    }
    const [job] = jobs as [Job];
    expect(JSON.stringify(await ofResume(job, 'Saleswoman'))).not.toContain('alesman,');
    const { criteria } = await ofResume(job, 'Saleswoman');
    for (const { text: said, start, end } of criteria.flatMap(({ quotations }) => quotations))
      expect(written('Saleswoman').slice(start, end)).toBe(said);
  });
});

it.each([
  ...'mattress buttress fortress witness address business process princess governess mistress majorette caress'.split(
    ' ',
  ),
  ...'woman women human person people girl lady cigarette palette roulette matrix wordpress'.split(' '),
  ...'rahman rosnawati annette bess burgess harkness sales-man fitness assess access manager'.split(' '),
])('%s is no title of one sex', (word) => expect(plainTitle(word)).toBeUndefined());

it('the other sex of a title is in one form with it', () => {
  const titles = rowsOf('sexes').flatMap(([female = '', male = '', kind]) => (kind === 'title' ? [female, male] : []));
  for (const title of titles) {
    const other = ofOtherSex(title) ?? '';
    expect(other).not.toBe(title);
    expect(ofOtherSex(other)).toBe(title);
    expect(inOneForm(other)).toBe(inOneForm(title));
  }
});

it('a title reads alike for both sexes in a review without names', () => {
  const shown = (text: string) => redactedBy(text, hiddenIn(text, {})).text;
  for (const [female = '', male = '', kind] of rowsOf('sexes'))
    if (kind === 'title') {
      expect(shown(`Senior ${female}, Maju`)).toBe(shown(`Senior ${male}, Maju`));
      expect(shown(`Senior ${female}, Maju`)).not.toContain(female);
    }
  expect(shown('Saleswoman')).toBe('Sales█████');
  expect(shown('Restaurant manageress')).toBe('Restaurant █████');
  expect(shown('Human resources, mattress and fitness shop, host of servers')).toBe(
    'Human resources, mattress and fitness shop, host of servers',
  );
});
