/** Asks for the analysis after the last answer; the server makes it by itself as well, so that a failure costs nothing. */
import { api } from '@saring/contract';
import { sendInSession } from '#client/hooks.ts';

const before = 3000;
const between = 2000;
const timeout = 120_000;

const pause = (ms: number) => new Promise((resolve) => window.setTimeout(resolve, ms));

/** One try, one retry, a last one, also from the pages after the interview; whatever comes of them, it is over. */
export async function analyse(id: string): Promise<void> {
  await pause(before);
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    try {
      await sendInSession(api.interviews.generateAnalysis, { params: { id } }, { timeout, keepSession: true });
      return;
    } catch {
      if (attempt < 3) await pause(between);
    }
  }
}
