/** What is looked for in resumes: "with SQL and Excel", "who know Python", "sales experience", "but not Java". */
import { jobNouns, peopleNouns, small } from './lexicon.ts';
import type { Reader } from './reader.ts';
import { termOf } from './spellings.ts';
import { isKnownThing } from './things.ts';
import type { Term } from './types.ts';

/** One word of a name of something: letters and digits with the signs that such names hold. */
const word = "[\\p{L}\\p{N}.][\\p{L}\\p{N}+#.&'/-]*";
/** Where a list of things ends. */
const stop =
  /^(?:¦|who|whom|whose|that|which|where|when|applied|applying|apply|applies|for|in|inside|within|under|since|their|his|her|on|at|as|by|from|among|amongst|please|pls|experience|experiences|experienced|skill|skills|knowledge|background|backgrounds|certification|certifications|certificate|certificates|certified|qualification|qualifications|degree|degrees|expertise|among|amongst|are|is|was|were|do|does|did|have|has|had|having|got|can|could|will|if|so|then|also|too|yet|still|already|only|we|i|you|they|their|there|here|me|us|our|my|to|with|without|ordered|sorted|ranked|sort|order|rank|by|per|show|list|give|how|what|why|or|and|but|not|nor|\?|\.|,|!|;|:|\(|\)|"|-|&)$/;
const joint = /^(?:and|or|,|&|plus|nor|but|not|as|well|both|either|neither|also|\/)$/;
const emptyWords =
  /^(?:a|an|the|any|some|good|great|strong|solid|extensive|much|more|most|excellent|basic|advanced|prior|previous|past|relevant|proven|real|actual|hands-on|working|professional|deep|sound|of|in|with|on|using|years?|yrs?|least|minimum|over|at|about|both|either|their|different|related|work|job|industry|field|area)$/;
const rankWords =
  /^(?:highest|lowest|most|best|top|least|strongest|weakest|greatest|fewest|final|score|scores|scored|grade|grades|status|interview|interviews|salary|email|emails|name|names|applications?|applicants?|candidates?|higher|lower|better|no|none|good|poor|bad|high|low|more|less|job|jobs|position|resume|resumes|them|those|these|this|it|each|ids?)$/;

const openers: readonly string[] = [
  '(?:any |some |good |strong |relevant |prior |previous |work(?:ing)? |hands-on |professional |solid |proven |their |the )*(?:experience[ds]?|skill(?:s|ed)?|expertise|background|backgrounds|knowledge|knowledgeable|proficien(?:t|cy)|fluen(?:t|cy)|familiar(?:ity)?|certified|certifications?|certificates?|qualifications?|qualified|degrees?|diplomas?|train(?:ed|ing)|competen(?:t|ce)|experts?|exposure|special(?:is|iz)(?:e|es|ed|ing|ations?)|versed|adept|capable|majored|understanding|mastery|command) (?:in|with|on|of|at|using|about|as|from)',
  '(?:know(?:s|ing|n)?|understand(?:s|ing)?)(?: about| how to (?:use|code in|write|do|program in|work with|operate|make)| how to)?',
  '(?:can|could|able to) (?:speak|use|code(?: in)?|write(?: in)?|program(?: in)?|do|operate|handle|work with|read|drive|converse in|design in|cook|manage)',
  '(?:speak(?:s|ing)?|spoke)',
  'us(?:e|es|ed|ing)',
  '(?:(?:mention(?:s|ed|ing)?|list(?:s|ed|ing)|contain(?:s|ed|ing)?|include(?:s|d)?|includ(?:e|es|ing)|says?|state(?:s|d)?|has the words?|hav(?:e|ing) the words?|with the words?|the (?:word|words|keyword|keywords|term|phrase))(?: the (?:word|words|keyword|keywords|term|phrase))?|keywords?)',
  '(?:work(?:s|ed|ing)?|employed|served|interned|experienced) (?:at|for|with|in|as|on)(?: an?| the)?',
  '(?:stud(?:y|ied)|graduat(?:e|es|ed|ing)|degree|diploma|alumni) (?:at|in|from|of|with)(?: an?| the)?|studied|major(?:ed)? in',
  '(?:did|done|handled|managed|led|built|passed|hold(?:s|ing)?|possess(?:es|ing)?|holders? of)(?: an?| the| any)?',
];
const having = '(?:with|have|has|having|had|got|who have|who has|that have|that has)';
const closers =
  '(?:work(?:ing)? |relevant )?(?:experience[ds]?|skills?|skilled|expertise|backgrounds?|knowledge|proficiency|certifications?|certificates?|certified|qualifications?|degrees?|diplomas?|language skills?|speak(?:s|ing|ers?)|literate|literacy|trained|training|fluency|licen[cs]es?|experts?)';

export interface TakenTerms {
  terms: Term[];
  any: boolean;
  without: Term[];
  /** Taken for what somebody "has", which may as well have been the beginning of a verb. */
  loose: Set<string>;
}

/** Reads things joined by commas, "and", "or" from a place in the text on; `end` is behind the last of them. */
function listAt(text: string, start: number): { items: string[]; any: boolean; without: string[]; end: number } {
  const tokens = [...text.slice(start).matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    start: start + match.index,
    end: start + match.index + match[0].length,
  }));
  const items: string[] = [];
  const without: string[] = [];
  let any = false;
  let negative = false;
  let end = start;
  let at = 0;
  while (at < tokens.length) {
    let joined = at;
    while (joined < tokens.length && joint.test(tokens[joined]?.text ?? '')) {
      const joining = tokens[joined]?.text;
      if (joining === 'or' || joining === 'either' || joining === '/') any = true;
      if (joining === 'not') negative = true;
      joined += 1;
    }
    if (items.length + without.length > 0 && joined === at) break;
    const words: string[] = [];
    let next = joined;
    let skipped = 0;
    while (next < tokens.length && words.length < 5) {
      const token = tokens[next];
      if (!token) break;
      if (words.length === 0 && emptyWords.test(token.text) && skipped < 8) {
        next += 1;
        skipped += 1;
        continue;
      }
      if (stop.test(token.text)) break;
      if (words.length === 0 && (rankWords.test(token.text) || /^\d+$/.test(token.text))) break;
      if (new RegExp(`^(?:${peopleNouns}|${jobNouns})$`).test(token.text)) break;
      if (!new RegExp(`^${word}$`, 'u').test(token.text)) break;
      words.push(token.text);
      next += 1;
    }
    if (words.length === 0 || /^(?:been|being|be|gone|done)$/.test(words[0] ?? '')) break;
    const item = words.join(' ').replace(/[.,]+$/, '');
    // What holds nothing but words of the grammar is no thing to look for.
    if (item.split(' ').every((one) => small.has(one))) break;
    (negative ? without : items).push(
      ...item.split(/ ?\/ ?(?=\p{L}{3})/u).filter((one, _, all) => all.length === 1 || one.length > 2),
    );
    end = tokens[next - 1]?.end ?? end;
    at = next;
  }
  return { items, any, without, end };
}

/** Before a quotation: "does not mention", "without". */
const denied =
  /\b(?:(?:who|that|which|do|does|did) )*(?:not (?:mention\w*|ha(?:ve|s)|know|include|contain)|without|no|lack\w*)(?: (?:any|the|word|words|term|phrase))* ?¦/;

// Long because each way of naming a thing is tried in turn.
/** Takes out what resumes are searched for. */
export function takeTerms(reader: Reader): TakenTerms {
  const taken: TakenTerms = { terms: [], any: false, without: [], loose: new Set() };
  const keep = (items: readonly string[], list: Term[]) => {
    for (const item of items) if (!list.some((one) => one.text === item)) list.push(termOf(item));
  };
  const quoted = reader.take(/" ?([^"]{2,60}?) ?"/);
  if (quoted?.[1] && !quoted[1].split(' ').every((one) => small.has(one)))
    keep([quoted[1]], reader.take(denied) ? taken.without : taken.terms);

  // "Mandarin-speaking" is no speaking of what stands behind it.
  const speaking = /\b([a-z]+ speaking)\b/.exec(reader.text)?.[1];
  if (speaking && isKnownThing(speaking) && !isKnownThing(speaking.replace(' speaking', ''))) {
    keep([speaking], taken.terms);
    reader.take(new RegExp(`(?:(?:with|who|have|has|in|do|does) )*${speaking}`));
  }
  const language = reader.take(/\b([a-z]{4,})[ -]speaking\b/);
  if (language?.[1] && !small.has(language[1])) keep([language[1]], taken.terms);

  // "Neither Python nor SQL, backend": what follows is no third of them.
  reader.text = reader.text.replace(/(\bneither .+? nor \S+) ,/, '$1 ¦');
  for (let round = 0; round < 6; round += 1) {
    // Without: "no SQL experience", "without Python", "do not know Java", "lack Excel skills".
    const no =
      /\b(?:(?:(?:with|have|has|know|knows|mention|mentions) )?neither|without(?: any| an?)?|lack(?:s|ing)?(?: any| an?)?|(?:have|has|had|with) no|(?:do|does|did|have|has|can) not (?:have|know|mention|speak|use|list|include|got|understand|possess|hold|worked? (?:with|in|at))(?: any| an?| how to use)?|not (?:know(?:ing)?|mention(?:ing)?|hav(?:e|ing)|us(?:e|ing)|speak(?:ing)?)(?: any| an?)?|but no|and no|(?:have|has|had) not(?: any| an?| the)?)(?: (?:experience|skills?|knowledge|background)(?: (?:in|with|of|on))?)? (?=\S)/.exec(
        reader.text,
      );
    if (no) {
      const { items, without, end } = listAt(reader.text, no.index + no[0].length);
      if (items.length > 0) {
        keep([...items, ...without], taken.without);
        if (/(?:have|has|had) not(?: any| an?| the)? $/.test(no[0])) for (const item of items) taken.loose.add(item);
        reader.cut(no.index, endWithNoun(reader.text, end));
        continue;
      }
    }
    const before = taken.terms.length;
    for (const opener of openers) {
      const match = new RegExp(
        `(?:^|[ (])((?:(?:who|that|which|whose|with|have|has|having|had|got|are|is|do|does|also|both|resumes?|cvs?|a|an|any|been|in|of|be|and) )*(?:${opener})) (?=\\S)`,
      ).exec(reader.text);
      if (!match) continue;
      const start = match.index + match[0].indexOf(match[1] ?? '');
      const { items, any, without, end } = listAt(reader.text, match.index + match[0].length);
      if (items.length === 0) continue;
      keep(items, taken.terms);
      keep(without, taken.without);
      if (/\b(?:did|done)(?: an?| the| any)?$/.test(match[1] ?? '')) for (const item of items) taken.loose.add(item);
      taken.any ||= any;
      reader.cut(start, endWithNoun(reader.text, end));
      break;
    }
    if (taken.terms.length > before) continue;
    // "with SQL", "have ACCA".
    const has = new RegExp(
      `\\b(?:who |that |which )?${having}(?: (?:an?|any|the|some|both|either|good|strong))* (?=\\S)`,
      'g',
    );
    for (const match of reader.text.matchAll(has)) {
      const { items, any, without, end } = listAt(reader.text, match.index + match[0].length);
      if (items.length === 0) continue;
      keep(items, taken.terms);
      for (const item of items) taken.loose.add(item);
      keep(without, taken.without);
      taken.any ||= any;
      reader.cut(match.index, endWithNoun(reader.text, end));
      break;
    }
    if (taken.terms.length > before) continue;
    // "Python skills", "a sales background", "Mandarin speakers".
    const close = new RegExp(`((?:${word} ){1,3})${closers}\\b`, 'u').exec(reader.text);
    if (close?.[1]) {
      const words = close[1].trim().split(' ');
      let from = words.length;
      while (
        from > 0 &&
        !stop.test(words[from - 1] ?? '') &&
        !small.has(words[from - 1] ?? '') &&
        !emptyWords.test(words[from - 1] ?? '')
      )
        from -= 1;
      const item = words.slice(from).join(' ');
      if (item) {
        const end = close.index + words.slice(0, from).join(' ').length;
        // "Node.js or Docker experience": what is joined to it before.
        const joinedBefore = new RegExp(`((?:${word} ?(?:,|and|or|/) )+)$`, 'u').exec(
          `${reader.text.slice(0, end).trimEnd()} `,
        );
        const others = (joinedBefore?.[1] ?? '')
          .split(/ ?(?:,|\band\b|\bor\b|\/) /)
          .filter((one) => one && !small.has(one));
        const start = others.length > 0 ? end - (joinedBefore?.[1]?.length ?? 0) : end;
        if (/\bor\b/.test(joinedBefore?.[1] ?? '') && others.length > 0) taken.any = true;
        keep([...others, item], taken.terms);
        reader.cut(start, close.index + close[0].length);
        continue;
      }
    }
    break;
  }
  return taken;
}

/** Behind "SQL experience" when SQL ends at `end`. */
function endWithNoun(text: string, end: number): number {
  const noun = new RegExp(`^ ${closers}\\b`).exec(text.slice(end));
  return end + (noun?.[0].length ?? 0);
}
