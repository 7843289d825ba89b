/** From an endpoint to a React Query hook: reading, changing and uploading, each with the session's rules. */
import type { CallInput, CallOutput, Endpoint } from '@saring/contract';
import {
  keepPreviousData,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { type InputArgs, readTimeout, type SendOptions, send } from './client.ts';
import { sessionExpired, statusOf } from './messages.ts';
import { queryClient, retryTimeouts } from './query-client.ts';
import { readSession, signOut } from './session.ts';

/** Where a person is told that the session ended; set once by the app. */
let onExpired: (text: string) => void = () => {};
export function tellExpiry(tell: (text: string) => void): void {
  onExpired = tell;
}

/** A call under the session's rule: a 401 ends the session, unless another tab has signed in meanwhile. */
export async function sendInSession<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> | undefined,
  options: SendOptions & { keepSession?: boolean } = {},
): Promise<CallOutput<E>> {
  const { keepSession, ...rest } = options;
  const token = readSession()?.token;
  try {
    return await send(endpoint, input, rest);
  } catch (error) {
    const own = endpoint.access === 'public' || keepSession;
    if (!own && statusOf(error) === 401 && token && readSession()?.token === token) {
      signOut();
      onExpired(sessionExpired);
    }
    throw error;
  }
}

/** The key of an endpoint's answers: its path, then what was asked. */
export function keyOf<E extends Endpoint>(endpoint: E, input?: CallInput<E>): readonly unknown[] {
  return input === undefined ? [endpoint.path] : [endpoint.path, input];
}

type Milliseconds = number | false;

export interface ApiOptions<E extends Endpoint> {
  enabled?: boolean;
  /** Shows the last answer while the next one is fetched; for tables. */
  keepPrevious?: boolean;
  /** Milliseconds; 30 s unless said. */
  timeout?: number;
  staleTime?: number;
  /** Milliseconds after which it is asked again; by the answer where that says whether something is under way. */
  askAgain?: Milliseconds | ((answer: CallOutput<E> | undefined) => Milliseconds);
  /** The page handles a 401 itself. */
  keepSession?: boolean;
}

/** Reads an endpoint: `useApi(api.superuser.stats)`, `useApi(api.jobs.byId, { params, query }, { enabled })`. */
export function useApi<E extends Endpoint>(
  endpoint: E,
  ...[input, options = {}]: InputArgs<E, ApiOptions<E>>
): UseQueryResult<CallOutput<E>> {
  const { timeout = readTimeout, keepSession, keepPrevious, askAgain, ...rest } = options;
  return useQuery<CallOutput<E>>({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal }) => sendInSession(endpoint, input, { signal, timeout, keepSession }),
    placeholderData: keepPrevious ? keepPreviousData : undefined,
    refetchInterval: typeof askAgain === 'function' ? ({ state }) => askAgain(state.data) : askAgain,
    ...rest,
  });
}

/** Fetches the answers of these endpoints again, wherever they are shown. */
export async function refresh(...endpoints: Endpoint[]): Promise<void> {
  await Promise.all(endpoints.map((endpoint) => queryClient.invalidateQueries({ queryKey: [endpoint.path] })));
}

/** Has the answers of these endpoints fetched again where they are shown next, and leaves them as they are where they are shown now. */
export function outdate(...endpoints: Endpoint[]): void {
  for (const { path } of endpoints) void queryClient.invalidateQueries({ queryKey: [path], refetchType: 'none' });
}

/** Puts a changed answer where it is shown, without a call. */
export function patchAnswer<E extends Endpoint>(
  endpoint: E,
  change: (answer: CallOutput<E>) => CallOutput<E>,
  input?: CallInput<E>,
): void {
  queryClient.setQueriesData<CallOutput<E>>({ queryKey: keyOf(endpoint, input) }, (answer) =>
    answer === undefined ? answer : change(answer),
  );
}

export interface MutationOptions<E extends Endpoint> {
  /** Milliseconds; none unless said. */
  timeout?: number;
  headers?: Record<string, string>;
  /** Two more tries, 1 s apart, on a time-out. Only for calls that may run twice. */
  retryOnTimeout?: boolean;
  /** Endpoints whose answers this call changes. */
  refreshes?: Endpoint[];
  /** The page handles a 401 itself. */
  keepSession?: boolean;
  onSuccess?: (answer: CallOutput<E>, input: CallInput<E>) => void;
  onError?: (error: Error, input: CallInput<E>) => void;
}

/** Changes something: `const save = useCallMutation(api.x.save, { refreshes: [api.x.read] })`, then `save.mutate({ body })`. */
export function useCallMutation<E extends Endpoint>(
  endpoint: E,
  options: MutationOptions<E> = {},
): UseMutationResult<CallOutput<E>, Error, CallInput<E>> {
  const { timeout, headers, keepSession, retryOnTimeout, refreshes = [], onSuccess, onError } = options;
  return useMutation<CallOutput<E>, Error, CallInput<E>>({
    mutationFn: (input) => sendInSession(endpoint, input, { timeout, headers, keepSession }),
    ...(retryOnTimeout ? retryTimeouts : {}),
    onSuccess: (answer, input) => {
      // First what the caller keeps of the answer, such as a new token: the refreshed calls go out with it.
      onSuccess?.(answer, input);
      void refresh(...refreshes);
    },
    onError,
  });
}
