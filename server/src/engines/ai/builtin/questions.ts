/** Asks the six questions of an interview: the documents' opening, then one criterion after the other. */
import type { NextQuestion, QuestionInput } from '#engines/ai/index.ts';
import { targetOf, topicHits } from './anchors.ts';
import { isSilence } from './answers-trust.ts';
import { readAnswer, type Words } from './answers-words.ts';
import { type AskedCriterion, readCriterion, touchesOffLimits } from './questions-criterion.ts';
import { conductForms, criteriaCount, deepForms, plainForms, studyForms, thinForms } from './questions-forms.ts';
import { linkOf } from './questions-link.ts';
import type { Speech } from './speech.ts';
import { tokenize } from './terms.ts';

/** The first question of every interview, as the documents have it. */
export const firstQuestion = 'Introduce yourself in short - Preferably something we would not see on your resume.';
export const mostWords = 45;

const bridges = [
  (word: string) => `You mentioned ${word}.`,
  (word: string) => `Thank you for telling us about ${word}.`,
  (word: string) => `You spoke of ${word}.`,
  (word: string) => `You mentioned ${word}; let us turn to another point.`,
  (word: string) => `Thank you, that was about ${word}.`,
];

/** The next question; the same criterion at the same place for everyone, one question, at most 45 words. */
export function nextQuestion(speech: Speech, input: QuestionInput): NextQuestion {
  const { history, job } = input;
  if (history.length === 0) return { question: firstQuestion, criterion: null };
  const place = (history.length - 1) % criteriaCount;
  const text = job.criteria[place] ?? '';
  const asked = readCriterion(speech, text);
  const answers = history.map((turn) => readAnswer(speech, turn.response, input.identity));
  const thin = isThin(speech, text, input, answers);
  const earlier = new Set(history.map((turn) => plainOf(turn.question)));
  const core = coreOf(asked, place, thin, jobName(job.title), earlier, mostWords);
  const last = answers[answers.length - 1];
  const link = last ? linkOf(speech, last, job, `${core} ${history.map((turn) => turn.question).join(' ')}`) : null;
  const bridge = link
    ? isBare(link)
      ? `You mentioned \u201c${link}\u201d.`
      : bridges[place % bridges.length]?.(link)
    : undefined;
  const linked = bridge ? `${bridge} ${core}` : core;
  return { question: wordCount(linked) <= mostWords ? linked : core, criterion: place };
}

/** "Hotel" alone cannot follow "about": one plain word that is neither a plural nor the name of an activity or a tool. */
function isBare(word: string): boolean {
  return /^[a-z-]+$/.test(word) && !/(?:s|ing|ment|ion|ity|ness|ance|ence|ware|work)$/.test(word);
}

/** The first wording for this criterion that no earlier question used and that fits the limit. */
function coreOf(
  asked: AskedCriterion,
  place: number,
  thin: boolean,
  job: string,
  earlier: ReadonlySet<string>,
  limit: number,
): string {
  const { phrase, kind, theme } = asked;
  const conduct = theme !== null && (kind === 'soft' || phrase === null) ? conductForms[theme] : undefined;
  const forms = [
    ...(conduct ? [conduct[0], conduct[1]] : []),
    ...(phrase === null && (kind === 'study' || kind === 'credential') ? studyForms : []),
    ...(phrase
      ? turned(thin ? thinForms[kind] : deepForms[kind], place).map((form) => form.replace('{p}', phrase))
      : []),
    ...turned(plainForms, place).map((form) => form.replace('{job}', job)),
  ];
  const fresh = forms.find(
    (form) => wordCount(form) <= limit && ![...earlier].some((one) => one.endsWith(plainOf(form))),
  );
  return fresh ?? forms[forms.length - 1] ?? firstQuestion;
}

function turned(forms: readonly string[], place: number): string[] {
  return [...forms.slice(place), ...forms.slice(0, place)];
}

/** True when neither the resume nor an earlier answer says much about the criterion. */
function isThin(speech: Speech, criterion: string, input: QuestionInput, answers: readonly Words[]): boolean {
  const target = targetOf(speech, '', criterion);
  if (target.stems.size === 0) return false;
  const seen = new Map<string, number>();
  const resume = readAnswer(speech, input.resumeText.slice(0, 24_000), input.identity);
  for (const words of [resume, ...answers]) {
    if (isSilence(words.clean.text)) continue;
    for (const hit of topicHits(speech, target, words.tokens))
      seen.set(hit.key, Math.max(seen.get(hit.key) ?? 0, hit.weight));
  }
  return [...seen.values()].reduce((sum, weight) => sum + weight, 0) < 2.2;
}

function jobName(title: string): string {
  const plain = title
    .normalize('NFKC')
    .replace(/\s*[([/|,-].*$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  const words = plain.split(' ').filter((word) => word !== '');
  const fit =
    words.length > 0 && words.length <= 6 && /^[\p{Script=Latin}\d .&'+#-]+$/u.test(plain) && !touchesOffLimits(plain);
  if (!fit || tokenize(plain).length === 0 || /\b(?:ignore|instructions?|prompt|system)\b/i.test(plain))
    return 'this position';
  const name = words
    .map((word) => (word === word.toUpperCase() && word.length <= 4 ? word : word.toLowerCase()))
    .join(' ');
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
}

function plainOf(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}

function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}
