/** Requests that Node refuses before there is a request: they too are answered as `{"detail": …}`. */
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { everyAnswer } from './headers.ts';

const answers: Record<string, [status: number, detail: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'The address or the headers of the request are too long.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
};
export const unreadable = 'The request could not be read.';

/** Fastify's `clientErrorHandler`: there is no reply to send by, only the connection, which then ends. */
export function answerMalformed(error: NodeJS.ErrnoException, socket: Socket): void {
  // Node keeps the answer under way on its connection: what that has begun on cannot take a second one.
  const { _httpMessage } = socket as { _httpMessage?: ServerResponse | null };
  if (error.code === 'ECONNRESET' || !socket.writable || _httpMessage?.headersSent) {
    socket.destroy();
    return;
  }
  const [status, detail] = answers[error.code ?? ''] ?? [400, unreadable];
  const { headers, body } = answer(detail);
  const lines = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}

/** Answers an expectation other than `100-continue`, which Node refuses with an empty body. */
export function refuseExpectations(server: Server): void {
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const { headers, body } = answer('What the request expects of the server cannot be met.');
    response.writeHead(417, headers).end(body);
  });
}

function answer(detail: string) {
  const body = JSON.stringify({ detail });
  const headers = {
    ...everyAnswer,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  };
  return { headers, body };
}
