/** What a recruiter may expect of proposed criteria. */
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ladders } from '#score/ladders.fixture.ts';
import { loadModels } from '#score/models.ts';
import { checkCriteria } from './check.ts';
import { createCriteriaWriter } from './index.ts';

const models = loadModels();
const writer = createCriteriaWriter(() => models);
const clerk = {
  title: 'Accounts Clerk',
  description: `About us
Bright Foods is a fast-growing family of brands, founded in 1998. We pride ourselves on our people and our passion.
Duties
- Reconcile bank statements every week and close the month within five days.
- Prepare sales tax returns for three branches
- Answer queries of suppliers about late payments
Requirements
- Diploma in Accounting, at least 3 years of experience in accounts payable
- Good command of AutoCount, SQL Accounting and Microsoft Excel
- Female, below 30, Chinese, single
Benefits
- Medical card, birthday leave and free lunch`,
};
const poor: [string, { title: string; description: string }][] = [
  ['nothing', { title: '', description: '' }],
  ['a title alone', { title: 'Site Safety Supervisor', description: '' }],
  ['no words of work', { title: 'asdf qwer', description: 'lorem ipsum dolor sit amet' }],
  ['another language', { title: 'Pegawai Khidmat Pelanggan', description: 'Menjawab panggilan pelanggan dan aduan.' }],
  ['one word without end', { title: 'x'.repeat(10_000), description: 'work '.repeat(20_000) }],
  ['signs without end', { title: '((((', description: '(a, and (b; - '.repeat(7000) }],
  ['one sentence without end', { title: 'Clerk', description: 'manage reports and prepare budgets, '.repeat(3000) }],
  ['emoji', { title: '\u{1f600}', description: '\u{1f680}'.repeat(5000) }],
  ['tags', { title: '<h1>Cook</h1>', description: '<script>alert(1)</script><p>Cook rice</p>' }],
  [
    'who a person is',
    {
      title: 'Sales Executive',
      description:
        'Young attractive Chinese female only, single, below 30, no pregnancy, Muslim preferred, native English speaker.',
    },
  ],
];
const person =
  /\b(?:young|age|female|male|wom[ae]n|single|married|pregnan\w*|muslim|chinese|race|religion|native|attractive|disab\w*)\b/i;

describe('proposed criteria', () => {
  it.each([['an advert', clerk] as const, ...poor])(
    'are five, distinct and about nobody’s person, for %s',
    (_, job) => {
      const five = writer.propose(job);
      expect(new Set(five.map(({ text }) => text)).size).toBe(5);
      for (const { text, levels } of five) {
        expect([text, ...Object.values(levels)].join(' ')).not.toMatch(person);
        expect(text.split(/\s+/).length).toBeGreaterThanOrEqual(4);
        expect(text.split(/\s+/).length).toBeLessThanOrEqual(20);
        expect(Object.values(levels).every((level) => level.length > 10)).toBe(true);
      }
    },
  );

  it('ask for the duties, the products and the proof of the advert in one form', () => {
    const all = writer.propose(clerk).map(({ text }) => text);
    expect(all.join('\n')).toMatch(/Reconciling bank statements every week and closing the month/);
    expect(all.join('\n')).toMatch(/sales tax returns/i);
    expect(all).toContain('Experience with AutoCount, SQL Accounting and Microsoft Excel');
    expect(all).toContain('At least 3 years of experience in accounts payable, with a diploma in Accounting');
  });

  it('say nothing of the company and what it offers', () => {
    const all = writer.propose(clerk).map(({ text }) => text);
    expect(all.join('\n')).not.toMatch(/Bright|brand|passion|family|lunch|leave|medical/i);
  });

  it('carry the sentence that they came from, word for word', () => {
    const five = writer.propose(clerk);
    for (const { source } of five)
      expect(source && clerk.description.slice(source.start, source.end)).toBe(source?.text);
    const tax = five.find(({ text }) => /sales tax/i.test(text));
    expect(five.some(({ source }) => source?.text.includes('bank statements'))).toBe(true);
    expect(tax?.source).toBeDefined();
  });

  it('carry no sentence where the occupation filled them', () => {
    const five = writer.propose({ title: 'Cashier', description: '' });
    expect(five.map(({ source }) => source)).toEqual(Array(5).fill(undefined));
    expect(five.map(({ text }) => text).join('\n')).toMatch(/payment|cash|sales|customer/i);
  });

  it('are no sentences of the advert', () => {
    const description = 'Designing game levels for mobile players\nWriting game stories and dialogue';
    for (const { text } of writer.propose({ title: 'Game Designer', description }))
      expect(description).not.toContain(text);
  });

  it('are others than those there were, as long as there are any', () => {
    const first = writer.propose(clerk).map(({ text }) => text);
    const second = writer.propose({ ...clerk, without: first }).map(({ text }) => text);
    expect(second).toHaveLength(5);
    expect(second.filter((text) => first.includes(text))).toEqual([]);
  });

  it('are about the products and the proof that a short advert names, and nothing else', () => {
    const accountant = writer.propose({
      title: 'Senior Accountant',
      description:
        'Requirements\n- At least 5 years of accounting experience\n- Degree in Accounting or ACCA\n- Good command of SAP and Excel\n- Close the books monthly and file SST returns',
    });
    const all = accountant.map(({ text }) => text).join('\n');
    expect(all).toContain('SAP and Excel');
    expect(all).toContain('At least 5 years of experience in accounting, with a degree in Accounting');
    const locksmith = writer.propose({
      title: 'Locksmith',
      description: 'Fit and master-key cylinders, program car keys. 3 years. Clean police record.',
    });
    expect(locksmith.map(({ text }) => text).join('\n')).toMatch(/At least 3 years/);
    expect(locksmith.map(({ text }) => text).join('\n')).not.toMatch(/master's degree/);
  });

  const proposed = (description: string, title = 'Clerk'): string[] =>
    writer.propose({ title, description }).map(({ text }) => text);

  it.each([
    ['a name of the company', 'TAA Creative Group\nYou will design packaging.', /TAA/],
    ['what nobody does at work', '- loving DOGS\n- Design packaging', /dogs/i],
    ['what the company is in', 'We are in building materials and need an accountant to close the books.', /building/i],
    ['a part of a phrase', 'Keep the CRM up to date and report every week to the manager.', /dating|CRM up$/im],
    ['a thing for a duty', 'Check invoices, stock levels and delivery notes.', /stocking|\bstock levels, /],
    ['something provided', 'Airfare reimbursed, housing provided\nTeach English to children', /reimbursed|provided/],
  ])('do not take %s for work', (_, description, never) => expect(proposed(description).join('\n')).not.toMatch(never));

  it('tell each duty of a row, also by verbs that can be things', () => {
    expect(proposed('Provide bedside care and record vital signs.')).toContain(
      'Providing bedside care and recording vital signs',
    );
    expect(proposed('Order ingredients, watch wastage and chase late deliveries.')).toContain(
      'Ordering ingredients, watching wastage, and chasing late deliveries',
    );
    expect(proposed('Write, review and update care plans with families.').join('\n')).toMatch(
      /Writing, reviewing and updating care plans/,
    );
    expect(proposed("Reconcile suppliers' accounts &amp; file SST returns.")).toContain(
      "Reconciling suppliers' accounts and filing SST returns",
    );
  });

  it('keep the capitals of products', () => {
    const text = proposed('Fluent in Adobe Creative Suite and Microsoft Excel').join('\n');
    expect(text).toContain('Experience with Adobe Creative Suite and Microsoft Excel');
  });

  it('are the own items of an advert in another language, and no guess at its trade', () => {
    const description = `Syarikat kami mencari kerani akaun yang berpengalaman.
Tanggungjawab:
- Menyediakan invois dan resit kepada pelanggan
- Menguruskan rekod bayaran dan penyata bank setiap bulan
- Membantu juruaudit menyemak akaun
- SPM atau Diploma Perakaunan`;
    const five = writer.propose({ title: 'Kerani Akaun', description });
    expect(five.slice(0, 4).map(({ text }) => text)).toEqual([
      'Menyediakan invois dan resit kepada pelanggan',
      'Menguruskan rekod bayaran dan penyata bank setiap bulan',
      'Membantu juruaudit menyemak akaun',
      'Holding a school certificate',
    ]);
    expect(five[4]?.source).toBeUndefined();
  });

  it('differ from job to job', () => {
    const all = ladders.map(({ job }) => writer.propose(job).map(({ text }) => text));
    for (const [i, one] of all.entries())
      for (const other of all.slice(i + 1)) expect(one.filter((text) => other.includes(text)).length).toBeLessThan(3);
  });

  it('are what somebody in the post does most where the advert is a title alone', () => {
    const five = writer.propose({ title: 'Accountant', description: '' }).map(({ text }) => text);
    expect(five.join('\n')).toMatch(/financial/);
  });

  it('are the same each time', () => {
    expect(createCriteriaWriter(() => models).propose(clerk)).toEqual(writer.propose(clerk));
  });

  it('are the same of a description that says everything 180 times', () => {
    const description = `${clerk.description}\n`.repeat(180);
    expect(description.length).toBeGreaterThan(90_000);
    const texts = (one: typeof clerk) => writer.propose(one).map(({ text }) => text);
    expect(texts({ ...clerk, description })).toEqual(texts(clerk));
  });
});

const real = new URL('../../../../shared/data/adverts.jsonl.gz', import.meta.url);
describe.skipIf(!existsSync(real))('criteria of real adverts', () => {
  it('are five, distinct, readable, about nobody’s person, and quote what stands there', () => {
    const rows = gunzipSync(readFileSync(real)).toString().split('\n').filter(Boolean);
    for (const row of rows) {
      const { title, description } = JSON.parse(row);
      const five = writer.propose({ title, description });
      expect(new Set(five.map(({ text }) => text)).size).toBe(5);
      for (const { text, source } of five) {
        expect(checkCriteria([text]).filter(({ kind }) => kind === 'protected')).toEqual([]);
        expect(text).not.toMatch(/\b(?:we|our|you|your)\b/i);
        expect(text.split(/\s+/).length).toBeLessThanOrEqual(20);
        if (source) expect(description.slice(source.start, source.end)).toBe(source.text);
      }
    }
  });
});
