/** Gives the own account another email address, with the password. */
import { Button, Group, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { api } from '@saring/contract';
import { useCallMutation } from '#client/hooks.ts';
import { messageOf, problemsOf } from '#client/messages.ts';
import { FormNotice, focusFirstError, needed, showProblems } from '#kit/form.tsx';
import { notify } from '#kit/notices.ts';
import { t } from '#messages/auth-account.ts';

/** Without `onCancel` there is nothing to go back to. */
export function ChangeEmail({ onCancel }: { onCancel?: () => void }) {
  const change = useCallMutation(api.users.changeEmail, {
    timeout: 30_000,
    refreshes: [api.users.me, api.superuser.profile],
  });
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: {
      email: (value) => (value.trim() ? null : t('emailRequired')),
      password: (value) => (value ? null : t('enterPassword')),
    },
  });
  const submit = form.onSubmit((body) => {
    change.mutate(
      { body },
      {
        onSuccess: ({ message }) => {
          notify({ tone: 'good', text: message, closeAfter: 5000 });
          onCancel?.();
        },
        onError: (error) => void showProblems(form, problemsOf(error)),
      },
    );
  }, focusFirstError(form));
  const failure = change.error && problemsOf(change.error).length === 0 ? change.error : null;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <FormNotice text={failure && messageOf(failure, { detail: t('addressFailed') })} />
        <TextInput
          label={t('newAddress')}
          type="email"
          {...needed}
          autoComplete="email"
          {...form.getInputProps('email')}
        />
        <PasswordInput
          label={t('yourPassword')}
          {...needed}
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
        <Group gap="sm">
          <Button type="submit" loading={change.isPending}>
            {t('changeAddress')}
          </Button>
          {onCancel && (
            <Button variant="default" onClick={onCancel}>
              {t('cancel')}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}
