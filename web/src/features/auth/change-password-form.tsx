/** Sets a new password with the current one; this browser goes on with the token that comes back. */
import { Button, Group, PasswordInput, SimpleGrid, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { api, password } from '@saring/contract';
import { type ReactNode, useState } from 'react';
import { useCallMutation } from '#client/hooks.ts';
import { messageOf } from '#client/messages.ts';
import { replaceToken } from '#client/session.ts';
import { check } from '#client/validate.ts';
import { FormNotice, focusFirstError, mandatory } from '#kit/form.tsx';
import { NewPasswordField } from '#kit/password-field.tsx';
import type { Tone } from '#kit/tones.tsx';
import { t } from '#messages/auth-account.ts';

const missing = t('fillAll');
const later = t('later');

/** `beside` stands left of the button. */
export function ChangePasswordForm({ username, beside }: { username: string; beside: ReactNode }) {
  const [notice, setNotice] = useState<{ text: string; tone: Tone } | null>(null);
  const form = useForm({
    initialValues: { oldPassword: '', newPassword: '' },
    validate: {
      oldPassword: (value) => (value ? null : missing),
      newPassword: (value) => (value ? check(password)(value) : missing),
    },
  });
  const change = useCallMutation(api.users.changePassword, { timeout: 30_000, refreshes: [api.auth.signIns] });
  const submit = form.onSubmit((values) => {
    setNotice(null);
    change.mutate(
      { body: { username, ...values } },
      {
        onSuccess: ({ accessToken }) => {
          replaceToken(accessToken);
          form.reset();
          setNotice({ text: t('passwordChanged'), tone: 'good' });
        },
        onError: (error) => setNotice({ text: messageOf(error, { detail: later, noResponse: later }), tone: 'bad' }),
      },
    );
  }, focusFirstError(form));
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
          <PasswordInput
            label={t('currentPassword')}
            {...mandatory}
            autoComplete="current-password"
            {...form.getInputProps('oldPassword')}
          />
          <NewPasswordField
            label={t('newPassword')}
            {...mandatory}
            {...form.getInputProps('newPassword')}
            value={form.values.newPassword}
          />
        </SimpleGrid>
        <FormNotice text={notice?.text} tone={notice?.tone} />
        <Group justify="space-between">
          {beside}
          <Button type="submit" loading={change.isPending}>
            {t('changePassword')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
