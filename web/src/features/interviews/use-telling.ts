/** What the server is told while a question is open: that it is on the screen, that its time begins, and what is typed so far. */
import { api } from '@saring/contract';
import { type RefObject, useEffect, useRef } from 'react';
import { sendInSession } from '#client/hooks.ts';
import { isTakenOver } from './piece-line.ts';
import { type Clock, clockOf, type Question } from './question-clock.ts';
import { tabName } from './tab.ts';
import type { useTypedWords } from './use-typed-words.ts';

/** Whoever speaks sends the sound so far with every piece, and learns of another tab; whoever types sends the words so often. */
const sendWhileTyping = 5000;

/** What of the course the clock's changes need. */
interface Course {
  question: Question | null;
  toldTyping: RefObject<boolean>;
  gone: RefObject<AbortController>;
  setClock: (sequence: number, clock: Clock) => void;
}

/**
 * Tells the server that the open question is on the screen, that its time begins, or that it is typed; with neither it asks only whether this
 * tab still holds the interview. Without an answer the clock stays as it was.
 */
export function changesClock(id: string, course: Course, onTakenOver: () => void) {
  return async (how: { shown?: boolean; begun?: boolean; typing?: boolean; typed?: string }): Promise<boolean> => {
    const { question } = course;
    if (!question) return false;
    const { sequence } = question;
    if (how.typing) course.toldTyping.current = true;
    try {
      const told = await sendInSession(api.interviews.answering, {
        params: { id },
        query: { tab: tabName() },
        body: { sequence, ...how },
      });
      if (how.shown || how.begun || how.typing) course.setClock(sequence, clockOf(told, Date.now()));
      return true;
    } catch (error) {
      if (!course.gone.current.signal.aborted && isTakenOver(error)) onTakenOver();
      return false;
    }
  };
}

/** Tells once of each question that is read that it was drawn: whoever waited for it has the whole time to read. */
export function useShown(sequence: number | null, tell: () => void): void {
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  useEffect(() => {
    if (sequence !== null) latest.current();
  }, [sequence]);
}

/** Sends what is typed where it has changed, and else asks only whether this tab still holds the interview. */
export function useSentWords(
  on: boolean,
  { latest, sent }: ReturnType<typeof useTypedWords>,
  change: ReturnType<typeof changesClock>,
): void {
  useEveryFewSeconds(on, () => {
    const words = latest.current;
    if (words === sent.current) return void change({});
    void change({ typed: words }).then((told) => {
      if (told) sent.current = words;
    });
  });
}

function useEveryFewSeconds(on: boolean, act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!on) return;
    const timer = window.setInterval(() => latest.current(), sendWhileTyping);
    return () => window.clearInterval(timer);
  }, [on]);
}
