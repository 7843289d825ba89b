/** Binds the interview calls. */

import { api } from '@saring/contract';
import { can, meaningOf, totalQuestions } from '@saring/contract/domain';
import {
  companyApplication,
  isBlind,
  neutralName,
  ownApplication,
  readableApplication,
  redactionFor,
} from '#features/applications/core/index.ts';
import { isWav } from '#features/files/index.ts';
import { owns } from '#features/jobs/index.ts';
import { type Binding, bind } from '#platform/http/bind.ts';
import { fail } from '#platform/http/fail.ts';
import type { World } from '#world';
import { answerWish, chooseAccommodations, preparationOf, wish } from './accommodations.ts';
import { endInterview, respond, startInterview } from './actions.ts';
import { analysisView, awaitAnalysis } from './analysis.ts';
import { answering } from './answering.ts';
import { correctAnswer } from './correction.ts';
import { clockView, type Position } from './position.ts';
import { flagAnswer, reviewOf } from './review.ts';
import { reportSignals } from './signals.ts';
import { soundOfPieces, takePiece } from './sound.ts';
import { openWishes } from './store.ts';
import { transcribe } from './transcription.ts';
import { words } from './words.ts';

const { interviews } = api;

export function interviewsBindings(world: World): Binding[] {
  return [...courseBindings(world), ...soundBindings(world), ...reviewBindings(world), ...accommodationBindings(world)];
}

function openedView(position: Awaited<ReturnType<typeof startInterview>>, clock: ReturnType<typeof clockView>) {
  const { sequence, question, totalSeconds, interviewExpiresAt, transcription, nextPiece, typed, heard } = position;
  return {
    sequence: sequence ?? 1,
    question: question ?? '',
    totalQuestions,
    totalSeconds,
    ...clock,
    expiresAt: clock.expiresAt ?? clock.now,
    interviewExpiresAt: interviewExpiresAt?.toISOString() ?? clock.now,
    transcription,
    nextPiece,
    typed,
    heard,
  };
}

/** From the start over each question to the end. */
function courseBindings(world: World): Binding[] {
  const clockOf = (position: Position) => clockView(position, world.clock.now());
  return [
    bind(interviews.start, async ({ params, query }, { actor }) => {
      const position = await startInterview(world, actor, params.id, {
        tab: query.tab ?? null,
        reading: query.reading ?? false,
        typing: query.typing ?? false,
      });
      return { success: true as const, interviewId: params.id, ...openedView(position, clockOf(position)) };
    }),
    bind(interviews.answering, async ({ params, query, body }, { actor }) => {
      const position = await answering(world, actor, params.id, {
        sequence: body.sequence ?? null,
        shown: body.shown ?? false,
        begun: body.begun ?? false,
        typing: body.typing ?? false,
        typed: body.typed ?? null,
        tab: query.tab ?? null,
      });
      const clock = clockOf(position);
      return { success: true as const, ...clock, expiresAt: clock.expiresAt ?? clock.now };
    }),
    bind(interviews.respond, async ({ params, query, body, files }, { actor, language }) => {
      const given = {
        response: body.response ?? '',
        sequence: body.sequence ?? null,
        source: body.source ?? 'live',
        pieces: body.pieces ?? 0,
        from: body.from ?? 0,
        last: body.last ?? false,
        tab: query.tab ?? null,
      };
      const position = await respond(world, actor, params.id, given, files.audio);
      return {
        success: true as const,
        isComplete: position.complete,
        nextQuestion: position.question,
        sequence: position.sequence,
        ...clockOf(position),
        message: words(language)(position.complete ? 'ended' : 'responseSaved'),
      };
    }),
    bind(interviews.end, async ({ params, query }, { actor, language }) => {
      await endInterview(world, actor, params.id, query.tab ?? null);
      return { success: true as const, message: words(language)('ended'), isComplete: true as const };
    }),
  ];
}

/** What comes beside an answer: its sound, and what happened meanwhile. */
function soundBindings(world: World): Binding[] {
  return [
    bind(interviews.transcribe, async ({ params, body, files }, { actor, signal }) => {
      const application = await ownApplication(world, actor, params.id);
      if (!meaningOf(application.status).readable) throw fail('application_withdrawn');
      const wav = files.file?.bytes ?? (await soundOfPieces(world, params.id, body.sequence ?? 0));
      if (!isWav(wav)) throw fail('file_wrong_type', words.later('notWav'));
      return { success: true as const, text: await transcribe(world, application, wav, signal) };
    }),
    bind(interviews.sendPiece, async ({ params, query, body, files }, { actor }) => {
      const { id, sequence, number } = params;
      const piece = { id, sequence: Number(sequence), number: Number(number), tab: query.tab ?? null };
      await takePiece(world, actor, { ...piece, live: body.live ?? '' }, files.piece.bytes);
      return { success: true as const, number: Number(number) };
    }),
    bind(interviews.reportSignals, async ({ params, body }, { actor, language }) => {
      await reportSignals(world, actor, params.id, body.signals);
      return { success: true as const, message: words(language)('noted') };
    }),
  ];
}

function reviewBindings(world: World): Binding[] {
  return [
    bind(interviews.generateAnalysis, async ({ params }, call) => {
      const application = await readableApplication(world, call.actor, params.id);
      const done = await awaitAnalysis(world, application, call.signal);
      if (!done) call.status(202);
      return {
        success: true as const,
        message: words(call.language)(application.peopleOnly ? 'peopleRead' : done ? 'analysisDone' : 'analysisRuns'),
      };
    }),
    bind(interviews.analysis, async ({ params }, { actor }) => {
      const application = await companyApplication(world, actor, params.id);
      return { success: true as const, data: { analysis: [await analysisView(world, application)] } };
    }),
    bind(interviews.review, async ({ params }, { actor }) => {
      const application = await readableApplication(world, actor, params.id);
      const forCompany = can(actor, 'application.read');
      const redaction = forCompany ? await redactionFor(world, application) : null;
      return { success: true as const, data: await reviewOf(world, application, redaction, forCompany) };
    }),
    bind(interviews.correctAnswer, async ({ params, body }, { actor, language }) => {
      const { response } = body;
      await correctAnswer(world, actor, params.id, Number(params.sequence), response ?? '');
      return { success: true as const, message: words(language)(response ? 'corrected' : 'uncorrected') };
    }),
    bind(interviews.flagAnswer, async ({ params, body }, { actor, language }) => {
      await flagAnswer(world, actor, params.id, Number(params.sequence), { wrong: body.wrong, note: body.note ?? '' });
      return { success: true as const, message: words(language)(body.wrong ? 'flagged' : 'unflagged') };
    }),
  ];
}

function accommodationBindings(world: World): Binding[] {
  return [
    bind(interviews.preparation, async ({ params }, { actor }) =>
      preparationOf(
        world,
        await readableApplication(world, actor, params.id),
        can(actor, 'application.read') ? 'company' : 'applicant',
      ),
    ),
    bind(interviews.chooseAccommodations, async ({ params, body }, { actor }) => ({
      success: true as const,
      accommodations: await chooseAccommodations(world, actor, params.id, body),
    })),
    bind(interviews.wish, async ({ params, body }, { actor }) => ({
      success: true as const,
      accommodations: await wish(world, actor, params.id, body.wish ?? ''),
    })),
    bind(interviews.answerWish, async ({ params, body }, { actor }) => ({
      success: true as const,
      accommodations: await answerWish(world, actor, params.id, body),
    })),
    bind(interviews.openWishes, async ({ params }, { actor }) => {
      if (!owns(actor, params.companyId)) throw fail('not_found');
      const wishes = await openWishes(world.db, params.companyId);
      return {
        wishes: wishes.map(({ id, fullName, blindReview, status, jobTitle, wishedAt }) => ({
          applicationId: id,
          applicant: isBlind(blindReview, status) ? neutralName(id) : fullName,
          jobTitle,
          wishedAt: wishedAt?.toISOString() ?? '',
        })),
      };
    }),
  ];
}
