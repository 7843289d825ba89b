/** Starts the app in the page. */
import './policy.ts';
import '#kit/styles.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { tellExpiry } from '#client/hooks.ts';
import { useOutage } from '#client/outage.ts';
import { queryClient } from '#client/query-client.ts';
import { notify } from '#kit/notices.tsx';
import { OutageBar } from '#kit/outage-bar.tsx';
import { KitProvider } from '#kit/provider.tsx';
import { openRouter } from './router.tsx';

tellExpiry((text) => notify({ tone: 'bad', text, closeAfter: 8000 }));

function Outage() {
  return <OutageBar out={useOutage()} />;
}

/**
 * In steps, so that a slow telephone answers between them: the modules, the router with the page of the address, and
 * React, which pauses every 5 ms of a transition.
 */
async function start(root: HTMLElement): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  const router = await openRouter();
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <KitProvider>
            <RouterProvider router={router} />
            <Outage />
          </KitProvider>
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the app');
// Not awaited here: the pages wait for this module, and the router for the page.
void start(root);
