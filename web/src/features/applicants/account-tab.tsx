/** The account: a new password, the own data to take along, and the way out. */
import { Anchor, Button, Group, PasswordInput, SimpleGrid, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { api, password } from '@saring/contract';
import { useState } from 'react';
import { useCallMutation } from '#client/hooks.ts';
import { messageOf } from '#client/messages.ts';
import { replaceToken } from '#client/session.ts';
import { check } from '#client/validate.ts';
import { SignIns, useForgotPassword } from '#features/auth/index.ts';
import { FormNotice, focusFirstError } from '#kit/form.tsx';
import type { Tone } from '#kit/notices.tsx';
import { Panel } from '#kit/page.tsx';
import { NewPasswordField } from '#kit/password-field.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { OwnData } from './own-data.tsx';

const missing = 'Please fill in all fields';
const later = 'An error occurred. Please try again later.';

export function AccountTab({ username }: { username: string }) {
  return (
    <>
      <SetNewPassword username={username} />
      <SignIns leaveTo="/" />
      <OwnData username={username} />
      <DeleteAccount username={username} />
    </>
  );
}

function SetNewPassword({ username }: { username: string }) {
  const forgot = useForgotPassword();
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
          setNotice({ text: 'Password changed successfully', tone: 'good' });
        },
        onError: (error) => setNotice({ text: messageOf(error, { detail: later, noResponse: later }), tone: 'bad' }),
      },
    );
  }, focusFirstError(form));
  return (
    <Panel title="Set New Password" description="Every other place where you are logged in is logged out.">
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
            <PasswordInput
              label="Current Password"
              withAsterisk
              autoComplete="current-password"
              {...form.getInputProps('oldPassword')}
            />
            <NewPasswordField
              label="New Password"
              withAsterisk
              {...form.getInputProps('newPassword')}
              value={form.values.newPassword}
            />
          </SimpleGrid>
          <FormNotice text={notice?.text} tone={notice?.tone} />
          <Group justify="space-between">
            <Text size="sm">
              Forgot the current one?{' '}
              <Anchor component="button" type="button" inherit onClick={() => void forgot.open()}>
                Reset Password
              </Anchor>
            </Text>
            <Button type="submit" loading={change.isPending}>
              Change Password
            </Button>
          </Group>
        </Stack>
      </form>
      {forgot.popup}
    </Panel>
  );
}
