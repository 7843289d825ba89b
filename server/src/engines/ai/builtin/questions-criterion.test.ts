import { describe, expect, it } from 'vitest';
import { scoreAnswer } from './answers.ts';
import { askedPart, questionKind } from './answers-kind.ts';
import { lexicon } from './lexicon.ts';
import { readCriterion, touchesOffLimits } from './questions-criterion.ts';
import { conductForms, deepForms, plainForms, studyForms, thinForms } from './questions-forms.ts';
import { createSpeech } from './speech.ts';
import { buildVocabulary } from './vocabulary.ts';

const vocabulary = buildVocabulary(lexicon);
const speech = createSpeech(vocabulary);

const read: [string, string, string][] = [
  ['Runs recruitment from posting to onboarding, including exit interviews', 'duty', 'hiring and onboarding'],
  ['Hands-on experience in search and website', 'duty', 'search engine optimization and website performance'],
  ['Proven skill in email and customer data, especially email marketing', 'duty', 'email marketing'],
  ['Working knowledge of employee relations and law', 'knowledge', 'employee relations'],
  ['Uses SAP and Excel with confidence in daily work', 'tool', 'SAP and Excel'],
  ['Uses a CRM system with confidence in daily work', 'tool', 'a CRM system'],
  ['Working command of CRM in sales and business development work, used on real tasks', 'tool', 'CRM'],
  ['Working command of payroll system in human resources work', 'tool', 'a payroll system'],
  ['At least 5 years of experience in accounting, with a degree', 'proof', 'accounting'],
  ['Min. 3 years exp in payroll', 'proof', 'payroll'],
  ['Holds a diploma in school teaching or a related field', 'study', 'school teaching'],
  ['Holds APC, or an equal qualification for nursing', 'study', 'nursing'],
  ['Formal preparation for human resources: a diploma', 'study', 'human resources'],
  ["Bachelor's degree in Computer Science or related field", 'study', 'Computer Science'],
  ['Possess valid forklift license', 'credential', 'forklift license'],
  ['Registered with the nursing board', 'credential', 'registration with the nursing board'],
  ['CIDB green card', 'credential', 'CIDB green card'],
  ['Handles customer complaints', 'duty', 'handling customer complaints'],
  ['Writes unit tests and reviews code', 'duty', 'writing unit tests and reviewing code'],
  ['Plan and run marketing campaigns', 'duty', 'planning and running marketing campaigns'],
  ['Must be able to process invoices.', 'duty', 'processing invoices'],
  ['REPORT WRITING', 'duty', 'report writing'],
  ['Reports and dashboards', 'duty', 'reports and dashboards'],
  ['Knowledge of Malaysian employment law', 'knowledge', 'Malaysian employment law'],
  ['Conducts training sessions for new staff', 'duty', 'conducting training sessions for new staff'],
  ['Able to work independently', 'soft', 'working independently'],
  ['Good communication skills', 'soft', 'communication'],
];

describe('what a question says of a criterion', () => {
  it.each(read)('%s', (criterion, kind, phrase) => {
    const asked = readCriterion(speech, criterion);
    expect([asked.kind, asked.phrase]).toEqual([kind, phrase]);
  });

  it.each(Object.getOwnPropertyNames(Object.prototype))('reads the word %s as any other', (word) => {
    for (const criterion of [word, `${word}s with people`, `${word}s`])
      expect(readCriterion(speech, criterion).kind).toMatch(/^[a-z]+$/);
  });

  it('names every duty of the lexicon as a recruiter would, and none that may not be asked about', () => {
    for (const topic of vocabulary.topics) {
      if (topic.kind !== 'duty') continue;
      const deed = vocabulary.deeds().get(`${vocabulary.families[topic.family]?.key}/${topic.label}`);
      expect(deed, topic.label).toBeDefined();
      expect(deed?.text ?? '').toMatch(/^[A-Z][a-z]+s,? /);
      expect(touchesOffLimits(deed?.name ?? ''), deed?.name).toBe(false);
      expect(readCriterion(speech, deed?.text ?? '').phrase).toBe(deed?.name);
    }
  });
});

describe('how an answer to such a question is read', () => {
  it('asks for what the person did, never for points of a textbook', () => {
    const forms = [deepForms, thinForms].flatMap((one) => Object.values(one).flat());
    for (const form of [...forms, ...Object.values(conductForms).flat(), ...plainForms, ...studyForms]) {
      const question = form.replace('{p}', 'stock control').replace('{job}', 'a clerk');
      expect(questionKind(question), question).not.toBe('knowledge');
    }
  });

  it('leaves out the words that take up the answer before', () => {
    expect(askedPart('You mentioned claims. Which task was yours?')).toBe('Which task was yours?');
    expect(askedPart('You touched on claims in your last answer. How do you file one?')).toBe('How do you file one?');
    expect(askedPart('You mentioned it?')).toBe('You mentioned it?');
  });

  it('takes no stray word for the subject of a knowledge question', () => {
    for (const question of [
      'You touched on claims in your last answer. How does your training compare with formal preparation for human resources, and where has it made a difference to your work?',
      'What is a good way to keep a record of stock?',
      'What is your current role in the company?',
    ]) {
      const { explanation } = scoreAnswer(speech, {
        question,
        criterion: 'Formal preparation for human resources: a diploma',
        answer: 'I did two courses, one in labour law and one in interviewing, and used both last year.',
      });
      expect(explanation).not.toMatch(/expected points|two versions/);
    }
    const { facts } = scoreAnswer(speech, {
      question: 'What is A/B testing and what must be kept the same?',
      criterion: 'Digital marketing',
      answer: 'You show two versions to random groups and change one thing, then measure the conversion.',
    });
    expect(facts.points.named).toContain('two versions');
  });
});
