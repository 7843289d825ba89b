/** Everything that stands around the pages: their data, their look, the addresses, and the word that the server is away. */
import '#kit/styles.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RouterProvider } from 'react-router/dom';
import { tellExpiry } from '#client/hooks.ts';
import { useOutage } from '#client/outage.ts';
import { queryClient } from '#client/query-client.ts';
import { notify } from '#kit/notices.tsx';
import { OutageBar } from '#kit/outage-bar.tsx';
import { KitProvider } from '#kit/provider.tsx';
import { bringTypeface } from '#kit/typeface.ts';
import { openRouter } from './router.tsx';

tellExpiry((text) => notify({ tone: 'bad', text, closeAfter: 8000 }));

function Outage() {
  return <OutageBar out={useOutage()} />;
}

/** The app, once the page of the address is there or has failed. */
export async function openApp(): Promise<ReactNode> {
  const router = await openRouter();
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
