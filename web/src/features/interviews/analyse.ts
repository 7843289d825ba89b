/** Asks for the analysis after the last answer; the server makes it by itself as well, so that a failure costs nothing. */
import { api } from '@saring/contract';
import { sendInSession } from '#client/hooks.ts';

const before = 3000;
const between = 2000;
const timeout = 120_000;

const pause = (ms: number) => new Promise((resolve) => window.setTimeout(resolve, ms));

/** One try, one retry, a last one; whatever comes of them, the interview is over. */
export async function analyse(id: string, signal: AbortSignal): Promise<void> {
  await pause(before);
  for (let attempt = 1; attempt <= 3 && !signal.aborted; attempt += 1) {
    try {
      await sendInSession(api.interviews.generateAnalysis, { params: { id } }, { timeout, signal, keepSession: true });
      return;
    } catch {
      if (attempt < 3) await pause(between);
    }
  }
}
