/** Says in a sentence or two why an answer has its level, from the facts alone. */
import type { AnswerFacts } from './answers.ts';

/** The reason for a level in plain words; nothing is praised that was not found. `told` is the answer's own wording of its acts. */
export function explainAnswer(facts: AnswerFacts, level: number, told: string | null = null): string {
  // Where nothing was recognised the reason says why.
  if (facts.reason !== '' && (facts.limit <= level + 0.005 || facts.topic < 0.15)) return facts.reason;
  if (facts.topic < 0.15)
    return facts.acts.length >= 2
      ? 'Tells what the applicant did, but nothing of it was recognised as an answer to the question: read it yourself.'
      : 'Nothing in the answer was recognised as an answer to the question.';
  const parts = [has(facts, told), lacks(facts)].filter((part) => part !== '');
  return parts.join(' ');
}

function has(facts: AnswerFacts, told: string | null): string {
  if (facts.kind === 'knowledge') return knows(facts);
  const acts = facts.acts.slice(0, 4);
  const said = told === null ? null : `\u201c${told}\u201d`;
  const result = facts.measured
    ? `, and gives a measured result (${listed(facts.figures.toSorted((a, b) => weight(b) - weight(a)).slice(0, 2), true)})`
    : facts.result > 0.35
      ? ', and says what came of it, without a figure'
      : '';
  if (acts.length >= 2) return `Says what the applicant did: ${said ?? listed(acts)}${result}.`;
  if (acts.length === 1) return `Says one thing that the applicant did: ${said ?? acts[0]}${result}.`;
  if (facts.kind === 'proof' && facts.claims <= 0.35 && (facts.detail >= 0.15 || facts.numbers.length > 0))
    return 'States qualifications or experience, without saying how they were used.';
  if (facts.detail >= 0.4) return 'Gives particulars on the topic, but does not say what the applicant did.';
  return facts.claims > 0.35
    ? 'Makes general claims about oneself without an example.'
    : 'Speaks of the topic in general terms.';
}

function knows(facts: AnswerFacts): string {
  const { named } = facts.points;
  if (named.length > 0) return `Names ${named.length} of the expected points (${listed(named.slice(0, 4))}).`;
  if (facts.detail > 0.6) return 'Explains the matter with its own terms.';
  return facts.detail > 0.3 ? 'Explains part of the matter.' : 'Speaks of the matter in general terms.';
}

function lacks(facts: AnswerFacts): string {
  if (facts.kind === 'knowledge') {
    const { missing } = facts.points;
    return missing.length > 0 ? `Not mentioned: ${listed(missing.slice(0, 3))}.` : '';
  }
  const missing: string[] = [];
  if (facts.topic < 0.55) missing.push('a clear link to the question');
  if (!facts.situation && facts.kind === 'story' && facts.action < 0.9) missing.push('a particular occasion');
  if (facts.action < 0.5 && facts.kind !== 'proof') missing.push('what the person did step by step');
  if (!facts.measured && facts.kind !== 'proof')
    missing.push(facts.result > 0.35 ? 'a figure for the result' : 'the result');
  return missing.length > 0 ? `Missing: ${listed(missing)}.` : '';
}

function listed(items: readonly string[], semicolon = false): string {
  if (items.length < 2) return items[0] ?? '';
  const sign = semicolon ? '; ' : ', ';
  return semicolon ? items.join(sign) : `${items.slice(0, -1).join(sign)} and ${items[items.length - 1]}`;
}

/** Figures with a sign say most, then those in digits. */
function weight(text: string): number {
  return /%|RM|\$|€|£/i.test(text) ? 2 : /\d/.test(text) ? 1 : 0;
}
