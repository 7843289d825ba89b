/** What kind of answer a question asks for; each kind is read by what a good answer to it holds. */
import { anyOf } from '#text/lists.ts';

/** `story` asks what was done, `procedure` how it is done, `hypothetical` what would be done, `knowledge` what is so. */
export type QuestionKind = 'intro' | 'story' | 'procedure' | 'hypothetical' | 'knowledge' | 'proof' | 'motivation';

const kinds: readonly (readonly [QuestionKind, RegExp])[] = [
  ['intro', /\bintroduce yourself\b|\btell (?:me|us) (?:a (?:bit|little) )?about yourself\b/],
  ['story', new RegExp(anyOf('question-story'))],
  ['hypothetical', new RegExp(anyOf('question-hypothetical'))],
  ['proof', new RegExp(anyOf('question-proof'))],
  ['motivation', /\bwhy (?:do|are|did|should|would) (?:you|we)\b|\bwhat (?:interests|motivates|attracts) you\b/],
  ['procedure', new RegExp(anyOf('question-procedure'))],
  ['knowledge', new RegExp(anyOf('question-knowledge'))],
];

// What leads over from the answer before is not what is asked: "You mentioned claims." is no question about claims.
const bridge =
  /^(?:(?:thank you|you (?:mentioned|brought up|spoke of|touched on)|coming from [^,?]*, which you mentioned,)[^?]{0,120}?[.:]\s+){1,2}(?=\S)/i;

/** The question without the words that take up the answer before. */
export function askedPart(question: string): string {
  const core = question.replace(bridge, '');
  return core.includes('?') ? core : question;
}

/** The kind of a question; a question that fits none is taken for one about what was done. */
export function questionKind(question: string): QuestionKind {
  const text = question.toLowerCase().replace(/\s+/g, ' ').slice(0, 1000);
  return kinds.find(([, pattern]) => pattern.test(text))?.[0] ?? 'story';
}
