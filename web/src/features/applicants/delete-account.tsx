/** Deleting the account: what goes is said in plain words, the password is asked for, then everything is gone. */
import { Button, Group, List, PasswordInput, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { api, textOf } from '@saring/contract';
import { useCallMutation } from '#client/hooks.ts';
import { forget, leaveForGood } from '#client/leave.ts';
import { messageOf } from '#client/messages.ts';
import { tell } from '#kit/dialogs.ts';
import { FormNotice, focusFirstError } from '#kit/form.tsx';
import { Modal } from '#kit/modal.tsx';
import { Panel } from '#kit/page.tsx';
import { t } from '#messages/applicants-settings.ts';

const leaveAfter = 2000;
const later = t('later');

export function DeleteAccount({ username }: { username: string }) {
  const [asked, dialog] = useDisclosure(false);
  return (
    <Panel title={t('delete')}>
      <Group justify="space-between" align="center">
        <Text size="sm" c="dimmed" maw={560}>
          {t('deleteWhat')}
        </Text>
        <Button color="red" variant="light" onClick={dialog.open}>
          {t('delete')}
        </Button>
      </Group>
      <Modal opened={asked} onClose={dialog.close} title={t('askDelete')}>
        <Confirmation username={username} onCancel={dialog.close} />
      </Modal>
    </Panel>
  );
}

function Confirmation({ username, onCancel }: { username: string; onCancel: () => void }) {
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (value) => (value ? null : t('enterPassword')) },
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
    await forget();
    await tell({
      title: t('deleted'),
      text: t('deletedWhat'),
      tone: 'good',
      closeAfter: leaveAfter,
    });
    await leaveForGood();
    // Loaded anew, as behind a log-out: nothing of the person stays in memory.
    window.location.assign('/login');
  }

  const problem = remove.error ? messageOf(remove.error, { detail: later }) : null;
  return (
    <form noValidate aria-label={t('deleteForm')} onSubmit={form.onSubmit(send, focusFirstError(form))}>
      <Stack gap="md">
        <WhatGoes />
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordInput
          label={t('yourPassword')}
          required
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('password')}
        />
        <FormNotice text={problem === textOf('wrong_old_password') ? null : problem} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button type="submit" color="red" loading={remove.isPending}>
            {t('delete')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function WhatGoes() {
  return (
    <Stack gap="xs">
      <Text size="sm">{t('goes')}</Text>
      <List size="sm">
        <List.Item>{t('goesProfile')}</List.Item>
        <List.Item>{t('goesApplications')}</List.Item>
        <List.Item>{t('goesInterviews')}</List.Item>
      </List>
      <Text size="sm">{t('stays')}</Text>
    </Stack>
  );
}
