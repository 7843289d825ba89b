/** The one client of this page: its own origin, and the token of whoever is signed in. */
import {
  type CallInput,
  type CallOptions,
  type CallOutput,
  type Client,
  callAny,
  type Endpoint,
} from '@saring/contract';
import { languageTag } from '#messages/language.ts';
import { type FirstCall, sendEarly, takeEarly } from './early.ts';
import { keys } from './storage.ts';

export const client: Client = {
  baseUrl: '',
  token: () => localStorage.getItem(keys.token),
  // The page's, not the browser's own list: both say the same sentences.
  language: languageTag,
};

/** What a call takes behind its endpoint: the input may be left out where nothing in it is required. */
export type InputArgs<E, O> = object extends CallInput<E> ? [CallInput<E>?, O?] : [CallInput<E>, O?];

/** Milliseconds; what a page's call has unless it says otherwise. */
export const readTimeout = 30_000;

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
  const early = takeEarly(endpoint, input ?? {});
  if (early) return early;
  const { fetch: own, ...rest } = options;
  return callAny(own ? { ...client, fetch: own } : client, endpoint, input, rest);
}

/** Sends what a page asks for first; whoever sends one of these calls next gets its answer. */
export function sendFirst(calls: readonly FirstCall[]): void {
  sendEarly(calls, ({ endpoint, input }) => callAny(client, endpoint, input, { timeout: readTimeout }));
}

/** The answer of a call for a file, before its bytes are read. */
export async function sendForResponse<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options?: CallOptions,
): Promise<Response> {
  const response: unknown = await callAny(client, endpoint, input, options);
  if (!(response instanceof Response)) throw new TypeError('This endpoint does not answer a file');
  return response;
}

/** Fetches a file, for example to save it. */
export async function sendForFile<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Blob> {
  return (await sendForResponse(endpoint, input)).blob();
}
