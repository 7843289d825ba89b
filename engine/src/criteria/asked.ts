/** What an advert asks for by name: years, qualification and licence in one criterion, products in another. */
import { readRequirement } from '#knowledge/index.ts';
import { qualificationsIn } from '#resume/qualification.ts';
import { isDictionaryWord, type Span, type Token, tokensOf } from '#text/index.ts';
import { clausesOf } from './clauses.ts';
import { phraseOf } from './phrase.ts';
import { isProduct } from './read.ts';
import { aroundOf, type JobWords, type Reader, type SentenceOfWork } from './sentences.ts';
import { listed, wordsIn } from './wording.ts';
import { isA, isFunction } from './words.ts';

/** A part of a criterion and the sentence that it came from. */
type Asked = { readonly text: string; readonly source: Span };
export type AskedCriterion = Asked & { readonly kind: 'proof' | 'tools' };

/** Neither things' names nor words that stay out. */
const none: ReadonlySet<never> = new Set();
const numbers = 'zero one two three four five six seven eight nine ten'.split(' ');
const yearsAsked = new RegExp(
  String.raw`(\d{1,2}|${numbers.join('|')})\s*(?:\(\d+\)\s*)?(?:\+|plus|or more)?\s*(?:(?:-|–|to)\s*(?:\d{1,2}|\p{L}+)\s*\+?\s*)?(?:years?|yrs)`,
  'iu',
);
const levels = [
  '',
  'a school certificate',
  'a pre-university certificate',
  'a diploma',
  'a degree',
  "a master's degree",
  'a doctorate',
];
const paper = /^(?:licen[cs]e|certificat(?:e|ion)|certified|registration)$/;
/** A company tells its age in more. */
const mostYears = 15;
const mostWords = 20;
const mostTools = 6;
const fewestTools = 3;
/** Products are told where the work is, not in a list of the company's customers. */
const leastWork = 0.55;

/** "At least 3 years of experience in X, with a degree in Y": undefined where the advert asks for none of it. */
export function proofOf(reader: Reader, sentences: readonly SentenceOfWork[]): AskedCriterion | undefined {
  const years = first(sentences, (one) => yearsOf(reader, one));
  const degree = first(sentences, (one) => degreeOf(one));
  const licence = first(sentences, (one) => licenceOf(reader, one));
  const source = years?.source ?? degree?.source ?? licence?.source;
  if (!source) return undefined;
  const papers = [degree, licence].flatMap((one) => (one ? [one.text] : []));
  const all = years
    ? `${years.text}${papers.length > 0 ? `, with ${listed(papers)}` : ''}`
    : `Holding ${listed(papers)}`;
  const fits =
    wordsIn(all) <= mostWords ? all : `${years?.text ?? 'Holding'}${years ? ', with' : ''} ${papers[0] ?? ''}`;
  const text = wordsIn(fits) <= mostWords ? fits : fits.split(/\s+/).slice(0, mostWords).join(' ');
  return { kind: 'proof', text: wordsIn(text) < 4 ? `${text} or an equal qualification` : text, source };
}

function first(
  sentences: readonly SentenceOfWork[],
  find: (one: SentenceOfWork) => Asked | undefined,
): Asked | undefined {
  for (const sentence of sentences) {
    const found = find(sentence);
    if (found) return found;
  }
  return undefined;
}

function yearsOf(reader: Reader, sentence: SentenceOfWork): Asked | undefined {
  const match = yearsAsked.exec(sentence.text);
  const years = Number(match?.[1]) || numbers.indexOf(match?.[1]?.toLowerCase() ?? '');
  if (!match || years < 1 || years > mostYears) return undefined;
  const rest = { ...sentence, text: sentence.text.slice(match.index + match[0].length) };
  const what = /^['’]?\s*(?:old|of age)/i.test(rest.text) ? undefined : objectOf(reader, rest.text, 8);
  return {
    text: `At least ${years} ${years === 1 ? 'year' : 'years'} of experience${what ? ` in ${what}` : ' in similar work'}`,
    source: aroundOf(sentence, 0),
  };
}

/** The first thing that a text names as needed or done, in at most so many words. */
function objectOf(reader: Reader, text: string, most: number): string | undefined {
  for (const clause of clausesOf({
    text,
    tasks: reader.knowledge.taskVerbs(),
    names: reader.knowledge.camelWords,
    things: none,
  })) {
    const phrase = phraseOf(
      {
        text,
        tasks: reader.knowledge.taskVerbs(),
        weight: reader.knowledge.weight,
        things: none,
        leftOut: none,
        isName: () => false,
      },
      clause,
    );
    if (!phrase || wordsIn(phrase) > most || qualificationsIn(phrase).length > 0) continue;
    if (tokensOf(phrase).every((token) => isFunction(token) || isA(token, 'need', 'able'))) continue;
    if (/\beducation\b|\bw\b|^relevant|^related|^similar/i.test(phrase)) continue;
    return phrase.replace(/(?: related)? experiences?$/, '');
  }
  return undefined;
}

function degreeOf(sentence: SentenceOfWork): Asked | undefined {
  // A word that lost the space before it: "QualificationsBachelor's".
  const text = sentence.text.replace(/(?<=\p{Ll}{3})(?=\p{Lu}\p{Ll})/gu, ' ');
  const found = qualificationsIn(text);
  const plain = /\bdegree\b/i.exec(text);
  if (found.length === 0 && !plain) return undefined;
  const name = levels[Math.min(...found.map(({ level }) => level), found.length > 0 ? levels.length : 4)];
  const ends = found.map(({ span }) => (/\sin$/.test(text.slice(0, span.end)) ? span.end - 2 : span.end));
  const subject = subjectOf(text.slice(ends.length > 0 ? Math.min(...ends) : (plain?.index ?? 0)));
  return { text: `${name}${subject ? ` in ${subject}` : ''}`, source: aroundOf(sentence, 0) };
}

/** "… of Science in petroleum engineering or a related field": what stands after the last "in" before another thought. */
function subjectOf(text: string): string | undefined {
  const tokens = tokensOf(text);
  const at = tokens.findIndex(({ word }) => word === 'in');
  // "Diploma, 3 years in logistics" is no diploma in logistics.
  const between = tokens.slice(0, at);
  if (at < 0 && tokens[0]?.word === 'of') return subjectOf(`in${text.slice(tokens[0].end)}`);
  const start = at < 0 || at > 6 || between.some(({ word }) => /\d|^years?$/.test(word)) ? -1 : at + 1;
  if (start < 0) return undefined;
  const named: Token[] = [];
  for (const token of tokens.slice(start, start + 8)) {
    const gap = text.slice(named.at(-1)?.end ?? token.start, token.start);
    if (/[.;:(]/.test(gap) || /^\d/.test(token.word) || isA(token, 'boundary', 'auxiliary', 'pronoun', 'preposition'))
      break;
    // "Computer Science and desire": a subject does not go on in small letters.
    if (/^\p{Lu}/u.test(named[0]?.text ?? '') && /^\p{Ll}/u.test(token.text) && !isFunction(token)) break;
    if (isA(token, 'determiner') || /^(?:related|relevant|similar|equivalent|other)$/.test(token.word)) break;
    named.push(token);
  }
  while (named.length > 0 && isFunction(named.at(-1))) named.pop();
  const [head] = named;
  const last = named.at(-1);
  return head && last
    ? text
        .slice(head.start, last.end)
        .replace(/\s+/g, ' ')
        .replace(/,([^,]*)$/, (tail, end) => (/ (?:and|or) /.test(tail) ? tail : ` or${end}`))
    : undefined;
}

/** "A valid driver's licence", "CPC certification". */
function licenceOf(reader: Reader, sentence: SentenceOfWork): Asked | undefined {
  if (!sentence.tokens.some(({ word }) => paper.test(word))) return undefined;
  for (const clause of clausesOf({
    text: sentence.text,
    tasks: reader.knowledge.taskVerbs(),
    names: reader.knowledge.camelWords,
    things: none,
  })) {
    if (clause.kind !== 'need' || clause.tokens.length > 6 || !clause.tokens.some(({ word }) => paper.test(word)))
      continue;
    const phrase = phraseOf(
      {
        text: sentence.text,
        tasks: reader.knowledge.taskVerbs(),
        weight: reader.knowledge.weight,
        things: none,
        leftOut: none,
        isName: () => true,
      },
      clause,
    );
    if (phrase && wordsIn(phrase) > 1 && qualificationsIn(phrase).length === 0)
      return {
        text: /^[A-Z]{2}|s$/.test(phrase) ? phrase : `a ${phrase.charAt(0).toLowerCase()}${phrase.slice(1)}`,
        source: aroundOf(sentence, 0),
      };
  }
  return undefined;
}

/** "Practical use of X, Y and Z": undefined where the advert names too few products. */
export function toolsOf(
  { knowledge }: Reader,
  { title }: JobWords,
  sentences: readonly SentenceOfWork[],
): AskedCriterion | undefined {
  const found = new Map<string, { name: string; work: number; at: number; source: Span }>();
  for (const sentence of sentences.filter(({ work }) => work >= leastWork)) {
    const { terms } = readRequirement(knowledge, sentence.text, title);
    const products = terms.filter(
      ({ start, end, concepts, common }) =>
        isWritten(sentence.text.slice(start, end), common) && concepts.some((id) => isProduct(knowledge, id)),
    );
    for (const { start, end } of products) {
      // "Microsoft Office" is one, and no Office besides.
      if (products.some((other) => other.start <= start && other.end >= end && other.end - other.start > end - start))
        continue;
      const name = sentence.text.slice(start, end).replace(/\s+/g, ' ');
      const before = found.get(name.toLowerCase());
      if (!before || before.work < sentence.work)
        found.set(name.toLowerCase(), {
          name,
          work: sentence.work,
          at: sentence.start + start,
          source: aroundOf(sentence, 0),
        });
    }
  }
  const best = [...found.values()].sort((a, b) => b.work - a.work || a.at - b.at).slice(0, mostTools);
  const [first] = best;
  if (best.length < fewestTools || !first) return undefined;
  const names = best.toSorted((a, b) => a.at - b.at).map(({ name }) => name);
  return { kind: 'tools', text: `Practical use of ${listed(names)}`, source: first.source };
}

/** Whether a product is written as a name: every word with a capital, and no plain word that nothing shows to be a product. */
function isWritten(name: string, common: boolean): boolean {
  const words = name.split(/[\s/-]+/);
  if (!words.every((word) => /[\p{Lu}\d]/u.test(word))) return false;
  return common || words.some((word) => /\p{Lu}/u.test(word.slice(1)) || !isDictionaryWord(word.toLowerCase()));
}
