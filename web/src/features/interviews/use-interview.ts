/** The course of an interview: start or resume, ask, hand in, end. The server keeps the clock (D-21). */
import { api, CallError, textOf } from '@saring/contract';
import { useEffect, useRef, useState } from 'react';
import { refresh, sendInSession } from '#client/hooks.ts';
import { messageOf, statusOf } from '#client/messages.ts';
import { analyse } from './analyse.ts';
import { type HandedIn, handIn, transcribe } from './hand-in.ts';
import { type KeptAnswer, keptAnswers } from './kept-answers.ts';
import { leftAnswers } from './left-answers.ts';
import { isTakenOver } from './piece-line.ts';
import { chooseAnswer, localDeadline, secondsPerQuestion } from './rules.ts';
import { keepTyping, keptTyping, markStarted } from './started.ts';
import { tabName } from './tab.ts';
import type { Voice } from './use-voice.ts';

const startDialog = 5000;

export interface Question {
  sequence: number;
  question: string;
  /** On this machine's clock, milliseconds since 1970. */
  deadline: number;
}

export type Phase = 'ready' | 'starting' | 'asking' | 'processing' | 'over' | 'failed';

export const texts = {
  noMicrophone: 'Failed to start recording. Please check your microphone permissions.',
  notSaved: 'There was an error saving your response. Please try again.',
  notStarted: 'The interview could not be started. Please check your connection and try again.',
};

/** `onTakenOver` hears that another tab holds the interview now. */
export function useInterview(id: string, voice: Voice, onTakenOver: () => void) {
  const [phase, setPhase] = useState<Phase>('ready');
  const [question, setQuestion] = useState<Question | null>(null);
  const [problem, setProblem] = useState<{ text: string; retry: () => void } | null>(null);
  const [waiting, setWaiting] = useState(false);
  const [typed, setTyped] = useState('');
  /** As the server said at the start: how long a question lasts, and whether it turns recordings into text. */
  const [terms, setTerms] = useState({ seconds: secondsPerQuestion, transcription: false });
  const gone = useRef(new AbortController());
  /** One thing at a time: a click and the clock may come together. */
  const busy = useRef(false);
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => {
    gone.current = new AbortController();
    return () => {
      window.clearTimeout(timer.current);
      gone.current.abort();
    };
  }, []);

  function type(text: string) {
    setTyped(text);
    if (question) keepTyping(id, question.sequence, text);
  }

  function ask(next: Question, nextPiece = 0) {
    busy.current = false;
    setProblem(null);
    setQuestion(next);
    setPhase('asking');
    setTyped(keptTyping(id, next.sequence));
    voice.begin({ interviewId: id, sequence: next.sequence }, nextPiece);
  }

  function fail(text: string, retry: () => void) {
    setProblem({ text, retry });
    setPhase('failed');
  }

  async function conclude() {
    setPhase('processing');
    await analyse(id, gone.current.signal);
    if (gone.current.signal.aborted) return;
    voice.close();
    setPhase('over');
    void refresh(api.applications.own);
  }

  /** Opens the question that is open now, with the time that is left of it. */
  async function resume() {
    busy.current = true;
    setPhase('processing');
    try {
      for (const answer of await keptAnswers(id))
        await handIn(answer, gone.current.signal, setWaiting).catch(ignoreGone);
      const asked = { params: { id }, query: { tab: tabName() } };
      const open = await sendInSession(api.interviews.start, asked, { timeout: 30_000 });
      markStarted(id);
      setTerms({ seconds: open.secondsPerQuestion, transcription: open.transcription });
      const deadline = localDeadline(open.expiresAt, open.now, Date.now());
      ask({ sequence: open.sequence, question: open.question, deadline }, open.nextPiece);
      for (const answer of await leftAnswers(id, open.sequence))
        await handIn(answer, gone.current.signal, setWaiting).catch(ignoreGone);
    } catch (error) {
      if (gone.current.signal.aborted) return;
      if (isOver(error)) return conclude();
      fail(messageOf(error, { detail: texts.notStarted, noResponse: texts.notStarted }), () => void resume());
    }
  }

  function start() {
    if (busy.current) return;
    busy.current = true;
    setPhase('starting');
    timer.current = window.setTimeout(() => void resume(), startDialog);
  }

  /** Shows what comes after an answer that the server has. */
  function goOn(result: HandedIn, end: boolean) {
    const { isComplete, nextQuestion, sequence, expiresAt, now, receivedAt } = result;
    if (isComplete) return conclude();
    if (end) return finishEarly();
    if (nextQuestion === null || sequence === null || expiresAt === null) return resume();
    return ask({ sequence, question: nextQuestion, deadline: localDeadline(expiresAt, now, receivedAt) });
  }

  async function finishEarly(): Promise<void> {
    try {
      const asked = { params: { id }, query: { tab: tabName() } };
      await sendInSession(api.interviews.end, asked, { timeout: 30_000 });
      await conclude();
    } catch (error) {
      if (gone.current.signal.aborted) return;
      if (isTakenOver(error)) return onTakenOver();
      fail(messageOf(error, { detail: texts.notSaved, noResponse: texts.notSaved }), () => void finishEarly());
    }
  }

  async function send(answer: KeptAnswer): Promise<void> {
    setPhase('processing');
    try {
      await goOn(await handIn(answer, gone.current.signal, setWaiting), answer.last);
    } catch (error) {
      setWaiting(false);
      if (gone.current.signal.aborted || statusOf(error) === 401) return;
      if (isOver(error)) return conclude();
      if (isTakenOver(error)) return onTakenOver();
      // The server is at another question, for example after a second tab: what is open now is asked.
      if (statusOf(error) === 422) return resume();
      fail(texts.notSaved, () => void send(answer));
    }
  }

  /** Hands in the answer of the open question; `end` ends the interview with it. */
  async function answer(end = false) {
    if (busy.current || !question) return;
    busy.current = true;
    setPhase('processing');
    const { audio, live, pieces, sent } = await voice.finish();
    const { sequence } = question;
    const heard =
      audio && terms.transcription && !typed.trim() ? await transcribe(id, sequence, sent ? null : audio) : null;
    if (gone.current.signal.aborted) return;
    const given = chooseAnswer({ typed, transcribed: heard, live });
    await send({ interviewId: id, sequence, audio: sent ? null : audio, pieces, last: end, ...given });
  }

  return { phase, question, problem, waiting, typed, type, terms, start, resume, answer };
}

/** The interview ended meanwhile, by the clock or in another place. */
function isOver(error: unknown): boolean {
  return error instanceof CallError && error.detail === textOf('interview_complete');
}

/** An answer from before a reload that the server no longer takes must not keep the person from going on. */
function ignoreGone(error: unknown): void {
  if (!(error instanceof CallError)) throw error;
}
