/** The forgot-password popup for any page: fetched at the first click, so that no page loads it in vain. */
import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { noResponse } from '#client/messages.ts';
import { notify } from '#kit/notices.ts';
import type { ForgotPassword } from './forgot-password.tsx';

/** `open` for the link, with the username that was typed, if any; `popup` to stand anywhere on the page; without a network that is said instead. */
export function useForgotPassword(): { open: (username?: string) => Promise<void>; popup: ReactNode } {
  const [opened, { open, close }] = useDisclosure(false);
  const [loaded, setLoaded] = useState<{ Popup: typeof ForgotPassword; username: string }>();
  return {
    popup: loaded && <loaded.Popup username={loaded.username} opened={opened} onClose={close} />,
    async open(username = '') {
      try {
        const { ForgotPassword: Popup } = await import('./forgot-password.tsx');
        setLoaded({ Popup, username });
        open();
      } catch {
        notify({ tone: 'bad', text: noResponse });
      }
    },
  };
}
