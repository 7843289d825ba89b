/** One tab takes an interview: the later one takes over, the earlier one learns of it. */
import { useCallback, useEffect, useState } from 'react';
import { reportSignal } from './use-signals.ts';

/** Whether another tab has taken the interview over, and how to say that the server told so. */
export function useTakenOver(id: string): [boolean, () => void] {
  const [taken, setTaken] = useState(false);
  useEffect(() => {
    const channel = new BroadcastChannel('saring-interview');
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data !== id) return;
      setTaken(true);
      // Only a page that is still there can say that there were two; a reload is no second tab.
      void reportSignal(id, 'second_tab');
    };
    channel.postMessage(id);
    return () => channel.close();
  }, [id]);
  return [taken, useCallback(() => setTaken(true), [])];
}
