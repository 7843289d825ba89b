/** Requests that Node refuses before there is a request: they too are answered as `{"detail": …, "code": …}`. */
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorCode, statusOf, textOf } from '@saring/contract';
import { everyAnswer } from './headers.ts';

const codes: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'head_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'too_slow',
};

/** Fastify's `clientErrorHandler`: there is no reply to send by, only the connection, which then ends. */
export function answerMalformed(error: NodeJS.ErrnoException, socket: Socket): void {
  // Node keeps the answer under way on its connection: what that has begun on cannot take a second one.
  const { _httpMessage } = socket as { _httpMessage?: ServerResponse | null };
  if (error.code === 'ECONNRESET' || !socket.writable || _httpMessage?.headersSent) {
    socket.destroy();
    return;
  }
  const { status, headers, body } = answer(codes[error.code ?? ''] ?? 'bad_request');
  const lines = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}

/** Answers an expectation other than `100-continue`, which Node refuses with an empty body. */
export function refuseExpectations(server: Server): void {
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const { status, headers, body } = answer('expectation_failed');
    response.writeHead(status, headers).end(body);
  });
}

function answer(code: ErrorCode) {
  const body = JSON.stringify({ detail: textOf(code), code });
  const headers = {
    ...everyAnswer,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  };
  return { status: statusOf(code), headers, body };
}
