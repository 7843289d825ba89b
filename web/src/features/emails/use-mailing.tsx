/** Sending a message to a group, and saying what came of it. */

import { List, Stack, Text } from '@mantine/core';
import { api, CallError, type CallOutput } from '@saring/contract';
import type { Mailed } from '@saring/contract/domain';
import { refresh, useCallMutation } from '#client/hooks.ts';
import { messageOf } from '#client/messages.ts';
import { tell } from '#kit/dialogs.ts';
import { t } from '#messages/emails.ts';

const timeout = 60_000;
type Outcome = CallOutput<typeof api.applications.sendAcceptanceEmails>;

/** `onSent` is called where the message went to somebody. Refreshes what is shown of each person's mail, also after a call that was cut off: the mails may have gone out. */
export function useMailing(jobId: string, onSent: () => void) {
  const accept = useCallMutation(api.applications.sendAcceptanceEmails, { timeout });
  const reject = useCallMutation(api.applications.sendRejectionEmails, { timeout });

  async function send(group: Mailed, addresses: string[], textMessage: string): Promise<void> {
    const call = group === 'Accepted' ? accept : reject;
    try {
      const answer = await call.mutateAsync({ query: { jobId }, body: { emails: addresses, textMessage } });
      void refresh(api.applications.deliveries);
      if (answer.success) onSent();
      await tell({
        tone: answer.data.failedCount + answer.data.keptCount === 0 ? 'good' : answer.success ? 'info' : 'bad',
        title: answer.success ? t('done') : t('sendFailedWhy', { why: answer.message }),
        text: <Result answer={answer} />,
      });
    } catch (error) {
      void refresh(api.applications.deliveries);
      await tell({ tone: 'bad', title: t('sendFailed'), text: failureText(error) });
    }
  }

  return { send, sending: accept.isPending || reject.isPending };
}

function failureText(error: unknown): string {
  if (!(error instanceof CallError)) return t('error');
  return t('sendFailedWhy', { why: messageOf(error, {}) });
}

function Result({ answer: { data } }: { answer: Outcome }) {
  return (
    <Stack gap="xs">
      <Text size="sm">{t('total', { count: data.totalEmails })}</Text>
      <Text size="sm">{t('successful', { count: data.successfulCount })}</Text>
      {data.keptCount > 0 && <Text size="sm">{t('keptCount', { count: data.keptCount })}</Text>}
      <Text size="sm">{t('failedCount', { count: data.failedCount })}</Text>
      {data.failed.length > 0 && (
        <List size="sm" spacing={4} mah={240} style={{ overflowY: 'auto', overflowWrap: 'anywhere' }}>
          {data.failed.map(({ email, reason }) => (
            <List.Item key={email}>{t('failedOne', { email, reason })}</List.Item>
          ))}
        </List>
      )}
    </Stack>
  );
}
