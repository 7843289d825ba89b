/** Many calls at once from one account, half of whose callers hang up soon. */
import { type ClientRequest, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** A call as it goes over the wire. */
export interface Shot {
  method: string;
  path: string;
  headers: Record<string, string>;
  /** In parts, so that many calls share a large file. */
  body: readonly Uint8Array[];
}

/** How the callers fared. */
export interface Burst {
  /** Answered as the call promises. */
  answered: number;
  /** Answered with something else, by status. */
  refused: Record<string, number>;
  hungUp: number;
  /** Hung up at the end, when nobody waits any longer. */
  unanswered: number;
}

export const callers = 50;

/** Sends all at once; every second caller hangs up within 80 ms, the others when it is over. */
export async function burst(
  url: string,
  shots: readonly Shot[],
  good: readonly number[],
  over: AbortSignal,
): Promise<Burst> {
  const told: Burst = { answered: 0, refused: {}, hungUp: 0, unanswered: 0 };
  await Promise.all(
    shots.map(async (shot, index) => {
      const leaves = index % 2 === 1 ? 20 + ((index * 7) % 60) : null;
      const status = await send(url, shot, over, leaves);
      if (status === 'hung up') told.hungUp += 1;
      else if (status === 'unanswered') told.unanswered += 1;
      else if (good.includes(Number(status))) told.answered += 1;
      else told.refused[status] = (told.refused[status] ?? 0) + 1;
    }),
  );
  return told;
}

/** Sends one call and lets its answer go by; answers the status, or why there is none. */
function send(url: string, shot: Shot, over: AbortSignal, leaves: number | null): Promise<string> {
  return new Promise((resolve) => {
    const { method, path, headers, body } = shot;
    const sent: ClientRequest = request(url + path, { method, headers, agent: false });
    const leave = (why: string) => {
      resolve(why);
      sent.destroy();
    };
    over.addEventListener('abort', () => leave('unanswered'), { once: true });
    if (leaves !== null) void pause(leaves).then(() => leave('hung up'));
    sent.on('response', (response) => {
      response.on('end', () => resolve(String(response.statusCode)));
      response.on('error', () => resolve('broken off'));
      response.resume();
    });
    // Of a call that was hung up this comes after what is told above.
    sent.on('error', () => resolve('no connection'));
    for (const part of body) sent.write(part);
    sent.end();
  });
}
