/** Composes the five criteria of a job from what its advert asks for: the trade's core work, tools, years and qualification, and the chief duty of conduct. */
import type { Criterion } from '#engines/ai/index.ts';
import type { Advert } from './advert.ts';
import { including } from './criteria-deeds.ts';
import { isTitleWord, type RankedTopic, rankTopics } from './criteria-topics.ts';
import { plainCriteria, softDuties } from './criteria-words.ts';
import { join } from './criterion-marks.ts';
import { type TermUse, wording } from './reading.ts';
import { tokenize } from './terms.ts';
import type { Vocabulary } from './vocabulary.ts';

const howMany = 5;

/**
 * Exactly five distinct criteria, none a sentence of the advert, none about who a person is. Texts of `without` come only
 * where nothing else is left.
 */
export function composeCriteria(vocabulary: Vocabulary, advert: Advert, without: readonly string[] = []): Criterion[] {
  const isFresh = (one: Criterion) => !without.includes(one.text);
  const used = new Set<string>();
  const duties = rankTopics(vocabulary, advert);
  const soft = softCriteria(vocabulary, advert).filter(isFresh);
  const tools = toolCriterion(advert, used);
  const proof = proofCriterion(vocabulary, advert);
  const special = [tools, proof, soft[0] ?? null].filter((one) => one !== null).filter(isFresh);
  const core: Criterion[] = [];
  // Of an advert that says what the work is, nothing is asked that it does not speak of, as long as there is enough.
  const said = duties.filter((topic) => topic.named.length > 0);
  const spoken = said.length >= 2 ? said : duties;
  for (const topic of spoken) {
    // "Leading a store team" beside "Leading people" would be one criterion twice.
    if (/^leading\b/.test(topic.label) && special.some((one) => one.text.startsWith('Leading'))) continue;
    if (core.length >= howMany - special.length) break;
    const one = dutyCriterion(vocabulary, advert, topic, used);
    if (isFresh(one)) core.push(one);
  }
  const start = ['Teamwork', 'Meeting', 'Problem', 'Accuracy'].flatMap((word) =>
    softDuties.filter((one) => one.criterion.text.startsWith(word)).map((one) => one.criterion),
  );
  // Where nothing is known of the trade, relevant work comes first; where much is known, conduct fills up.
  const fill = duties.length === 0 && !proof ? [...soft.slice(1), ...plainCriteria] : [...soft.slice(1), ...start];
  const conduct = softDuties.map((one) => one.criterion);
  const all = distinct([...core, ...special, ...fill, ...plainCriteria, ...conduct]);
  return [...all.filter(isFresh), ...all.filter((one) => !isFresh(one))].slice(0, howMany);
}

function dutyCriterion(vocabulary: Vocabulary, advert: Advert, topic: RankedTopic, used: Set<string>): Criterion {
  const family = vocabulary.families[topic.family];
  const deed = vocabulary.deeds().get(`${family?.key}/${topic.label}`) ?? {
    text: `Has done ${topic.label} in earlier work`,
    name: topic.label,
  };
  const fresh = topic.named.filter(
    (term) =>
      !used.has(term.key) &&
      !says(`${topic.label} ${deed.text} ${deed.name}`, term.label) &&
      !term.concept?.soft &&
      isActivity(asAsked(term)) &&
      !isTitleWord(advert, family?.label ?? '', term),
  );
  for (const term of topic.named) used.add(term.key);
  const names = [...new Set(fresh.map((term) => asAsked(term)))].slice(0, 3);
  const sample = names[0] ?? topic.examples.find((one) => !says(deed.name, one));
  return {
    text: `${deed.text}${names.length > 0 ? `${including}${join(names)}` : ''}`,
    levels: {
      none: `Tells of no ${deed.name}.`,
      some: `Names ${deed.name} as a task, without how it was done or with what result.`,
      strong: `Describes own work in ${deed.name}${sample ? ` (for example ${sample})` : ''}: what was done, by what means, for how long, and a result that can be checked.`,
    },
  };
}

/** In the words of the advert where ours are other ones: "halal" does not ask for HACCP, nor "Google Ads" for all of SEM; empty where its words name no activity. */
function asAsked(term: TermUse): string {
  const label = wording(term);
  const stems = new Set(tokenize(label).map((token) => token.stem));
  const same = tokenize(term.surface).some((token) => stems.has(token.stem));
  if (same) return label === label.toLowerCase() && /[A-Z]{2}/.test(term.surface) ? term.surface : label;
  if (/[A-Z]/.test(term.surface.slice(1))) return term.surface;
  return / /.test(term.surface) && !/ (?:and|or|the|a|an) /i.test(term.surface)
    ? wording({ ...term, label: term.surface })
    : '';
}

/** "Including leads" says nothing; phrases, abbreviations and names of an activity do. */
function isActivity(label: string): boolean {
  return (
    label.length > 2 && (/[ -]/.test(label) || /[A-Z]{2}/.test(label) || /(?:ing|ments?|tions?|sis|ance)$/.test(label))
  );
}

function toolCriterion(advert: Advert, used: Set<string>): Criterion | null {
  const found = advert.terms.filter((term) => term.concept?.tool === true && term.weight >= 0.25);
  // Beside "Kakitangan" a bare "payroll system" adds nothing.
  const products = found.filter((term) => !isPlainSystem(nameOf(term)));
  const tools = (products.length > 0 ? products : found).slice(0, 4);
  if (tools.length === 0) return null;
  for (const term of tools) used.add(term.key);
  const named = [...new Set(tools.map((term) => nameOf(term)))];
  const names = join(named.map(withArticle));
  return {
    text: `Uses ${names} with confidence in daily work`,
    levels: {
      none: `Mentions none of this: ${names}.`,
      some:
        named.length > 1
          ? 'Names some of it, without what it was used for.'
          : 'Names it, without what it was used for.',
      strong: `Says what was done with ${named.length > 1 ? 'each' : names}, for how long, and what it served.`,
    },
  };
}

/** "Uses CRM" is office talk; "uses a CRM system" is English. */
function withArticle(name: string): string {
  const whole = /^(?:CRM|ERP|POS|CMS|WMS|LMS|MES|HRIS|EMR)$/.test(name) ? `${name} system` : name;
  if (!/ system$/.test(whole) || (whole === name && !isPlainSystem(name))) return name;
  return `${/^(?:[aeiou]|EMR|LMS|MES|HRIS)/.test(whole) ? 'an' : 'a'} ${whole}`;
}

/** A kind of program rather than the name of one. */
function isPlainSystem(name: string): boolean {
  return name === name.toLowerCase() && / /.test(name);
}

const qualifications = [
  '',
  'a school certificate (SPM or equal)',
  'a diploma',
  'a degree',
  "a master's degree",
  'a doctorate',
];

function proofCriterion(vocabulary: Vocabulary, advert: Advert): Criterion | null {
  const family = advert.family < 0 ? null : vocabulary.families[advert.family];
  const field = family ? low(family.label) : 'similar work';
  const proofs = advert.terms.filter((term) =>
    (term.concept?.topics ?? []).some(
      (topic) => vocabulary.topics[topic]?.kind === 'proof' && vocabulary.topics[topic]?.family === advert.family,
    ),
  );
  const proof = proofs.find((term) => !/degree|bachelor|diploma|master|phd|doctorate|qualification/i.test(term.label));
  const licence = proof ? nameOf(proof) : undefined;
  const degree = advert.qualification > 1 ? qualifications[advert.qualification] : undefined;
  const asked = advert.years ?? 0;
  if (asked === 0 && !degree && !licence) return null;
  const held = heldOf(degree, licence);
  const text =
    asked > 0
      ? `At least ${asked} ${asked === 1 ? 'year' : 'years'} of experience in ${field}${held ? `, with ${held}` : ''}`
      : licence
        ? `Holds ${held}, or an equal qualification for ${field}`
        : `Holds ${held} in ${field} or a related field`;
  return {
    text,
    levels: {
      none: asked > 0 ? `No dated work in ${field} and no qualification for it.` : 'No such qualification is named.',
      some:
        asked > 0
          ? asked === 1
            ? 'Some months of it, or work close to it.'
            : `About ${Math.round(asked / 2)} of the ${asked} years, or the years without the rest.`
          : 'A related qualification, or one still being studied for.',
      strong:
        asked > 0
          ? `${asked} ${asked === 1 ? 'year' : 'years'} or more, shown by dates${held ? `, and ${held}` : ''}.`
          : `Holds ${held}, with its name, place and year.`,
    },
  };
}

function heldOf(degree: string | undefined, licence: string | undefined): string {
  if (!degree || !licence) return licence ?? degree ?? '';
  if (/^(?:llb|mbbs|bsn|bachelor)/i.test(licence)) return licence;
  // "Civil Engineering" is what the degree is in, "ACCA" stands beside it.
  const subject =
    /^[A-Z][a-z]+(?: (?:[A-Z][a-z]+|and|of))*$/.test(licence) &&
    !/certif|licen|regist|charter|member|board/i.test(licence);
  return subject ? `${degree} in ${licence}` : `${degree} or a qualification such as ${licence}`;
}

/** Duties of conduct that the advert asks for, the most often named first. */
function softCriteria(vocabulary: Vocabulary, advert: Advert): Criterion[] {
  const text = advert.sentences
    .filter(({ section }) => section !== 'company' && section !== 'benefits' && section !== 'apply')
    .map((one) => one.text)
    .join('\n');
  const key = advert.family < 0 ? '' : (vocabulary.families[advert.family]?.key ?? '');
  return softDuties
    .map((duty, i) => {
      const count = [...text.matchAll(duty.asked)].length;
      const leads = i === 0 && advert.seniority >= 2 ? 3 : 0;
      return { duty, count: duty.covered.includes(key) ? 0 : count + leads };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ duty }) => duty.criterion);
}

function distinct(criteria: readonly Criterion[]): Criterion[] {
  return criteria.filter((one, i) => criteria.findIndex((other) => other.text === one.text) === i);
}

/** Products and licences are called what the advert calls them; a text all in small letters is no guide. */
function nameOf(term: TermUse): string {
  return term.surface === term.surface.toLowerCase() ? term.label : term.surface;
}

/** A family's name inside a sentence: "Software development" loses its capital, "IT support" does not. */
function low(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** True when half of a name stands in the label: "call handling" after "handling calls", "food cost" after "controls cost". */
function says(label: string, name: string): boolean {
  const known = new Set(tokenize(label).map((token) => token.stem));
  const words = tokenize(name);
  return words.filter((token) => known.has(token.stem)).length * 2 >= words.length;
}
