/**
 * What a connection may cost, whoever is at its other end: how many there are, how much of what it asks for is begun, and
 * how long an answer waits that nobody takes.
 */
import { createServer, type IncomingMessage, type Server, type ServerOptions, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Requests that may wait on one connection for the answer before theirs. Browsers and proxies send one at a time; each that
 * waits holds some kilobytes, and a connection with more is closed.
 */
const mostWaiting = 50;

export interface ConnectionLimits {
  /** Connections at once; one more is closed before anything is read from it. */
  most: number;
  /** Milliseconds after which a reader who took nothing of an answer is no longer waited for. */
  timeLimit: number;
  /** Told of the first connection that was one too many. */
  onTooMany(): void;
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A server that works on one request of a connection at a time, as the next is answered behind it in any case. */
export function boundedServer(handler: Handler, options: ServerOptions, limits: ConnectionLimits): Server {
  const turns = new WeakMap<Socket, Turn>();
  const server = createServer(options, (request, response) => {
    const { socket } = request;
    const turn = turns.get(socket) ?? { working: false, waiting: [] };
    turns.set(socket, turn);
    if (!turn.working) work(turn, () => handler(request, response), response);
    else if (turn.waiting.length < mostWaiting) turn.waiting.push([() => handler(request, response), response]);
    else socket.resetAndDestroy();
  });
  server.maxConnections = limits.most;
  server.once('drop', limits.onTooMany);
  // Node looks twice before it tells: the time begins anew while bytes of an answer are still being taken.
  server.setTimeout(limits.timeLimit / 2, (socket) => {
    const turn = turns.get(socket);
    // What was not asked anything yet has times of its own, and an answer that is still made may take as long as it needs.
    if (turn && !turn.working) socket.destroy();
    // Not by an end in good order, before which the system would go on holding what was sent.
    else if (turn && socket.writableLength > 0) socket.resetAndDestroy();
  });
  return server;
}

interface Turn {
  working: boolean;
  waiting: [begin: () => void, response: ServerResponse][];
}

/** Begins, and goes on with the next one once the answer was taken; of a connection that ended nothing more is begun. */
function work(turn: Turn, begin: () => void, response: ServerResponse): void {
  turn.working = true;
  response.once('close', () => {
    turn.working = false;
    const next = turn.waiting.shift();
    if (next && response.writableFinished) work(turn, ...next);
    else turn.waiting.length = 0;
  });
  begin();
}
