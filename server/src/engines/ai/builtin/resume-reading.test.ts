import { describe, expect, it } from 'vitest';
import { partsOf } from './advert-parts.ts';
import { createBuiltinEngine } from './index.ts';
import { lexicon } from './lexicon.ts';
import { readResume } from './resume-structure.ts';
import { tokenize } from './terms.ts';
import { cleanText } from './text.ts';
import { buildVocabulary } from './vocabulary.ts';

const engine = createBuiltinEngine();
const vocabulary = buildVocabulary(lexicon);
const asOf = '2026-01-01';

describe('a sentence of an advert', () => {
  const parts = (text: string) =>
    partsOf(text, { start: 0, end: text.length }).map((one) => text.slice(one.start, one.end));

  it('that asks for several things is read as those things', () => {
    expect(
      parts(
        'Install split units and ducted systems, carry out planned servicing, and write reports for every customer',
      ),
    ).toEqual([
      'Install split units and ducted systems',
      'carry out planned servicing',
      'write reports for every customer',
    ]);
  });

  it('that names several things of one duty stays whole', () => {
    expect(parts('Bake breads, cakes and pastries')).toEqual(['Bake breads, cakes and pastries']);
  });
});

describe('words of a trade', () => {
  const terms = (text: string) => vocabulary.match(tokenize(text)).map((one) => one.concept.key);

  it('are no everyday verbs of the same stem', () => {
    expect(terms('fills shelves and agrees terms')).not.toEqual(expect.arrayContaining(['fillings', 'agreement']));
    expect(terms('duties done before').filter((key) => /donat/.test(key))).toEqual([]);
    expect(terms('donations and grants').join(' ')).toMatch(/donat/);
    expect(terms('did fillings under local anaesthetic')).toContain('fillings');
  });
});

describe('a post', () => {
  it('takes no title from beyond the heading of a section', () => {
    const text =
      'Jobs\nStorefront helper | Suria Sdn Bhd | 2017 - 2018\n\nSkills\nMarketing Manager, Google Ads, SEO\n';
    const { posts } = readResume(vocabulary, cleanText(text), asOf);
    expect(posts.map((one) => one.title)).toEqual(['Storefront helper']);
  });
});

describe('an accent', () => {
  it('written apart from its letter is the same word', () => {
    const [apart, whole] = ['Cafe\u0301 supervisor', 'Caf\u00e9 supervisor'].map((text) => cleanText(text).text);
    expect(apart).toBe(whole);
  });
});

describe('criteria', () => {
  const texts = async (title: string, description = '') =>
    (await engine.criteria({ title, description })).map((one) => one.text).join('\n');

  it('ask for no post in charge and no branch of a trade that the advert does not name', async () => {
    expect(await texts('Call Centre Agent', 'Answer inbound calls. Shift work.')).not.toMatch(
      /Coaches|plans their shifts/,
    );
    expect(await texts('Staff Nurse', 'Medical ward, shift work.')).not.toMatch(/special unit/);
    expect(await texts('Staff Nurse', 'Intensive care unit, ventilators.')).toMatch(/special unit/);
    expect(await texts('Lift Technician', 'Service and repair lifts.')).not.toMatch(/Design/);
  });
});

describe('what a resume tells of its own', () => {
  const job = {
    title: 'Chemist',
    description: 'Titration and HPLC.',
    criteria: ['Holds a degree in chemistry', 'Leads a team', 'Teamwork'],
  };
  const read = (line: string) =>
    engine.resume({
      job,
      resumeText: `QC Chemist, Golden Palm, 2016 - 2020\nTitrated 60 samples of oil a shift and kept the records of each\n${line}`,
      identity: {},
      asOf,
    });

  it('says no month that it does not say', async () => {
    expect((await read('')).explanation).toContain('(2016 to 2020)');
  });

  it('counts a degree below the posts, where no heading stands above it', async () => {
    const [degree] = (await read('BSc (Hons) Chemistry, UPM 2015')).criteria;
    expect(degree?.explanation).toContain('A degree is named');
    expect(degree?.quotations[0]?.text).toContain('BSc');
  });

  it('counts neither what was never done nor what one is only interested in', async () => {
    for (const line of ['I never led a team.', 'Interested in leading a team.', 'Passionate about leading a team.'])
      expect((await read(line)).criteria[1]?.verdict, line).toBe('no evidence');
  });

  it('takes praise of oneself for a claim', async () => {
    const [, , praised] = (await read('I am an excellent, passionate and hard working team player at all times.'))
      .criteria;
    expect(praised?.verdict).not.toBe('met');
  });

  it('finds the contributions that were submitted where statutory deductions are to be filed', async () => {
    const own = {
      title: 'Payroll Executive',
      description: 'Payroll.',
      criteria: ['Files statutory deductions on time'],
    };
    const resumeText =
      'Payroll Executive, Maju, 2018 - 2022\nSubmitted EPF, SOCSO and PCB before the 15th of each month';
    const { criteria } = await engine.resume({ job: own, resumeText, identity: {}, asOf });
    expect(criteria[0]?.quotations[0]?.text).toContain('EPF');
    expect(criteria[0]?.explanation).not.toContain('administrative support');
  });
});
