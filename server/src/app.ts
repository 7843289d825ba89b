/** Builds the HTTP application with every feature bound; it never listens by itself. */

import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import compress from '@fastify/compress';
import { allEndpoints, api } from '@saring/contract';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { accountsBindings } from '#features/accounts/index.ts';
import { applicantsBindings } from '#features/applicants/index.ts';
import { applicationsBindings } from '#features/applications/index.ts';
import { assistantBindings } from '#features/assistant/index.ts';
import { auditBindings } from '#features/audit/index.ts';
import { careersBindings, publicPage, sharedPaths } from '#features/careers/index.ts';
import { companiesBindings } from '#features/companies/index.ts';
import { fairnessBindings } from '#features/fairness/index.ts';
import { filesBindings } from '#features/files/index.ts';
import { interviewsBindings } from '#features/interviews/index.ts';
import { jobsBindings } from '#features/jobs/index.ts';
import { membersBindings } from '#features/members/index.ts';
import { noticesBindings } from '#features/notices/index.ts';
import { ownDataBindings } from '#features/own-data/index.ts';
import { retentionBindings } from '#features/retention/index.ts';
import { secondLooksBindings } from '#features/second-looks/index.ts';
import { superuserBindings } from '#features/superuser/index.ts';
import { systemBindings } from '#features/system/index.ts';
import { type Admission, callerOf, createAdmission, ownerOf } from '#platform/http/admission.ts';
import type { Binding } from '#platform/http/bind.ts';
import { installParsers } from '#platform/http/body.ts';
import { boundedServer, type Handler } from '#platform/http/connections.ts';
import { fail } from '#platform/http/fail.ts';
import { installForMachines } from '#platform/http/for-machines.ts';
import { everyAnswer, installHeaders } from '#platform/http/headers.ts';
import { sendError } from '#platform/http/http-errors.ts';
import { createIncoming } from '#platform/http/incoming.ts';
import { createLimiter } from '#platform/http/limiter.ts';
import { installLoopGuard } from '#platform/http/loop-guard.ts';
import { answerMalformed, refuseExpectations } from '#platform/http/malformed.ts';
import { isOf } from '#platform/http/network.ts';
import { installProxyHints } from '#platform/http/proxy-hints.ts';
import { installRefusals } from '#platform/http/refusals.ts';
import { installRestOfBody } from '#platform/http/rest-of-body.ts';
import { type Asked, serveWeb } from '#platform/http/web.ts';
import { installCause } from '#platform/observability/request-cause.ts';
import type { OpenWorld, World } from './world.ts';

/** Bytes of a request's address and headers. */
const largestHead = 64 * 1024;

// The message of a mailing stands in the address (the documented call): 5,000 characters of Chinese are 45 KB there.
// A request that names no host is refused below, in our own shape.
const serverOptions = {
  maxHeaderSize: largestHead,
  requireHostHeader: false,
  // The recording of an answer of 100 s comes over a line of 100 kbit a second in 267 s.
  requestTimeout: 300_000,
  keepAliveTimeout: 72_000,
};

export interface AppOptions {
  /** Milliseconds for which an answer waits for a reader who takes nothing of it. */
  timeLimit?: number;
}

const features: ((world: World) => Binding[])[] = [
  accountsBindings,
  applicantsBindings,
  companiesBindings,
  membersBindings,
  jobsBindings,
  fairnessBindings,
  applicationsBindings,
  careersBindings,
  assistantBindings,
  interviewsBindings,
  filesBindings,
  ownDataBindings,
  retentionBindings,
  noticesBindings,
  secondLooksBindings,
  superuserBindings,
  auditBindings,
  systemBindings,
];

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** The application over a world. Throws when an endpoint of the contract is bound twice or not at all. */
export async function buildApp(world: OpenWorld, options: AppOptions = {}): Promise<FastifyInstance> {
  // Not by pino's own type, which is narrower than every plugin expects.
  const loggerInstance: FastifyBaseLogger = world.log.child({});
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    // Every line tells its request already (platform/observability/log.ts): none needs a logger of its own.
    childLoggerFactory: (logger) => logger,
    genReqId: () => randomUUID(),
    trustProxy: trustOf(world.config.trustProxy),
    bodyLimit: 1024 * 1024,
    // No part of an address that can come is too long for its route, which answers for it in its own shape.
    routerOptions: { maxParamLength: largestHead, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    // What comes on an open connection while the process ends is answered like any other, as the last on it.
    return503OnClosing: false,
    serverFactory: (handler) => serverFor(world, handler, options),
    clientErrorHandler: answerMalformed,
    // Before any hook: an address that does not decode has no route.
    frameworkErrors: (_error, request, reply) =>
      void sendError(fail('not_found'), request, reply.headers(everyAnswer).header('x-request-id', request.id)),
  });
  app.decorateRequest('actor', null);
  app.decorateRequest('admitted', null);
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  installHeaders(app);
  installRestOfBody(app);
  installCause(app, world.spans);
  // Hooks by callbacks: each promise on this way is paid for by every answer.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    const nameless = request.raw.httpVersion === '1.1' && request.headers.host === undefined;
    done(nameless ? fail('bad_request') : undefined);
  });
  app.addHook('onResponse', (request, reply, done) => {
    noteAnswer(world, request, reply);
    done();
  });
  const limiter = createLimiter(world);
  installRefusals(app, world, limiter);
  installProxyHints(app, world);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 4 } } });
  installLoopGuard(app);
  await installParsers(app);

  const bindings = features.flatMap((feature) => feature(world));
  const incoming = createIncoming(join(world.config.dataDir, 'incoming'));
  const admission = createAdmission();
  for (const binding of bindings) binding.register(app, { tokens: world.tokens, limiter, incoming, admission });
  checkBoundOnce(bindings);

  const counted = (address: string) => limiter.count(api.careers.jobs, null, address);
  installForMachines(app, world, pathsFor(world, admission, counted));
  app.all('/api/*', (request, reply) => sendError(fail('not_found'), request, reply));
  const partsOf = (asked: Asked, address: string) => publicPage(world, asked, () => counted(address));
  if (existsSync(webFolder)) await serveWeb(app, webFolder, partsOf);
  else app.setNotFoundHandler((request, reply) => sendError(fail('not_found'), request, reply));
  return app;
}

/** What the sitemap names may be 10,000 jobs: one caller has no more of them on the way than answers to any public call. */
function pathsFor(world: OpenWorld, admission: Admission, counted: (address: string) => Promise<void>) {
  const paths = sharedPaths(world);
  return async ({ ip }: FastifyRequest, { raw }: FastifyReply) => {
    const caller = callerOf(ownerOf(null, ip), api.careers.jobs, raw);
    await admission.enter(api.careers.jobs, {}, caller, raw);
    await counted(ip);
    return paths();
  };
}

/** Whose word is taken for where a call comes from: so many hops from here, or these networks. What is before them in the header is whatever the caller claims. */
function trustOf(trusted: World['config']['trustProxy']) {
  if (trusted === false) return false;
  return (address: string, hop: number) => (typeof trusted === 'number' ? hop < trusted : isOf(trusted, address));
}

function serverFor(world: OpenWorld, handler: Handler, { timeLimit = 110_000 }: AppOptions): Server {
  const most = world.config.maxConnections;
  const onTooMany = () => world.log.warn({ most }, 'connections are closed, since there are too many');
  const server = boundedServer(handler, serverOptions, { most, timeLimit, onTooMany });
  refuseExpectations(server);
  return server;
}

function noteAnswer(world: OpenWorld, request: FastifyRequest, reply: FastifyReply): void {
  // The route's pattern, never the address: addresses hold tokens and searches.
  const route = request.routeOptions.url ?? 'unknown';
  world.metrics.request(route, request.method, reply.statusCode, reply.elapsedTime);
  world.log.debug(
    { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
    'request',
  );
}

function checkBoundOnce(bindings: readonly Binding[]): void {
  for (const { name, endpoint } of allEndpoints()) {
    const times = bindings.filter((binding) => binding.endpoint === endpoint).length;
    if (times !== 1) throw new Error(`${name} is bound ${times} times`);
  }
}
