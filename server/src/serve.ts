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
  /** The operator account made by this start; `password` only where it was made up. */
  madeSuperuser: { username: string; password: string | null } | null;
  /** Finishes the requests and tasks under way, then closes everything. */
  close(): Promise<void>;
}

/** Starts what `config.process` names. Throws with one clear line for what cannot be started, leaving nothing open. */
export async function serve(config: Config, options: WorldOptions = {}): Promise<Running> {
  const world = await openWorld(config, household, options);
  try {
    const app = config.process === 'worker' ? null : await buildApp(world);
    if (config.process !== 'web') await world.queue.work(world, tasks);
    await app?.listen({ port: config.port, host: config.host });
    const { metricsPort, host } = config;
    const endFigures = metricsPort === null ? null : await serveMetrics(world.metrics, { port: metricsPort, host });
    // After all that can refuse the start: the password that is made here is told once.
    const madeSuperuser = await inScope({ role: 'worker' }, () => ensureSuperuser(world));
    const port = (app?.server.address() as AddressInfo | undefined)?.port; // listening on TCP
    return {
      world,
      url: app ? `http://${config.host}:${port}` : null,
      madeSuperuser,
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
