/** How long the way to the server and back takes, measured a few times as the page opens. */
import { Button } from '@mantine/core';
import { api } from '@saring/contract';
import { useEffect, useState } from 'react';
import { send } from '#client/client.ts';
import { Said } from '#kit/say.tsx';
import { t } from '#messages/interviews.ts';
import { CheckLine } from './check-line.tsx';
import { lineVerdict } from './line-verdict.ts';

const rounds = 4;

/** The median in milliseconds, or null where nothing answers. */
async function roundTrip(): Promise<number | null> {
  const times: number[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const before = performance.now();
      await send(api.system.live, undefined, { timeout: 5000 });
      times.push(performance.now() - before);
    }
  } catch {
    return null;
  }
  // The first one opens the connection.
  return Math.round(times.slice(1).sort((a, b) => a - b)[1] ?? 0);
}

export function NetworkCheck() {
  const [state, setState] = useState<{ time: number | null } | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try measures again
  useEffect(() => {
    let here = true;
    setState(null);
    void roundTrip().then((time) => here && setState({ time }));
    return () => {
      here = false;
    };
  }, [tries]);
  const { outcome, text } = lineVerdict(state);
  return (
    <CheckLine title={t('connection')} outcome={outcome}>
      <Said changes>{text}</Said>{' '}
      {outcome === 'weak' && (
        <Button size="compact-xs" variant="default" onClick={() => setTries(tries + 1)}>
          {t('checkAgain')}
        </Button>
      )}
    </CheckLine>
  );
}
