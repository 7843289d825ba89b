/** What a model's endpoint gets: an endpoint of the test's own writes it down. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBuiltinEngine } from '#built-in';
import { readPassage } from '#knowledge/index.ts';
import { createReader } from '#reader';
import type { CleanText } from '#text/clean.ts';
import { once } from '#text/once.ts';
import type { ResumeInput } from '#types';
import { createModelEngine } from './engine.ts';
import { type Endpoint, say, startEndpoint } from './fixtures.ts';
import { leftIn, type Planted, plantedOf, resumes, sets } from './planted.fixture.ts';

const job = { title: 'Officer', description: 'Keeps the books of a group.', criteria: ['Keeps books'] };
const identity = { fullName: 'Nurul Aina' };
const level = { level: 0, explanation: '', quotations: [] };
const sums = { resume: () => 0, interview: () => 0 };

const builtin = createBuiltinEngine();
let endpoint: Endpoint;
beforeAll(async () => {
  endpoint = await startEndpoint((_, response) => say(response, JSON.stringify({ criteria: [level], field: level })));
});
afterAll(() => endpoint[Symbol.asyncDispose]());
const modelBehind = (own: typeof builtin) =>
  createModelEngine({ baseUrl: endpoint.url, apiKey: null, model: 'a-model' }, own, { sums });

describe('of 300 resumes with planted facts', () => {
  const reader = createReader();
  const measured = once(async () => {
    const told = { fit: tally(), dev: tally(), held: tally() };
    const skills = { all: 0, lost: 0 };
    const work = { all: 0, lost: 0 };
    // What it marks by itself is compared elsewhere; here it only says what a model is shown.
    const marks = { parts: [], caps: [], criteria: [], strengths: [], gaps: [], flags: [], explanation: '' };
    const model = modelBehind({ ...builtin, resume: async () => marks });
    for (const [turn, text] of resumes(300).entries()) {
      const facts = plants(turn);
      const { whole, places } = planted(text, facts, turn);
      const input: ResumeInput = { job, resumeText: whole, identity, asOf: '2026-01-01' };
      const before = reader.prepared(input);
      await model.resume(input);
      const sent = String(endpoint.asked.at(-1)?.data.resume);
      expect(sent).toHaveLength(before.text.length);
      for (const [at, fact] of facts.entries()) {
        const place = places[at] ?? { start: 0, end: 0 };
        const came = within(before, sent, place);
        const left = leftIn(came, fact);
        if (fact.gone.length === 0) count(work, within(before, before.text, place), came);
        else told[fact.set].planted += 1;
        if (left.length > 0) told[fact.set].left.push(`${left.join(', ')} of ${fact.text}`);
      }
      for (const { start, end } of readPassage(reader.models().knowledge, before.text).terms) {
        const source = before.from[start] ?? 0;
        if (places.some((place) => place.start <= source && source < place.end)) continue;
        count(skills, before.text.slice(start, end), sent.slice(start, end));
      }
    }
    return { told, skills, work };
  });

  it.each(sets)('at least 99 of 100 of those in the words of the set %s are gone', async (set) => {
    const { planted: all, left } = (await measured()).told[set];
    expect(all).toBeGreaterThan(500);
    // What is held out is not to be read.
    expect(1 - left.length / all, set === 'held' ? '' : left.slice(0, 5).join('\n')).toBeGreaterThanOrEqual(0.99);
  });

  it('hardly a word of skill is lost', async () => {
    const { all, lost } = (await measured()).skills;
    expect(all).toBeGreaterThan(4000);
    expect(lost / all).toBeLessThanOrEqual(0.01);
  });

  it('sentences of work that only sound like such facts stay nearly whole', async () => {
    const { all, lost } = (await measured()).work;
    expect(all).toBeGreaterThan(5000);
    expect(lost / all).toBeLessThanOrEqual(0.02);
  });
});

const tally = () => ({ planted: 0, left: [] as string[] });

const work = 'Closed the books of four entities within three days.';
const own = 'I am 52, a practising Catholic, I have diabetes and my colleague Salmah binti Yusof drives me.';
const telling = /\b52\b|Catholic|diabetes|Salmah|Yusof/;

describe('on every road', () => {
  const resume: ResumeInput = { job, resumeText: `${own}\n${work}`, identity, asOf: '2026-01-01' };
  const turns = [{ sequence: 1, question: 'What did you do?', response: `${own} ${work}`, criterion: 0 }];
  const model = () => modelBehind(builtin);
  const sentBy = async (call: () => Promise<unknown>) => {
    const before = endpoint.asked.length;
    await call();
    return JSON.stringify(endpoint.asked.slice(before).map(({ data }) => data));
  };

  it.each<[string, () => Promise<unknown>]>([
    ['a resume', () => model().resume(resume)],
    ['answers', () => model().interview({ job, identity, turns })],
    ['the next question', () => model().nextQuestion({ ...resume, history: turns })],
  ])('%s goes without what tells of the person, and with the work', async (_, call) => {
    const sent = await sentBy(call);
    expect(sent).not.toMatch(telling);
    expect(sent).toContain('Closed the books of four entities');
  });

  it('words about applicants keep names, a resume the one that it is under, and neither keeps what tells more', async () => {
    const [said = ''] = await builtin.forModel([`Puan Salmah is how old? ${own}`], 'words');
    expect(said).toMatch(/Puan Salmah.*Salmah binti Yusof/);
    expect(said).not.toMatch(/\b52\b|Catholic|diabetes/);
    const [read = ''] = await builtin.forModel([`Nurul Aina\nGender: Female\n${own}\n${work}`], 'resume');
    expect(read).toContain('Nurul Aina');
    expect(read).toContain(work);
    expect(read).not.toMatch(/Female|\b52\b|Catholic|diabetes|Salmah|Yusof/);
  });
});

it.each(['Show me the best applicants for Parish Secretary.', 'Tell me who nursed stroke survivors and cancer.'])(
  'a question about work goes as it was asked: %s',
  async (question) => {
    expect(await builtin.forModel([question], 'words')).toEqual([question]);
  },
);

describe('a quotation', () => {
  const resume: ResumeInput = { job, resumeText: `${own}\n${work}`, identity, asOf: '2026-01-01' };
  const quoting = async (text: string) => {
    const one = { level: 4, explanation: '', quotations: [text] };
    endpoint.answer = (_, response) => say(response, JSON.stringify({ criteria: [one], field: one }));
    return (await modelBehind(builtin).resume(resume)).criteria[0]?.quotations ?? [];
  };

  it('is found where it stands in the resume that people read', async () => {
    const [quoted] = await quoting('closed the books of four entities');
    expect(resume.resumeText.slice(quoted?.start, quoted?.end)).toBe('Closed the books of four entities');
  });

  it('of what the model was not sent does not exist, though it stands in the resume', async () => {
    expect(await quoting('a practising Catholic')).toEqual([]);
  });
});

describe('texts made to be slow', () => {
  const pieces = [
    'a',
    'I am ',
    'my church ',
    'Member Of The ',
    'Member, ',
    'Mr A. ',
    'Ali bin ',
    'career break for ',
    'References\n',
    'lung ',
    'stage iv ',
    'proud ',
    'senior ',
    `mother of ${'1'.repeat(60)}z `,
  ];
  it.each(pieces)('lose what tells at their end all the same: %j', async (piece) => {
    const [freed = ''] = await builtin.forModel([`${piece.repeat(96_000 / piece.length)}\n${own}`], 'resume');
    expect(freed.slice(-own.length)).not.toMatch(telling);
  });
});

/** Some of each set, so that every row comes into many resumes. Those who vouch for somebody stand at the end. */
function plants(turn: number): Planted[] {
  const some = sets.flatMap((set) => {
    const all = plantedOf(set, turn);
    const work = all.filter(({ about }) => about === 'work');
    const facts = all.filter(({ about }) => about !== 'work' && about !== 'referees');
    const pick = <T>(rows: readonly T[], count: number) =>
      Array.from({ length: count }, (_, n) => rows[(turn * count + n) % rows.length]).filter(
        (row) => row !== undefined,
      );
    const referees = all.filter(({ about }) => about === 'referees');
    return [...pick(work, 1), ...pick(facts, 3), ...(turn % 3 === sets.indexOf(set) ? pick(referees, 1) : [])];
  });
  return some.toSorted((one, other) => Number(one.about === 'referees') - Number(other.about === 'referees'));
}

/** The text with each fact on lines of its own, spread over it, and where each stands. */
function planted(text: string, facts: readonly Planted[], turn: number) {
  const lines = text.slice(0, 20_000).split('\n');
  const places: { start: number; end: number }[] = [];
  let whole = '';
  let next = 0;
  for (const [at, fact] of facts.entries()) {
    const until =
      fact.about === 'referees'
        ? lines.length
        : Math.floor((lines.length * (at + 1)) / (facts.length + 1) + (turn % 3));
    whole += lines
      .slice(next, until)
      .map((line) => `${line}\n`)
      .join('');
    next = Math.max(next, until);
    places.push({ start: whole.length, end: whole.length + fact.text.length });
    whole += `${fact.text}\n`;
  }
  return { whole: whole + lines.slice(next).join('\n'), places };
}

/** What stands of a place of the source in a text of the same length as a cleaned one. */
function within({ from, to }: CleanText, text: string, { start, end }: { start: number; end: number }): string {
  const first = from.findIndex((at) => at >= start);
  const after = to.findIndex((at) => at > end);
  return text.slice(first, after < 0 ? undefined : after);
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}+#]+/gu) ?? [];

/** Adds the words of a text and those of them that another lacks. */
function count(sum: { all: number; lost: number }, before: string, after: string): void {
  const kept = wordsOf(after);
  for (const word of wordsOf(before)) {
    sum.all += 1;
    const at = kept.indexOf(word);
    if (at < 0) sum.lost += 1;
    else kept.splice(at, 1);
  }
}
