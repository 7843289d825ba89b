/** Statuses, marks, pay and interviews in a question: taken out of the text and put into a filter. */
import { peopleNouns } from './lexicon.ts';
import type { Reader } from './reader.ts';
import type { Filter, Range, ScoreField, Status } from './types.ts';

const number = '(\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?)';
const value = (text: string | undefined): number => Number((text ?? '').replace(/,/g, ''));

const overWord = '(?:above|over|more than|greater than|higher than|better than|exceed(?:s|ing)?|beyond|upwards of|>)';
const atLeastWord = '(?:at least|minimum(?: of)?|min|no less than|not less than|not below|not under|>=|from)';
const underWord = '(?:below|under|less than|lower than|worse than|fewer than|cheaper than|beneath|<)';
const atMostWord =
  '(?:at most|maximum(?: of)?|max|up to|no more than|not more than|not above|not over|not exceeding|within|<=)';

/** Bounds with their numbers, in every order in which people write them; groups `a` and `b`. */
function bounds(unit: string, of: string): [RegExp, (match: RegExpExecArray) => Range][] {
  const n = `${of}${number}${unit}`;
  const range =
    (fields: Omit<Range, 'min' | 'max'> & { low?: boolean; high?: boolean }) =>
    (match: RegExpExecArray): Range => ({
      ...(fields.low ? { min: value(match[1]), ...(fields.over ? { over: true } : {}) } : {}),
      ...(fields.high ? { max: value(match[1]), ...(fields.under ? { under: true } : {}) } : {}),
    });
  return [
    [
      new RegExp(`(?:between|from|of|in the range of)? ?${n} ?(?:-|to|and|until) ?${n}`),
      (m) => ({ min: Math.min(value(m[1]), value(m[2])), max: Math.max(value(m[1]), value(m[2])) }),
    ],
    [new RegExp(`(?:is |are |was )?not ${overWord} ${n}`), range({ high: true })],
    [new RegExp(`(?:is |are |was )?not ${underWord} ${n}`), range({ low: true })],
    [new RegExp(`(?:is |are |was )?${atLeastWord} ${n}`), range({ low: true })],
    [new RegExp(`(?:is |are |was )?${atMostWord} ${n}`), range({ high: true })],
    [new RegExp(`(?:is |are |was )?${overWord} ${n}`), range({ low: true, over: true })],
    [new RegExp(`(?:is |are |was )?${underWord} ${n}`), range({ high: true, under: true })],
    [new RegExp(`${n} ?(?:or|and) (?:more|above|higher|over|better|up|greater)`), range({ low: true })],
    [new RegExp(`${n} ?(?:or|and) (?:less|below|lower|under|worse|cheaper|fewer)`), range({ high: true })],
    [new RegExp(`${n} ?\\+`), range({ low: true })],
    [new RegExp(`(?:equal to|exactly|equals|=|is|of) ${n}`), (m) => ({ min: value(m[1]), max: value(m[1]) })],
  ];
}

const money = '(?:rm|myr|ringgit|\\$)? ?';
const payUnit = '(?: ?(?:k)\\b)?(?: ?(?:rm|myr|ringgit))?(?: (?:a|per|each|every) month| monthly)?';
const payNoun =
  '(?:the |their |an? )?(?:expected |desired |asking |expecting )?(?:monthly )?(?:salar(?:y|ies)|pay|wages?|compensation|remuneration|income)(?: expectations?| requirements?| demands?| range)?(?: (?:is|are|was|of|that is|which is))*';
const payVerb =
  '(?:expect(?:s|ed|ing)?|ask(?:s|ed|ing)?(?: for)?|want(?:s|ed|ing)?|demand(?:s|ed|ing)?|request(?:s|ed|ing)?|looking for|quot(?:e|es|ed|ing)|budget)(?: (?:a|an|salary|pay|salaries|of|is))*';

/** Bounds on the expected salary. */
export function takeSalary(reader: Reader): Range | null {
  for (const [pattern, range] of bounds(payUnit, money)) {
    const found =
      reader.take(
        new RegExp(`(?:with |have |has |having |whose )?(?:${payNoun}|${payVerb}) ?${pattern.source}(?: ${payNoun})?`),
      ) ??
      reader.take(new RegExp(`(?:with |for |at |an? )?${pattern.source} (?:in |as |of )?${payNoun}`)) ??
      reader.take(new RegExp(pattern.source.replaceAll(money, '(?:rm|myr|ringgit|\\$) ?'))) ??
      (/\d ?k\b/.exec(new RegExp(pattern.source).exec(reader.text)?.[0] ?? '')
        ? reader.take(new RegExp(pattern.source))
        : null);
    if (!found) continue;
    const amounts = range(found);
    // "4k to 6k", "4 to 6k": thousands.
    const thousands = /\d ?k\b/.test(found[0]);
    const full = (amount: number | undefined) =>
      amount !== undefined && thousands && amount < 1000 ? amount * 1000 : amount;
    return {
      ...amounts,
      ...(amounts.min === undefined ? {} : { min: full(amounts.min) }),
      ...(amounts.max === undefined ? {} : { max: full(amounts.max) }),
    };
  }
  return null;
}

/** "More than 5 years of experience", "3 to 5 years in sales", "8 yrs exp". */
export function takeExperience(reader: Reader): Range | null {
  const unit =
    " ?\\+? ?(?:or more )?(?:years?|yrs?)(?: 's| of)?(?: (?:work(?:ing)?|relevant|total|industry|professional))?";
  const noun = ' ?(?:experiences?|exp|work history|career)\\b';
  for (const [pattern, range] of bounds(unit, '')) {
    const found =
      reader.take(
        new RegExp(
          `(?:(?:with|have|has|having|had|who|that|an?) )*(?:experiences? (?:of |is |are )?)?${pattern.source}${noun}(?: (?=in\\b|with\\b|as\\b))?`,
        ),
      ) ??
      reader.take(new RegExp(`\\b(?:experiences?|worked|working)(?: (?:of|for|is|are))* ${pattern.source}`)) ??
      reader.take(
        new RegExp(`(?:with|have|has|having|worked|spent) ${pattern.source}(?= (?:in|with|as|at|doing|using)\\b)`),
      );
    if (found) return range(found);
  }
  const bare = reader.take(
    new RegExp(`(?:(?:with|have|has|having|an?|about|around) )*${number}( ?\\+)?${unit}${noun}`),
  );
  if (bare) return { min: value(bare[1]) };
  return null;
}

const scoreNoun =
  '(?:final |overall |total |ai |resume |cv |interview |relevancy |match |matching |performance )*(?:scores?|scored|scoring|grades?|graded|marks?|marked|points?|rat(?:ing|ings|ed)|results?|relevancy|match(?:es)?|percent(?:age)?)(?: (?:is|are|was|of|that is|a|an|in|on|for|the|their|score|relevancy|interview|resume|cv))*';
const fieldOf = (text: string, max: number): ScoreField => {
  if (/\b(?:resumes?|cvs?|relevancy)\b/.test(text)) return 'resume';
  if (/\binterviews?\b/.test(text)) return 'interview';
  return /out of 25|\/ ?25/.test(text)
    ? 'interview'
    : /out of 10\b|\/ ?10\b/.test(text) && max <= 10
      ? 'resume'
      : 'final';
};
const scoreUnit = '(?: ?%| percent| points?| marks?)?(?: ?(?:\\/|out of) ?(?:100|10|25)\\b)?';

/** A range without a unit that is no span of years. */
const loose =
  /(?<!\d)(?!(?:19|20)\d\d)\d{2,6} ?(?:-|to|and|until) ?\d{2,6}(?!\d| ?(?:years?|yrs?|days?|weeks?|months?)\b)/;

/** Bounds on marks: of the final score unless the resume or the interview is named. */
export function takeScores(reader: Reader): { scores: NonNullable<Filter['scores']>; salary: Range | null } {
  const found: NonNullable<Filter['scores']> = [];
  let salary: Range | null = null;
  for (let more = true; more && found.length < 4; ) {
    more = false;
    for (const [pattern, range] of bounds(scoreUnit, '')) {
      const equal = /^\(\?:equal/.test(pattern.source);
      const between = /^\(\?:between/.test(pattern.source);
      const match =
        reader.take(
          new RegExp(
            `(?:with |have |has |having |had |got |get |whose |who |that |an? |the |(?:resumes?|cvs?|interviews?) (?=(?:that |which |were |are |is )*(?:scor|grad|rat|mark))|which |were |are |is )*${scoreNoun} ?${pattern.source}(?: (?:in|on|for|at) (?:the |their )*(?:interviews?|resumes?|cvs?)\\b)?`,
          ),
        ) ??
        reader.take(
          new RegExp(
            `(?:with |have |has |having |had |got |an? )*${pattern.source} (?:(?:in|on|for|as|of) )?(?:the |their |a )*${scoreNoun}`,
          ),
        ) ??
        reader.take(new RegExp(`${pattern.source} (?:(?:in|on|for) )?(?:the |their )*(?:interviews?|resumes?)\\b`)) ??
        (equal
          ? null
          : reader.take(
              new RegExp(`\\b(?:interviews?|resumes?|cvs?|finals?)(?: (?:is|are|was|of))* ?${pattern.source}`),
            )) ??
        (equal || (between && !loose.test(reader.text))
          ? null
          : reader.take(
              new RegExp(
                `(?:with |who (?:are|is) |that are |have |has |got )?${pattern.source}(?! ?(?:years?|yrs?|months?|weeks?|days?|hours?|${peopleNouns}|jobs?|positions?|people)\\b)`,
              ),
            ));
      if (!match) continue;
      const bound = range(match);
      // Without a unit: no score is above 100, no salary below it.
      if (
        Math.max(bound.min ?? 0, bound.max ?? 0) > 100 &&
        !/scor|grad|mark|point|rat|result|relevan|match|%/.test(match[0])
      ) {
        salary = bound;
        more = true;
        break;
      }
      found.push({ field: fieldOf(match[0], bound.max ?? bound.min ?? 0), ...bound });
      more = true;
      break;
    }
  }
  const bands: [RegExp, Range][] = [
    [
      /\b(?:(?:in|of) the )?strong(?: |-)?(?:band|fits?|grades?|matches|match|rated|rating)\b|\brated (?:as )?strong\b|\bstrong (?:applicants?|candidates?|ones?|people)\b|\bare strong\b/,
      { min: 80 },
    ],
    [
      /\b(?:(?:in|of) the )?(?:medium|moderate)(?: |-)?(?:band|fits?|grades?|matches|match|rated|rating)\b|\brated (?:as )?(?:medium|moderate)\b|\b(?:medium|moderate) (?:applicants?|candidates?|ones?|people)\b|\bare (?:medium|moderate)\b/,
      { min: 60, max: 80, under: true },
    ],
    [
      /\b(?:(?:in|of) the )?weak(?: |-)?(?:band|fits?|grades?|matches|match|rated|rating)\b|\brated (?:as )?weak\b|\bweak (?:applicants?|candidates?|ones?|people)\b|\bare weak\b/,
      { max: 60, under: true },
    ],
  ];
  for (const [pattern, range] of bands) if (reader.take(pattern)) found.push({ field: 'final', ...range });
  return { scores: found, salary };
}

/** The bounds of a band on the final score (D-10). */
export function bandOf(name: string): Range {
  if (name === 'strong') return { min: 80 };
  return name === 'weak' ? { max: 60, under: true } : { min: 60, max: 80, under: true };
}

const states: readonly [Status, string][] = [
  [
    'Accepted',
    'accept(?:ed|ances?|s)?|approved?|hire[sd]?|successful|shortlisted|selected|offered|got (?:the|a) job|passed',
  ],
  [
    'Rejected',
    'reject(?:ed|ions?|s)?|declined?|turned down|unsuccessful|failed|refused|dismissed|not (?:accepted|selected|hired|shortlisted|successful) (?:at all|in the end)',
  ],
  [
    'KIV',
    'kiv|k\\.i\\.v|keep(?:ing)?[ -]in[ -]view|kept[ -]in[ -]view|in[ -]view|on[ -]hold|put on hold|being considered|waitlist(?:ed)?|waiting list|reserve list',
  ],
  ['Withdrawn', 'withdrawn?|withdrew|withdrawals?|pulled out|dropped out|backed out|cancelled|canceled'],
  [
    'Pending',
    'pending|unreviewed|undecided|not (?:yet )?(?:been )?(?:reviewed|decided|processed|looked at|handled)(?: yet)?|un-?processed|unhandled|still open applications|to be (?:reviewed|decided)|(?:await(?:ing|s)?|waiting (?:for|on)|need(?:s|ing)?|without|no|have not had|have no|has no) (?:an? |any |our |your |my |the |final )*(?:decisions?|reviews?|verdicts?|decide|deciding)(?: yet)?|(?:still )?(?:waiting|outstanding) (?:applications|applicants|candidates)|left to review|(?:still )?(?:have|need) to (?:be )?(?:review|decide)(?:ed|d)?(?: (?:on|about))?',
  ],
];
const around =
  '(?:who (?:are|is|were|was|have been|has been|we|got|i)|that (?:are|is|were|was|have been|we)|which (?:are|is|were|have been|we)|(?:have|has|had) (?:been|we|i)|are|is|were|was|been|being|be|got|get|have|has|did we|we|i|with|in|under|marked|set|put|a|an|the|status(?:es)?|as|of|to|on|still|currently|already|now)';
const after = '(?: (?:status(?:es)?|state|stage|list|group|pile))?';

/** Statuses that are asked for; those that are not (`not rejected`) are turned into the others. */
export function takeStatuses(reader: Reader): Status[] | null {
  const wanted = new Set<Status>();
  const unwanted = new Set<Status>();
  // "reviewed", "decided on", "processed": a person has decided.
  if (
    reader.take(
      /\b(?<!\b(?:not|never|to) (?:\w+ ){0,2})(?:already |been )?(?:reviewed|decided(?: on)?|handled)\b(?! (?:by|for))/,
    )
  )
    for (const status of ['Accepted', 'KIV', 'Rejected'] as const) wanted.add(status);
  for (let round = 0; round < 8; round += 1) {
    let any = false;
    for (const [status, words] of states) {
      const not = reader.take(
        new RegExp(
          `\\b(?:(?:are|is|were|was|have|has|been|who|that|did|do|we|yet) )*(?:not|never|excluding|except(?: for)?|other than|besides|neither|nor|minus|apart from|without)(?: (?:yet|been|be|being|the|a|any|status|those|in|on|ones|have|has|had|who|that|are|were|was|is|we|i|already|people|candidates|applicants|anyone|everyone))*(?: |-)(?:${words})\\b${after}(?: yet| ones?)?`,
        ),
      );
      if (not && status !== 'Pending') {
        unwanted.add(status);
        any = true;
        continue;
      }
      const non = reader.take(new RegExp(`\\b(?:non|un)[ -](?:${words})\\b`));
      if (non) {
        unwanted.add(status);
        any = true;
        continue;
      }
      if (not ?? reader.take(new RegExp(`\\b(?:${around} )*(?:${words})\\b${after}`))) {
        wanted.add(status);
        any = true;
      }
    }
    if (!any) break;
  }
  if (unwanted.size > 0 && wanted.size === 0)
    return (['Pending', 'Accepted', 'KIV', 'Rejected'] as Status[]).filter((status) => !unwanted.has(status));
  const left = [...wanted].filter((status) => !unwanted.has(status));
  return left.length > 0 ? left : null;
}

/** Whether the interview is complete, where the question asks for that. */
export function takeInterviewed(reader: Reader): boolean | null {
  const doing =
    '(?:complet(?:e|ed|ing)|finish(?:ed|ing)?|done|do|take|took|taken|taking|attend(?:ed|ing)?|given|gave|have|had|sat(?: for)?|sit(?: for)?|did|start(?:ed)?|been through|gone through|go through|undergone|passed through)';
  const the = '(?:(?:the|their|an?|any|his|her|its|yet|digital|video|online|ai) )*';
  const be =
    '(?:(?:who|that|which|have|has|had|were|was|are|is|been|be|did|do|does|still|yet|but|and|them|of|they|he|she) )*';
  if (
    reader.take(
      new RegExp(
        `\\b${be}(?:not|never|nobody)(?: yet| been| be| even| actually| already)*(?: ${doing}(?: with)? ${the}(?:interviews?|it)|(?: been)? interviewed)\\b(?: (?:yet|so far))?`,
      ),
    ) ??
    reader.take(
      /\b(?:without|no|lacking|missing|skipped|skip|pending|outstanding|incomplete|unfinished|uncompleted|ignored)(?: (?:an?|any|the|their|a completed|completed|finished|complete))* interviews?(?: (?:yet|so far))?\b/,
    ) ??
    reader.take(/\b(?:have|has|had|with) (?:not|no)(?: had)?(?: an?| any| the| their)? interviews?(?: yet)?\b/) ??
    reader.take(
      /\binterviews? (?:is |are |was |were |still |status )*(?:not (?:yet )?(?:complete|completed|finished|done|taken|started)|incomplete|pending|unfinished|outstanding|missing|open|yet to be done)\b/,
    ) ??
    reader.take(
      /\b(?:yet to (?:be interviewed|(?:complete|finish|take|do|have|sit)(?: (?:the|their|an|for))* interviews?)|un-?interviewed|not (?:yet )?interviewed|(?:still )?(?:need|needs|have|has|is|are|yet|remain|left|be)? ?(?:still )?to (?:be interviewed|(?:complete|finish|take|do)(?: (?:the|their|an))* interviews?)|waiting for (?:an |the |their )?interviews?|due for (?:an |the )?interviews?|left to interview|non[ -]interviewed)\b/,
    ) ??
    reader.take(/\bprovisional(?:ly graded| grades?| scores?| marks?)?\b/)
  )
    return false;
  if (
    reader.take(
      new RegExp(
        `\\b${be}(?:already |been )?${doing}(?: with)? ${the}(?!.{0,1}score)interviews?(?! (?:scores?|marks?|results?|grades?))\\b(?: (?:yet|so far|already))?`,
      ),
    ) ??
    reader.take(new RegExp(`\\b${be}(?:already )?interviewed\\b(?: (?:already|so far|yet))?`)) ??
    reader.take(/\b(?:with|have|has|having) (?:an? |the |their )?(?:complete|completed|finished|done) interviews?\b/) ??
    reader.take(/\b(?:completed|finished|complete|done) interviews?\b/) ??
    reader.take(
      /\binterviews? (?:is |are |was |were |status |been |have been )*(?:complete|completed|finished|done|taken)\b/,
    ) ??
    reader.take(/\b(?:with|have|having|had) (?:an |the )?interviews?\b(?! (?:scores?|marks?|results?))/) ??
    reader.take(/\bfinal(?:ly graded| grades?)\b(?= only)/)
  )
    return true;
  return null;
}
