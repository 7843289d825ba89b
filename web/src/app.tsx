/** Everything that stands around the pages: their data, their look, the addresses, and the word that the server is away. */
import '#kit/styles.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RouterProvider } from 'react-router/dom';
import { readTimeout } from '#client/client.ts';
import type { FirstCall } from '#client/early.ts';
import { keyOf, sendInSession, tellExpiry } from '#client/hooks.ts';
import { leaveWithOthers } from '#client/leave.ts';
import { useOutage } from '#client/outage.ts';
import { queryClient } from '#client/query-client.ts';
import { notify } from '#kit/notices.ts';
import { OutageBar } from '#kit/outage-bar.tsx';
import { KitProvider } from '#kit/provider.tsx';
import { bringTypeface } from '#kit/typeface.ts';
import { openRouter } from './router.tsx';

leaveWithOthers();
tellExpiry((text) => notify({ tone: 'bad', text }));

function Outage() {
  return <OutageBar out={useOutage()} />;
}

/** Milliseconds that a page, once it is there, waits for its first answers, so that it is drawn once and with them. */
const answersWithin = 300;

/** Keeps the answers of these calls for the page that asks for them; a failure is the page's to show. */
async function keepAnswers(calls: readonly FirstCall[]): Promise<void> {
  const keep = ({ endpoint, input }: FirstCall) =>
    queryClient.prefetchQuery({
      queryKey: keyOf(endpoint, input),
      queryFn: () => sendInSession(endpoint, input, { timeout: readTimeout }),
    });
  await Promise.all(calls.map(keep));
}

/** The app, once the page of the address is there or has failed. */
export async function openApp(calls: readonly FirstCall[]): Promise<ReactNode> {
  const kept = keepAnswers(calls);
  const router = await openRouter();
  await Promise.race([kept, new Promise((resolve) => setTimeout(resolve, answersWithin))]);
  bringTypeface((act) => {
    const { pathname } = router.state.location;
    const stop = router.subscribe(({ location }) => {
      if (location.pathname === pathname) return;
      stop();
      act();
    });
  });
  return (
    <QueryClientProvider client={queryClient}>
      <KitProvider>
        <RouterProvider router={router} />
        <Outage />
      </KitProvider>
    </QueryClientProvider>
  );
}
