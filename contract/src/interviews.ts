/** The digital interview and what the engine makes of it. */

import { z } from 'zod';
import { totalQuestions } from './domain/interview.ts';
import { endpoint } from './endpoint.ts';
import { flag, id, optionalLines, optionalText, optionalWhole } from './fields.ts';
import { interviewExtras, signalKinds, tab } from './interview-extras.ts';
import { correctedMarks, interviewDetails, resumeDetails } from './marks.ts';
import { fileLimits } from './options.ts';

const params = { id };
const done = z.object({ success: z.literal(true), message: z.string() });

const openQuestion = z.object({
  success: z.literal(true),
  interview_id: z.string(),
  sequence: z.number().int(),
  question: z.string(),
  total_questions: z.literal(totalQuestions),
  /** Of the open question: 50, 90 where it is answered by typing for want of a voice, or more where more time was granted. */
  seconds_per_question: z.number().int(),
  /** 300, or more where answers are typed or more time was granted. */
  total_seconds: z.number().int(),
  /** Until when the open question is only read, its time not running yet (ISO); null where it runs. */
  reading_until: z.string().nullable(),
  /** When the open question's time is over (ISO). */
  expires_at: z.string(),
  /** When the whole interview's time is over (ISO). */
  interview_expires_at: z.string(),
  /** The server's clock, so that a wrong local one does no harm. */
  now: z.string(),
  /** Whether `transcribe` turns recordings into text here. */
  transcription: z.boolean(),
  /** The number that the next piece of the open answer's sound gets. */
  next_piece: z.number().int(),
  /** What was typed into the open question and kept, by this browser or another. */
  typed: z.string(),
  /** What a browser understood of the open question so far, this one or another. */
  heard: z.string(),
});

export const analysis = z.object({
  final_score: z.object({
    final_score: z.number(),
    breakdown: z.object({
      interview_performance: z.object({
        raw_score: z.number(),
        criteria_scores: z.record(z.string(), z.object({ score: z.number(), explanation: z.string() })),
        overall_assessment: z.string(),
      }),
    }),
  }),
  resume_relevancy: z.object({ score: z.number(), explanation: z.string() }),
  interview_total_score: z.number(),
  suggested_result: z.string(),
  engine: z.string(),
  created_at: z.string(),
  /** How the numbers came about and where each mark is founded. */
  details: z.object({
    resume: resumeDetails,
    interview: interviewDetails,
  }),
  /** The marks with the candidate's corrections, beside those of what was heard; null without any, and until they are read. */
  corrected: correctedMarks.nullable(),
});

export const historyItem = z.object({
  sequence: z.number().int(),
  question: z.string(),
  response: z.string(),
  late: z.boolean(),
  /** `transcription`, `live`, `typed` or `none`; a company is told `live` of both that came as words. */
  source: z.string(),
  /** The recording, for 15 minutes; null where there is none. */
  audio_url: z.string().nullable(),
  audio_seconds: z.number().nullable(),
  /** When the recording was removed because its time was over. */
  audio_deleted_at: z.string().nullable(),
  /** The recording is still being turned into text; the words may change. */
  transcribing: z.boolean(),
  /** What the candidate says was said, and when; the response stays as it was heard. */
  correction: z.string().nullable(),
  corrected_at: z.string().nullable(),
  /** When the candidate said that the transcript is wrong, and how. */
  flagged_at: z.string().nullable(),
  flag_note: z.string().nullable(),
});

/** A fact that was noticed during the interview; it is never scored. */
export const signal = z.object({ kind: z.enum(signalKinds), sequence: z.number().int().nullable(), at: z.string() });

export const interviews = {
  start: endpoint({
    method: 'POST',
    path: '/api/interviews/{id}/start',
    params,
    access: 'interview.take',
    summary: 'Start or resume the interview at the open question; the tab that did so last holds it',
    query: tab.extend({
      /** Each question may be read for 10 s before its time runs, 20 with more time, and up to 24 where it is long; asked for when the interview begins. */
      reading: flag.optional(),
      /** The voice cannot be used: answers are typed, in 90 s. */
      typing: flag.optional(),
    }),
    response: openQuestion,
    errors: ['not_found', 'interview_complete', 'application_withdrawn', 'application_answered', 'company_suspended'],
    errorShape: 'service',
  }),
  answering: endpoint({
    method: 'POST',
    path: '/api/interviews/{id}/answering',
    params,
    access: 'interview.take',
    summary:
      'Begin the answer of a question that is being read, go over to typing because the voice cannot be used, or keep what is typed so far',
    query: tab,
    encoding: ['form'],
    body: z.object({
      sequence: optionalWhole(1, totalQuestions),
      /** The question is on the screen: the time to read it counts from now, once, and where it was sent less than ten seconds ago. */
      shown: flag.optional(),
      /** The time of the question runs from now. */
      begun: flag.optional(),
      /** This answer and those that follow are typed. */
      typing: flag.optional(),
      /** What is typed into the question so far, which is its answer where nothing more comes; taken with `sequence` alone. */
      typed: optionalLines(20_000),
    }),
    response: z.object({
      success: z.literal(true),
      reading_until: z.string().nullable(),
      expires_at: z.string(),
      seconds_per_question: z.number().int(),
      now: z.string(),
    }),
    errors: ['not_found', 'interview_complete', 'interview_not_started', 'application_withdrawn', 'taken_over'],
    errorShape: 'service',
  }),
  respond: endpoint({
    method: 'POST',
    path: '/api/interviews/{id}/process-response',
    params,
    access: 'interview.take',
    summary: 'Hand in an answer; repeated for the same sequence it is not stored twice',
    query: tab,
    encoding: ['form'],
    body: z.object({
      response: optionalLines(20_000),
      sequence: optionalWhole(1, totalQuestions),
      source: z.enum(['live', 'typed', 'transcription', 'none']).optional(),
      /** How many pieces of sound were sent before, where no `audio` comes along: they become the recording. */
      pieces: optionalWhole(0, 200),
      /** The number of the piece with which `audio` begins: those before it, which another browser sent, are put in front of it. */
      from: optionalWhole(0, 200),
      /** The interview ends with this answer: no other question is asked. */
      last: flag.optional(),
    }),
    files: { audio: { maxBytes: fileLimits.recording } },
    response: z.object({
      success: z.literal(true),
      is_complete: z.boolean(),
      next_question: z.string().nullable(),
      sequence: z.number().int().nullable(),
      reading_until: z.string().nullable(),
      expires_at: z.string().nullable(),
      seconds_per_question: z.number().int(),
      now: z.string(),
      message: z.string(),
    }),
    errors: ['not_found', 'interview_complete', 'interview_not_started', 'application_withdrawn', 'taken_over'],
    errorShape: 'service',
  }),
  transcribe: endpoint({
    method: 'POST',
    path: '/api/interviews/{id}/transcribe',
    params,
    access: 'interview.take',
    summary: 'Turn a recorded answer into text',
    encoding: ['form'],
    /** Without a `file` the pieces that were sent of this answer are taken. */
    body: z.object({ model: optionalText(100), sequence: optionalWhole(1, totalQuestions) }),
    files: { file: { maxBytes: fileLimits.recording } },
    response: z.object({ success: z.literal(true), text: z.string() }),
    errors: [
      'not_found',
      'application_withdrawn',
      'transcription_unavailable',
      'transcription_failed',
      'file_wrong_type',
    ],
    errorShape: 'service',
    limit: 'uploads',
  }),
  end: endpoint({
    method: 'POST',
    path: '/api/interviews/{id}/end',
    params,
    access: 'interview.take',
    summary: 'End the interview early',
    query: tab,
    response: done.extend({ is_complete: z.literal(true) }),
    errors: ['not_found', 'interview_not_started', 'application_withdrawn', 'taken_over'],
    errorShape: 'service',
  }),
  generateAnalysis: endpoint({
    method: 'POST',
    path: '/api/interviews/{id}/generate-analysis',
    failure: 'Failed to generate analysis',
    params,
    access: 'interview.read',
    summary: 'Analyse a complete interview; safe to call twice',
    response: done,
    errors: ['not_found', 'interview_incomplete', 'application_withdrawn'],
    alsoStatus: [202],
    errorShape: 'service',
  }),
  analysis: endpoint({
    method: 'GET',
    path: '/api/interviews/{id}/get-analysis',
    failure: 'Failed to get analysis',
    params,
    access: 'application.read',
    summary: 'The newest analysis',
    response: z.object({ success: z.literal(true), data: z.object({ analysis: z.array(analysis) }) }),
    errors: ['not_found', 'analysis_missing'],
    errorShape: 'service',
  }),
  review: endpoint({
    method: 'GET',
    path: '/api/interviews/{id}/review-interview',
    failure: 'Failed to get interview history',
    params,
    access: 'interview.read',
    summary: 'Questions and answers in order',
    response: z.object({
      success: z.literal(true),
      data: z.object({
        interview_history: z.array(historyItem),
        signals: z.array(signal),
        /** Until when the candidate may correct what was heard; null before the end. */
        correct_until: z.string().nullable(),
        /** Until when the candidate may say that a transcript is wrong; null before the end. */
        flag_until: z.string().nullable(),
      }),
    }),
    errors: ['not_found'],
    errorShape: 'service',
  }),
  ...interviewExtras,
};
