/** Brings a whole process up from its configuration: world, first operator, workers, HTTP; and down again in order. */
import type { AddressInfo } from 'node:net';
import type { Config } from '#config';
import { interviewScore, resumeScore } from '#features/analyses/index.ts';
import { ensureSuperuser, findAccount } from '#features/users/index.ts';
import { serveMetrics } from '#platform/metrics-server.ts';
import { inScope } from '#platform/scope.ts';
import { buildApp } from './app.ts';
import { taskNames, tasks } from './tasks.ts';
import { openWorld, type World, type WorldOptions } from './world.ts';

const household = { taskNames, findAccount, sums: { resume: resumeScore, interview: interviewScore } };

/** How long requests under way may take to finish at the end. */
const requestSeconds = 4;

export interface Running {
  world: World;
  /** Where it listens, or null for a process that only works in the background. */
  url: string | null;
  /** Finishes the requests and tasks under way, then closes everything. */
  close(): Promise<void>;
}

export interface ServeOptions extends WorldOptions {
  /** Told of the operator account that this start made, even where the start fails after that; `password` only where it was made up. */
  onOperator?(made: { username: string; password: string | null }): void;
}

/** Starts what `config.process` names. Throws with one clear line for what cannot be started, leaving nothing open. */
export async function serve(config: Config, options: ServeOptions = {}): Promise<Running> {
  const world = await openWorld(config, household, options);
  try {
    const app = config.process === 'worker' ? null : await buildApp(world);
    if (config.process !== 'web') await world.queue.work(world, tasks);
    // Before the first request, which may be the operator's.
    const made = await inScope({ role: 'worker' }, () => ensureSuperuser(world));
    if (made) options.onOperator?.(made);
    await app?.listen({ port: config.port, host: config.host });
    const { metricsPort, host } = config;
    const endFigures = metricsPort === null ? null : await serveMetrics(world.metrics, { port: metricsPort, host });
    const port = (app?.server.address() as AddressInfo | undefined)?.port; // listening on TCP
    return {
      world,
      url: app ? `http://${config.host}:${port}` : null,
      async close() {
        // Whoever still waits for something after this hears nothing more, rather than holding up the end.
        const patience = setTimeout(() => app?.server.closeAllConnections(), requestSeconds * 1000);
        // A connection whose last request just finished would otherwise stay open until then, for a next one.
        const sweep = setInterval(() => app?.server.closeIdleConnections(), 50);
        await app?.close();
        endFigures?.();
        clearTimeout(patience);
        clearInterval(sweep);
        await world[Symbol.asyncDispose]();
      },
    };
  } catch (error) {
    await world[Symbol.asyncDispose]();
    throw error;
  }
}
