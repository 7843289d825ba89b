/** Reads criteria for what the law or fairness forbids, stand-ins for it, vagueness and overlap: findings for the person who edits them, no refusal. */

import { tokensOf } from '#text/index.ts';
import { entriesOf } from '#text/lists.ts';
import { isStop } from '#text/stop-words.ts';
import type { CriterionFinding } from '#types';

interface Rule {
  pattern: RegExp;
  says: string;
}

const language = String.raw`(?:language|speak\w*|spoken|writ\w+|fluen\w*|proficien\w*|literate|translat\w+|interpret\w*|communicat\w*|convers\w+|read\w*)`;
const people =
  '(?:malays?|chinese|indians?|tamils?|arabs?|japanese|koreans?|filipinos?|indonesians?|bangladeshis?|nepalis?)';

/** "Speaks Chinese and Malay": languages, and no origins. */
const spokenLanguages = new RegExp(
  String.raw`\b${language}(?: (?:in|of|both|and|or|basic|good))* (?:${people}(?: ?(?:,|and|or|\/|&) ?(?:\w+,? ?(?:and |or )?)?)?)+`,
  'gi',
);

/** What a person is, not what the work needs. */
const protectedTraits: readonly Rule[] = [
  {
    pattern:
      /\b(?:(?:below|under|over|above|between|aged?|ages) (?:the age of )?\d\d(?: (?:and|to|-) \d\d)?(?! ?(?:%|months?|days?|years?'? (?:of )?(?:experience|work)|people|staff|sites?|accounts?|entities))|\d\d(?: ?(?:-|to) ?\d\d)? years? old|age (?:limit|group|range|below|above|between|of)|maximum age|youth)\b/gi,
    says: 'names an age. Ask for the experience or skill that you need instead.',
  },
  {
    pattern:
      /\b(?:(?:fe)?males?|(?:wo)?m[ae]n|gentlem[ae]n|lad(?:y|ies)|girls?|boys?|sales(?:wo)?m[ae]n|gender|sex(?:ual orientation)?)\b/gi,
    says: 'names a sex. Ask for the work instead.',
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:race|racial|ethnic\w*|bumiputera|nationality|citizens?(?:hip)?|foreigners?|locals? only|malaysians? only|skin colou?r)\b|\b${people}\b(?! ?(?:and|\/|or|,)? ?(?:\w+ )?${language})`,
      'gi',
    ),
    says: 'names an origin. A right to work is checked after the choice; a language is a skill: name the language and what it is for.',
  },
  {
    pattern:
      /\b(?:religio\w+|faith|muslims?|christians?|hindus?|buddhists?|sikhs?|church|mosque|hijab|tudung|pray(?:er|ing|s)?)\b/gi,
    says: 'names a faith. It is no measure of work.',
  },
  {
    pattern:
      /\b(?:(?:un)?married|single(?! (?:page|sign|point|source|entity|entry))|divorced|marital|husband|wife|spouse|pregnan\w+|maternity|no (?:children|kids|family|commitments?)|family (?:status|plans|planning|commitments?)|without children)\b/gi,
    says: 'asks about family. Say which hours or travel the work needs instead.',
  },
  {
    pattern:
      /\b(?:disab(?:led|ilit\w+)|able[- ]bodied|(?:physically|medically|mentally) (?:fit|healthy|sound)|good health|healthy (?:body|person|candidate)|no (?:medical|health) (?:conditions?|problems?|issues?)|medical history)\b/gi,
    says: 'asks about health. Name the task, for example "lifts parcels of 20 kg", and ask whether it can be done.',
  },
  {
    pattern:
      /\b(?:attractive|good[- ]looking|pretty|handsome|slim|pleasant (?:looks?|appearance)|well[- ]groomed|presentable|appearance|(?:passport[- ]size(?:d)? |recent |own )?(?:photo(?:graph)?s?|selfies?|headshots?)(?: (?:is |are )?(?:required|needed|attached|to be (?:sent|attached))| of (?:yourself|the (?:applicant|candidate)))|height|weight (?:below|under|proportion\w*)|complexion)\b/gi,
    says: 'asks for looks. They are no measure of work.',
  },
  {
    pattern: /\b(?:political\w*|union members?(?:hip)?|party members?(?:hip)?|criminal record|pregnancy test)\b/gi,
    says: 'asks for what is not the business of an employer at this point.',
  },
];

/** Words that stand in for such a trait, or that keep some people from applying. */
const proxies: readonly Rule[] = [
  {
    pattern:
      /\b(?:young|youthful|energetic|digital natives?|vibrant|fresh[- ]?(?:graduates?|grads?|faced|minded)|recent graduates?|school leavers?|junior[- ]aged)\b/gi,
    says: 'tends to mean an age. Name the skill, or the level of experience in years of work.',
  },
  {
    pattern: /\b(?:mature|seasoned|senior citizens?|over[- ]?qualified|long working life)\b/gi,
    says: 'tends to mean an age. Name the experience that you need.',
  },
  {
    pattern:
      /\b(?:(?<!react )native|mother[- ]tongue|first[- ]language|accent(?:less)?|without (?:an )?accent|neutral accent)\b(?! (?:apps?|android|ios|mobile|cloud|code|module|advertis\w+|integration))/gi,
    says: 'stands for an origin. Ask for the level: "writes contracts in English", "speaks with customers in Malay".',
  },
  {
    pattern:
      /\b(?:cultural(?:ly)? fit|culture fit|fits? (?:in )?(?:with )?our (?:culture|family)|like-minded|one of us)\b/gi,
    says: 'lets likeness decide. Name the conduct that you mean.',
  },
  {
    pattern:
      /\b(?:rock ?stars?|ninjas?|gurus?|work hard,? play hard|aggressive|dominant|fearless|killer instinct|hungry)\b/gi,
    says: 'puts off many able people and measures nothing. Name the result that you expect.',
  },
  {
    pattern: /\b(?:no (?:career )?gaps?|unbroken (?:career|employment)|continuous employment|currently employed)\b/gi,
    says: 'shuts out people who raised children, were ill or lost a post. Ask for recent practice.',
  },
  {
    pattern:
      /\b(?:lives? (?:near|within|close)|resid(?:es?|ing) in|staying (?:near|in)|within \d+ ?km|nearby resident|(?:own|possess)(?:s|es|ing)? (?:an? |own )?(?:car|transport|vehicle|motorcycle))\b/gi,
    says: 'stands for wealth or origin. Say when and where the work is done.',
  },
  {
    pattern:
      /\b(?:(?:top|elite|prestigious|ivy league|renowned|reputable) (?:universit(?:y|ies)|schools?|colleges?))\b/gi,
    says: 'measures a school, not a person. Name what must be known.',
  },
  {
    pattern:
      /\b(?:willing to work (?:long|any) hours|no objection to overtime|available 24\/7|without family commitments?|flexible lifestyle)\b/gi,
    says: 'shuts out people who care for others. Name the shifts.',
  },
];

const vagueWords = new Set(entriesOf('vague'));
const longest = 40;
const shared = 0.6;

/** Every finding, criterion by criterion; `index` counts from 0. */
export function checkCriteria(criteria: readonly string[]): CriterionFinding[] {
  const findings: CriterionFinding[] = [];
  for (const [index, raw] of criteria.entries()) {
    const text = raw.normalize('NFKC').slice(0, 2000).replace(spokenLanguages, '');
    if (text.trim() === '') continue;
    for (const [kind, rules] of [
      ['protected', protectedTraits],
      ['proxy', proxies],
    ] as const) {
      for (const { pattern, says } of rules) {
        const words = [...new Set([...text.matchAll(pattern)].map(([found]) => found.trim()))];
        if (words.length > 0) findings.push({ index, kind, words, text: `“${words.join('”, “')}” ${says}` });
      }
    }
    const vague = vagueness(text);
    if (vague) findings.push({ index, kind: 'vague', words: [], text: vague });
  }
  return [...findings, ...overlaps(criteria)].toSorted((a, b) => a.index - b.index);
}

function vagueness(text: string): string | null {
  const words = tokensOf(text);
  if (words.length > longest)
    return `It asks for much at once (${words.length} words). One requirement can be judged; five in one cannot.`;
  const content = words.filter((word) => !isStop(word.word) && !vagueWords.has(word.word));
  if (content.length > 0) return null;
  return 'It names nothing that a resume or an answer could show. Say what a good person in this post does, with what, or to which result.';
}

function overlaps(criteria: readonly string[]): CriterionFinding[] {
  const lemmas = criteria.map(
    (text) => new Set(tokensOf(text.slice(0, 2000)).flatMap(({ word, lemma }) => (isStop(word) ? [] : lemma))),
  );
  return lemmas.flatMap((mine, index) => {
    const other = lemmas.findIndex((earlier, at) => {
      if (at >= index || mine.size === 0 || earlier.size === 0) return false;
      return [...mine].filter((lemma) => earlier.has(lemma)).length / Math.min(mine.size, earlier.size) >= shared;
    });
    if (other < 0) return [];
    const text = `It asks for much the same as criterion ${other + 1}: one strength would count twice.`;
    return [{ index, kind: 'overlap' as const, words: [], text }];
  });
}
