/** What is said of a resume agrees with its marks, its parts and its quotations, on real resumes and real adverts. */
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { resumeMark } from '@saring/contract/domain';
import { describe, expect, test } from 'vitest';
import { createReader } from '#reader';
import { tokensOf } from '#text/index.ts';
import type { JobText, Quotation, ResumeInput, ResumeMarks } from '#types';

const data = new URL('../../../../shared/data/', import.meta.url);
const rows = <Row>(name: string): Row[] =>
  gunzipSync(readFileSync(new URL(name, data)))
    .toString('utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row); // shapes by the data's README

const asOf = '2021-06-01';
const advertsRead = 25;
const pairsRead = 500;

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();
/** What stands between quotation marks after the given words; as it is shown, with "…" where it was cut. */
const shownAfter = (words: string, text: string): string[] =>
  [...text.matchAll(new RegExp(`${words}((?:“[^”]*”(?:, | and )?)+)`, 'g'))].flatMap(([, list = '']) =>
    [...list.matchAll(/“([^”]*)”/g)].map(([, one = '']) => one),
  );
/** Whether a text is what is shown of it. */
const isShown = (text: string, shown: string): boolean =>
  shown.endsWith(' …') ? flat(text).startsWith(shown.slice(0, -2)) : flat(text).replace(/[.;,:]$/, '') === shown;

function wrongQuotation(source: string, { text, start, end }: Quotation): string[] {
  const inWord = (at: number): boolean =>
    /[\p{L}\p{N}]/u.test(source.charAt(at - 1)) && /[\p{L}\p{N}]/u.test(source.charAt(at));
  return [
    source.slice(start, end) === text ? '' : 'a quotation is not word for word',
    inWord(start) || inWord(end) ? 'a quotation is cut inside a word' : '',
  ];
}

/** What is called missing although a quotation shown beside it says it. */
function wrongMissing({ criteria }: ResumeMarks): string[] {
  const said = criteria.flatMap(({ quotations }) =>
    quotations.map(
      ({ text }) =>
        ` ${tokensOf(text)
          .map(({ lemma }) => lemma)
          .join(' ')} `,
    ),
  );
  return criteria.flatMap(({ explanation }) => {
    const missing = /(?:Not said|Not found in the resume): ([^.]*)\./.exec(explanation)?.[1] ?? '';
    return missing
      .split(/, | and /)
      .map((label) =>
        tokensOf(label)
          .map(({ lemma }) => lemma)
          .join(' '),
      )
      .filter((label) => label !== '' && said.some((one) => one.includes(` ${label} `)))
      .map(() => 'something is called missing and quoted');
  });
}

/** Strongest, weakest and counts by number. */
function wrongOrder({ criteria, explanation, strengths, gaps }: ResumeMarks): string[] {
  const out: string[] = [];
  const levels = criteria.map(({ level }) => level);
  const named = (shown: string) => criteria.filter(({ criterion }) => isShown(criterion, shown));
  for (const one of shownAfter('The strongest is ', explanation))
    if (!named(one).some(({ level }) => level === Math.max(...levels))) out.push('the strongest is not so by number');
  for (const one of shownAfter('The weakest is ', explanation))
    if (!named(one).some(({ level }) => level === Math.min(...levels))) out.push('the weakest is not so by number');
  const none = criteria.filter(({ verdict }) => verdict === 'no evidence');
  const lowest = none.map(({ level }) => level).sort((a, b) => a - b);
  for (const [i, one] of shownAfter('No evidence for ', explanation).entries())
    if (!named(one).some(({ level }) => level === lowest[i])) out.push('no evidence is not so by number');
  const met = criteria.filter(({ verdict }) => verdict === 'met').length;
  const counted = /Of the 5 criteria (\d) (?:is|are) met/.exec(explanation)?.[1];
  if (counted !== undefined && Number(counted) !== met) out.push('criteria met are counted wrongly');
  for (const { level, verdict, quotations } of criteria) {
    if (verdict !== 'no evidence' && quotations.length === 0) out.push('evidence without a quotation');
    if (verdict === 'no evidence' && (level >= 1 || quotations.length > 0)) out.push('evidence that is called none');
  }
  if (gaps.filter((gap) => none.some(({ criterion }) => gap.startsWith(criterion))).length < none.length)
    out.push('a criterion without evidence is no gap');
  for (const one of strengths.flatMap((strength) => shownAfter('Shown by ', strength)))
    if (!criteria.some(({ quotations }) => quotations.some(({ text }) => isShown(text, one))))
      out.push('a strength shows what is not quoted');
  return out;
}

/** The parts are what the mark is made of. */
function wrongSum(marks: ResumeMarks): string[] {
  const { base = Number.NaN, parts, criteria } = marks;
  const sum = parts.reduce((all, { value, weight }) => all + value * weight, base);
  const mean = criteria.reduce((all, { level }) => all + level, 0) / criteria.length / 4;
  const part = parts.find(({ key }) => key === 'criteria');
  return [
    Math.abs(10 / (1 + Math.exp(-sum)) - resumeMark(marks)) > 0.01 ? 'the parts do not add up to the mark' : '',
    Math.abs((part?.value ?? Number.NaN) - mean) > 1e-6 ? 'the levels do not add up to their part' : '',
    parts.some(({ value, weight }) => !(value >= 0 && value <= 1 && weight > 0)) ? 'a part is out of bounds' : '',
  ];
}

/** The same years and the same qualification wherever they are told. */
function wrongFacts({ parts, criteria, strengths, gaps, explanation }: ResumeMarks): string[] {
  const texts = [explanation, ...strengths, ...gaps, ...criteria.map((one) => one.explanation)].join('\n');
  const years = Number(/About ([\d.]+) years/.exec(parts.find(({ key }) => key === 'years')?.explanation ?? '')?.[1]);
  const told = [...texts.matchAll(/[Aa]bout (\d+) years? of related work/g)].map(([, one]) => Number(one));
  const out = told.filter((one) => Math.abs(one - years) > 0.56).map(() => 'other years are told than are counted');
  if (/none of the .* is related work|No related work/.test(texts) && years >= 0.1) out.push('related work is denied');
  const levels = ['a certificate', 'a diploma', "a bachelor's degree", "a master's degree", 'a doctorate'];
  const held = [...texts.matchAll(/(An? [\w' ]+?) is named\./g)].map(([, one = '']) =>
    levels.indexOf(one.toLowerCase()),
  );
  const lacks = [...texts.matchAll(/(An? [\w' ]+?) or higher is (?:not named|asked for and not named)\./g)];
  for (const [, one = ''] of lacks)
    if (held.some((level) => level >= levels.indexOf(one.toLowerCase())))
      out.push('a qualification is named and not named');
  return out;
}

describe.skipIf(!existsSync(data))('over 500 pairs of a real resume and a real advert', { timeout: 240_000 }, () => {
  const reader = createReader();
  const jobs = ['adverts-labelled.jsonl.gz', 'adverts.jsonl.gz']
    .flatMap((name) => rows<{ title: string; description: string }>(name).slice(0, 100))
    .filter((_, i) => i % 4 === 0)
    .slice(0, advertsRead)
    .map((advert): JobText => ({ ...advert, criteria: reader.criteria(advert).map(({ text }) => text) }));
  const inputs = rows<{ text: string }>('resumes.jsonl.gz')
    .filter((_, i) => i % 2 === 1)
    .slice(0, pairsRead)
    .flatMap(({ text }, i): ResumeInput[] => {
      const job = jobs[i % jobs.length];
      return job ? [{ job, resumeText: text, identity: {}, asOf }] : [];
    });

  test('nothing that is said contradicts what is shown or counted', () => {
    expect(inputs).toHaveLength(pairsRead);
    const found = inputs.flatMap((input, i) => {
      const marks = reader.resume(input);
      const quotations = [
        ...marks.criteria.flatMap((one) => one.quotations),
        ...marks.flags.flatMap((one) => one.quotation ?? []),
      ];
      return [
        ...quotations.flatMap((one) => wrongQuotation(input.resumeText, one)),
        ...wrongMissing(marks),
        ...wrongOrder(marks),
        ...wrongSum(marks),
        ...wrongFacts(marks),
      ]
        .filter(Boolean)
        .map((wrong) => `pair ${i}: ${wrong}`);
    });
    expect(found).toEqual([]);
  });

  test('the same input gives the same output, whatever was read before', () => {
    const fresh = createReader();
    for (const input of inputs.filter((_, i) => i % 10 === 0).reverse())
      expect(fresh.resume(input)).toEqual(reader.resume(input));
  });
});
