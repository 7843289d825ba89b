/** Binds the interview calls. */
import { api } from '@saring/contract';
import { SpeechError } from '#engines/speech/index.ts';
import { companyApplication, ownApplication } from '#features/applications/index.ts';
import { isWav } from '#features/files/index.ts';
import { type Binding, bind } from '#platform/bind.ts';
import { fail } from '#platform/fail.ts';
import type { Actor } from '#platform/session.ts';
import type { World } from '#world';
import { endInterview, respond, startInterview } from './actions.ts';
import { analysisView, awaitAnalysis } from './analysis.ts';
import { secondsPerQuestion, totalQuestions, totalSeconds } from './rules.ts';
import { answersOf } from './store.ts';

/** The application for whoever may read its interview: the applicant and the company. */
function readable(world: World, actor: Actor, id: string) {
  return actor.role === 'admin' ? companyApplication(world, actor, id) : ownApplication(world, actor, id);
}

export function interviewsBindings(world: World): Binding[] {
  const { interviews } = api;
  const clock = () => world.clock.now().toISOString();
  return [
    bind(interviews.start, async ({ params }, { actor }) => {
      const position = await startInterview(world, actor, params.id);
      return {
        success: true as const,
        interviewId: params.id,
        sequence: position.sequence ?? 1,
        question: position.question ?? '',
        totalQuestions,
        secondsPerQuestion,
        totalSeconds,
        expiresAt: position.expiresAt?.toISOString() ?? clock(),
        interviewExpiresAt: position.interviewExpiresAt?.toISOString() ?? clock(),
        now: clock(),
      };
    }),
    bind(interviews.respond, async ({ params, body, files }, { actor }) => {
      const given = { response: body.response ?? '', sequence: body.sequence ?? null, source: body.source ?? 'live' };
      const position = await respond(world, actor, params.id, given, files.audio);
      return {
        success: true as const,
        isComplete: position.complete,
        nextQuestion: position.question,
        sequence: position.sequence,
        expiresAt: position.expiresAt?.toISOString() ?? null,
        now: clock(),
        message: position.complete ? 'The interview has ended. Thank you for your time!' : 'Response saved.',
      };
    }),
    bind(interviews.transcribe, async ({ params, files }, { actor, signal }) => {
      await ownApplication(world, actor, params.id);
      const { speech } = world.engines;
      if (!speech) throw fail('transcription_unavailable');
      if (!isWav(files.file.bytes)) throw fail('file_wrong_type', 'A recording must be a WAV file.');
      try {
        return { success: true as const, text: await speech.transcribe(files.file.bytes, signal) };
      } catch (error) {
        if (error instanceof SpeechError) throw fail('transcription_failed');
        throw error;
      }
    }),
    bind(interviews.end, async ({ params }, { actor }) => {
      await endInterview(world, actor, params.id);
      return {
        success: true as const,
        message: 'The interview has ended. Thank you for your time!',
        isComplete: true as const,
      };
    }),
    bind(interviews.generateAnalysis, async ({ params }, call) => {
      const done = await awaitAnalysis(world, await readable(world, call.actor, params.id), call.signal);
      if (!done) call.status(202);
      return {
        success: true as const,
        message: done ? 'The analysis was generated.' : 'The analysis is being generated.',
      };
    }),
    bind(interviews.analysis, async ({ params }, { actor }) => {
      const application = await companyApplication(world, actor, params.id);
      return { success: true as const, data: { analysis: [await analysisView(world, application)] } };
    }),
    bind(interviews.review, async ({ params }, { actor }) => {
      const application = await readable(world, actor, params.id);
      const answers = await answersOf(world.db, application.id);
      const history = answers
        .filter((answer) => answer.answeredAt !== null)
        .map(({ sequence, question, response, late, source }) => ({
          sequence,
          question,
          response: response ?? '',
          late,
          source: source ?? 'none',
        }));
      return { success: true as const, data: { interviewHistory: history } };
    }),
  ];
}
