/** One place where a failure becomes an answer: `{"detail": …, "code": …}`, in the shape its endpoint promises. */
import { type Endpoint, type ErrorCode, type FieldProblem, statusOf, textOf } from '@saring/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseDown, isReferenceGone } from '#platform/db/db.ts';
import { Fail, Gone, Invalid, Unavailable } from './fail.ts';
import { everyAnswer } from './headers.ts';
import { languageOf } from './languages.ts';
import { words } from './words.ts';

/** What Fastify and its plugins say, in our codes. */
const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong_encoding',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad_body',
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad_body',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_body',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_REQ_FILE_TOO_LARGE: 'file_too_large',
  FST_FILES_LIMIT: 'bad_body',
  FST_FIELDS_LIMIT: 'bad_body',
  FST_PARTS_LIMIT: 'bad_body',
  FST_PROTO_VIOLATION: 'bad_body',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'bad_body',
  FST_NO_FORM_DATA: 'bad_body',
};

/** Seconds after which what could not be done now is worth another try. */
const soon = 5;

interface Answer {
  status: number;
  code: ErrorCode;
  detail: string | FieldProblem[];
  retryAfter?: number;
  /** Which of a form's files was refused. */
  file?: string;
}

function answerFor(error: unknown, request: FastifyRequest): Answer {
  const language = languageOf(request.headers['accept-language']);
  if (error instanceof Invalid)
    return { ...coded('invalid'), detail: error.fields.map(({ loc, said }) => ({ loc, msg: said(language) })) };
  if (error instanceof Fail) {
    return {
      ...coded(error.code),
      detail: error.said(language),
      retryAfter: error.retryAfter,
      file: error.file,
    };
  }
  if (error instanceof Gone)
    return { ...coded('unavailable'), detail: textOf('unavailable', language), retryAfter: soon };
  const known = error as Partial<FastifyError>; // whatever was thrown; its fields are only compared
  const code = known.code ? fastifyCodes[known.code] : undefined;
  if (code) return { ...coded(code), detail: textOf(code, language) };
  if (known.statusCode === 429) return { ...coded('too_many'), detail: textOf('too_many', language), retryAfter: 60 };
  if (known.statusCode !== undefined && known.statusCode >= 400 && known.statusCode < 500) {
    return { status: known.statusCode, code: 'bad_body', detail: textOf('bad_body', language) };
  }
  if (isReferenceGone(error)) {
    // As if the call had come after the deletion. It is no failure; a fault of ours would show by its stack.
    request.log.warn({ error: describe(error) }, 'what this belongs to was deleted meanwhile');
    return { ...coded('not_found'), detail: textOf('not_found', language) };
  }
  const down = error instanceof Unavailable || isDatabaseDown(error);
  request.log.error({ error: describe(error) }, down ? 'not able to answer now' : 'unexpected error');
  const failed = down ? 'unavailable' : 'internal';
  const detail = words(language)('withRequest', { text: textOf(failed, language), id: request.id });
  return { ...coded(failed), detail, ...(down ? { retryAfter: soon } : {}) };
}

const coded = (code: ErrorCode) => ({ status: statusOf(code), code });

/** Class, code and stack for the log; never the message of a query, which may hold a person's words. */
export function describe(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const cause = error.cause instanceof Error ? error.cause : error;
  const { code } = cause as { code?: string };
  const query = 'query' in error;
  const stack = error.stack
    ?.split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 8);
  return { type: error.name, code, message: query ? undefined : cause.message, stack };
}

/** The error handler of every route; `endpoint` says which shape was promised. */
export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint?: Endpoint,
): FastifyReply {
  const { status, code, detail, retryAfter, file } = answerFor(error, request);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  const message = typeof detail === 'string' ? detail : (detail[0]?.msg ?? '');
  const shape = endpoint?.errorShape ?? 'plain';
  const extra = shape === 'service' ? { success: false, message } : shape === 'message' ? { message } : {};
  // A handler may have meant to let its answer be kept before it failed.
  reply.header('cache-control', everyAnswer['cache-control']);
  return reply.status(status).send({ detail, code, ...extra, ...(file ? { file } : {}) });
}
