/** The cache of answers: retried only when nothing came in time, emptied when somebody else signs in. */
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isTimeout } from './messages.ts';
import { noteFailure } from './outage.ts';
import { onSessionChange, readSession } from './session.ts';

/** Two more tries, a second apart, and only on a time-out. */
export const retryTimeouts = {
  retry: (failures: number, error: unknown) => failures < 2 && isTimeout(error),
  retryDelay: 1000,
};

/** Every failure is heard of, whoever shows it. */
const hearing = { onError: (error: Error) => noteFailure(error, () => queryClient) };

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache(hearing),
  mutationCache: new MutationCache(hearing),
  defaultOptions: {
    // networkMode: offline, a call fails at once and says so, instead of waiting without a word.
    queries: { ...retryTimeouts, staleTime: 10_000, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

let owner = readSession()?.person;
onSessionChange(() => {
  const now = readSession()?.person;
  if (now !== owner) queryClient.clear();
  owner = now;
});
