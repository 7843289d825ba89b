/** Finds what a resume says to the machine and not to a person: pasted adverts, dumps of keywords, orders to the reader. It is shown, never punished. */
import type { Flag } from '#engines/ai/index.ts';
import { type Advert, runLength } from './advert.ts';
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
      ? 'A sentence of the resume is word for word the advert. It was left out of the score.'
      : `${count} passages of the resume are word for word the advert. They were left out of the score.`,
  );
  drop(
    resume.units.filter(repeats),
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
  }
  // One short line may agree by chance ("Fluent in English"); three or more are a paste.
  return long.length > 0 || short.length >= 3 ? [...long, ...short].sort((a, b) => a.start - b.start) : [];
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

function titleRepeats(resume: ResumeStructure, advert: Advert): Unit[] {
  const title = advert.titleTokens.map((token) => token.stem).join(' ');
  const bare = resume.units.filter(
    (unit) =>
      unit.reading.tokens.map((token) => token.stem).join(' ') === title &&
      !resume.posts.some((post) => post.span.start < unit.end && post.span.end > unit.start),
  );
  return title === '' ? [] : bare;
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
    const next = unit.dropped === null && looksListed(unit);
    if (!next || block.length >= 40) close();
    if (next) block.push(unit);
  }
  close();
  // Beside a dump, what else the same section names of the advert without support is the rest of it.
  const sections = new Set(out.map((unit) => unit.run));
  const rest = resume.units.filter((unit) => {
    if (unit.dropped !== null || !sections.has(unit.run) || !looksListed(unit) || out.includes(unit)) return false;
    const keys = [...unit.reading.terms.keys()].filter((key) => asked.has(key));
    return keys.length > 0 && keys.every((key) => !shown.has(key));
  });
  return [...out, ...rest].sort((x, y) => x.start - y.start);
}

/** Neighbouring lines of a list that are mostly the advert's own terms, and each longer line by itself. */
function runsOfAsked(block: readonly Unit[], asked: ReadonlySet<string>): Unit[][] {
  const runs: Unit[][] = block.filter((unit) => unit.reading.tokens.length > 8).map((unit) => [unit]);
  let run: Unit[] = [];
  let strange = 0;
  for (const unit of block) {
    const keys = [...unit.reading.terms.values()].filter((term) => term.weight >= 0.12);
    const own = keys.filter((term) => asked.has(term.key)).length >= Math.max(1, keys.length * 0.4);
    strange = own ? 0 : strange + 1;
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
