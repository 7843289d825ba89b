import { bandOf, suggestedResult } from '@saring/contract/domain';
import { describe, expect, it } from 'vitest';
import { createEngine } from '#engines/reader/index.ts';
import { finalScore, interviewScore, resumeScore, whatWouldChange } from './rules.ts';

const part = (value: number, weight: number) => ({ key: 'k', label: 'K', value, weight, explanation: '' });

const job = {
  title: 'Purchasing Officer',
  description: 'Source suppliers, compare quotations and issue purchase orders in SAP. Diploma, 3 years of experience.',
  criteria: [
    'Buys at the right price, quality and time',
    'Finds, assesses and develops suppliers',
    'Uses SAP and Excel with confidence in daily work',
    'At least 3 years of experience in procurement, with a diploma',
    'Teamwork and coordination with other teams or outside parties',
  ],
};
const identity = { fullName: 'Nur Aisyah binti Kamal' };
const work = [
  'Compared quotations of 40 suppliers and cut the cost of packaging by 12%.',
  'Issued about 90 purchase orders a month in SAP.',
  'Negotiated payment terms of 60 days with three mills.',
  'Chased late deliveries and kept a list of open orders in Excel.',
  'Visited two new vendors and scored them by quality and price.',
  'Led the weekly meeting of buyers, store and production.',
];
/** From nothing to much, and beside the question. */
const answers = [
  '',
  'I do not know.',
  'I like tidy desks and quiet mornings.',
  ...work.map((sentence) => `In my last job I had to decide. ${sentence} It took a week, and my manager kept it so.`),
];

/** With those sentences of work whose bit is set. */
const resumeOf = (which: number) => ({
  job,
  identity,
  asOf: '2025-06-30',
  resumeText: [
    identity.fullName,
    'Experience',
    `${which % 3 === 0 ? 'Store Clerk' : 'Purchasing Executive'}, Contoh Sdn Bhd, ${2025 - (which % 7)} - Present`,
    ...work.filter((_, at) => (which >> at) % 2 === 1).map((sentence) => `- ${sentence}`),
    'Education',
    which % 2 === 0 ? 'Diploma in Business, 2014 - 2017' : 'SPM, 2013',
  ].join('\n'),
});

/** Each criterion is asked once, and answered from there on in turn. */
const interviewFrom = (from: number) => ({
  job,
  identity,
  turns: job.criteria.map((text, criterion) => ({
    sequence: criterion + 1,
    question: `Tell me about this: ${text}`,
    response: answers[(from + criterion) % answers.length] ?? '',
    criterion,
  })),
});

describe('the published arithmetic', () => {
  it('makes the resume score of the weighted parts', () => {
    expect(resumeScore({ parts: [part(1, 0.25), part(0.5, 0.75)], caps: [] })).toBe(6.25);
    expect(resumeScore({ parts: [part(0.3333, 1)], caps: [] })).toBe(3.33);
  });

  it('makes points of the parts where a base is given, strictly more for more of anything', () => {
    expect(resumeScore({ parts: [part(0.5, 2)], caps: [], base: -1 })).toBe(5);
    expect(resumeScore({ parts: [part(1, 2), part(1, 1)], caps: [], base: -1 })).toBe(8.81);
    expect(resumeScore({ parts: [], caps: [], base: 0 })).toBe(5);
  });

  it('never goes above the lowest ceiling', () => {
    const caps = [
      { limit: 4, reason: 'a' },
      { limit: 3.5, reason: 'b' },
    ];
    expect(resumeScore({ parts: [part(1, 1)], caps })).toBe(3.5);
    expect(resumeScore({ parts: [part(0.1, 1)], caps })).toBe(1);
  });

  it('gives 0 to a resume without any part and holds wild marks within bounds', () => {
    expect(resumeScore({ parts: [], caps: [] })).toBe(0);
    expect(resumeScore({ parts: [part(7, 1)], caps: [] })).toBe(10);
    expect(resumeScore({ parts: [part(Number.NaN, 1)], caps: [] })).toBe(0);
  });

  it('adds up five criteria to the interview score', () => {
    const criteria = [5, 4.25, 3, 0, 9].map((level) => ({ level }));
    expect(interviewScore({ criteria })).toBe(17.25);
  });

  it('weighs the resume 40 and the interview 60', () => {
    expect(finalScore(8, 20)).toBe(80);
    expect(finalScore(7.33, null)).toBe(29.32);
    expect(finalScore(10, 25)).toBe(100);
  });

  it('puts the borders into the higher band', () => {
    expect([80, 79.99, 60, 59.99].map(bandOf)).toEqual(['Strong', 'Medium', 'Medium', 'Weak']);
    expect([80, 60, 59.99].map(suggestedResult)).toEqual(['STRONG FIT', 'MODERATE FIT', 'WEAK FIT']);
  });
});

describe('what would have changed a score', () => {
  /** Numbers between 0 and 1 that are the same each time. */
  function* numbers(seed: number): Generator<number, never> {
    for (let state = seed; ; ) {
      state = (state * 48_271) % 2_147_483_647;
      yield state / 2_147_483_647;
    }
  }

  /** Marks of a resume and an interview as an engine makes them. */
  function marksBy(next: () => number) {
    const levels = Array.from({ length: 5 }, () => Math.round(next() * 400) / 100);
    const criteria = levels.map((level, index) => ({ criterion: `c${index}`, level }));
    const value = levels.reduce((sum, level) => sum + level, 0) / 20;
    const parts = [
      { ...part(value, 0.5), key: 'criteria' },
      ...Array.from({ length: 6 }, () => part(next(), next() * 2.5)),
    ];
    const caps = next() < 0.2 ? [{ limit: next() * 10, reason: '' }] : [];
    const interview = { criteria: criteria.map(({ criterion }) => ({ criterion, level: next() * 5 })) };
    const resume = { parts, caps, criteria, ...(next() < 0.8 ? { base: -next() * 4 } : {}) };
    return { resume, interview: next() < 0.8 ? interview : null };
  }

  type Resume = Parameters<typeof whatWouldChange>[0];
  type Interview = Parameters<typeof whatWouldChange>[1];

  /** The marks of a resume that shows a criterion in full: the part of the criteria is the mean of their levels, as a share of four. */
  function shownInFull(resume: Resume, at: number): Resume {
    const criteria = resume.criteria.map((one, index) => (index === at ? { ...one, level: 4 } : one));
    const value = criteria.reduce((sum, { level }) => sum + level, 0) / criteria.length / 4;
    return {
      ...resume,
      criteria,
      parts: resume.parts.map((one) => (one.key === 'criteria' ? { ...one, value } : one)),
    };
  }

  /** Shows each of the changes after all, and answers how many there were. */
  function comeTrue(resume: Resume, interview: Interview): number {
    const score = (of: Resume, with_: Interview) => finalScore(resumeScore(of), with_ && interviewScore(with_));
    const before = score(resume, interview);
    const changes = whatWouldChange(resume, interview);
    for (const { source, criterion, points } of changes) {
      const at = resume.criteria.findIndex((one) => one.criterion === criterion);
      const full = { criteria: resume.criteria.map(({ criterion: name }) => ({ criterion: name, level: 5 })) };
      const shown = interview && {
        criteria: interview.criteria.map((one) => (one.criterion === criterion ? { ...one, level: 5 } : one)),
      };
      const after =
        source === 'resume'
          ? score(shownInFull(resume, at), interview)
          : score(resume, source === 'interview' ? shown : full);
      expect(Math.abs(after - before - points)).toBeLessThan(0.0101);
      expect(points).toBeGreaterThan(0);
    }
    return changes.length;
  }

  it('comes true to a hundredth of a point where it is shown after all, for 500 of 500 that the engine marked', async () => {
    const engine = await createEngine(null, { sums: { resume: resumeScore, interview: interviewScore } });
    const resumes = await Promise.all(Array.from({ length: 50 }, (_, which) => engine.resume(resumeOf(which))));
    const interviews = await Promise.all(answers.map((_, from) => engine.interview(interviewFrom(from))));
    const each = resumes.flatMap((resume) => [null, ...interviews].map((interview) => comeTrue(resume, interview)));
    expect(each).toHaveLength(500);
    expect(each.reduce((sum, some) => sum + some)).toBeGreaterThan(2000);
  });

  it('comes true for 500 of 500 sets of marks that were drawn by chance, ceilings among them', () => {
    let seen = 0;
    for (let seed = 1; seed <= 500; seed += 1) {
      const draw = numbers(seed * 7919);
      const { resume, interview } = marksBy(() => draw.next().value);
      seen += comeTrue(resume, interview);
    }
    expect(seen).toBeGreaterThan(2000);
  });

  it('is nothing where everything was shown, and most first', () => {
    const full = [4, 4].map((level, index) => ({ criterion: `c${index}`, level }));
    const answers = full.map(({ criterion }) => ({ criterion, level: 5 }));
    const parts = [{ ...part(1, 0.5), key: 'criteria' }];
    expect(whatWouldChange({ parts, caps: [], base: 0, criteria: full }, { criteria: answers })).toEqual([]);
    const half = [
      { criterion: 'c0', level: 2 },
      { criterion: 'c1', level: 4 },
    ];
    const some = whatWouldChange(
      { parts: [{ ...part(0.75, 0.5), key: 'criteria' }], caps: [], base: 0, criteria: half },
      null,
    );
    expect(some.map(({ source, criterion }) => [source, criterion])).toEqual([
      ['no_interview', ''],
      ['resume', 'c0'],
    ]);
  });
});
