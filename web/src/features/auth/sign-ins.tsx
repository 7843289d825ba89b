/** Where an account is logged in, and the way to end all of it. */
import { Button, Group, List, Stack, Text } from '@mantine/core';
import { api } from '@saring/contract';
import { useApi, useCallMutation } from '#client/hooks.ts';
import { messageOf } from '#client/messages.ts';
import { dateTimeText } from '#kit/dates.ts';
import { FormNotice } from '#kit/form.tsx';
import { Panel } from '#kit/page.tsx';
import { Failed, Loading } from '#kit/states.tsx';
import { useLogOut } from './log-out.ts';

/** `leaveTo` is where logging out leads in this area. */
export function SignIns({ leaveTo }: { leaveTo: '/' | '/login' }) {
  return (
    <Panel
      title="Where You Are Logged In"
      description="A place that is not used for a while is logged out by itself. If you do not know one, log out everywhere and set a new password."
    >
      <Places leaveTo={leaveTo} />
    </Panel>
  );
}

function Places({ leaveTo }: { leaveTo: '/' | '/login' }) {
  const { data, isPending, isError, isFetching, refetch } = useApi(api.auth.signIns);
  const goodbye = useLogOut(leaveTo);
  const end = useCallMutation(api.auth.logOut, { timeout: 30_000, onSuccess: goodbye });
  if (isPending) return <Loading height={80} />;
  if (isError) return <Failed text="The list could not be loaded." onRetry={() => void refetch()} busy={isFetching} />;
  return (
    <Stack gap="md">
      <List spacing="xs" listStyleType="none">
        {data.signIns.map(({ startedAt, seenAt, current }) => (
          <List.Item key={startedAt}>
            <Text size="sm" fw={current ? 600 : undefined}>
              {current ? 'This browser' : `Another place, last used ${dateTimeText(seenAt)}`}
            </Text>
            <Text size="sm" c="dimmed">
              {`Logged in ${dateTimeText(startedAt)}`}
            </Text>
          </List.Item>
        ))}
      </List>
      <FormNotice text={end.error ? messageOf(end.error, { detail: 'Could not log out. Please try again.' }) : null} />
      <Group justify="flex-end">
        <Button variant="default" loading={end.isPending} onClick={() => end.mutate({ body: { everywhere: true } })}>
          Log Out Everywhere
        </Button>
      </Group>
    </Stack>
  );
}
