/** How loud the microphone is, and whether that is enough. The bar moves without the page rendering again. */
import { Group, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Said } from '#kit/say.tsx';
import { t } from '#messages/interviews.ts';
import classes from './interviews.module.css';
import { meterShare, type Verdict, verdictOn } from './rules.ts';
import type { Voice } from './use-voice.ts';

/** The verdict looks back this long. */
const windowMs = 4000;

const words: Record<Verdict, string> = {
  listening: t('listening'),
  good: t('heard'),
  quiet: t('quiet'),
};

/** `verdict` also says in words how it is; during the interview the bar alone is enough. */
export function LevelMeter({ voice, verdict: withVerdict }: { voice: Voice; verdict?: boolean }) {
  const bar = useRef<HTMLDivElement>(null);
  const [verdict, setVerdict] = useState<Verdict>('listening');
  const { onBlock, stream } = voice;
  useEffect(() => {
    if (!stream) return;
    const since = Date.now();
    let loud: { at: number; level: number }[] = [];
    setVerdict('listening');
    function judge(heard: { at: number; level: number }[] = []) {
      const now = Date.now();
      loud = [...loud.filter(({ at }) => now - at < windowMs), ...heard];
      setVerdict(verdictOn(Math.max(0, ...loud.map((block) => block.level)), (now - since) / 1000));
    }
    const stop = onBlock((level) => {
      if (bar.current) bar.current.style.transform = `scaleX(${meterShare(level)})`;
      judge([{ at: Date.now(), level }]);
    });
    // A microphone that says nothing at all is too quiet as well.
    const timer = window.setInterval(() => judge(), 1000);
    return () => {
      window.clearInterval(timer);
      stop();
    };
  }, [onBlock, stream]);
  return (
    <div>
      <div className={classes.meter} aria-hidden="true">
        <div ref={bar} className={classes.level} data-verdict={verdict} />
      </div>
      {withVerdict && stream && (
        <Group gap={6} mt={6}>
          <Said>
            <Text size="sm">{words[verdict]}</Text>
          </Said>
        </Group>
      )}
    </div>
  );
}
