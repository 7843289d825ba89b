/** Taking an application back, after a question that says what it means. */
import { Button } from '@mantine/core';
import { api } from '@saring/contract';
import { useCallMutation } from '#client/hooks.ts';
import { messageOf } from '#client/messages.ts';
import { confirm, tell } from '#kit/dialogs.ts';
import { notify } from '#kit/notices.tsx';
import type { OwnDetail } from './rules.ts';

export function WithdrawApplication({ application }: { application: OwnDetail }) {
  const { id, companyName, appliedPosition1 } = application;
  const withdraw = useCallMutation(api.applications.withdraw, {
    timeout: 30_000,
    refreshes: [api.applications.ownById, api.applications.own, api.jobs.apply],
  });

  async function ask() {
    const sure = await confirm({
      title: 'Withdraw this application?',
      text: `${companyName} will see that you withdrew your application for ${appliedPosition1}. This cannot be undone, and it stays one of your 3 applications for this position.`,
      confirm: 'Withdraw application',
      cancel: 'Keep it',
      danger: true,
    });
    if (!sure) return;
    withdraw.mutate(
      { params: { id } },
      {
        onSuccess: () => notify({ tone: 'good', text: 'Your application has been withdrawn.' }),
        onError: (error) =>
          void tell({
            title: 'The application was not withdrawn',
            text: messageOf(error, { detail: 'An error occurred. Please try again later.' }),
            tone: 'bad',
          }),
      },
    );
  }

  return (
    <Button variant="default" onClick={() => void ask()} loading={withdraw.isPending}>
      Withdraw
    </Button>
  );
}
