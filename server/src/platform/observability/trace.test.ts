/** What services that are called hear of the trace. */
import { expect, it } from 'vitest';
import { causedBy, onward } from './trace.ts';

const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

it('tells a service that is called the span that calls it, beside the headers of the call', () => {
  const headers = causedBy({ traceparent }, () => onward({ authorization: 'Bearer key' }));
  expect([...headers]).toEqual([
    ['authorization', 'Bearer key'],
    ['traceparent', traceparent],
  ]);
});

it('tells nothing, not even the request, where nothing is traced', () => {
  expect([...causedBy({ requestId: 'one' }, () => onward())]).toEqual([]);
  expect([...onward()]).toEqual([]);
});
