/** Verify and reject, only for companies that are not verified; each is confirmed. */
import { Button, Group } from '@mantine/core';
import { api } from '@saring/contract';
import { useRef } from 'react';
import { patchAnswer, refresh, useCallMutation } from '#client/hooks.ts';
import { messageOf } from '#client/messages.ts';
import { confirm } from '#kit/dialogs.ts';
import { notify } from '#kit/notices.tsx';

interface Company {
  username: string;
  name: string;
  status: string;
  verified: boolean;
}

const closeAfter = 3000;

function stayIn(row: HTMLElement | null | undefined): void {
  if (!row) return;
  row.tabIndex = -1;
  row.focus();
}

export function CompanyActions({ company }: { company: Company }) {
  const { username, name } = company;
  const setStatus = useCallMutation(api.superuser.setCompanyStatus, { timeout: 30_000 });
  const buttons = useRef<HTMLDivElement>(null);
  if (company.verified) return null;

  async function change(status: 'verified' | 'rejected') {
    // The buttons go away or rest meanwhile and let the focus go; those who use the keyboard stay in their row.
    const row = buttons.current?.closest<HTMLElement>('tr, li');
    const verify = status === 'verified';
    const sure = await confirm({
      title: verify ? 'Verify company?' : 'Reject company?',
      text: verify
        ? `${name} can then be reached by candidates. It is told by mail.`
        : `${name} can then no longer post jobs. It is told by mail.`,
      confirm: verify ? 'Verify' : 'Reject',
      danger: !verify,
    });
    if (!sure) return;
    setStatus.mutate(
      { params: { id: username }, query: { statusUpdate: status } },
      {
        onSuccess: (answer) => {
          patchAnswer(api.superuser.companies, (list) => ({
            ...list,
            companies: list.companies.map((row) => (row.id === answer.company.id ? answer.company : row)),
          }));
          void refresh(api.superuser.stats);
          notify({ tone: 'good', text: `${name} was ${status}.`, closeAfter });
        },
        onError: (error) => {
          const reason = messageOf(error, { detail: 'Unknown error', other: 'Unknown error' });
          const text = verify ? 'Failed to verify company. Please try again.' : `Failed to reject company: ${reason}`;
          notify({ tone: 'bad', text, closeAfter: 6000 });
        },
        onSettled: () => stayIn(row),
      },
    );
  }

  return (
    <Group gap="xs" wrap="nowrap" ref={buttons}>
      <Button
        size="compact-sm"
        variant="light"
        aria-label={`Verify ${name}`}
        loading={setStatus.isPending}
        onClick={() => void change('verified')}
      >
        Verify
      </Button>
      {company.status !== 'rejected' && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`Reject ${name}`}
          disabled={setStatus.isPending}
          onClick={() => void change('rejected')}
        >
          Reject
        </Button>
      )}
    </Group>
  );
}
