/** Taking an application back, after a question that says what it means. */
import { Button } from '@mantine/core';
import { api } from '@saring/contract';
import { useCallMutation } from '#client/hooks.ts';
import { messageOf } from '#client/messages.ts';
import { applicationFor, forgetSent } from '#client/storage.ts';
import { confirm, tell } from '#kit/dialogs.ts';
import { notify } from '#kit/notices.ts';
import { t } from '#messages/applicants-application.ts';
import type { OwnDetail } from './rules.ts';

export function WithdrawApplication({ application }: { application: OwnDetail }) {
  const { id, jobId, username, companyName, appliedPosition1 } = application;
  const withdraw = useCallMutation(api.applications.withdraw, {
    timeout: 30_000,
    refreshes: [api.applications.ownById, api.applications.own, api.jobs.apply, api.interviews.review],
  });

  async function ask() {
    const sure = await confirm({
      title: t('askWithdraw'),
      text: t('withdrawWhat', { company: companyName, position: appliedPosition1 }),
      confirm: t('withdrawIt'),
      cancel: t('keepIt'),
      danger: true,
    });
    if (!sure) return;
    withdraw.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          // Whoever applies for the job again means another application, also where no answer came to this one.
          forgetSent(applicationFor(username, jobId));
          notify({ tone: 'good', text: t('wasWithdrawn') });
        },
        onError: (error) =>
          void tell({
            title: t('notWithdrawn'),
            text: messageOf(error, { detail: t('later') }),
            tone: 'bad',
          }),
      },
    );
  }

  return (
    <Button variant="default" onClick={() => void ask()} loading={withdraw.isPending}>
      {t('withdraw')}
    </Button>
  );
}
