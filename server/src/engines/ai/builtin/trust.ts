/** Finds what a resume says to the machine and not to a person: pasted adverts, dumps of keywords, orders to the reader. It is shown, never punished. */
import type { Flag } from '#engines/ai/index.ts';
import type { Advert } from './advert.ts';
import { runLength } from './advert-prints.ts';
import type { ResumeStructure, Unit } from './resume-structure.ts';
import { isStop } from './terms.ts';
import { type CleanText, quote, shorten } from './text.ts';

const orders =
  /\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:instructions?|prompts?|rules|criteria|above|previous|prior)\b|\b(?:system|assistant|user) ?(?:prompt|message|:)|\b(?:rate|score|rank|grade|mark|evaluate|classify|recommend) (?:this|the|me|my|him|her) ?(?:candidate|applicant|resume|cv|profile|application)?\b.{0,40}\b(?:10|ten|100|highest|maximum|full|top|perfect|best|strong|excellent|first)\b|\byou are (?:an? )?(?:ai|assistant|language model|recruiter|recruitment|hiring|evaluator|grader)\b|\b(?:ai|llm|ats|chatgpt|gpt|language model|screening (?:system|software|tool)s?|automated (?:system|reader|screening))\b.{0,40}\b(?:must|should|please|shall|need to|instruction|note|give|assign|score|select|approve)|\b(?:give|assign|award|output|return) (?:a |an |the |this |me )?(?:candidate |applicant |resume )?(?:a |the )?(?:score|rating|mark|grade|maximum|highest|full|10|100)\b|\b(?:must|should) be (?:scored|rated|ranked|hired|shortlisted|selected|accepted)\b|\b(?:perfect|ideal|best|exceptional) (?:match|fit|candidate)\b.{0,30}\b(?:for (?:this|the) (?:job|role|position)|hire|all (?:requirements|criteria))\b|\bmeets? (?:or exceeds? )?(?:all|every|100%)(?: of)?(?: the)? (?:\w+ )?(?:requirements?|criteria|qualifications?)\b/i;

/** Marks units as dropped and says why; each flag carries the words it is about. */
export function applyTrustRules(resume: ResumeStructure, advert: Advert, clean: CleanText): Flag[] {
  const flags: Flag[] = [];
  const drop = (units: Unit[], code: string, text: (count: number) => string): void => {
    const fresh = units.filter((unit) => unit.dropped === null);
    const first = fresh[0];
    if (!first) return;
    for (const unit of [...fresh, ...continuations(resume, fresh, code === 'keyword_list')]) unit.dropped = code;
    const span = shorten(clean.text, first, 220);
    flags.push({ code, text: text(fresh.length), quotation: quote(clean, span.start, span.end) ?? undefined });
  };
  drop(
    resume.units.filter((unit) => orders.test(resume.text.slice(unit.start, unit.end))),
    'instruction_to_reader',
    () => 'Part of the resume speaks to whoever or whatever rates it. It was left out of the score.',
  );
  drop(copies(resume, advert), 'copied_from_advert', (count) =>
    count === 1
      ? 'A sentence of the resume is made of the words of the advert. It was left out of the score.'
      : `${count} passages of the resume are made of the words of the advert. They were left out of the score.`,
  );
  drop(
    [...resume.units.filter(repeats), ...repeatedLines(resume, advert)],
    'repeated_words',
    () => 'A passage repeats the same words over and over. It was left out of the score.',
  );
  const titles = titleRepeats(resume, advert);
  // Once it is a headline, which the titles of dated posts must bear out; it is left out without a word.
  if (titles.length === 1 && titles[0]) titles[0].dropped ??= 'bare_title';
  else {
    drop(
      titles,
      'repeated_title',
      () => 'The job title is repeated without a post behind it. The repeats were left out of the score.',
    );
  }
  drop(
    resume.units.filter((unit) => looseWords(resume, unit)),
    'loose_words',
    () => 'A passage is a row of single words without a sentence. It was left out of the score.',
  );
  drop(
    dumps(resume, advert),
    'keyword_list',
    () =>
      "A list names much of what the advert asks for, but hardly any of it appears in the person's work. The list was left out of the score.",
  );
  return flags;
}

/** The rest of a passage that was cut into units: it follows without a break and says the same words. */
function continuations(resume: ResumeStructure, dropped: readonly Unit[], list: boolean): Unit[] {
  const out: Unit[] = [];
  for (const unit of dropped) {
    const next = resume.units[resume.units.indexOf(unit) + 1];
    if (
      !next ||
      next.dropped !== null ||
      next.start - unit.end > 2 ||
      resume.text.slice(unit.end, next.start).includes('\n')
    )
      continue;
    const said = new Set(unit.reading.tokens.map((token) => token.stem));
    const words = next.reading.tokens;
    const bare = list && words.filter((token) => isStop(token.text)).length <= words.length * 0.1;
    if (bare || words.filter((token) => said.has(token.stem)).length >= words.length * 0.7) out.push(next);
  }
  return out;
}

function copies(resume: ResumeStructure, advert: Advert): Unit[] {
  const long: Unit[] = [];
  const short: Unit[] = [];
  for (const unit of resume.units) {
    const words = unit.reading.tokens.map((token) => token.text);
    if (words.length >= 3 && advert.lines.has(words.join(' '))) (words.length >= 7 ? long : short).push(unit);
    else if (words.length >= 8 && sharedWords(words, advert.runs) >= words.length * 0.65) long.push(unit);
    else {
      const turned = turnedAround(unit, advert);
      if (turned >= 3) (turned >= 7 ? long : short).push(unit);
    }
  }
  long.push(...patchwork(resume, advert));
  // One short line may agree by chance ("Fluent in English"); three or more are a paste.
  const different = new Set(short.map((unit) => contentOf(unit).join(' '))).size;
  if (long.length === 0 && different < 3) return [];
  const copied = new Set([...long, ...short]);
  // Where a paste stands, its headings and scraps stand beside it.
  if (copied.size >= 3) {
    for (const units of [resume.units, resume.units.toReversed()]) {
      let distance = scrapsReach + 1;
      for (const unit of units) {
        distance = copied.has(unit) ? 0 : distance + 1;
        if (distance === 0 || distance > scrapsReach || holdsPost(resume, unit) || !isScrap(unit, advert)) continue;
        copied.add(unit);
        distance = 0;
      }
    }
  }
  return [...copied].sort((a, b) => a.start - b.start);
}

/** So many lines away a scrap may be part of the same paste. */
const scrapsReach = 3;

/** Mostly words of the advert. */
function isScrap(unit: Unit, advert: Advert): boolean {
  const words = unit.reading.tokens.filter((token) => !isStop(token.text));
  return words.length > 0 && words.filter((token) => advert.sentencesWith.has(token.stem)).length >= words.length * 0.7;
}

const wrapping =
  /^(?:respon|duty|duti|task|role|handl|abl|abil|experienc|includ|involv|perform|charg|skill|capab|knowledg)/;

/** How many words of weight a unit has when nearly all of them are those of one sentence of the advert, or, if many, of any; else 0. */
function turnedAround(unit: Unit, advert: Advert): number {
  // "Responsible for" before a sentence makes it no other sentence.
  const words = contentOf(unit).filter((stem) => advert.sentencesWith.has(stem) || !wrapping.test(stem));
  if (words.length < 3) return 0;
  const counts = new Map<number, number>();
  let known = 0;
  for (const stem of words) {
    const sentences = advert.sentencesWith.get(stem);
    if (!sentences) continue;
    known += 1;
    for (const one of sentences) counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  const most = Math.max(0, ...counts.values());
  return most >= words.length * 0.85 || (words.length >= 12 && known >= words.length * 0.85) ? words.length : 0;
}

/** Neighbouring sentences that all but a few words of the advert make up, whatever was left out or put between. */
function patchwork(resume: ResumeStructure, advert: Advert): Unit[] {
  const out: Unit[] = [];
  let run: Unit[] = [];
  let words = new Set<string>();
  const close = (): void => {
    if (words.size >= 10) out.push(...run);
    run = [];
    words = new Set();
  };
  for (const unit of resume.units) {
    const own = contentOf(unit);
    const known = own.filter((stem) => advert.sentencesWith.has(stem));
    if (unit.list || own.length < 2 || known.length < own.length * 0.8 || holdsPost(resume, unit)) {
      // A scrap between does not part them.
      if (own.length > 2 || holdsPost(resume, unit)) close();
      continue;
    }
    run.push(unit);
    for (const stem of known) words.add(stem);
  }
  close();
  return out;
}

/** The words of a unit that say something, each once. */
function contentOf(unit: Unit): string[] {
  return [...new Set(unit.reading.tokens.filter((token) => !isStop(token.text)).map((token) => token.stem))];
}

function sharedWords(words: readonly string[], runs: ReadonlySet<string>): number {
  let count = 0;
  let until = 0;
  for (let i = 0; i + runLength <= words.length; i += 1) {
    if (!runs.has(words.slice(i, i + runLength).join(' '))) continue;
    count += i + runLength - Math.max(until, i);
    until = i + runLength;
  }
  return count;
}

function repeats(unit: Unit): boolean {
  const words = unit.reading.tokens;
  return words.length >= 8 && new Set(words.map((token) => token.stem)).size < words.length * 0.4;
}

/** A long row of words without a sign between them, or a list half of which names nothing known: no skills look like that. */
function looseWords(resume: ResumeStructure, unit: Unit): boolean {
  const { tokens, matches } = unit.reading;
  if (unit.loose === null || holdsPost(resume, unit)) return false;
  if (unit.loose === 'row') return true;
  return matches.reduce((sum, match) => sum + match.last - match.first, 0) < tokens.length * 0.5;
}

/** Words of the advert that stand alone on a line three times or more, when there are several such: nobody writes a list thrice. */
function repeatedLines(resume: ResumeStructure, advert: Advert): Unit[] {
  const lines = new Map<string, Unit[]>();
  for (const unit of resume.units) {
    const stems = unit.reading.tokens.map((token) => token.stem);
    if (stems.length === 0 || stems.length > 3 || !stems.some((stem) => advert.sentencesWith.has(stem))) continue;
    const key = stems.join(' ');
    lines.set(key, [...(lines.get(key) ?? []), unit]);
  }
  const often = [...lines.values()].filter((units) => units.length >= 3);
  return often.length >= 4 ? often.flat() : [];
}

function titleRepeats(resume: ResumeStructure, advert: Advert): Unit[] {
  const title = advert.titleTokens.map((token) => token.stem).join(' ');
  if (title === '') return [];
  const alone = resume.units.filter((unit) => unit.reading.tokens.map((token) => token.stem).join(' ') === title);
  // More lines of the bare title than posts and a headline: which of them names a post cannot be told, so none does.
  if (alone.length > resume.posts.length + 1) return alone;
  return alone.filter((unit) => !resume.posts.some((post) => post.span.start < unit.end && post.span.end > unit.start));
}

/** Lists made of the advert's own terms that nothing else in the resume supports. */
function dumps(resume: ResumeStructure, advert: Advert): Unit[] {
  const asked = new Set(advert.terms.filter((term) => term.weight >= 0.12).map((term) => term.key));
  const shown = new Set<string>();
  for (const unit of resume.units) {
    if (unit.dropped === null && !looksListed(unit)) for (const key of unit.reading.terms.keys()) shown.add(key);
  }
  const out: Unit[] = [];
  let block: Unit[] = [];
  const close = (): void => {
    for (const run of runsOfAsked(block, asked)) if (isDump(run, asked, shown)) out.push(...run);
    block = [];
  };
  for (const unit of resume.units) {
    const next = unit.dropped === null && looksListed(unit) && !holdsPost(resume, unit);
    if (!next || block.length >= 120) close();
    if (next) block.push(unit);
  }
  close();
  // Beside a dump, what else the same section names of the advert without support is the rest of it.
  const sections = new Set(out.map((unit) => unit.run));
  const rest = resume.units.filter((unit) => {
    if (unit.dropped !== null || !sections.has(unit.run) || !looksListed(unit) || out.includes(unit)) return false;
    if (holdsPost(resume, unit)) return false;
    const keys = [...unit.reading.terms.keys()].filter((key) => asked.has(key));
    return keys.length > 0 && keys.every((key) => !shown.has(key));
  });
  return [...out, ...rest].sort((x, y) => x.start - y.start);
}

/** "Java Developer | Contoh Sdn Bhd | 2019 - 2023" is a post, however much it looks like a list. */
function holdsPost(resume: ResumeStructure, unit: Unit): boolean {
  return resume.posts.some(({ period }) => period.start < unit.end && period.end > unit.start);
}

/** Neighbouring lines of a list that are mostly the advert's own terms, and each longer line by itself. */
function runsOfAsked(block: readonly Unit[], asked: ReadonlySet<string>): Unit[][] {
  const runs: Unit[][] = block.filter((unit) => unit.reading.tokens.length > 8).map((unit) => [unit]);
  let run: Unit[] = [];
  let strange = 0;
  for (const unit of block) {
    const keys = [...unit.reading.terms.values()].filter((term) => term.weight >= 0.12);
    const own = keys.filter((term) => asked.has(term.key)).length >= Math.max(1, keys.length * 0.4);
    if (keys.length > 0) strange = own ? 0 : strange + 1;
    // One line of other words among them does not make it another list; the second does.
    if (strange < 2 && (own || run.length > 0)) run.push(unit);
    else {
      runs.push(run);
      run = [];
    }
  }
  return [...runs, run].filter((one) => one.length > 0);
}

function looksListed(unit: Unit): boolean {
  const words = unit.reading.tokens;
  if (unit.list || words.length <= 3) return true;
  return words.length >= 10 && words.filter((token) => isStop(token.text)).length < words.length * 0.08;
}

function isDump(units: readonly Unit[], asked: ReadonlySet<string>, shown: ReadonlySet<string>): boolean {
  const keys = new Set<string>();
  for (const unit of units) for (const term of unit.reading.terms.values()) if (term.weight >= 0.12) keys.add(term.key);
  let hits = 0;
  let bare = 0;
  for (const key of keys) {
    if (!asked.has(key)) continue;
    hits += 1;
    if (!shown.has(key)) bare += 1;
  }
  // A good applicant's list of skills names some of what is asked, line by line; a dump names most of it.
  return hits >= (units.length > 1 ? 8 : 6) && hits >= keys.size * 0.4 && bare >= hits * 0.4;
}
