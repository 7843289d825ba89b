/** The product as a process that can be looked into, and a process that does nothing, to compare with. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { freePort, type Started, startFile, testedEnv } from '#world/processes/process.ts';

export interface CostServer {
  url: string;
  pid: number;
  /** Null where it cannot be looked into. */
  inspectorPort: number | null;
  /** Whether it still runs. */
  alive(): boolean;
  stop(): Promise<void>;
}

/** Starts web process and worker in one, at this port; to be looked into where it is to be measured. */
export async function startCostServer(env: Record<string, string>, measured: boolean): Promise<CostServer> {
  const inspectorPort = measured ? await freePort() : null;
  const sections = new URL('./sections.ts', import.meta.url).href;
  const looking = measured ? [`--inspect=127.0.0.1:${inspectorPort}`, `--import=${sections}`] : [];
  const started: Started = await startFile('server/src/main.ts', { ...testedEnv, ...env }, looking);
  const child = started.process;
  return {
    url: started.url,
    pid: child.pid ?? 0,
    inspectorPort,
    alive: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      // A process that is stuck for a minute would hold up the end of the test.
      const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await started.stop();
      clearTimeout(late);
    },
  };
}

/** Answers every request at once: how long that takes is how busy the machine is. */
export async function startControl(): Promise<{ url: string; stop(): void }> {
  const program = `const s = require('node:http').createServer((q, r) => r.end('ok')).listen(0, '127.0.0.1', () => console.log(s.address().port))`;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return { url: `http://127.0.0.1:${port.toString().trim()}`, stop: () => child.kill('SIGKILL') };
}

/** A service of transcription that takes a third of a second for an answer. */
export async function startTranscription(): Promise<{ url: string; stop(): void }> {
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () =>
      setTimeout(() => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ text: 'I closed the books of twelve companies. '.repeat(400) }));
      }, 300),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/v1`, stop: () => server.close() };
}
