/** What kind of answer a question asks for; each kind is read by what a good answer to it holds. */

/** `story` asks what was done, `procedure` how it is done, `hypothetical` what would be done, `knowledge` what is so. */
export type QuestionKind = 'intro' | 'story' | 'procedure' | 'hypothetical' | 'knowledge' | 'proof' | 'motivation';

const kinds: readonly (readonly [QuestionKind, RegExp])[] = [
  ['intro', /\bintroduce yourself\b|\btell (?:me|us) (?:a (?:bit|little) )?about yourself\b/],
  [
    'story',
    /\b(?:tell (?:me|us) (?:about|of)|describe|think of|recall|share|give (?:me|us)?|walk (?:me|us) through) (?:[\w-]+ ){0,4}?(?:time|situation|occasion|example|instance|case|project|moment|piece of work|day|task|mistake|problem|conflict|achievement|challenge|job)\b|\bhave you ever\b|\bwhen (?:did|was|have) you\b|\bdid you (?:do|handle|use|take|make|solve|learn|lead|deal)\b|\bthe last time\b|\bmost recent\b/,
  ],
  [
    'hypothetical',
    /\b(?:what|how|which|who|where) (?:[\w-]+ ){0,4}?would you\b|\bwhat would\b|\bimagine\b|\bsuppose\b|\bif (?:a|an|the|you|your|two)\b[^?]*\bwould\b/,
  ],
  [
    'proof',
    /\b(?:which|what) (?:[\w-]+ ){0,3}?(?:qualifications?|certificat\w+|licen[cs]es?|degrees?|diplomas?)\b|\bhow (?:many|much) (?:years|experience)\b|\bhow long have you\b|\bsince when have you\b|\bdo you hold\b|\bwhat (?:[\w-]+ ){0,2}experience do you have\b/,
  ],
  ['motivation', /\bwhy (?:do|are|did|should|would) (?:you|we)\b|\bwhat (?:interests|motivates|attracts) you\b/],
  [
    'procedure',
    /\bhow (?:do|have|did|can) you\b|\bwhat (?:[\w-]+ ){0,2}(?:steps?|approach|process)\b|\bwalk (?:me|us) through\b|\bwhat do you (?:do|check|look)\b/,
  ],
  [
    'knowledge',
    /\bwhat (?:is|are|does|do|was) (?!your\b|the results?\b|the outcome\b|the most\b|the closest\b|the clearest\b|the best\b|the hardest\b|the biggest\b)|(?<!\b(?:had|have|able) to )\bexplain\b|\bdefine\b|\bdifferences? between\b|\bwhat(?:'s| is) meant\b|\bwhy (?:is|are|does|do|must|should)\b|\bhow (?:does|is|are|do) (?!your?\b)|\bname (?:the|two|three|four|five|some|at)\b|\blist (?:the|two|three|four|five|some)\b|\bwhich (?:\w+ ){0,3}(?:is|are|apply|should|must)\b|\bwhen (?:should|is|do)\b/,
  ],
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
