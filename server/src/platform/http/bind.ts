/** From an endpoint of the contract to a Fastify route: session, access, limits, parsing in; schema out. */
import {
  checked,
  codeName,
  type Endpoint,
  type FieldProblem,
  type HandlerInput,
  type HandlerOutput,
  namesOf,
  renamer,
  type UploadedFile,
} from '@saring/contract';
import { can } from '@saring/contract/domain';
import type { Language } from '@saring/contract/words';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Actor, Tokens } from '#platform/auth/session.ts';
import { inScope, scopeOf } from '#platform/db/scope.ts';
import { type Admission, type Admitted, callerOf, ownerOf, type RequestCaller } from './admission.ts';
import { answerText } from './answer-text.ts';
import { readBody } from './body.ts';
import { type Source, sourceOf } from './device.ts';
import { fail, Invalid } from './fail.ts';
import { sendError } from './http-errors.ts';
import type { Incoming } from './incoming.ts';
import { languageOf } from './languages.ts';
import { isHealth, type Limiter } from './limiter.ts';
import { words } from './words.ts';

/** What a handler knows of the request beside its input. */
export interface Call {
  /** Who is signed in; a nameless one at public endpoints. */
  actor: Actor;
  /** Where it comes from, for what is counted by that. */
  source: Source;
  idempotencyKey: string | null;
  /** Of the person who reads the answer. */
  language: Language;
  /** Chooses one of the endpoint's other statuses. */
  status(code: number): void;
  reply: FastifyReply;
  /** Aborted when nobody waits for the answer any more, also when the server shuts down. */
  signal: AbortSignal;
}

export interface Binding {
  endpoint: Endpoint;
  register(app: FastifyInstance, context: BindContext): void;
}

export interface BindContext {
  tokens: Tokens;
  limiter: Limiter;
  /** Where uploads wait until there is room for them. */
  incoming: Incoming;
  /** Which requests of a caller are worked on. */
  admission: Admission;
}

const jsonType = 'application/json; charset=utf-8';
const anonymous: Actor = { userId: '', username: '', role: 'user', companyId: null, memberRole: null };

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
    /** Set once the request was let in. */
    admitted: { caller: RequestCaller; place: Admitted; changes: number } | null;
  }
}

/** Ties an endpoint to what it does. The handler sees and answers camelCase; a `bytes` endpoint sends by `call.reply`. */
export function bind<E extends Endpoint>(
  endpoint: E,
  handler: (input: HandlerInput<E>, call: Call) => Promise<HandlerOutput<E>> | HandlerOutput<E>,
): Binding {
  return { endpoint, register: (app, context) => register(app, context, endpoint, handler as LooseHandler) };
}

type LooseHandler = (input: unknown, call: Call) => Promise<unknown>; // the general form of a checked handler

function register(app: FastifyInstance, context: BindContext, endpoint: Endpoint, handler: LooseHandler): void {
  const parse = inputParser(endpoint, context.incoming);
  const { response } = endpoint;
  const answer = response === 'bytes' ? null : answerText(response);
  const answerTo = async (request: FastifyRequest, reply: FastifyReply, caller: RequestCaller) => {
    const input = await parse(request);
    let status = endpoint.status ?? 200;
    const key = request.headers['idempotency-key'];
    const { release, ...said } = input;
    const known: Call = {
      actor: request.actor ?? anonymous,
      get source() {
        return sourceOf(request);
      },
      language: languageOf(request.headers['accept-language']),
      idempotencyKey: typeof key === 'string' && key !== '' ? key.slice(0, 200) : null,
      status: (code) => {
        if (code !== status && !endpoint.alsoStatus?.includes(code))
          throw new Error(`${endpoint.path} does not declare status ${code}`);
        status = code;
      },
      reply,
      get signal() {
        return caller.hungUp;
      },
    };
    const still = () => refuseWhoLeft(endpoint, request, context.tokens);
    const result = await finished(() => still().then(() => handler(said, known)), release);
    await context.limiter.succeeded(endpoint, request.actor, request.ip);
    if (!answer) return reply;
    return reply.status(status).header('content-type', jsonType).send(answer(result));
  };
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    errorHandler: (error, request, reply) => void sendError(error, request, reply, endpoint),
    onRequest: (request, reply) =>
      inScope(scopeOf(null), async () => {
        const changes = context.tokens.changes();
        request.actor = await authorise(endpoint, request, context.tokens);
        // Whoever asks whether the process is well must not wait behind anybody.
        if (!isHealth(endpoint.path)) {
          const caller = callerOf(ownerOf(request.actor, request.ip), endpoint, reply.raw);
          const place = await context.admission.enter(endpoint, request.query, caller, reply.raw);
          request.admitted = { caller, place, changes };
        }
        await context.limiter.count(endpoint, request.actor, request.ip);
      }),
    handler: async (request, reply) => {
      const { caller = callerOf('', endpoint, reply.raw), place } = request.admitted ?? {};
      place?.begin();
      try {
        return await inScope(scopeOf(request.actor), () => answerTo(request, reply, caller), caller);
      } finally {
        place?.end();
      }
    },
  });
}

/** Runs a handler, which may also answer at once, and then whatever comes after it in any case. */
async function finished(run: () => unknown, after: () => void): Promise<unknown> {
  try {
    return await run();
  } finally {
    after();
  }
}

async function authorise(endpoint: Endpoint, request: FastifyRequest, tokens: Tokens): Promise<Actor | null> {
  if (endpoint.access === 'public') return null;
  const header = request.headers.authorization ?? '';
  const token = /^Bearer +(\S+)$/i.exec(header)?.[1];
  if (!token) throw fail('authentication_required');
  const session = await tokens.verify(token);
  if (!session) throw fail('session_expired');
  request.actor = session.actor; // also for the log of whom a role is wanting
  if (endpoint.access !== 'signed-in' && !can(session.actor, endpoint.access)) throw fail('forbidden');
  if (session.printedPassword?.over && !endpoint.withPrintedPassword) throw fail('new_password_required');
  return session.actor;
}

/** It may have waited for its turn, or come slowly: whoever was let in by then may have been signed out or let go since. */
async function refuseWhoLeft(endpoint: Endpoint, request: FastifyRequest, tokens: Tokens): Promise<void> {
  const { actor: before, admitted } = request;
  if (!before || admitted?.changes === tokens.changes()) return;
  const now = await authorise(endpoint, request, tokens);
  if (now?.companyId !== before.companyId || now.memberRole !== before.memberRole) throw fail('forbidden');
}

interface RawInput {
  params: unknown;
  query: unknown;
  body: unknown;
  files: Record<string, UploadedFile>;
  release(): void;
}

/** Parses everything a request brings and tells all that is wrong at once. */
function inputParser(endpoint: Endpoint, incoming: Incoming): (request: FastifyRequest) => Promise<RawInput> {
  const params = z.object(endpoint.params as Record<string, z.ZodType> | undefined); // classic schemas, typed by their core
  const query = endpoint.query as z.ZodType | undefined;
  const body = endpoint.body as z.ZodType | undefined;
  const queryNames = endpoint.query ? renamer(namesOf(endpoint.query), 'toCode') : undefined;
  const bodyNames = endpoint.body ? renamer(namesOf(endpoint.body), 'toCode') : undefined;
  return async (request) => {
    const language = languageOf(request.headers['accept-language']);
    const problems: FieldProblem[] = [];
    const check = (where: string, schema: z.ZodType | undefined, value: unknown): unknown => {
      if (!schema) return undefined;
      const { data, problems: found } = checked(schema, value, language);
      for (const { path, text } of found) {
        const loc = [where, ...path.map((part) => (typeof part === 'symbol' ? String(part) : part))];
        // One line per field: what comes after the first rule that it breaks is of no use to a person.
        if (!problems.some((problem) => problem.loc.join('.') === loc.join('.'))) problems.push({ loc, msg: text });
      }
      return data;
    };
    // An id that cannot be one is unknown, not malformed: the answer must not differ.
    const idProblems = params.safeParse(request.params);
    if (!idProblems.success) throw fail('not_found');
    const asked = check('query', query, request.query);
    const { fields, files, release } = await readBody(endpoint, request, incoming);
    const said = check('body', body, fields);
    for (const [name, spec] of Object.entries(endpoint.files ?? {})) {
      if (spec.required && !files[name]) problems.push({ loc: ['body', name], msg: words(language)('fileRequired') });
    }
    if (problems.length > 0) {
      release();
      throw new Invalid(problems.map(({ loc, msg }) => ({ loc, said: () => msg })));
    }
    return {
      params: idProblems.data,
      query: queryNames ? queryNames(asked) : undefined,
      body: bodyNames ? bodyNames(said) : undefined,
      files: Object.fromEntries(Object.entries(files).map(([name, file]) => [codeName(name), file])),
      release,
    };
  };
}
