/** For tests: a real HTTP server that speaks the chat protocol of OpenAI, answering as the test says. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

/** What came in, as far as tests look at it. */
export interface Asked {
  authorization: string | undefined;
  model: string;
  schema: boolean;
  system: string;
  data: Record<string, unknown>;
}

type Answer = (asked: Asked, response: ServerResponse) => void;

export interface Endpoint extends AsyncDisposable {
  /** For AI_BASE_URL. */
  url: string;
  asked: Asked[];
  /** How to answer from now on. */
  answer: Answer;
}

/** A server that speaks the protocol of a model provider, on a free port of this machine. */
export async function startEndpoint(answer: Answer): Promise<Endpoint> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = JSON.parse(Buffer.concat(chunks).toString());
    const content = (role: string): string => {
      const message = body.messages.find((one: { role: string }) => one.role === role);
      return typeof message.content === 'string' ? message.content : message.content[0].text;
    };
    const asked: Asked = {
      authorization: request.headers.authorization,
      model: body.model,
      schema: body.response_format?.type === 'json_schema',
      system: content('system'),
      data: JSON.parse(content('user')),
    };
    endpoint.asked.push(asked);
    endpoint.answer(asked, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const endpoint: Endpoint = {
    url: `http://127.0.0.1:${port}/v1`,
    asked: [],
    answer,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
  return endpoint;
}

/** Answers a text in the protocol's envelope. */
export function say(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify({
      id: 'chat-1',
      object: 'chat.completion',
      created: 1,
      model: 'a-model',
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: text } }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    }),
  );
}

/** Answers as a provider does that refuses: with this HTTP status. */
export function refuse(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify({ error: { message: 'no', type: 'error', code: null, param: null } }));
}
