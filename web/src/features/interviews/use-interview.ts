/** The course of an interview: start or resume, ask, hand in, end. The server keeps the clock. */

import { api, CallError, textOf } from '@saring/contract';
import { totalQuestions } from '@saring/contract/domain';
import { useEffect, useRef, useState } from 'react';
import { outdate, refresh, sendInSession } from '#client/hooks.ts';
import { messageOf, statusOf } from '#client/messages.ts';
import { t } from '#messages/interviews.ts';
import { analyse } from './analyse.ts';
import { bring } from './bring-left.ts';
import { type HandedIn, handIn, transcribe } from './hand-in.ts';
import { type KeptAnswer, keptAnswers } from './kept-answers.ts';
import { leftAnswers } from './left-answers.ts';
import { isTakenOver } from './piece-line.ts';
import { type Clock, type Question, questionOf } from './question-clock.ts';
import { chooseAnswer } from './rules.ts';
import { markStarted } from './started.ts';
import { tabName } from './tab.ts';
import { changesClock, useSentWords, useShown } from './use-telling.ts';
import { useTypedWords } from './use-typed-words.ts';
import type { Voice } from './use-voice.ts';

const startDialog = 5000;

export type Phase = 'ready' | 'starting' | 'reading' | 'asking' | 'processing' | 'over' | 'failed';

const texts = {
  notSaved: t('notSaved'),
  notStarted: t('notStarted'),
};

interface Way {
  typing: boolean;
  /** The voice cannot be used. */
  mustType: boolean;
}

/** `onTakenOver` hears that another tab holds the interview now. */
export function useInterview(id: string, voice: Voice, { typing, mustType }: Way, onTakenOver: () => void) {
  const course = useCourse(id, voice);
  const { gone, busy, words, terms, question, setPhase, phase } = course;
  /** Since this page was opened some answer was. */
  const [spoken, setSpoken] = useState(false);
  const { resume, send } = useSteps(id, course, mustType, onTakenOver);
  const change = changesClock(id, course, onTakenOver);
  const open = phase === 'reading' || phase === 'asking';
  useToldTyping(mustType && open, question, course.toldTyping, change);
  useShown(phase === 'reading' ? (question?.sequence ?? null) : null, () => void change({ shown: true }));
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  useSentWords(typing && open, words, change);

  useGoingOver(typing, open && question ? question.sequence : null, words, voice.live);

  /** Words that come once the answer is on its way belong to no question: the field takes none then. */
  function type(text: string) {
    if (!question || !open) return;
    words.type(question.sequence, text);
  }

  function start() {
    if (busy.current) return;
    busy.current = true;
    setPhase('starting');
    timer.current = window.setTimeout(() => void resume(), startDialog);
  }

  /** The time of the question runs from now: `early`, before the time to read is over, the server has to hear of it. */
  function beginAnswer(early: boolean) {
    if (phase !== 'reading') return;
    course.beginAnswer();
    if (early) void change({ begun: true });
  }

  /** Hands in the answer of the open question; `end` ends the interview with it. */
  async function answer(end = false) {
    if (busy.current || !question) return;
    busy.current = true;
    setPhase('processing');
    const { audio, live, from, pieces, sent } = await voice.finish();
    const { sequence } = question;
    // Where another browser has its beginning, the server turns the whole into words.
    const isTyped = words.latest.current.trim() !== '';
    const asks = audio && (sent || from === 0) && terms.transcription && !(isTyped && live);
    const transcribed = asks ? await transcribe(id, sequence, sent ? null : audio) : null;
    if (gone.current.signal.aborted) return;
    if ((audio || live) && !isTyped) setSpoken(true);
    const given = chooseAnswer({ typed: words.whole(live, transcribed), transcribed, live });
    await send({ interviewId: id, sequence, audio: sent ? null : audio, from, pieces, last: end, ...given });
  }

  const { problem, waiting } = course;
  const { typed } = words;
  const soFar = typed.trim() ? words.withSpoken(voice.live) : voice.live;
  return { phase, question, problem, waiting, typed, soFar, type, terms, spoken, start, resume, beginAnswer, answer };
}

/** The voice went away while a question is open: typing takes longer, and is given longer. */
function useToldTyping(
  mustType: boolean,
  question: Question | null,
  told: Course['toldTyping'],
  change: ReturnType<typeof changesClock>,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question that is open
  useEffect(() => {
    if (mustType && !told.current) void change({ typing: true });
  }, [mustType, question?.sequence]);
}

/** One answer may be typed and spoken: what there is of it goes along. `sequence` is the open question. */
function useGoingOver(typing: boolean, sequence: number | null, words: Course['words'], live: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: when somebody goes over, not with each word
  useEffect(() => {
    if (sequence === null) return;
    if (typing) words.goOn(sequence, live);
    else words.speak();
  }, [typing]);
}

type Course = ReturnType<typeof useCourse>;

/** Where the interview stands, and what changes that without asking the server. */
function useCourse(id: string, voice: Voice) {
  const [phase, setPhase] = useState<Phase>('ready');
  const [question, setQuestion] = useState<Question | null>(null);
  const [problem, setProblem] = useState<{ text: string; retry: () => void } | null>(null);
  const [waiting, setWaiting] = useState(false);
  const words = useTypedWords(id);
  /** As the server said at the start: whether it turns recordings into text. */
  const [terms, setTerms] = useState({ transcription: false });
  const gone = useRef(new AbortController());
  /** One thing at a time: a click and the clock may come together. */
  const busy = useRef(false);
  /** Whether the server knows that answers are typed. */
  const toldTyping = useRef(false);
  /** Starts the recording of the open question. */
  const begin = useRef(() => {});
  useEffect(() => {
    gone.current = new AbortController();
    return () => gone.current.abort();
  }, []);

  /** `heard` is what another browser understood of it; whoever must type here finds it in the field. */
  function ask(next: Question, { nextPiece = 0, typed = '', heard = '', mustType = false } = {}) {
    busy.current = false;
    setProblem(null);
    setQuestion(next);
    words.takeUp(next.sequence, typed, mustType ? heard : '');
    begin.current = () => voice.begin({ interviewId: id, sequence: next.sequence }, nextPiece, heard);
    if (next.readingUntil !== null && next.readingUntil > Date.now()) setPhase('reading');
    else beginAnswer();
  }

  /** Whoever reads is neither recorded nor understood yet. */
  function beginAnswer() {
    setPhase('asking');
    begin.current();
  }

  /** The clock of the open question was changed. */
  function setClock(sequence: number, clock: Clock) {
    setQuestion((now) => (now?.sequence === sequence ? { ...now, ...clock } : now));
  }

  function fail(text: string, retry: () => void) {
    setProblem({ text, retry });
    setPhase('failed');
  }

  /** The server has every answer: nobody waits for marks, which may take their time where many end at once. */
  function conclude() {
    void analyse(id);
    voice.close();
    setPhase('over');
    void refresh(api.applications.own);
  }

  const handInNow = (answer: KeptAnswer) => handIn(answer, gone.current.signal, setWaiting, tabName());
  const shown = { phase, question, problem, waiting, words, terms };
  const asking = { ask, beginAnswer, setClock, toldTyping };
  return { ...shown, ...asking, setPhase, setWaiting, setTerms, gone, busy, fail, conclude, handInNow };
}

// Long because each of its steps calls others.
/** The calls that lead from one state to the next. */
function useSteps(id: string, course: Course, mustType: boolean, onTakenOver: () => void) {
  // What holds once the call is answered: whoever finds no microphone must type by then.
  const must = useRef(mustType);
  useEffect(() => {
    must.current = mustType;
  });
  const { gone, setPhase, ask, fail, conclude, handInNow, setWaiting } = course;
  const bringNow = (answers: readonly KeptAnswer[]) => bring(answers, gone.current.signal, setWaiting);
  const asked = { params: { id }, query: { tab: tabName() } };

  /** Opens the question that is open now, with the time that is left of it. */
  async function resume() {
    course.busy.current = true;
    setPhase('processing');
    try {
      await bringNow(await keptAnswers(id));
      const input = { ...asked, query: { ...asked.query, reading: true, typing: mustType } };
      const open = await sendInSession(api.interviews.start, input, { timeout: 30_000 });
      markStarted(id);
      // Whoever leaves it reads at once that it has begun.
      outdate(api.applications.own);
      course.toldTyping.current = mustType;
      course.setTerms(open);
      ask(questionOf(open, Date.now()), { ...open, mustType: must.current });
      await bringNow(await leftAnswers(id, open.sequence));
    } catch (error) {
      if (gone.current.signal.aborted) return;
      if (isConcluded(error)) return concludeWithLeft();
      fail(messageOf(error, { detail: texts.notStarted, noResponse: texts.notStarted }), () => void resume());
    }
  }

  /** It ended while the page was away: what is still here is brought before the end is shown. */
  async function concludeWithLeft() {
    try {
      await bringNow(await leftAnswers(id, totalQuestions + 1));
      conclude();
    } catch (error) {
      if (gone.current.signal.aborted) return;
      fail(messageOf(error, { detail: texts.notSaved, noResponse: texts.notSaved }), () => void concludeWithLeft());
    }
  }

  /** Shows what comes after an answer that the server has. */
  function goOn(result: HandedIn, end: boolean) {
    const { nextQuestion, sequence, expiresAt, receivedAt } = result;
    if (result.isComplete) return conclude();
    if (end) return finishEarly();
    if (nextQuestion === null || sequence === null || expiresAt === null) return resume();
    return ask(questionOf({ ...result, sequence, question: nextQuestion, expiresAt }, receivedAt));
  }

  async function finishEarly(): Promise<void> {
    try {
      await sendInSession(api.interviews.end, asked, { timeout: 30_000 });
      conclude();
    } catch (error) {
      if (gone.current.signal.aborted) return;
      if (isTakenOver(error)) return onTakenOver();
      fail(messageOf(error, { detail: texts.notSaved, noResponse: texts.notSaved }), () => void finishEarly());
    }
  }

  async function send(answer: KeptAnswer): Promise<void> {
    setPhase('processing');
    try {
      await goOn(await handInNow(answer), answer.last);
    } catch (error) {
      course.setWaiting(false);
      if (gone.current.signal.aborted || statusOf(error) === 401) return;
      if (isConcluded(error)) return concludeWithLeft();
      if (isTakenOver(error)) return onTakenOver();
      // The server is at another question, for example after a second tab: what is open now is asked.
      if (statusOf(error) === 422) return resume();
      fail(texts.notSaved, () => void send(answer));
    }
  }

  return { resume, send };
}

/** The interview ended meanwhile, by the clock or in another place. */
function isConcluded(error: unknown): boolean {
  return error instanceof CallError && error.detail === textOf('interview_complete');
}
