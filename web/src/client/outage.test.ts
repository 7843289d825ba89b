import { CallError } from '@saring/contract';
import { describe, expect, it } from 'vitest';
import { isOutage } from './outage.ts';

const answer = (status: number, detail?: string) => new CallError(status, detail && { detail }, null);

describe('an outage', () => {
  it.each([
    ['no network', new TypeError('Failed to fetch')],
    ['nothing in time', new DOMException('', 'TimeoutError')],
    ['a proxy without a server', answer(502)],
    ['a database that is away', answer(503, 'The service is not available at the moment. (request 1)')],
  ])('is %s', (_what, error) => {
    expect(isOutage(error)).toBe(true);
  });

  it.each([
    ['a refusal', answer(409, 'This job is closed.')],
    ['a service that was never set up', answer(503, 'Transcription is not configured.')],
    ['a provider that failed', answer(502, 'The transcription service did not answer.')],
    ['a mistake of the server', answer(500, 'Something went wrong on our side. (request 1)')],
    ['a call that was given up', new DOMException('', 'AbortError')],
    ['nothing at all', null],
  ])('is not %s', (_what, error) => {
    expect(isOutage(error)).toBe(false);
  });
});
