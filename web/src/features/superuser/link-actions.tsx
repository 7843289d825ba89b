/** Resend and revoke, for links that nobody has used; each is confirmed. */
import { Button, Group } from '@mantine/core';
import { api } from '@saring/contract';
import { useRef } from 'react';
import { refresh, useCallMutation } from '#client/hooks.ts';
import { confirm, tell } from '#kit/dialogs.ts';
import { notify } from '#kit/notices.ts';
import { t } from '#messages/superuser-links.ts';
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
  notify({ tone: 'bad', text: failureText(error, own) });
}

export function LinkActions({ link }: { link: LinkToAct }) {
  const { companyName, status } = link;
  const { button, resend, revoke, askResend, askRevoke } = useLinkActions(link);
  if (status === 'used') return null;
  return (
    <Group gap="xs" wrap="nowrap">
      <Button
        ref={button}
        size="compact-sm"
        variant="light"
        aria-label={t('resendOne', { company: companyName })}
        loading={resend.isPending}
        onClick={() => void askResend()}
      >
        {t('resend')}
      </Button>
      {status === 'open' && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('revokeOne', { company: companyName })}
          loading={revoke.isPending}
          disabled={resend.isPending}
          onClick={() => void askRevoke()}
        >
          {t('revoke')}
        </Button>
      )}
    </Group>
  );
}

function useLinkActions(link: LinkToAct) {
  const { id, companyName, adminEmail, status } = link;
  const refreshes = [api.superuser.registrationLinks];
  // A button that is busy, or goes away, lets the focus go; those who use the keyboard stay in their row.
  const button = useRef<HTMLButtonElement>(null);
  const resend = useCallMutation(api.superuser.resendRegistrationLink, {
    timeout: 60_000,
    refreshes,
    onSuccess: async (fresh) => {
      const text = <FreshLink link={fresh} />;
      await tell({ title: t('newLink', { company: companyName }), tone: 'good', close: t('done'), text });
      button.current?.focus();
    },
    onError: (error) => failed(error, t('resendFailed')),
  });
  const revoke = useCallMutation(api.superuser.revokeRegistrationLink, {
    timeout: 30_000,
    refreshes,
    onSuccess: () => {
      notify({ tone: 'good', text: t('wasRevoked', { company: companyName }) });
      button.current?.focus();
    },
    onError: (error) => failed(error, t('revokeFailed')),
  });
  async function askResend() {
    const text = t(status === 'open' ? 'resendOpenWhat' : 'resendWhat', { email: adminEmail });
    if (await confirm({ title: t('askResend'), text, confirm: t('resend') })) resend.mutate({ params: { id } });
  }

  async function askRevoke() {
    const text = t('revokeWhat', { company: companyName });
    if (await confirm({ title: t('askRevoke'), text, confirm: t('revoke'), danger: true }))
      revoke.mutate({ params: { id } });
  }

  return { button, resend, revoke, askResend, askRevoke };
}
