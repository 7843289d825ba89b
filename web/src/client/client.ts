/** The one client of this page: its own origin, and the token of whoever is signed in. */
import { type CallInput, type CallOptions, type CallOutput, type Client, call, type Endpoint } from '@saring/contract';
import { keys } from './storage.ts';

export const client: Client = { baseUrl: '', token: () => localStorage.getItem(keys.token) };

/** What a call takes behind its endpoint: the input may be left out where nothing in it is required. */
export type InputArgs<E, O> = object extends CallInput<E> ? [CallInput<E>?, O?] : [CallInput<E>, O?];

// `call` decides by its endpoint whether an input may be missing, which the compiler cannot see through a hook's generics.
const looseCall = call as (client: Client, endpoint: Endpoint, input: unknown, options?: CallOptions) => unknown;

/** How a call is made; `fetch` replaces the browser's, for uploads that tell their progress. */
export interface SendOptions extends CallOptions {
  fetch?: Client['fetch'];
}

/** Calls outside of hooks and from hooks alike. Throws CallError, a TimeoutError, or a TypeError when nothing answers. */
export async function send<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> | undefined,
  options: SendOptions = {},
): Promise<CallOutput<E>> {
  const { fetch: own, ...rest } = options;
  return (await looseCall(own ? { ...client, fetch: own } : client, endpoint, input, rest)) as CallOutput<E>; // see above
}

/** Fetches a file that needs the token, for example a resume to show inline. */
export async function sendForFile<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options?: CallOptions,
): Promise<Blob> {
  const response = await looseCall(client, endpoint, input, options);
  if (!(response instanceof Response)) throw new TypeError('This endpoint does not answer a file');
  return response.blob();
}
