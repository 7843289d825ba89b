/** One tab takes an interview: the later one takes over, the earlier one learns of it. */
import { useEffect, useState } from 'react';

/** Whether another tab of this browser has taken the interview over. */
export function useTakenOver(id: string): boolean {
  const [taken, setTaken] = useState(false);
  useEffect(() => {
    const channel = new BroadcastChannel('saring-interview');
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === id) setTaken(true);
    };
    channel.postMessage(id);
    return () => channel.close();
  }, [id]);
  return taken;
}
