/**
 * The ways in which people tell of themselves what is nobody's business at work. Each is a pattern over the words of
 * `engine/knowledge/person`: who speaks or what happened, a few words between, and the thing itself.
 * Long because each way is a line, and they are read beside each other.
 */

import { inAnyCase } from '#text/any-case.ts';
import { once } from '#text/once.ts';
import { ownWords } from './own-words.ts';

type Matter = 'health' | 'birth' | 'family' | 'faith' | 'union' | 'card' | 'age';

export interface Frame {
  matter: Matter;
  pattern: RegExp;
  /** What word after it shows that it was a subject of work: any noun ("I have cancer research …"), one of a list, or none does. */
  work: 'noun' | 'list' | 'none';
  /** What word before shows that it is somebody else's: a noun ("patients diagnosed with …"), or one that joins ("met with the union steward"). */
  others: 'noun' | 'with' | 'plural' | 'none';
}

/** A blank, or the end of a line in the midst of a sentence. */
const S = String.raw`(?: |\n(?=\p{Ll}))`;
const W = String.raw`[\p{L}\d][\p{L}\p{M}\d'-]{0,24}`;
const capital = String.raw`\p{Lu}[\p{L}\p{M}'-]{0,24}\.?`;
const begin = String.raw`(?<![\p{L}\p{M}\d])`;
const end = String.raw`(?![\p{L}\p{M}\d])`;
/** Where a statement of its own begins and ends: a line, a sentence, a bullet. */
const opens = String.raw`(?<=(?:^|[\n.;:!?|(\u2022]) ?)`;
const closes = String.raw`(?= ?(?:[.;!?|()\n]|$)| (?:since|but|with|from birth|in|who)\b)`;
const speaker = '(?:i|we|saya|aku|kami)';

/** All frames; `told` is what is masked where that is not the whole match, and stands at its end. */
export const ownFrames = once((): Frame[] => [
  ...healthFrames(),
  ...birthFrames(),
  ...familyFrames(),
  ...faithFrames(),
  ...unionFrames(),
  ...cardFrames(),
  ...ageFrames(),
]);

/**
 * What is masked beside it in a sentence that already tells such a thing of the person ("… and two hearing aids"), and in
 * one in which somebody speaks of themselves, unless words of work or of others stand before it.
 */
export const besideFrames = once((): ReadonlyMap<Matter, RegExp> => {
  const { anyOf } = ownWords();
  const kids = `(?:${anyOf('kid-word')} ){0,3}${anyOf('kin')}`;
  const part = `(?:in|on|of|for|my|both|one|two|left|right|the) (?:(?:my|the|one|both|left|right|lower|upper) ){0,2}${anyOf('body')}`;
  const health = `${anyOf('health-noun', 'health-adj', 'oku')}(?:e?s)?`;
  const faith = `${anyOf('faith-person', 'faith-thing', 'faith-always', 'faith-do')}|${place(anyOf('faith-place'))}`;
  return new Map([
    ['health', pattern(`(?:${health}|${part})`)],
    ['card', pattern(`(?:${health}|${part})`)],
    ['birth', pattern(`(?:pregnan(?:t|cy)|${anyOf('birth-leave')}|${kids})`)],
    ['age', pattern(`(?:(?:${anyOf('kid-word')} ){1,3}${anyOf('kin')}|${anyOf('family-state')})`)],
    ['family', pattern(`(?:${kids}|${anyOf('family-state')})`)],
    ['faith', pattern(`(?:${faith})`)],
    ['union', pattern(`(?:${anyOf('union', 'union-name')}|strike|shop steward)`)],
  ]);
});

/** Where somebody speaks of themselves; "Type I" and "Engineer I" are numbers. */
export const speaking = pattern(
  String.raw`(?:(?<!(?:type|phase|grade|level|stage|class|part|tier|title|engineer|accountant|analyst|officer|section) )i(?:'m|'ve|'d|'ll)?(?= \p{Ll})|we(?= are )|me|my|myself|mine|saya|aku)`,
);

/** What is masked where somebody speaks: children by their number, for without one they may be anybody's. */
export const spokenWords = once(() => {
  const { anyOf } = ownWords();
  const kids = `(?:my|our|own|two|three|four|five|six|seven|[1-9]) (?:${anyOf('kid-word')} ){0,2}${anyOf('kin')}`;
  const born = `pregnan(?:t|cy)(?! ${anyOf('others')}${end})|twins|${anyOf('birth-leave', 'expecting')}`;
  const [health, faith] = [besideFrames().get('health'), besideFrames().get('faith')];
  if (!health || !faith) throw new Error('There are no words of health and faith.');
  return {
    health,
    birth: pattern(`(?:${born})`),
    family: pattern(`(?:${kids}|${anyOf('family-state')})`),
    faith,
    church: pattern(`(?:${anyOf('faith-person', 'faith-always')}|${place(anyOf('faith-place'))})`),
    union: pattern(`(?:the|my|our|an?|this|that) ${anyOf('union')}`),
  };
});

/** Words that show that a union is a company's matter. */
export const unionWork = once(() => pattern(ownWords().anyOf('union-work')));

/** Words of work, or of others, after which it is theirs. */
export const turning = once(() => {
  const { anyOf } = ownWords();
  return new RegExp(inAnyCase(`${begin}${anyOf('work-verb', 'others')}${end}`), 'u');
});

/** Any such thing, for lines below a heading of personal details; of faith and union alone for those below one of free time. */
export const ownLines = once(() => {
  const { anyOf } = ownWords();
  const free = `${anyOf('faith-person', 'faith-always', 'union-always')}|${place(anyOf('faith-place'))}`;
  return {
    free: pattern(`(?:${free})`),
    own: pattern(`(?:${anyOf('health-noun', 'health-adj', 'family-state', 'kin')}|${free})`),
  };
});

function pattern(source: string): RegExp {
  return new RegExp(inAnyCase(`${begin}${source}${end}`), 'gu');
}

/** "Grace Baptist Church", "St. Anne's parish", "Church of the Holy Family": the name tells as much as the place. */
function place(places: string): string {
  return `(?:${capital} ){0,4}${places}(?: ?\\([^)\\n]{1,30}\\))?(?:(?: of| at)?(?: the)?(?: ${capital}){1,4})?`;
}

/** Up to so many words that neither turn to others nor to work. */
function gap(most: number): string {
  return `(?:${S}(?!(?:${ownWords().anyOf('others', 'not-between')})${end})${W}){0,${most}}?`;
}

const frame = (matter: Matter, source: string, work: Frame['work'], others: Frame['others'] = 'none'): Frame => ({
  matter,
  pattern: pattern(source),
  work,
  others,
});

/** Long because each way is a line. */
function healthFrames(): Frame[] {
  const { anyOf } = ownWords();
  const one = `${anyOf('health-noun')}(?:e?s)?`;
  const noun = `${one}(?:(?:,| and| or|,? for| with| due to| from)? ${one}){0,3}`;
  const adjective = `${anyOf('health-adj')}(?: (?:and|or) ${anyOf('health-adj')})?`;
  const being = `(?:${speaker}(?:'ve been|${S}?${anyOf('own-state')})|being|as an?)`;
  return [
    frame('health', `(?:i|we)(?:'ve|'d|${S}${anyOf('own-verb')})${gap(5)}${S}${noun}`, 'noun'),
    frame('health', `(?:saya|aku|kami)${S}${anyOf('own-verb')}${gap(3)}${S}${noun}`, 'list'),
    frame('health', `my${gap(3)}${S}(?:${noun}|${anyOf('health-my')})`, 'list'),
    frame('health', `${anyOf('health-noun')} saya`, 'none'),
    frame(
      'health',
      `(?:saya|aku)(?:${S}(?:seorang|adalah|golongan))?${S}${anyOf('health-adj')}(?:${S}(?:penglihatan|pendengaran|fizikal|kaki|tangan|mata|telinga)(?:${S}(?:kiri|kanan))?)?`,
      'list',
    ),
    frame('health', `${anyOf('health-said')}(?:${S}(?!(?:and|but|so|which|who|while)${end})${W}){1,5}`, 'none', 'noun'),
    frame('health', `${anyOf('health-came')}${gap(3)}${S}${noun}`, 'noun', 'noun'),
    frame(
      'health',
      `${anyOf('absence')}(?:[ ,]{1,2}${W}){0,10}?${S}(?<told>${anyOf('because')}${gap(3)}${S}${noun})`,
      'list',
    ),
    frame('health', `(?:due to|because of|owing to)${gap(2)}${S}${noun}(?=(?:[ ,]{1,2}${W}){0,2},? i${end})`, 'list'),
    frame('health', `${being}${gap(4)}${S}${adjective}`, 'list'),
    frame(
      'health',
      `${opens}(?:(?:currently|legally|also|now|type \\w+|type|mild|mildly|since birth) ){0,2}${adjective}(?:${closes}|(?=,)(?![^\\n.;]{0,80}${begin}${anyOf('others', 'of-work')}${end}))`,
      'list',
    ),
    frame(
      'health',
      `${opens}(?:had|has|have|got|needs?|takes?|wears?|uses?|suffered|with)${gap(3)}${S}${noun}`,
      'noun',
    ),
    frame(
      'health',
      `${opens}(?:no|without)(?: ${W}){0,3}? (?:except|besides|apart from|other than)${gap(2)} ${noun}`,
      'list',
    ),
    frame('health', `${opens}${noun}(?=, (?:mild|slight|severe|stable|controlled))`, 'none'),
    frame(
      'health',
      `${opens}(?:mild|slight|severe|weak|bad|poor|failing) (?:${noun}|${anyOf('body')}|eyesight)`,
      'noun',
    ),
    frame('health', `${opens}(?:ada|pernah|mengalami|menggunakan)${gap(2)}${S}${noun}`, 'list'),
    frame('health', `${opens}allergic to ${W}`, 'none'),
    frame('health', `(?:the|a)${S}${noun}(?=${S}(?:is|was|has|had|came|went|returned|spread)${end})`, 'none', 'noun'),
    frame(
      'health',
      `(?:doctors?|hospital|specialist|scans?|tests?)${S}(?:have |has |had )?(?:found|discovered|diagnosed|detected|saw)${gap(4)}${S}${noun}`,
      'noun',
    ),
    frame('health', `${anyOf('absence')}[^\\p{L}\\n.;]{1,16}(?<told>${noun})`, 'list'),
    frame(
      'health',
      `${opens}(?:${W} ){0,2}?${noun}(?=(?: patient| since| in (?:19|20)| for \\w+ years|,? (?:in remission|fully|controlled|stable|well|in treatment|under|treated|recovered|survivor)| \\((?:mild|controlled|stable|in remission|since)))`,
      'none',
      'noun',
    ),
    frame(
      'health',
      `${opens}(?:former )?(?:cancer|heart|kidney|liver|lung|stroke|dialysis|transplant) patient`,
      'none',
    ),
    frame('health', `(?:prosthetic|artificial) ${anyOf('body')}|hearing aids? (?:user|wearer)`, 'none', 'noun'),
    frame(
      'health',
      `i(?:'ve|${S}have|${S}had)(?:${S}got)?(?:${S}an?)?${S}(?!(?:good|steady|sharp|keen|strong|warm|great|fine|big|kind|open|helping|free|clean)${end})${W}${S}${anyOf('body')}`,
      'list',
    ),
    frame('health', `${speaker}(?:'ve|${S}have|${S}had)${S}${anyOf('body-less')}${S}${anyOf('body')}`, 'list'),
    frame('health', `${speaker}(?:${S}(?:also|still|sometimes|do))?${S}${anyOf('health-do')}`, 'noun'),
    frame('health', anyOf('health-always'), 'list', 'noun'),
    frame(
      'health',
      `${opens}(?:currently |now |still )?on (?:dialysis|insulin|medication|chemotherapy|antidepressants|sick leave|medical leave)`,
      'list',
    ),
    frame('health', anyOf('health-reason'), 'none'),
    frame('health', `${speaker}${S}${anyOf('body-lost')}${gap(3)}${S}${anyOf('body')}`, 'none'),
  ];
}

function birthFrames(): Frame[] {
  const { anyOf } = ownWords();
  const times = `(?:${anyOf('kid-word')}|the|on|from|early|late|months?'?|weeks?'?|period of|short|long|full|years?'?)`;
  const leave = anyOf('birth-leave');
  return [
    frame('birth', `${speaker}(?:${S}?${anyOf('own-state')})${gap(4)}${S}(?:pregnant|${anyOf('expecting')})`, 'list'),
    frame(
      'birth',
      `(?:my|during|while|when|currently|now|heavily|months?|weeks?)${gap(2)}${S}pregnan(?:t|cy)(?! ${anyOf('others')}${end})`,
      'list',
    ),
    frame(
      'birth',
      `${opens}(?:(?:currently|now|\\w+ (?:weeks|months)) )?pregnant(?! (?:${anyOf('others', 'of-work')})${end})`,
      'none',
    ),
    frame('birth', anyOf('expecting'), 'list', 'noun'),
    frame('birth', anyOf('birth'), 'list', 'noun'),
    frame('birth', `${anyOf('birth-leave-said')}(?:${S}${times}){0,4}${S}(?<told>${leave})`, 'list'),
    frame('birth', `${anyOf('birth-leave-time')}(?:${S}${times}){0,4}${S}(?<told>${leave})`, 'list', 'noun'),
    frame('birth', `(?<=(?:^|[\\n.;:|(\\u2022\\d]) ?[-:,]? ?)${leave}(?= ?(?:[-.:;,(\\n]|$|\\d))`, 'none'),
  ];
}

function familyFrames(): Frame[] {
  const { anyOf } = ownWords();
  const kin = anyOf('kin');
  const kids = `(?:${S}${anyOf('kid-word')}){0,4}`;
  return [
    frame('family', `(?:my|our)${gap(3)}${S}${kin}(?:,? and${kids}${S}${kin})?`, 'list'),
    frame('family', `${kin} (?:saya|kami)`, 'none'),
    // These are masked wherever they stand, so that what stands beside them is known for the same.
    frame('family', '(?:husband|wife|spouse|widow(?:ed)?|divorced|married|suami|isteri)', 'list'),
    frame(
      'family',
      `${opens}(?:has |have |with |lives with )?(?:${anyOf('kid-word')} ){1,3}${kin}(?= ?(?:[.,;|()\\n]|$))`,
      'list',
    ),
    frame(
      'family',
      `(?:i|we|saya|kami)(?:'ve|${S}(?:have|had|got|raised?|adopted|support|am raising|are raising|ada|mempunyai))${kids}${S}${kin}`,
      'list',
    ),
    frame(
      'family',
      `${anyOf('parent')},?${S}(?:of|to|with|dan|dengan)${S}${anyOf('kid-word')}${kids}(?:${S}${kin})?`,
      'none',
    ),
    frame(
      'family',
      `${anyOf('absence')}(?:[ ,]{1,2}${W}){0,8}?(?<told>[ ,](?:to )?${anyOf('raise')}${gap(3)}${S}${kin})`,
      'list',
    ),
    frame('family', `${speaker}${S}?${anyOf('own-state')}${gap(2)}${S}${anyOf('family-state')}`, 'list'),
    frame('family', `${opens}${anyOf('family-state')}(?= ?(?:[.,;!?|)\\n]|$)| with)`, 'list'),
    frame('family', `(?<=, )(?:married|unmarried|divorced|widowed|separated)(?= ?(?:[.,;)\\n]|$)| with)`, 'none'),
    frame('family', `${opens}(?:widowed|divorced|married|re-?married|separated)(?! data)`, 'none'),
    frame(
      'family',
      `(?:${anyOf('kid-word')} ){1,3}${kin} at home|home with(?: the)?(?: ${anyOf('kid-word')}){0,3} ${kin}`,
      'none',
    ),
    frame('family', anyOf('family-always'), 'list', 'noun'),
  ];
}

function faithFrames(): Frame[] {
  const { anyOf } = ownWords();
  const person = anyOf('faith-person');
  const places = place(anyOf('faith-place'));
  const into = '(?:in|as|a|an|the|to|by|into|very|strictly|from|roman)';
  return [
    frame('faith', anyOf('faith-own'), 'none'),
    frame('faith', `${anyOf('faith-always')}(?: (?:of|at)(?: the)?(?: ${capital}){1,4})?`, 'list'),
    frame(
      'faith',
      '(?:muslims?|islam|buddhis[tm]s?|christians?|christianity|hindus?|hinduism|sikhs?|taoists?)',
      'list',
    ),
    frame('faith', `${anyOf('faith-deep')}(?:${S}${into}){0,3}${S}${person}`, 'none'),
    frame('faith', `(?:${speaker}${S}?${anyOf('own-state')}|being|as an?)${gap(3)}${S}${person}`, 'list'),
    frame('faith', `${opens}${person}(?= ?(?:[.,;!?|)\\n]|$)| (?:and|by|since|from) )`, 'list'),
    frame(
      'faith',
      `${anyOf('faith-role')}(?:,|${S}(?:in|at|of|for|to|with|the|a|an|my|our|on)|${S}${capital}){0,4}(?:, ?|${S})(?<told>${person})`,
      'list',
    ),
    frame('faith', `${anyOf('faith-role')}(?:,?${S}(?:- ?)?${W}){0,6}?(?:, ?|${S})(?<told>${places})`, 'list'),
    frame('faith', `(?:${anyOf('faith-role')},? |${anyOf('faith-near')}${S})(?<told>${places})`, 'list'),
    frame('faith', `(?:my|our)${gap(2)}${S}(?:${anyOf('faith-thing')}|${places})`, 'list'),
    frame('faith', `${anyOf('faith-place')} saya`, 'none'),
    frame('faith', `${speaker}(?:'ve|'d|${S}${anyOf('own-verb')})${gap(4)}${S}${anyOf('faith-thing')}`, 'noun'),
    frame(
      'faith',
      `${speaker}(?:'m| am| was)?(?:${S}(?:also|still|usually|always|do)){0,2}${S}${anyOf('faith-do')}`,
      'noun',
    ),
  ];
}

function unionFrames(): Frame[] {
  const { anyOf } = ownWords();
  const union = `(?:${capital} ){0,5}${anyOf('union')}(?:(?: of(?: the)?)?(?: ${capital}){1,5})?(?: ?\\([A-Z]{2,8}\\))?`;
  const any = `(?:${union}|${anyOf('union-name')})`;
  // Each word in one way alone, so that many in a row cost no more than their number.
  const known = `(?:of|in|at|for|the|an?|my|our|local|national|its|this|paid|active|\\d{1,5}|${anyOf('union-role')})${end}`;
  const between = `(?:[,:]?${S}(?:${known}|(?!${known})${capital})){0,10}?`;
  return [
    frame('union', anyOf('union-always'), 'list', 'with'),
    frame(
      'union',
      `(?:${anyOf('union-role')}${S}){0,2}${anyOf('union-role')}${between}(?:, ?|${S})${any}`,
      'list',
      'with',
    ),
    frame('union', `${any}(?:,| \\(|) ?(?:exco |committee |branch )?${anyOf('union-role')}`, 'list', 'with'),
    frame('union', `${anyOf('union-did')}${gap(4)}${S}${any}`, 'list', 'with'),
    frame(
      'union',
      `${anyOf('union-role')}${S}(?:of|in|for)(?:${S}(?!(?:with|that|which|who|negotiat\\w+)${end})${W}){0,5}?${S}${any}`,
      'list',
      'with',
    ),
    frame('union', `(?:my|our)${gap(2)}${S}${any}`, 'list'),
    frame(
      'union',
      `i(?:'m)?(?:${S}${W}){1,5}?${S}(?:in|of)${S}(?:the|our|a|my)${S}${any}(?= ?(?:[.,;)\\n]|$)| and )`,
      'list',
    ),
  ];
}

function cardFrames(): Frame[] {
  const { anyOf } = ownWords();
  const card = anyOf('card');
  const number = String.raw`[a-z]{0,3}[ -]?\d{5,14}(?:[ -]\d{2,6}){0,3}`;
  return [
    frame(
      'card',
      `${card}(?:[ .:#(]{1,3}(?:no|number|num|is|nombor|card|id|ref|nos)){0,4}[ .:#(]{1,3}${number}`,
      'none',
    ),
    frame('card', String.raw`(?:no|number|nombor)\.? ?${card}[ .:#]{0,3}${number}`, 'none'),
    frame('card', String.raw`(?:\d{6} \d{2} \d{4}|\d{3}-\d{2}-\d{4})`, 'none'),
    frame('card', `${anyOf('oku')}(?! (?:${anyOf('others')})${end})`, 'list'),
    frame('card', String.raw`(?=\p{Lu})[AHK]\d{8}`, 'none'),
    frame('card', `(?:i|my)${gap(3)}${S}${anyOf('card-own')}`, 'list'),
    frame('card', `${anyOf('card-said')}${gap(3)}${S}${anyOf('card-own')}(?= ?(?:[.,;!?|)\\n]|$))`, 'list', 'noun'),
    frame('card', `${anyOf('card-own')} holder`, 'none'),
  ];
}

/** Long because each way is a line. */
function ageFrames(): Frame[] {
  const { anyOf } = ownWords();
  const figure = String.raw`(?:[1-9]\d|${anyOf('age-word')})(?![.,]?\d|%|['’]?s\b|[ -]?(?:to|or|of|per|x)\b|[+/]|-\d)`;
  const things = anyOf('others', 'aged-thing');
  const near =
    '(?:now|just|already|only|currently|about|around|almost|nearly|over|past|under|below|close to|aged|still|not yet)';
  const being = `(?:i|we)(?:'m|'ll be|${S}(?:am|was|will be|shall be|be|became|reached|have reached|look))|being|saya`;
  const state = '(?:single|married|divorced|widowed|(?:fe)?male|lelaki|perempuan)';
  const decade = "(?:twenties|thirties|forties|fifties|sixties|seventies|[2-7]0'?s)";
  return [
    frame('age', `(?:${being})(?:${S}${near}){0,2}(?:${S}an?${S}${W})?${S}${figure}`, 'noun'),
    frame(
      'age',
      `(?:i|i'm|i've|i'll|we|just|recently|soon|will|have|had|am|and|but|who)(?:${S}(?:just|have|will|recently|had|also)){0,2}${S}turn(?:ed|ing)?${S}${figure}(?!${S}(?:pages?|degrees?|heads?|accounts?|stores?|shops?|units?|people|staff|years of))`,
      'none',
    ),
    frame('age', `${opens}(?:just |recently )?turn(?:ed|ing) ${figure}`, 'noun'),
    frame('age', `(?:at (?:the )?)?age of ${figure}|at age ${figure}`, 'none'),
    frame(
      'age',
      `(?:aged?(?: is| was| now)?[ :/(=-]{1,3}|aged ?)${figure}(?!${S}?(?:days?|months?|weeks?|and (?:over|above|under|up|below|older)))`,
      'none',
      'plural',
    ),
    frame('age', `(?<=^|\\n)aged ${figure}(?= ?(?:[.,;\\n]|$))`, 'none'),
    frame(
      'age',
      `${figure}(?:[ -]years?[ -](?:old|young|of age)| y/o| yrs? old| ?yo)(?![ -](?!who)(?:${things})${end})`,
      'none',
    ),
    frame('age', `(?:at|retired at|left school at) ${figure}(?=,? (?:i|my)${end})|retired at ${figure}`, 'none'),
    frame('age', `(?:man|woman|person|lady|worker|applicant|candidate) of ${figure}`, 'noun'),
    frame('age', String.raw`[1-9]\d(?:st|nd|rd|th) birthday`, 'none'),
    frame(
      'age',
      `(?:though|although|even at|despite being) ${figure}(?=,)|i am(?: ${W}){1,5}? at ${figure}(?= ?(?:[.,;\\n]|$))`,
      'none',
    ),
    frame('age', `my ${figure} years(?! (?:of|in|as|at|with)${end})`, 'none'),
    frame(
      'age',
      `${opens}(?:well |just )?(?:over|past|nearly|almost|above) ${figure}(?= ?(?:[,;\\n]|$)| (?:and|but) )`,
      'none',
    ),
    frame('age', `(?:in )?my (?:early |mid |mid-|late |late-|early-)?${decade}`, 'none'),
    frame(
      'age',
      `(?:ber)?(?:umur|usia)(?: saya)?(?: kini| sekarang| ialah| adalah| sudah)?[ :]{1,3}${figure}(?: tahun)?`,
      'none',
    ),
    frame('age', `${state} ?[,/|] ?${figure}|${figure}(?= ?[,/|] ?${state}${end})`, 'none'),
    frame(
      'age',
      String.raw`(?:dob|d\.o\.b\.?|date of birth|born(?: on)?|tarikh lahir)[ .:]{0,3}\d{1,2}[./ -]\d{1,2}[./ -]\d{2,4}`,
      'none',
    ),
    frame(
      'age',
      String.raw`(?:year of birth|birth year|yob|dilahirkan|lahir|tahun lahir)[^\n.;]{0,30}?(?:19|20)\d\d`,
      'none',
    ),
  ];
}
