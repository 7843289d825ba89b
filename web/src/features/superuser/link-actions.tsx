/** Resend and revoke, for links that nobody has used; each is confirmed. */
import { Button, Group } from '@mantine/core';
import { api } from '@saring/contract';
import { useRef } from 'react';
import { refresh, useCallMutation } from '#client/hooks.ts';
import { confirm, tell } from '#kit/dialogs.ts';
import { notify } from '#kit/notices.tsx';
import { FreshLink } from './fresh-link.tsx';
import { failureText } from './texts.ts';

interface LinkToAct {
  id: string;
  companyName: string;
  adminEmail: string;
  status: string;
}

/** Somebody may have used the link meanwhile, so the list is read again as well. */
function failed(error: unknown, own: string): void {
  void refresh(api.superuser.registrationLinks);
  notify({ tone: 'bad', text: failureText(error, own), closeAfter: 6000 });
}

export function LinkActions({ link }: { link: LinkToAct }) {
  const { id, companyName, adminEmail, status } = link;
  const refreshes = [api.superuser.registrationLinks];
  // A button that is busy, or goes away, lets the focus go; those who use the keyboard stay in their row.
  const button = useRef<HTMLButtonElement>(null);
  const resend = useCallMutation(api.superuser.resendRegistrationLink, {
    timeout: 60_000,
    refreshes,
    onSuccess: async (fresh) => {
      const text = <FreshLink link={fresh} />;
      await tell({ title: `New link for ${companyName}`, tone: 'good', close: 'Done', text });
      button.current?.focus();
    },
    onError: (error) => failed(error, 'Failed to resend the link. Please try again.'),
  });
  const revoke = useCallMutation(api.superuser.revokeRegistrationLink, {
    timeout: 30_000,
    refreshes,
    onSuccess: () => {
      notify({ tone: 'good', text: `The link for ${companyName} was revoked.`, closeAfter: 3000 });
      button.current?.focus();
    },
    onError: (error) => failed(error, 'Failed to revoke the link. Please try again.'),
  });
  if (status === 'used') return null;

  async function askResend() {
    const text =
      status === 'open'
        ? `${adminEmail} gets a new link, valid for 7 days. The one sent before stops working.`
        : `${adminEmail} gets a new link, valid for 7 days.`;
    if (await confirm({ title: 'Resend link?', text, confirm: 'Resend' })) resend.mutate({ params: { id } });
  }

  async function askRevoke() {
    const text = `${companyName} can then not register with it. You can send a new one later.`;
    if (await confirm({ title: 'Revoke link?', text, confirm: 'Revoke', danger: true }))
      revoke.mutate({ params: { id } });
  }

  return (
    <Group gap="xs" wrap="nowrap">
      <Button
        ref={button}
        size="compact-sm"
        variant="light"
        aria-label={`Resend the link for ${companyName}`}
        loading={resend.isPending}
        onClick={() => void askResend()}
      >
        Resend
      </Button>
      {status === 'open' && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`Revoke the link for ${companyName}`}
          loading={revoke.isPending}
          disabled={resend.isPending}
          onClick={() => void askRevoke()}
        >
          Revoke
        </Button>
      )}
    </Group>
  );
}
