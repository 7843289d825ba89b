/** Seconds left until a deadline, by comparing clocks and never by counting ticks: right after sleep and in a hidden tab. */
import { useEffect, useRef, useState } from 'react';
import { secondsLeft } from './rules.ts';

/** `onOver` is called once per deadline. `onBlock` brings the microphone's blocks, which come even while timers are throttled. */
export function useCountdown(
  deadline: number | null,
  onOver: () => void,
  onBlock: (listener: () => void) => () => void,
): number | null {
  const [shown, setShown] = useState<{ deadline: number; left: number } | null>(null);
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    if (deadline === null) return;
    let done = false;
    function compare() {
      if (done || deadline === null) return;
      const left = secondsLeft(deadline, Date.now());
      setShown((now) => (now?.deadline === deadline && now.left === left ? now : { deadline, left }));
      if (Date.now() < deadline) return;
      done = true;
      over.current();
    }
    compare();
    const timer = window.setInterval(compare, 250);
    const stop = onBlock(compare);
    document.addEventListener('visibilitychange', compare);
    window.addEventListener('focus', compare);
    return () => {
      done = true;
      window.clearInterval(timer);
      stop();
      document.removeEventListener('visibilitychange', compare);
      window.removeEventListener('focus', compare);
    };
  }, [deadline, onBlock]);
  if (deadline === null) return null;
  // What was left until another deadline says nothing of this one.
  return shown?.deadline === deadline ? shown.left : secondsLeft(deadline, Date.now());
}
