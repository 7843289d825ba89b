/** Asks the process of this container whether it is up: for health checks where no other program is at hand. */
import { readConfig } from '#config';

const { port } = readConfig(process.env);
const answer = await fetch(`http://127.0.0.1:${port}/api/health/live`, { signal: AbortSignal.timeout(2500) }).catch(
  (error: Error) => error,
);
if (answer instanceof Error || !answer.ok) {
  process.stderr.write(`not alive: ${answer instanceof Error ? answer.message : answer.status}\n`);
  process.exitCode = 1;
}
