/** What an endpoint of a language model answers, in the protocol of chat completions. */
import type { ServerResponse } from 'node:http';

function answer(response: ServerResponse, message: object, finish_reason: string): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify({
      id: '1',
      object: 'chat.completion',
      created: 1,
      model: 'm',
      choices: [{ index: 0, finish_reason, message: { role: 'assistant', content: null, ...message } }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    }),
  );
}

/** Says a text, and is done. */
export const say = (response: ServerResponse, content: string): void => answer(response, { content }, 'stop');

let calls = 0;
/** Asks for a tool; `input` as text is sent as it is, whether it is JSON or not. */
export function useTool(response: ServerResponse, name: string, input: unknown): void {
  calls += 1;
  const written = typeof input === 'string' ? input : JSON.stringify(input);
  const tool_calls = [{ id: `call-${calls}`, type: 'function', function: { name, arguments: written } }];
  answer(response, { tool_calls }, 'tool_calls');
}
