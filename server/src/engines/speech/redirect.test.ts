/** What was said goes to the address that was configured, and nowhere else. */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createSpeech, SpeechError } from './index.ts';

async function listening(answer: RequestListener): Promise<{ url: string } & AsyncDisposable> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

it.each([301, 302, 303, 307, 308])('a transcription service that answers %d is not followed', async (status) => {
  let elsewhere = 0;
  await using other = await listening((_request, response) => {
    elsewhere += 1;
    response.end(JSON.stringify({ text: 'heard elsewhere' }));
  });
  await using configured = await listening((request, response) => {
    request.resume();
    response.writeHead(status, { location: other.url }).end();
  });
  const speech = createSpeech({ baseUrl: configured.url, apiKey: 'key', model: 'm' });
  await expect(speech.transcribe(new Uint8Array(100))).rejects.toThrow(SpeechError);
  expect(elsewhere).toBe(0);
});
