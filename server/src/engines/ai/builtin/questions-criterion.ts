/** Turns the text of a criterion, however it was written, into a short job phrase and the kind of question that fits it. */

import { themes } from './anchors-list.ts';
import { including } from './criteria-deeds.ts';
import { smooth } from './questions-gerund.ts';
import { type Speech, themeHits } from './speech.ts';
import { isGeneric, isStop, tokenize } from './terms.ts';
import { cleanText } from './text.ts';

/** `proof` asks for years in a field, `study` for a degree or diploma in one, `credential` for a licence or registration. */
export type CriterionKind = 'duty' | 'tool' | 'knowledge' | 'proof' | 'study' | 'credential' | 'soft';

export interface AskedCriterion {
  kind: CriterionKind;
  /** A noun phrase or an -ing form that fits after "responsible for"; null when the text gives none that may be asked about. */
  phrase: string | null;
  /** For conduct: the theme, for example `customers`. */
  theme: string | null;
}

/** What no question may be about, even if a criterion asks for it. */
export const offLimits =
  /\b(?:fe)?males?\b|\b(?:wo)?m[ae]n\b|\b(?:boys?|girls?|lad(?:y|ies)|gentlem[ae]n)\b|\b(?:young|youth(?:ful)?|old(?:er)?|aged?|ages|elder(?:s)?|below \d\d|under \d\d|\d\d ?(?:years? old|y\/?o|to \d\d years? old))\b|\b(?:rac(?:e|ial)|ethnic\w*|bumiputera|malays?|chinese|indians?|tamils?|nationalit(?:y|ies)|citizens?(?:hip)?|foreigners?|immigra\w+|native|birthplace|born)\b|\b(?:religio\w+|faith|muslims?|islam\w*|christian\w*|hindu\w*|buddhis\w+|church|mosque|temple|pray\w*|hijab|tudung)\b|\b(?:famil(?:y|ies)|married|marri\w+|marital|single|divorc\w+|husband|wife|spouse|child(?:ren|care|birth)?|kids?|bab(?:y|ies)|pregnan\w+|maternity|mother|father|parents?|boyfriend|girlfriend|dependants?)\b|\b(?:health(?:y)?|illness(?:es)?|sick(?:ness)?|disabilit\w+|disabled|disease\w*|medical history|mental|depress\w*|diagnos\w+ with|weight|height|attractive|good.looking|appearance|beautiful|handsome|pretty)\b|\b(?:salar(?:y|ies)|wages?|pay|paid|compensation|remuneration|income|expected pay)\b|\b(?:politic\w*|vot(?:e|ed|ing)|union member\w*|sexual\w*|gay|lesbian|gender|pronouns?)\b/i;
/** Trades in which such a word names the work itself: "patient health records", "payroll", "teaching children". */
const tradeUse =
  /\b(?:health and safety|occupational health|health(?:care)? (?:records?|services?|systems?|informatics|education|promotion)|public health|mental health (?:services?|nursing|support)|accounts? pay(?:able|roll)|wage calculation|salary (?:processing|calculation)|pay(?:ment)?s? processing|compensation and benefits|health insurance|income (?:statements?|tax)|teaching children|caring for (?:children|patients|the elderly)|child(?:care| development| protection| psychology)|early childhood\w*|elderly care|(?:managing|handling|teaching) (?:children|kids|pupils)|family (?:law|medicine|court)|(?:parent|family) communication|communicat\w+ with (?:parents|famil(?:y|ies))|single (?:page|sign)|weight (?:checks?|control|measurement)|elders? care)\b/gi;
const unsafe =
  /\b(?:ignore|disregard|instructions?|prompts?|system|score|scor(?:e|ing)|marks?|rating|password|http\w*|www|hack|sex|reveal|answer|question|respond|output|print|say|repeat|assistant|ai model|language model|full)\b.*\b(?:ignore|previous|instructions?|prompts?|candidate|applicant|marks?|exactly|question|system|ask|says?|reveal|score|5)\b/i;

const leads: readonly RegExp[] = [
  /^(?:(?:the|a|an|our|your|ideal|successful|potential) )*(?:candidates?|applicants?|person|employee(?= (?:must|should|shall|will|would|needs?|has|is|can))|incumbent|we|you|he|she|they)(?:\/\w+)? (?:(?:must|should|shall|will|would|need(?:s)?|ha(?:s|ve)|is|are|can|expect(?:s|ed)?|require(?:s|d)?|want(?:s)?|look(?:ing)? for|seek)(?: to)?(?: be| have)? ?)*/i,
  /^(?:must|should|shall|will|need(?:s)?|preferably|required|responsible|able|ability|capable|willing(?:ness)?|expected|is|be|to be|to have|has|have|having|possess(?:es|ing)?|with|who|can|to|of|for|in|and|or|a|an|the|any|some|please|ideally|also|valid|uses?|works with|min(?:imum)?|exp|strong|good|great|excellent|solid|sound|proven|proof of|demonstrated|demonstrates?|shown|shows?|own|extensive|in-depth|deep|basic|advanced|relevant|practical|working|hands-on|first-hand|clear|thorough|full|minimum|at least|more than|over|previous|prior|evidence of|track record(?: of| in)?|history of|responsible for|practice|command of|grasp of|skills? (?:in|with|of)|skilled (?:in|at|with)|skilful|proficien(?:t|cy)(?: (?:in|with|at))?|fluen(?:t|cy) in|familiar(?:ity)?(?: with)?|knowledge(?:able)?(?: (?:of|in|about))?|understanding(?: of)?|understands?|knows?|experienced?(?: (?:in|with|of|as|using))?|expert(?:ise)?(?: (?:in|at|with))?|competen(?:t|ce|cy)(?: (?:in|with))?|background in|exposure to|interest in|passion(?:ate)?(?: (?:for|about))?|aptitude for|talent for|abilit(?:y|ies)(?: to)?|capacity to|capability to|duties|tasks?|work(?:ing)? (?:experience|knowledge)(?: (?:in|of|with))?|work in|good at|adept at|commit(?:ted|ment) to|ensure(?:s)? that|assist(?:s)? (?:in|with)|support(?:s)? in|involved in|in charge of|\d{1,2} ?\+?(?: ?(?:-|to) ?\d{1,2})?|(?:one|two|three|four|five|six|seven|eight|ten)(?: \(\d+\))?|years?'?(?: of)?|yrs?|months?(?: of)?)(?= |$)[ ,:-]*/i,
];
const cut =
  /(?: ?[,;:(|\u2022]| - |\. | (?:especially|including|includes?|such as|e\.?g\.?|i\.?e\.?|used on|so that|in order to|that|which|who|where|while|when|because|as well as|incl(?:uding)?|etc|and to|and ensure|to ensure|would be|is (?:a|an|required|preferred|needed|essential)|are (?:a|required|preferred)|preferred|required|will be|must|should|at all times|on a daily basis|per |within the (?:company|organi[sz]ation)|in a timely|if )(?=\b| ))/i;
/** Words no phrase may end with. */
const dangling =
  /(?:^|[ ,])(?:and|or|of|in|with|to|for|on|at|by|the|a|an|from|as|into|its?|their|our|your|all|any|other|using|related|various|&|\/)$/i;

/** Reads a criterion, however it was written. */
export function readCriterion(speech: Speech, text: string): AskedCriterion {
  const plain = cleanText(text.slice(0, 1200))
    .text.replace(/\s+/g, ' ')
    .replace(/^[\u2022\d.)\s-]+(?=[A-Za-z])/, (found) => (/^\d+ $/.test(found) ? found : ''))
    .replace(/\b(min|max|exp|incl|yrs?)\. /gi, '$1 ')
    .trim();
  const duty = speech.duties().get((plain.split(including)[0] ?? '').toLowerCase());
  if (duty) return { kind: 'duty', phrase: duty, theme: themeOf(speech, plain, 'work') };
  if (unsafe.test(plain)) return { kind: 'duty', phrase: null, theme: null };
  const found = kindOf(plain);
  const own = phraseOf(speech, plain, found);
  const conduct = found === 'duty' && leadsWithConduct(speech, plain);
  const phrase = own ?? (found === 'credential' || found === 'study' ? null : knownLabel(speech, plain));
  const theme = themeOf(speech, plain, conduct || phrase === null ? 'soft' : 'work');
  const tool = phrase !== null && startsWithTool(speech, phrase);
  let kind: CriterionKind = found === 'duty' || found === 'knowledge' ? (tool ? 'tool' : found) : found;
  if ((conduct || (kind === 'duty' && phrase === null)) && theme !== null && isConduct(theme)) kind = 'soft';
  const usablePhrase = phrase !== null && personal.test(phrase) ? null : phrase;
  return { kind, phrase: kind === 'tool' && usablePhrase ? withArticle(usablePhrase) : usablePhrase, theme };
}

/** "Good communication skills" asks for conduct; "communicates test results to doctors" for a duty. */
function leadsWithConduct(speech: Speech, text: string): boolean {
  const tokens = tokenize(text).filter((token) => !isStop(token.text) && !isGeneric(token.stem));
  const all = tokenize(text);
  const first = speech.vocabulary.match(all, { list: true })[0];
  if (!first?.concept.soft) return false;
  const before = all.slice(0, first.first).filter((token) => !isStop(token.text) && !isGeneric(token.stem)).length;
  return (
    before === 0 && (first.last - first.first > 1 || tokens.length <= 4 || /^[^,.;]{0,40}[:&]|\bskills?\b/i.test(text))
  );
}

/** "A payroll system", but "SAP and Excel". */
function withArticle(name: string): string {
  return / system$/i.test(name) && !/^(?:an?|the) | and |,/.test(name)
    ? `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`
    : name;
}

/** "Self-starter" names a person, not work. */
const personal =
  /\b(?:starter|player|thinker|person|individual|leader|communicator|learner|worker|mindset|attitude|personality|professional|holder|graduate)s?$/i;

/** A phrase that begins with the name of a tool and holds no other work: "SAP and Microsoft Excel". */
function startsWithTool(speech: Speech, phrase: string): boolean {
  const tokens = tokenize(phrase).filter((token) => !isStop(token.text));
  const found = speech.vocabulary.match(tokens, { list: true });
  const covered = found.reduce((sum, { concept, first, last }) => sum + (concept.tool ? last - first : 0), 0);
  return found[0]?.concept.tool === true && found[0].first === 0 && covered * 2 >= tokens.length;
}

function kindOf(text: string): CriterionKind {
  if (/\b(?:\d+|one|two|three|four|five|six|ten) ?\+?(?:\(\d+\) )? ?(?:years?|yrs?)\b/i.test(text)) return 'proof';
  if (fieldOf(text) !== null) return 'study';
  if (
    /\b(?:degree|diploma|bachelor\S*|master'?s|qualifications?|qualified as|certificate|certification|certified|licen[cs]ed?|registration with|registered|green card|permit|professional membership|spm|stpm|acca|phd)\b/i.test(
      text,
    )
  )
    return 'credential';
  return /^.{0,24}\b(?:knowledge|understanding|understands?|familiar\w*|awareness|knows?)\b/i.test(text)
    ? 'knowledge'
    : 'duty';
}

/** The field that a degree or another qualification is asked for in, null when the text names no field. */
function fieldOf(text: string): string | null {
  const found =
    /\b(?:degree|diploma|bachelor(?:'?s)?(?: degree)?|master(?:'?s)?(?: degree)?|doctorate|phd|qualifications?|preparation|major|graduate)\b(?: level)?(?: or (?:above|higher|equivalent|diploma|degree))? (?:in|of|for) (?:the )?([^,;:(.]+)/i.exec(
      text,
    )?.[1] ?? '';
  const field = found
    .replace(/ or (?:a |an |any )?(?:related|relevant|similar|equal|equivalent|other)\b.*$/i, '')
    .replace(/ (?:is |are )?(?:preferred|required|needed|essential|field|discipline)\b.*$/i, '')
    .replace(/^(?:a |an )?(?:related|relevant|similar|any)\b.*$/i, '')
    .trim();
  return field === '' || field.split(' ').length > 6 ? null : field;
}

function themeOf(speech: Speech, text: string, prefer: 'work' | 'soft'): string | null {
  const weights = new Map<number, number>();
  for (const hit of themeHits(
    speech,
    tokenize(text).map((token) => token.stem),
  )) {
    for (const mark of hit.marks)
      if (mark.strong) weights.set(mark.theme, (weights.get(mark.theme) ?? 0) + mark.weight);
  }
  // A theme of work says more than one of conduct: "stock accuracy" is about stock.
  const rank = ([theme, weight]: [number, number]): number =>
    weight + (themes[theme]?.kind === prefer ? (prefer === 'soft' ? 9 : 0.5) : 0);
  const best = [...weights].toSorted((a, b) => rank(b) - rank(a) || a[0] - b[0])[0];
  return best ? (themes[best[0]]?.key ?? null) : null;
}

function isConduct(key: string): boolean {
  return themes.some((theme) => theme.key === key && theme.kind === 'soft');
}

/** True when a text touches what may not be asked; words that name a trade are let through. */
export function touchesOffLimits(text: string): boolean {
  return offLimits.test(text.replace(tradeUse, ' '));
}

function phraseOf(speech: Speech, text: string, kind: CriterionKind): string | null {
  if (kind === 'study') {
    const field = fieldOf(text) ?? '';
    return usable(speech, field) ? field : null;
  }
  let rest = text.replace(/[.!?\s]+$/, '');
  let toVerb = false;
  for (let n = 0; n < 14; n += 1) {
    const before = rest;
    for (const lead of leads) {
      rest = rest.replace(lead, (found) => {
        toVerb = /\b(?:to|can|will|must|should)\s*$/i.test(found) || (toVerb && /^\W*$/.test(found));
        return '';
      });
    }
    if (rest === before) break;
  }
  const at = rest.search(cut);
  if (at > 0) rest = rest.slice(0, at);
  rest = rest.replace(/ (?:with confidence )?in (?:(?:daily|past|own)|(?:[\w&-]+ ){1,6}?)\s?work$/i, '');
  if (kind === 'proof') rest = rest.replace(/ (?:experience|exp|field|industry)\b.*$/i, '');
  else if (kind === 'credential') rest = credential(rest);
  else rest = rest.replace(/ (?:skills?|abilit(?:y|ies)|experience|knowledge)$/i, '');
  let words = rest.split(' ').filter((word) => word !== '');
  if (words.length > 9) words = shortenWords(words);
  while (words.length > 0 && dangling.test(words.join(' '))) words.pop();
  if (words.length === 0) return null;
  const duty = speech.dutyNames().get(words.join(' ').toLowerCase());
  if (duty) return usable(speech, duty) ? duty : null;
  const atStart = text.toLowerCase().startsWith(words.join(' ').toLowerCase());
  const phrase = named(speech, smooth(speech, words.join(' '), toVerb, atStart));
  return usable(speech, phrase) ? phrase : null;
}

/** Long criteria are cut before a joining word, so that what is left is whole. */
function shortenWords(words: readonly string[]): string[] {
  for (let at = 9; at > 3; at -= 1)
    if (/^(?:and|or|to|for|from|by|with|in|on|at|as|through|&)$/i.test(words[at] ?? '')) return words.slice(0, at);
  return words.slice(0, 7);
}

/** "crm" alone is shown as the vocabulary writes it. */
function named(speech: Speech, phrase: string): string {
  const tokens = tokenize(phrase);
  const only = tokens.length === 1 ? speech.vocabulary.match(tokens, { list: true })[0]?.concept : undefined;
  return only?.tool === true && only.label.toLowerCase() === phrase.toLowerCase()
    ? only.label
    : phrase.length <= 3
      ? phrase.toUpperCase()
      : phrase;
}

/** "Registered with the nursing board" is registration with it. */
function credential(text: string): string {
  return text
    .replace(/^holds? /i, '')
    .replace(/^(?:(?:a|an|the|own|valid|current|active|clean) )+/i, '')
    .replace(/^registered (?=with|by|as)/i, 'registration ')
    .replace(/^(?:certified|certificated) (?=by|as|in)/i, 'certification ')
    .replace(/^licen[cs]ed (?=by|as|in|with)/i, 'licence ')
    .replace(/ (?:or above|or equivalent|or higher).*$/i, '');
}

function usable(speech: Speech, phrase: string): boolean {
  if (phrase.length < 2 || phrase.length > 90 || touchesOffLimits(phrase) || unsafe.test(phrase)) return false;
  if (!/^[\p{Script=Latin}\d .,'&/+#()-]+$/u.test(phrase)) return false;
  const tokens = tokenize(phrase);
  const known = tokens.some(
    (token) =>
      !isStop(token.text) && !/^\d+$/.test(token.text) && /[aeiouy]/.test(token.text) && token.text.length < 24,
  );
  return (
    (known || speech.vocabulary.match(tokens, { list: true }).length > 0) &&
    !tokens.every((token) => isGeneric(token.stem) || isStop(token.text))
  );
}

/** The name of the first known kind of work in the text, when the text itself cannot be used. */
function knownLabel(speech: Speech, text: string): string | null {
  for (const { concept } of speech.vocabulary.match(tokenize(text), { list: true })) {
    if (!touchesOffLimits(concept.label) && !isTongue(concept.label)) return labelInText(concept.label, concept.tool);
  }
  return null;
}

/** Languages hint at origin and are not taken up. */
export function isTongue(label: string): boolean {
  return /^(?:english|malay|mandarin|tamil|cantonese|arabic|hindi|japanese|korean|spanish|french|german)\b/i.test(
    label,
  );
}

/** A label as it stands inside a sentence. */
export function labelInText(label: string, tool: boolean): string {
  return tool || /^[A-Z][^a-z]|[A-Z].*[A-Z]/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
