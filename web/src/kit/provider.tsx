/** Everything that pages stand in: theme, colour scheme, dialogs and notices, all under the page's style nonce. */
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { Slot } from './slots.tsx';
import { theme, variables } from './theme.ts';

const schemes = localStorageColorSchemeManager({ key: 'saring-colour-scheme' });

/** The nonce of this page; styles without it are refused by the content security policy. */
function nonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
}

// The scroll lock of dialogs makes its style tag by itself and looks for the nonce here.
Object.assign(globalThis, { __webpack_nonce__: nonce() });

/** Wraps the whole app, once. */
export function KitProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      defaultColorScheme="auto"
      colorSchemeManager={schemes}
      getStyleNonce={nonce}
    >
      <Slot name="notices" />
      {children}
      <Slot name="dialogs" />
    </MantineProvider>
  );
}
