/** Builds the HTTP application with every feature bound; it never listens by itself. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import compress from '@fastify/compress';
import underPressure from '@fastify/under-pressure';
import { allEndpoints } from '@saring/contract';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { applicantsBindings } from '#features/applicants/index.ts';
import { applicationsBindings } from '#features/applications/index.ts';
import { assistantBindings } from '#features/assistant/index.ts';
import { auditBindings } from '#features/audit/index.ts';
import { authBindings } from '#features/auth/index.ts';
import { companiesBindings } from '#features/companies/index.ts';
import { fairnessBindings } from '#features/fairness/index.ts';
import { filesBindings } from '#features/files/index.ts';
import { interviewsBindings } from '#features/interviews/index.ts';
import { jobsBindings } from '#features/jobs/index.ts';
import { retentionBindings } from '#features/retention/index.ts';
import { superuserBindings } from '#features/superuser/index.ts';
import { systemBindings } from '#features/system/index.ts';
import { usersBindings } from '#features/users/index.ts';
import type { Binding } from '#platform/bind.ts';
import { installParsers } from '#platform/body.ts';
import { fail } from '#platform/fail.ts';
import { everyAnswer, installHeaders } from '#platform/headers.ts';
import { sendError } from '#platform/http-errors.ts';
import { createIncoming } from '#platform/incoming.ts';
import { createLimiter } from '#platform/limiter.ts';
import { answerMalformed, refuseExpectations, unreadable } from '#platform/malformed.ts';
import { installCause } from '#platform/request-cause.ts';
import { serveWeb } from '#platform/web.ts';
import type { OpenWorld, World } from './world.ts';

/** Bytes of a request's address and headers. */
const largestHead = 64 * 1024;

const features: ((world: World) => Binding[])[] = [
  authBindings,
  usersBindings,
  applicantsBindings,
  companiesBindings,
  jobsBindings,
  fairnessBindings,
  applicationsBindings,
  assistantBindings,
  interviewsBindings,
  filesBindings,
  retentionBindings,
  superuserBindings,
  auditBindings,
  systemBindings,
];

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** The application over a world. Throws when an endpoint of the contract is bound twice or not at all. */
export async function buildApp(world: OpenWorld): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: world.log.child({}) as FastifyBaseLogger, // pino's own type is narrower than every plugin expects
    logController: new LogController({ disableRequestLogging: true }),
    // Every line tells its request already (platform/log.ts): none needs a logger of its own.
    childLoggerFactory: (logger) => logger,
    genReqId: () => randomUUID(),
    // One hop: the address that the own proxy saw. Those before it in the header are whatever the caller claims.
    trustProxy: world.config.trustProxy && ((_address, hop) => hop === 0),
    bodyLimit: 1024 * 1024,
    // No part of an address that can come is too long for its route, which answers for it in its own shape.
    routerOptions: { maxParamLength: largestHead, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    requestTimeout: 120_000,
    // The message of a mailing stands in the address (the documents' call): 5,000 characters of Chinese are 45 KB there.
    // A request that names no host is refused below, in our own shape.
    http: { maxHeaderSize: largestHead, requireHostHeader: false },
    clientErrorHandler: answerMalformed,
    // Before any hook: an address that does not decode has no route.
    frameworkErrors: (_error, request, reply) =>
      void sendError(fail('not_found'), request, reply.headers(everyAnswer).header('x-request-id', request.id)),
  });
  refuseExpectations(app.server);
  app.decorateRequest('actor', null);
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  installHeaders(app);
  installCause(app, world.spans);
  // Hooks by callbacks: each promise on this way is paid for by every answer.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    const nameless = request.raw.httpVersion === '1.1' && request.headers.host === undefined;
    done(nameless ? fail('bad_body', unreadable) : undefined);
  });
  app.addHook('onResponse', (request, reply, done) => {
    // The route's pattern, never the address: addresses hold tokens and searches.
    const route = request.routeOptions.url ?? 'unknown';
    world.metrics.request(route, request.method, reply.statusCode, reply.elapsedTime);
    const line = { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    // Whoever is refused again and again is worth looking for; of all others nobody's address is kept.
    if (![401, 403, 429].includes(reply.statusCode)) world.log.debug(line, 'request');
    else world.log.info({ ...line, userId: request.actor?.userId, ip: request.ip }, 'refused');
    done();
  });
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 4 } } });
  // One long step on a machine that many share is no overload: only who is held up for long is asked to come again. A
  // second in which nothing could be measured counts as endless, so it must be as long as the delay that is meant.
  await app.register(underPressure, { maxEventLoopDelay: 5000, sampleInterval: 5000, exposeStatusRoute: false });
  await installParsers(app);

  const limit = createLimiter(world);
  const bindings = features.flatMap((feature) => feature(world));
  const incoming = createIncoming(join(world.config.dataDir, 'incoming'));
  for (const binding of bindings) binding.register(app, { tokens: world.tokens, limit, incoming });
  checkBoundOnce(bindings);

  app.all('/api/*', (request, reply) => sendError(fail('not_found'), request, reply));
  if (existsSync(webFolder)) await serveWeb(app, webFolder);
  else app.setNotFoundHandler((request, reply) => sendError(fail('not_found'), request, reply));
  return app;
}

function checkBoundOnce(bindings: readonly Binding[]): void {
  for (const { name, endpoint } of allEndpoints()) {
    const times = bindings.filter((binding) => binding.endpoint === endpoint).length;
    if (times !== 1) throw new Error(`${name} is bound ${times} times`);
  }
}
