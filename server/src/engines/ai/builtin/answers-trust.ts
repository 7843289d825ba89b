/** Finds what is not an answer: silence, another language, instructions to the scorer, copied text, lists of keywords. */
import type { Flag } from '#engines/ai/index.ts';
import type { Words } from './answers-words.ts';
import { isStop, type Token, tokenize } from './terms.ts';
import { quote, shorten } from './text.ts';

export interface Trust {
  /** Tokens that count for nothing. */
  skip: ReadonlySet<number>;
  /** Of those the ones that stand in one passage with words to the scorer and may be honest. */
  beside: ReadonlySet<number>;
  flags: Flag[];
  /** Highest level the answer can reach, with the reason. */
  limit: number;
  reason: string;
}

const silence =
  /^(?:no response(?: received| given)?|no answer|silence|inaudible|n\/?a|nil|none|nothing|blank|pass|skip|next(?: question)?|no comment|i (?:really )?(?:do not|don't|dont) know(?: (?:the answer|sorry|about (?:this|that|it)))?|(?:i have )?no idea|not sure|sorry(?: i don't know)?|dunno|idk|no|yes|ok|okay|hello|hi|test(?:ing)?|can you hear me|uh|um|hm+)$/i;

// One pattern per kind of instruction. Each needs an object that only a scorer has: "give me five minutes", "the customer
// rated us 5 out of 5" and "the applicant has no collateral" are honest sentences.
const instruction = new RegExp(
  [
    String.raw`\b(?:ignore|disregard|override|bypass|forget) (?:all |any |the |your |every |these |those )*(?:previous |prior |above |earlier |other |scoring |marking |system )*(?:instructions?|prompts?|guidelines?|rubrics?|criteria|marking)\b`,
    String.raw`\b(?:give|award|assign|grant|rate|score|grade|mark) (?:me|this|it|my (?:answer|response|interview)|(?:the|this) (?:answer|response|candidate|applicant|interview)) (?:a |an |as |at |with |the |to |me )*(?:full|maximum|max|highest|perfect|top|five|5|10|ten|25|100)\b(?= ?(?:$|[.,!?;/]|marks?\b|points?\b|scores?\b|stars?\b|ratings?\b|levels?\b|out of|for |please|on |and |because|now))`,
    String.raw`\b(?:give|award|assign|grant|want|deserves?|need|get) (?:me |it |this |the |a |my |answer |response )*(?:full|maximum|highest|perfect) (?:marks?|scores?|points?|ratings?|grades?)\b`,
    String.raw`(?:^|[\n.!?]) ?(?:system|assistant|developer) ?:`,
    String.raw`\bsystem (?:prompt|override)\b`,
    String.raw`\byou are (?:now )?(?:an?|the) (?:ai\b|assistant|scorer|grader|evaluator|examiner|helpful|language model|interviewer)`,
    String.raw`\b(?:dear|note to|attention|hey|hello) (?:the )?(?:ai|scorer|grader|evaluator|examiner|chatgpt|llm)\b`,
    String.raw`\b(?:final_score|score|level|rating|mark|grade) ?(?:=|:|should be|must be) ?(?:5|five|10|25|100)\b`,
    String.raw`\bthis (?:answer|response) (?:is|was|should|must|deserves|meets|demonstrates|shows|fulfils?)\b`,
    String.raw`\b(?:the|this) (?:candidate|applicant) (?:clearly |fully )?(?:demonstrates?|deserves|meets (?:all|every)|should (?:be )?(?:get|receive|score|hire|given|awarded))`,
    String.raw`\b(?:as an? |you are an? |dear )?(?:ai|a\.i\.|llm|(?:large )?language model|chatgpt|gpt)\b[^.!?\n]{0,40}\b(?:rate|score|grade|mark|award|give) (?:me|this|it|my|the)\b`,
    String.raw`\b(?:evaluator|grader|scorer|examiner|marker|assessor|interviewer)(?:'s)? ?(?:note|comment|instruction|remark|hint)s?\b`,
    String.raw`\b(?:should|must|ought to|deserves? to|needs? to|has to) be (?:scored|rated|graded|marked|awarded|given) (?:a |an |as |at |with |the )*(?:full|maximum|max|highest|perfect|top|high|highly|five|5|ten|10|strong)\b`,
    String.raw`\b(?:please|kindly|you (?:will|should|must|can|could|have to)) (?:please )?(?:give|award|rate|score|grade|mark) (?:me|my (?:answer|response)|this(?: answer| response)?)\b(?! (?:a |the |five |ten |some |more |one )*(?:minutes?|time|seconds?|moment|chance|call|days?))`,
    String.raw`\b(?:grade|rate|score|mark) (?:me|my (?:answer|response)|this (?:answer|response)) (?:high|highly|well|generously|top|at the (?:top|highest))`,
    String.raw`\b(?:excellent|perfect|outstanding|model|full-mark) (?:answer|response),? ?(?:level|score|mark|grade|rating)\b`,
    String.raw`\bmeets? (?:all|every) (?:of )?(?:the )?(?:criteria|anchors)\b`,
  ].join('|'),
  'gi',
);

const foreign = new Set(
  // Malay and Indonesian, Spanish, Portuguese, French, German, Italian, Tagalog, Dutch, romanised Hindi and Mandarin
  (
    'saya yang dan untuk dengan adalah tidak kami mereka dia pada telah akan boleh ialah dalam dari kerana juga bila masa sudah ada ini itu kerja pelanggan apabila oleh kepada lebih sangat aku kamu ' +
    'yo el los las una con por para que muy fue mi como pero cuando trabajo clientes porque eu nao uma muito foi meu ' +
    'je les des une est avec pour dans sur mais nous vous tres mon ma était quand qui ' +
    'ich und der die das ist nicht mit ein eine habe wir auf für war sehr mein auch ' +
    'io che di il lo sono ho molto ang ng sa mga ako po ko ay na naman het een niet van met ' +
    'main mein hai hain tha aur ke ki ka ko se nahi wo de shi bu zai men le you'
  ).split(' '),
);
const english = new Set(
  (
    'the a an and or of in on at to for from by with as is are was were be been it this that these those there they them i me my we our us you your he his she her ' +
    'not no so than then too very can could would should will do does did have has had when where how why what who which if because about after before while ' +
    'all each every more most other some such only just also up out down over under again first last one two time work worked job people team customer ' +
    'get got go went make made take took say said know im ive dont didnt'
  ).split(' '),
);

/** True for an answer that says nothing at all. */
export function isSilence(text: string): boolean {
  const plain = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}/' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain === '' || silence.test(plain) || silence.test(plain.replace(/^(?:um|uh|hmm|er|well|so|sorry) /, ''));
}

/** Reads an answer for what must not count; `copies` are the texts it may have been copied from. */
export function trustOf(words: Words, copies: { question: string; criterion: string; advert: string }): Trust {
  const skip = new Set<number>();
  const flags: Flag[] = [];
  let limit = 5;
  let reason = '';
  const cap = (to: number, why: string): void => {
    if (to < limit) {
      limit = to;
      reason = why;
    }
  };
  if (isForeign(words)) {
    flags.push({
      code: 'answer_not_in_english',
      text: 'The answer is not in English. The interview accepts English only, so the built-in engine did not judge what it says: read it yourself.',
    });
    cap(0.5, 'The answer is not in English, so it was not judged.');
  }
  const beside = instructions(words, skip, flags);
  const { tokens } = words;
  const advert = copied(tokens, copies.advert, 7, skip);
  if (advert >= 10) {
    flags.push({
      code: 'answer_copies_advert',
      text: `${advert} words are the same, in the same order, as in the job description; they count for nothing.`,
    });
  }
  const echoed = copied(tokens, `${copies.question}\n${copies.criterion}`, 4, skip);
  const content = tokens.filter((token) => !isStop(token.text)).length;
  const left = tokens.filter((token, at) => !skip.has(at) && !isStop(token.text)).length;
  if (content > 0 && left / content < 0.34 && left < 6) {
    if (echoed > advert) {
      flags.push({ code: 'answer_echoes_question', text: 'The answer mostly repeats the question.' });
      cap(0.6, 'The answer repeats the question and adds nothing.');
    } else cap(0.6, 'Nothing is left of the answer once copied text and words to the scorer are taken out.');
  }
  const asked = new Set(tokenize(`${copies.question}\n${copies.criterion}`).map((token) => token.stem));
  const fresh = new Set(
    tokens
      .filter((token, at) => !skip.has(at) && !isStop(token.text) && !asked.has(token.stem))
      .map((token) => token.stem),
  );
  if (content >= 2 && fresh.size === 0 && limit > 0.6) {
    flags.push({ code: 'answer_echoes_question', text: 'The answer mostly repeats the question.' });
    cap(0.6, 'The answer repeats the question and adds nothing.');
  }
  if (tokens.length >= 10 && grammarShare(tokens) < 0.16 && limit > 1) {
    flags.push({ code: 'answer_keyword_list', text: 'The answer is a list of words, not sentences.' });
    cap(1.2, 'The answer is a list of keywords without a statement of what was done.');
  }
  return { skip, beside, flags, limit, reason };
}

function grammarShare(tokens: readonly Token[]): number {
  return tokens.filter((token) => isStop(token.text) || english.has(token.text)).length / tokens.length;
}

function isForeign(words: Words): boolean {
  const letters = words.clean.text.match(/\p{L}/gu) ?? [];
  if (letters.length < 4) return false;
  const other = letters.filter((letter) => /[^\p{Script=Latin}]/u.test(letter)).length;
  if (other / letters.length > 0.4) return true;
  const { tokens } = words;
  if (tokens.length < 4) return false;
  let native = 0;
  let strange = 0;
  for (const token of tokens) {
    if (english.has(token.text)) native += 1;
    else if (foreign.has(token.text)) strange += 1;
  }
  return strange >= 2 && strange > native * 1.2 && native / tokens.length < 0.25;
}

/** Words spoken to the scorer take their whole passage with them; gives the words of it that stand beside them. */
function instructions(words: Words, skip: Set<number>, flags: Flag[]): Set<number> {
  const { clean, tokens } = words;
  const beside = new Set<number>();
  let shown = false;
  for (const match of clean.text.matchAll(instruction)) {
    const from = match.index;
    const to = from + match[0].length;
    for (const passage of words.passages) {
      if (passage.end <= from || passage.start >= to) continue;
      for (const [at, token] of tokens.entries()) {
        if (token.start < passage.start || token.end > passage.end) continue;
        skip.add(at);
        if (token.end <= from || token.start >= to) beside.add(at);
      }
      if (shown) continue;
      const span = shorten(clean.text, passage, 160);
      const quotation = quote(clean, span.start, span.end);
      flags.push({
        code: 'answer_instructs_scorer',
        text: 'The answer speaks to whoever marks it. These words have no effect on the marks.',
        ...(quotation ? { quotation } : {}),
      });
      shown = true;
    }
  }
  return beside;
}

/** Marks runs of at least `run` words that stand in the other text too; returns how many words. */
function copied(tokens: readonly Token[], source: string, run: number, skip: Set<number>): number {
  const other = tokenize(source.slice(0, 40_000)).map((token) => token.stem);
  if (other.length < run || tokens.length < run) return 0;
  const seen = new Set<string>();
  for (let at = 0; at + run <= other.length; at += 1) seen.add(other.slice(at, at + run).join(' '));
  const mine = tokens.map((token) => token.stem);
  const found = new Set<number>();
  for (let at = 0; at + run <= mine.length; at += 1) {
    if (!seen.has(mine.slice(at, at + run).join(' '))) continue;
    for (let k = at; k < at + run; k += 1) found.add(k);
  }
  for (const at of found) skip.add(at);
  return found.size;
}
