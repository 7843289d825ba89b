/** How loud the microphone is. The bar moves without the page rendering again. */
import { useEffect, useRef } from 'react';
import classes from './interviews.module.css';
import { isLoud, meterShare } from './rules.ts';
import type { Voice } from './use-voice.ts';

export function LevelMeter({ voice: { onBlock } }: { voice: Voice }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      onBlock((level) => {
        if (!bar.current) return;
        bar.current.style.transform = `scaleX(${meterShare(level)})`;
        bar.current.dataset.loud = String(isLoud(level));
      }),
    [onBlock],
  );
  return (
    <div className={classes.meter} aria-hidden="true">
      <div ref={bar} className={classes.level} />
    </div>
  );
}
