/** Verify and reject, only for companies that are not verified; each is confirmed. */
import { Button, Group } from '@mantine/core';
import { api } from '@saring/contract';
import { patchAnswer, refresh, useCallMutation } from '#client/hooks.ts';
import { messageOf } from '#client/messages.ts';
import { confirm } from '#kit/dialogs.tsx';
import { notify } from '#kit/notices.tsx';

interface Company {
  username: string;
  name: string;
  status: string;
  verified: boolean;
}

const closeAfter = 3000;

export function CompanyActions({ company }: { company: Company }) {
  const { username, name } = company;
  const setStatus = useCallMutation(api.superuser.setCompanyStatus, { timeout: 30_000 });
  if (company.verified) return null;

  async function change(status: 'verified' | 'rejected') {
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
      },
    );
  }

  return (
    <Group gap="xs" wrap="nowrap">
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
