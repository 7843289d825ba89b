/** Deleting the account: what goes is said in plain words, the password is asked for, then everything is gone. */
import { Button, Group, List, Modal, PasswordInput, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { api, textOf } from '@saring/contract';
import { useNavigate } from 'react-router';
import { useCallMutation } from '#client/hooks.ts';
import { messageOf } from '#client/messages.ts';
import { signOut } from '#client/session.ts';
import { tell } from '#kit/dialogs.ts';
import { FormNotice, focusFirstError } from '#kit/form.tsx';
import { Panel } from '#kit/page.tsx';

const leaveAfter = 2000;
const later = 'An error occurred. Please try again later.';

export function DeleteAccount({ username }: { username: string }) {
  const [asked, dialog] = useDisclosure(false);
  return (
    <Panel title="Delete Account">
      <Group justify="space-between" align="center">
        <Text size="sm" c="dimmed" maw={560}>
          Your profile, files, applications, interviews and their analyses are removed for good. Companies that you
          applied to no longer see you.
        </Text>
        <Button color="red" variant="light" onClick={dialog.open}>
          Delete Account
        </Button>
      </Group>
      <Modal opened={asked} onClose={dialog.close} title="Delete your account?">
        <Confirmation username={username} onCancel={dialog.close} />
      </Modal>
    </Panel>
  );
}

function Confirmation({ username, onCancel }: { username: string; onCancel: () => void }) {
  const navigate = useNavigate();
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (value) => (value ? null : 'Please enter your password.') },
  });
  const remove = useCallMutation(api.applicants.deleteAccount, { timeout: 60_000 });

  async function send({ password }: { password: string }) {
    try {
      await remove.mutateAsync({ params: { username }, body: { password } });
    } catch (error) {
      const text = messageOf(error, { detail: later });
      if (text === textOf('wrong_old_password')) form.setFieldError('password', text);
      return;
    }
    onCancel();
    sessionStorage.clear();
    await tell({
      title: 'Account Deleted',
      text: 'Your account has been deleted successfully.',
      tone: 'good',
      closeAfter: leaveAfter,
    });
    signOut();
    void navigate('/login');
  }

  const problem = remove.error ? messageOf(remove.error, { detail: later }) : null;
  return (
    <form noValidate aria-label="Delete your account" onSubmit={form.onSubmit(send, focusFirstError(form))}>
      <Stack gap="md">
        <WhatGoes />
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordInput
          label="Your password"
          withAsterisk
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('password')}
        />
        <FormNotice text={problem === textOf('wrong_old_password') ? null : problem} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" color="red" loading={remove.isPending}>
            Delete Account
          </Button>
        </Group>
      </Stack>
    </form>
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
      <Text size="sm">
        What stays is a record that an account was deleted, without any of your data. You may download your data first.
      </Text>
    </Stack>
  );
}
