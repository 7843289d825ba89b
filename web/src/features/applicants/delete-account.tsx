/** Deleting the account: asked once, in plain words, then everything is gone. */
import { Button, Group, List, Stack, Text } from '@mantine/core';
import { api } from '@saring/contract';
import { useNavigate } from 'react-router';
import { useCallMutation } from '#client/hooks.ts';
import { messageOf } from '#client/messages.ts';
import { signOut } from '#client/session.ts';
import { confirm, tell } from '#kit/dialogs.tsx';
import { Panel } from '#kit/page.tsx';

const leaveAfter = 2000;

export function DeleteAccount({ username }: { username: string }) {
  const navigate = useNavigate();
  const remove = useCallMutation(api.applicants.deleteAccount, { timeout: 60_000 });

  async function ask() {
    const sure = await confirm({
      title: 'Delete your account?',
      text: <WhatGoes />,
      confirm: 'Delete Account',
      danger: true,
    });
    if (!sure) return;
    try {
      await remove.mutateAsync({ params: { username } });
    } catch (error) {
      const later = 'An error occurred. Please try again later.';
      await tell({ title: 'Error', text: messageOf(error, { detail: later }), tone: 'bad' });
      return;
    }
    await tell({
      title: 'Account Deleted',
      text: 'Your account has been deleted successfully.',
      tone: 'good',
      closeAfter: leaveAfter,
    });
    sessionStorage.clear();
    signOut();
    void navigate('/login');
  }

  return (
    <Panel title="Delete Account">
      <Group justify="space-between" align="center">
        <Text size="sm" c="dimmed" maw={560}>
          Your profile, files, applications, interviews and their analyses are removed for good. Companies that you
          applied to no longer see you.
        </Text>
        <Button color="red" variant="light" onClick={() => void ask()} loading={remove.isPending}>
          Delete Account
        </Button>
      </Group>
    </Panel>
  );
}

function WhatGoes() {
  return (
    <Stack gap="xs">
      <Text size="sm">This cannot be undone. What is removed:</Text>
      <List size="sm">
        <List.Item>your profile, picture and resume</List.Item>
        <List.Item>all your applications with their files, also those that a company is still reading</List.Item>
        <List.Item>your interviews: recordings, transcripts and analyses</List.Item>
      </List>
      <Text size="sm">What stays is a record that an account was deleted, without any of your data.</Text>
    </Stack>
  );
}
