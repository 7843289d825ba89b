/** Asks the process of this container whether it is up: for health checks where no other program is at hand. */
import { runCommand } from './command.ts';

await runCommand(async ({ port }) => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/health/live`, { signal: AbortSignal.timeout(2500) });
  if (!answer.ok) throw new Error(`not alive: ${answer.status}`);
});
