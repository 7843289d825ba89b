/** Sending a message to a group, and keeping what became of it for each person. */
import { List, Stack, Text } from '@mantine/core';
import { api, CallError, type CallOutput } from '@saring/contract';
import { useState } from 'react';
import { useCallMutation } from '#client/hooks.ts';
import { messageOf } from '#client/messages.ts';
import { tell } from '#kit/dialogs.tsx';
import type { Group } from './recipients.ts';

const timeout = 60_000;
type Outcome = CallOutput<typeof api.applications.sendAcceptanceEmails>;

/** What became of a mail: null when it was sent, else why not. */
export type Delivery = ReadonlyMap<string, string | null>;

/** `deliveries` are by address in lower case, of this visit. */
export function useMailing(jobId: string) {
  const [deliveries, setDeliveries] = useState<Delivery>(new Map());
  const accept = useCallMutation(api.applications.sendAcceptanceEmails, { timeout });
  const reject = useCallMutation(api.applications.sendRejectionEmails, { timeout });

  async function send(group: Group, addresses: string[], textMessage: string): Promise<void> {
    const call = group === 'Accepted' ? accept : reject;
    try {
      const answer = await call.mutateAsync({ query: { textMessage, jobId }, body: addresses });
      const reasons = new Map(answer.data.failed.map(({ email, reason }) => [email.toLowerCase(), reason]));
      setDeliveries((before) => {
        const now = addresses.map((address) => address.toLowerCase());
        return new Map([...before, ...now.map((address) => [address, reasons.get(address) ?? null] as const)]);
      });
      await tell({
        tone: answer.data.failedCount === 0 ? 'good' : answer.success ? 'info' : 'bad',
        title: answer.success ? 'Email sending completed!' : 'Failed to send emails',
        text: <Result answer={answer} />,
      });
    } catch (error) {
      await tell({ tone: 'bad', title: 'Failed to send emails', text: failureText(error, group) });
    }
  }

  return { send, deliveries, sending: accept.isPending || reject.isPending };
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
