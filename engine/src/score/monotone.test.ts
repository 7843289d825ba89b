import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type ReadAdvert, readAdvert } from '#advert/read.ts';
import { qualificationsIn } from '#resume/qualification.ts';
import { readApplicant, scoreResume } from './index.ts';
import { loadModels } from './models.ts';

const data = new URL('../../../../shared/data/', import.meta.url);
const rows = <Row>(name: string): Row[] =>
  gunzipSync(readFileSync(new URL(name, data)))
    .toString('utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row); // shapes by the data's README

type Pair = { readonly text: string; readonly advert: ReadAdvert; readonly statement: string };

const pairsCompared = 500;

describe.skipIf(!existsSync(data))('over 500 pairs of a real resume and a real advert', () => {
  const models = loadModels();
  const resumes = rows<{ text: string }>('resumes.jsonl.gz');
  const degree = ['', 'Certificate', 'Diploma', "Bachelor's degree", "Master's degree", 'Doctorate'];
  const given = ['adverts-labelled.jsonl.gz', 'adverts.jsonl.gz']
    .flatMap((name) => rows<{ title: string; description: string }>(name).slice(0, 50))
    .map((one) => readAdvert(models, one))
    .filter((one) => one.statements.length > 0);
  /** Adverts of which `wanted` is true, each with resumes by turns. */
  const pairs = (wanted: (advert: ReadAdvert) => boolean): Pair[] => {
    const adverts = given.filter(wanted);
    const even = resumes.filter((_, i) => i % 2 === 0);
    return even.slice(0, pairsCompared).map(({ text }, i) => {
      const advert = adverts[i % adverts.length] ?? readAdvert(models, { title: '', description: '' });
      const statement = advert.statements[Math.floor(i / adverts.length) % advert.statements.length];
      return {
        text,
        advert,
        statement: advert.description.slice(statement?.start, statement?.end).replace(/\s+/g, ' '),
      };
    });
  };
  const scores = new Map<ReadAdvert, Map<string, number>>();
  /** Of what two comparisons share, the one that was given before. */
  const score = (advert: ReadAdvert, text: string): number => {
    const known = scores.get(advert) ?? new Map<string, number>();
    scores.set(advert, known);
    const read = () => readApplicant(models.field, text, models.knowledge, '2026-01-01');
    const given = known.get(text) ?? scoreResume(models, advert, read(), 2026).score;
    known.set(text, given);
    return given;
  };
  /** The shares of pairs whose second text gets more, and less. */
  const compared = (make: (pair: Pair) => [string, string], wanted = (_: ReadAdvert): boolean => true) => {
    const differences = pairs(wanted).map((pair) => {
      const [before, after] = make(pair);
      return score(pair.advert, after) - score(pair.advert, before);
    });
    expect(differences).toHaveLength(pairsCompared);
    const share = (is: (one: number) => boolean): number => differences.filter(is).length / pairsCompared;
    return { more: share((one) => one > 0), less: share((one) => one < -1e-9) };
  };
  const post = (years: string, duty: string): string =>
    `Experience\nOfficer, Pan Straits Group, ${years}\n- Kept the files of nine branches.\n- ${duty}`;

  test('one more requirement told lifts a score, and taken away lowers it', () => {
    const { more, less } = compared(({ text, statement }) => [
      `${text}\n${post('2016 - 2019', 'Kept the files.')}`,
      `${text}\n${post('2016 - 2019', `Kept the files.\n- ${statement}`)}`,
    ]);
    expect(more).toBeGreaterThanOrEqual(0.95);
    expect(less).toBe(0);
  });

  test('more years of related work lift a score', () => {
    const { more, less } = compared(({ text, statement }) => [
      `${text}\n${post('2016 - 2019', statement)}`,
      `${text}\n${post('2012 - 2019', statement)}`,
    ]);
    expect(more).toBeGreaterThanOrEqual(0.95);
    expect(less).toBe(0);
  });

  test('the same work done later lifts a score', () => {
    const { more, less } = compared(({ text, statement }) => [
      `${text}\n${post('2012 - 2015', statement)}`,
      `${text}\n${post('2016 - 2019', statement)}`,
    ]);
    expect(more).toBeGreaterThanOrEqual(0.95);
    expect(less).toBe(0);
  });

  test('a qualification one level higher, where one is asked for, lifts a score', () => {
    const study = (level: number): string => `Education\n${degree[level]}, Pan Straits College`;
    // Without its own qualifications, one of which may be higher.
    const plain = (text: string): string =>
      qualificationsIn(text).reduceRight(
        (rest, { span }) => `${rest.slice(0, span.start)}course${rest.slice(span.end)}`,
        text,
      );
    const { more, less } = compared(
      ({ text }) => [`${plain(text)}\n${study(2)}`, `${plain(text)}\n${study(3)}`],
      ({ qualification }) => qualification > 0,
    );
    expect(more).toBeGreaterThanOrEqual(0.95);
    expect(less).toBe(0);
  });

  test('fewer than 2 in 100 pairs of different resumes share a score', () => {
    const [{ advert } = { advert: readAdvert(models, { title: '', description: '' }) }] = pairs(() => true);
    const texts = new Set(resumes.filter((_, i) => i % 4 === 0).map(({ text }) => text));
    const shown = [...texts].map((text) => score(advert, text).toFixed(6));
    expect(new Set(shown).size / shown.length).toBeGreaterThan(0.98);
  });
});
