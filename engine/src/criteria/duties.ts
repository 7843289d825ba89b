/** Parts what an advert says is done into single duties, and writes each as a recruiter would: with its verbs in -ing. */
import { canBe, gerundOf, type Tagged, tagsOf, verbOf } from '#text/index.ts';
import { formOf, type VerbForm } from './words.ts';

type Doing = {
  readonly text: string;
  readonly tokens: readonly Tagged[];
  readonly form: VerbForm;
  /** Verbs that tell tasks although they can be something else as well. */
  readonly tasks: ReadonlySet<string>;
};

/** After what a clause whose verb has such a form is read. */
const frames: Readonly<Record<VerbForm, string>> = {
  base: 'they will',
  gerund: 'they are',
  past: 'they',
  third: 'she',
};
/** Letters of a clause that are read at once, and of what is read as if it stood alone. */
const mostRead = 600;
const mostAlone = 60;
const mostDuties = 60;
/** Whose it is does not matter to a reader: "our clients" are clients. */
const owners = /^(?:our|your|my|his|her|their|its|this|these|those|that)$/i;

/** Where duties begin in a clause that begins with a verb of `form`: its start, and each other verb with an object of its own. */
export function dutyStarts(clause: string, form: VerbForm, tasks: ReadonlySet<string>): number[] {
  const starts = [0];
  // A clause without end is read piece by piece, each from the last duty that the one before began.
  for (let from = 0; ; ) {
    const found = startsIn(clause.slice(from, from + mostRead), form, tasks).map((at) => from + at);
    starts.push(...found);
    const last = found.at(-1);
    if (last === undefined || from + mostRead >= clause.length || starts.length >= mostDuties) return starts;
    from = last;
  }
}

function startsIn(clause: string, form: VerbForm, tasks: ReadonlySet<string>): number[] {
  const doing = read(clause, form, tasks);
  const { tokens } = doing;
  const found: { at: number; sure: boolean | undefined }[] = [];
  for (let i = rowEnd(doing, 0) + 1; i < tokens.length; i++) {
    if (!joins(tokens[i - 1]) || joins(tokens[i])) continue;
    const end = rowEnd(doing, i);
    found.push({ at: tokens[i]?.start ?? 0, sure: isDuty(doing, i, end) });
    i = Math.max(i, end);
  }
  // "Answer phones and direct calls" behind "greet visitors": one sure verb, or two that may be, make a row of duties.
  const row = found.some(({ sure }) => sure) || (found.length > 1 && found.every(({ sure }) => sure !== undefined));
  return found.flatMap(({ at, sure }) => (sure || (row && sure !== undefined) ? [at] : []));
}

/** Where a duty stops being sure: at a word behind "and" or a comma that may go on with what is done or be a thing. */
export function doubtIn(duty: string, form: VerbForm, tasks: ReadonlySet<string>): number {
  const doing = read(duty, form, tasks);
  const { tokens } = doing;
  const lead = rowEnd(doing, 0);
  const doubtful = tokens.find(
    (token, i) => i > lead && joins(tokens[i - 1]) && !joins(token) && isDuty(doing, i, i) !== undefined,
  );
  return doubtful?.start ?? duty.length;
}

/** "Write, review and update our plans": "writing, reviewing and updating plans". */
export function inGerund(duty: string, form: VerbForm): string {
  const doing = read(duty, form, new Set());
  const lead = rowEnd(doing, 0);
  let phrase = '';
  let end = 0;
  for (const [i, token] of doing.tokens.entries()) {
    const word = i <= lead && !joins(token) ? gerundOf(verbOf(token.text.toLowerCase())) : token.text;
    if (i === 0 || !owners.test(token.text)) phrase += `${duty.slice(end, token.start)}${word}`;
    end = token.end;
  }
  return phrase.replace(/\s+/g, ' ').trim();
}

/** Without the capital of its sentence, by which a verb would be read as a name. */
function read(text: string, form: VerbForm, tasks: ReadonlySet<string>): Doing {
  return { text, form, tasks, tokens: tagsOf(`${text.charAt(0).toLowerCase()}${text.slice(1)}`, frames[form]) };
}

const joins = (token: Tagged | undefined): boolean => token?.tag === 'conjunction' || /^[,/&]$/.test(token?.text ?? '');

/** The last of the verbs in a row from a place on that share what stands behind them; the place itself where it stands alone. */
function rowEnd({ tokens, form }: Doing, from: number): number {
  let end = from;
  for (let i = from + 1; i < tokens.length; i++) {
    if (joins(tokens[i])) continue;
    if (!joins(tokens[i - 1]) || !canBeDone(tokens[i], form)) break;
    end = i;
  }
  // "Greet, prices": a row ends before what is behind the last verb, which is then an object.
  return hasObject(tokens, end) ? end : from;
}

/** Whether the words from a place on are another duty: true where it is sure, false where it may be, undefined where not. */
function isDuty({ text, tokens, form, tasks }: Doing, from: number, last: number): boolean | undefined {
  const token = tokens[last];
  if (!token || !canBeDone(tokens[from], form) || !hasObject(tokens, last)) return undefined;
  // "Record vital signs": a noun stands before no adjective.
  if (isVerb(token, form) || /^(?:adjective|determiner|pronoun)$/.test(tokens[last + 1]?.tag ?? '')) return true;
  const [alone] = tagsOf(text.slice(token.start, token.start + mostAlone), frames[form]);
  return (alone && isVerb(alone, form)) || tasks.has(token.text) ? false : undefined;
}

function canBeDone(token: Tagged | undefined, form: VerbForm): boolean {
  if (!token || !/^\p{L}?[a-z]+$/u.test(token.text)) return false;
  const word = token.text.toLowerCase();
  const base = verbOf(word);
  return canBe(base, 'verb') && formOf(word, base) === form;
}

/** Whether a word is read as a verb, or can be nothing else. */
function isVerb({ tag, text }: Tagged, form: VerbForm): boolean {
  if (form === 'gerund') return tag === 'gerund' || tag === 'gerundOrNoun';
  if (form === 'past') return tag === 'participle' || tag === 'verb';
  const base = verbOf(text);
  return tag === 'verb' || !(canBe(base, 'noun') || canBe(text, 'adjective'));
}

function hasObject(tokens: readonly Tagged[], i: number): boolean {
  return tokens[i + 1] !== undefined && !joins(tokens[i + 1]);
}
