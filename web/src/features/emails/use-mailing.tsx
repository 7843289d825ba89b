/** Sending a message to a group, and saying what came of it. */
import { List, Stack, Text } from '@mantine/core';
import { api, CallError, type CallOutput } from '@saring/contract';
import { refresh, useCallMutation } from '#client/hooks.ts';
import { messageOf } from '#client/messages.ts';
import { tell } from '#kit/dialogs.ts';
import type { Group } from './recipients.ts';

const timeout = 60_000;
type Outcome = CallOutput<typeof api.applications.sendAcceptanceEmails>;

/** Refreshes what is shown of each person's mail, also after a call that was cut off: the mails may have gone out. */
export function useMailing(jobId: string) {
  const accept = useCallMutation(api.applications.sendAcceptanceEmails, { timeout });
  const reject = useCallMutation(api.applications.sendRejectionEmails, { timeout });

  async function send(group: Group, addresses: string[], textMessage: string): Promise<void> {
    const call = group === 'Accepted' ? accept : reject;
    try {
      const answer = await call.mutateAsync({ query: { textMessage, jobId }, body: addresses });
      void refresh(api.applications.deliveries);
      await tell({
        tone: answer.data.failedCount === 0 ? 'good' : answer.success ? 'info' : 'bad',
        title: answer.success ? 'Email sending completed!' : 'Failed to send emails',
        text: <Result answer={answer} />,
      });
    } catch (error) {
      void refresh(api.applications.deliveries);
      await tell({ tone: 'bad', title: 'Failed to send emails', text: failureText(error, group) });
    }
  }

  return { send, sending: accept.isPending || reject.isPending };
}

function failureText(error: unknown, group: Group): string {
  if (!(error instanceof CallError)) return 'An error occurred while sending emails. Please try again.';
  const fallback = group === 'Accepted' ? 'Failed to send acceptance emails' : 'Failed to send rejection emails';
  return `Failed to send emails: ${messageOf(error, { detail: fallback })}`;
}

function Result({ answer: { data } }: { answer: Outcome }) {
  return (
    <Stack gap="xs">
      <Text size="sm">{`Total: ${data.totalEmails}`}</Text>
      <Text size="sm">{`Successful: ${data.successfulCount}`}</Text>
      <Text size="sm">{`Failed: ${data.failedCount}`}</Text>
      {data.failed.length > 0 && (
        <List size="sm" spacing={4} mah={240} style={{ overflowY: 'auto', overflowWrap: 'anywhere' }}>
          {data.failed.map(({ email, reason }) => (
            <List.Item key={email}>{`${email}: ${reason}`}</List.Item>
          ))}
        </List>
      )}
    </Stack>
  );
}
