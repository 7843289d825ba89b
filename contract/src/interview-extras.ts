/** What surrounds the answers of an interview: sound in pieces, signals, accommodations, flags. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, lines, listOf, optionalLines, optionalText, text } from './fields.ts';
import { fileLimits, timeFactors } from './options.ts';

const done = z.object({ success: z.literal(true), message: z.string() });

export const signalKinds = [
  'tab_hidden',
  'window_left',
  'pasted',
  'second_tab',
  'camera_lost',
  'microphone_lost',
] as const;

/** Which tab of a browser speaks; the last one that started holds the interview. */
export const tab = z.object({ tab: optionalText(64) });

/** 1 to 6; anything else is a question that does not exist. */
export const sequence = text(1).regex(/^[1-6]$/);
const number = text(3).regex(/^1?\d{1,2}$/);

const factor = z.preprocess(
  (value) => (typeof value === 'string' ? Number(value) : value),
  z.literal(timeFactors, 'Must be 1, 1.5 or 2'),
);

export const accommodations = z.object({
  /** 1, 1.5 or 2: how long every question and the whole take. */
  time_factor: z.number(),
  typed_answers: z.boolean(),
  /** A question is read for 20 s before its time runs, as with more time. */
  long_reading: z.boolean(),
  /** What else the candidate asked the company for, in their words. */
  wish: z.string().nullable(),
  wished_at: z.string().nullable(),
  /** What the company answered to it. */
  answer: z.string().nullable(),
  answered_at: z.string().nullable(),
});

const yesOrNo = z.boolean({ error: 'Must be true or false' });
/** `long_reading` stays as it was where it is left out. */
const choice = z.object({ time_factor: factor, typed_answers: yesOrNo, long_reading: yesOrNo.optional() });
const agreed = z.object({ success: z.literal(true), accommodations });

export const preparation = z.object({
  success: z.literal(true),
  /** `ready`, `open`, `complete`, or `paused`: not begun, and its company is suspended. A company is told of no pause. */
  state: z.string(),
  /** Whether recordings are turned into text by the server. */
  transcription: z.boolean(),
  /** Whether no software on machines of others reads or hears it. */
  inside_only: z.boolean(),
  /** `people`: nothing that is said is written down, and nobody is asked by what was answered before. */
  read_by: z.enum(['software', 'people']),
  /** By when the company means to answer; null where it says nothing. */
  answer_by: z.string().nullable(),
  company_id: z.string(),
  /** The company's address for questions; null where it gave none. */
  company_email: z.string().nullable(),
  seconds_per_question: z.number().int(),
  total_seconds: z.number().int(),
  /** Days for which recordings are kept. */
  audio_days: z.number().int(),
  accommodations,
});

export const interviewExtras = {
  sendPiece: endpoint({
    method: 'PUT',
    path: '/api/interviews/{id}/answers/{sequence}/pieces/{number}',
    params: { id, sequence, number },
    access: 'interview.take',
    summary: 'Store at most 2 s of the answer under way (WAV, mono, 16 bit, 16,000 Hz); repeated it is stored once',
    query: tab,
    encoding: ['form'],
    body: z.object({ live: optionalLines(20_000) }),
    files: { piece: { maxBytes: fileLimits.piece, required: true } },
    response: z.object({ success: z.literal(true), number: z.number().int() }),
    errors: ['not_found', 'interview_not_started', 'answer_over', 'taken_over', 'file_wrong_type'],
    errorShape: 'service',
  }),
  reportSignals: endpoint({
    method: 'POST',
    path: '/api/interviews/{id}/signals',
    params: { id },
    access: 'interview.take',
    summary: 'Note facts such as a hidden tab while the interview is open',
    encoding: ['json'],
    body: z.object({
      signals: listOf(
        z.object({
          kind: z.enum(signalKinds, 'Unknown kind of signal'),
          /** How long ago it was, in seconds: the clock of a browser may be wrong. */
          seconds_ago: z
            .number({ error: 'Must be a number' })
            .min(0, 'Must not be negative')
            .max(86_400, 'Is too large'),
          sequence: z
            .number({ error: 'Must be a number' })
            .int('Must be a whole number')
            .min(1, 'Must be 1 to 6')
            .max(6, 'Must be 1 to 6')
            .nullish(),
        }),
        20,
      ),
    }),
    response: done,
    errors: ['not_found', 'interview_not_started', 'interview_complete'],
    errorShape: 'service',
  }),
  preparation: endpoint({
    method: 'GET',
    path: '/api/interviews/{id}/preparation',
    params: { id },
    access: 'interview.read',
    summary:
      'What holds for an interview before it begins: its times, what is kept, what was chosen and asked for. Of an interview that has begun a company is told of no accommodation',
    response: preparation,
    errors: ['not_found'],
    errorShape: 'service',
  }),
  chooseAccommodations: endpoint({
    method: 'POST',
    path: '/api/interviews/{id}/accommodations',
    params: { id },
    access: 'interview.take',
    limit: 'changes',
    summary: 'Choose more time, longer reading or typed answers before the interview begins; all hold at once',
    encoding: ['json'],
    body: choice,
    response: agreed,
    errors: ['not_found', 'interview_begun', 'application_withdrawn', 'application_answered', 'company_suspended'],
    errorShape: 'service',
  }),
  wish: endpoint({
    method: 'PUT',
    path: '/api/interviews/{id}/wish',
    params: { id },
    access: 'interview.take',
    limit: 'mail',
    summary:
      'Ask the company for something else before the interview begins; it is told by mail and answers. Empty takes it back',
    encoding: ['json'],
    body: z.object({ wish: optionalLines(1000) }),
    response: agreed,
    errors: ['not_found', 'interview_begun', 'application_withdrawn', 'application_answered', 'company_suspended'],
    errorShape: 'service',
  }),
  answerWish: endpoint({
    method: 'PUT',
    path: '/api/interviews/{id}/wish/answer',
    params: { id },
    access: 'interview.accommodate',
    limit: 'mail',
    summary: 'Answer what a candidate asked for; they are told by mail',
    encoding: ['json'],
    body: z.object({ answer: lines(1000, 'Please write an answer'), wished_at: optionalText(40) }),
    response: agreed,
    errors: [
      'not_found',
      'interview_begun',
      'application_withdrawn',
      'application_answered',
      'company_suspended',
      'wish_changed',
    ],
    errorShape: 'service',
  }),
  openWishes: endpoint({
    method: 'GET',
    path: '/api/interviews/wishes/{companyId}',
    params: { companyId: id },
    access: 'interview.accommodate',
    summary: 'What candidates asked for before their interview and nobody answered yet, oldest first',
    response: z.object({
      wishes: z.array(
        z.object({ application_id: z.string(), applicant: z.string(), job_title: z.string(), wished_at: z.string() }),
      ),
    }),
    errors: ['not_found'],
  }),
  correctAnswer: endpoint({
    method: 'PUT',
    path: '/api/interviews/{id}/answers/{sequence}/correction',
    params: { id, sequence },
    access: 'interview.take',
    summary:
      'Correct within 24 hours what was heard of a spoken answer; the words that were heard stay beside it, and both are read. Without words the correction is taken back',
    encoding: ['json'],
    body: z.object({ response: optionalLines(20_000) }),
    response: done,
    errors: ['not_found', 'interview_incomplete', 'correction_too_late', 'application_withdrawn'],
    errorShape: 'service',
    limit: 'changes',
  }),
  flagAnswer: endpoint({
    method: 'PUT',
    path: '/api/interviews/{id}/answers/{sequence}/flag',
    params: { id, sequence },
    access: 'interview.take',
    summary: 'Say within 7 days that a transcript is wrong, or take that back',
    encoding: ['json'],
    body: z.object({ wrong: z.boolean({ error: 'Must be true or false' }), note: optionalLines(500) }),
    response: done,
    errors: ['not_found', 'interview_incomplete', 'flag_too_late', 'application_withdrawn'],
    errorShape: 'service',
  }),
};
