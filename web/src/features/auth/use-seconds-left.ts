/** Counts down to a moment; compares with the clock, so that a sleeping tab does not lose time. */
import { useEffect, useState } from 'react';

/** Whole seconds until `deadline` (milliseconds since 1970), 0 from then on or without one. */
export function useSecondsLeft(deadline: number | null): number {
  const [now, setNow] = useState(Date.now);
  const left = deadline === null ? 0 : Math.max(0, Math.ceil((deadline - now) / 1000));
  const running = left > 0;
  useEffect(() => {
    if (deadline === null) return;
    setNow(Date.now());
    if (!running) return;
    const timer = window.setInterval(() => setNow(Date.now()), 500);
    return () => window.clearInterval(timer);
  }, [deadline, running]);
  return left;
}
