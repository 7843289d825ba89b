/** Binds the interview calls. */
import { api } from '@saring/contract';
import { companyApplication, ownApplication, veilOf } from '#features/applications/index.ts';
import { isWav } from '#features/files/index.ts';
import { type Binding, bind } from '#platform/bind.ts';
import { fail } from '#platform/fail.ts';
import type { Actor } from '#platform/session.ts';
import type { World } from '#world';
import { askAccommodations, grantAccommodations, preparationOf } from './accommodations.ts';
import { endInterview, respond, startInterview } from './actions.ts';
import { analysisView, awaitAnalysis } from './analysis.ts';
import { flagAnswer, reviewOf } from './review.ts';
import { totalQuestions } from './rules.ts';
import { reportSignals } from './signals.ts';
import { soundOfPieces, takePiece, transcribe } from './sound.ts';

/** The application for whoever may read its interview: the applicant and the company. */
function readable(world: World, actor: Actor, id: string) {
  return actor.role === 'admin' ? companyApplication(world, actor, id) : ownApplication(world, actor, id);
}

export function interviewsBindings(world: World): Binding[] {
  const { interviews } = api;
  const clock = () => world.clock.now().toISOString();
  return [
    bind(interviews.start, async ({ params, query }, { actor }) => {
      const position = await startInterview(world, actor, params.id, query.tab ?? null);
      return {
        success: true as const,
        interviewId: params.id,
        sequence: position.sequence ?? 1,
        question: position.question ?? '',
        totalQuestions,
        secondsPerQuestion: position.secondsPerQuestion,
        totalSeconds: position.totalSeconds,
        expiresAt: position.expiresAt?.toISOString() ?? clock(),
        interviewExpiresAt: position.interviewExpiresAt?.toISOString() ?? clock(),
        now: clock(),
        transcription: world.engines.speech !== null,
        nextPiece: position.nextPiece,
      };
    }),
    bind(interviews.respond, async ({ params, query, body, files }, { actor }) => {
      const given = {
        response: body.response ?? '',
        sequence: body.sequence ?? null,
        source: body.source ?? 'live',
        pieces: body.pieces ?? 0,
        last: body.last ?? false,
        tab: query.tab ?? null,
      };
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
    bind(interviews.transcribe, async ({ params, body, files }, { actor, signal }) => {
      await ownApplication(world, actor, params.id);
      const wav = files.file?.bytes ?? (await soundOfPieces(world, params.id, body.sequence ?? 0));
      if (!isWav(wav)) throw fail('file_wrong_type', 'A recording must be a WAV file.');
      return { success: true as const, text: await transcribe(world, wav, signal) };
    }),
    bind(interviews.end, async ({ params, query }, { actor }) => {
      await endInterview(world, actor, params.id, query.tab ?? null);
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
      const veil = actor.role === 'admin' ? await veilOf(world, application) : null;
      return { success: true as const, data: await reviewOf(world, application, veil) };
    }),
    bind(interviews.sendPiece, async ({ params, query, body, files }, { actor }) => {
      const { id, sequence, number } = params;
      const piece = { id, sequence: Number(sequence), number: Number(number), tab: query.tab ?? null };
      await takePiece(world, actor, { ...piece, live: body.live ?? '' }, files.piece.bytes);
      return { success: true as const, number: Number(number) };
    }),
    bind(interviews.reportSignals, async ({ params, body }, { actor }) => {
      await reportSignals(world, actor, params.id, body.signals);
      return { success: true as const, message: 'Noted.' };
    }),
    bind(interviews.preparation, async ({ params }, { actor }) =>
      preparationOf(world, await readable(world, actor, params.id)),
    ),
    bind(interviews.askAccommodations, async ({ params, body }, { actor }) => ({
      success: true as const,
      accommodations: await askAccommodations(world, actor, params.id, body),
    })),
    bind(interviews.grantAccommodations, async ({ params, body }, { actor }) => ({
      success: true as const,
      accommodations: await grantAccommodations(world, actor, params.id, body),
    })),
    bind(interviews.flagAnswer, async ({ params, body }, { actor }) => {
      await flagAnswer(world, actor, params.id, Number(params.sequence), { wrong: body.wrong, note: body.note ?? '' });
      return { success: true as const, message: body.wrong ? 'Flagged for the reviewer.' : 'The flag was taken back.' };
    }),
  ];
}
