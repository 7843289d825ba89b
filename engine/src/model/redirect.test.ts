/** What people wrote goes to the address that was configured, and nowhere else. */
import { expect, it } from 'vitest';
import { z } from 'zod';
import { createChat } from './chat.ts';
import { ModelError } from './errors.ts';
import { say, startEndpoint } from './fixtures.ts';

it.each([301, 302, 303, 307, 308])('a model that answers %d is not followed', async (status) => {
  await using other = await startEndpoint((_asked, response) => say(response, '{"mark":5}'));
  await using configured = await startEndpoint((_asked, response) =>
    response.writeHead(status, { location: `${other.url}/chat/completions` }).end(),
  );
  const chat = createChat({ baseUrl: configured.url, apiKey: 'key', model: 'm' });
  const question = {
    instructions: 'Mark it.',
    data: { answer: 'what a person said' },
    shape: z.object({ mark: z.number() }),
    seed: 1,
    milliseconds: 10_000,
    retries: 0,
  };
  await expect(chat.ask(question)).rejects.toThrow(ModelError);
  expect(configured.asked).toHaveLength(1);
  expect(other.asked).toEqual([]);
});
