/** Asks for the code that confirms the own email address, wherever that is still to be done; nothing otherwise. */
import { api } from '@saring/contract';
import { type ReactNode, Suspense } from 'react';
import { useApi } from '#client/hooks.ts';
import { lazyPart } from '#kit/later.ts';

// Seen once in an account's life: nobody else need load it.
const ConfirmEmailPanel = lazyPart(
  () => import('./confirm-email-panel.tsx'),
  (m) => m.ConfirmEmailPanel,
);

/** The first operator's address until it is changed, which no mail reaches. */
const isOfThisMachine = (email: string) => email.endsWith('@localhost');

/** `children` stand below it and come with it, so that nothing moves; what they show should be asked for by their parent. */
export function ConfirmEmail({ children }: { children?: ReactNode }) {
  const me = useApi(api.users.me);
  if (me.isPending) return null;
  const asked = me.data && !me.data.emailConfirmed && !isOfThisMachine(me.data.email);
  return (
    <Suspense fallback={null}>
      {asked && <ConfirmEmailPanel key={me.data.email} email={me.data.email} codes={me.data.codes} />}
      {children}
    </Suspense>
  );
}
