/** Step 3: the new password. */
import { Anchor, Button, Stack } from '@mantine/core';
import { api, password as passwordSchema } from '@saring/contract';
import { type FormEvent, useState } from 'react';
import { useCallMutation } from '#client/hooks.ts';
import { problemsOf } from '#client/messages.ts';
import { check } from '#client/validate.ts';
import { FormNotice } from '#kit/form.tsx';
import { NewPasswordField } from '#kit/password-field.tsx';
import { t } from '#messages/auth-forgot.ts';
import { resetFailure } from './forgot-texts.ts';

const problemOf = check(passwordSchema);

export interface PasswordStepProps {
  username: string;
  token: string;
  otp: string;
  onReset: () => void;
  onBack: () => void;
}

export function PasswordStep({ username, token, otp, onReset, onBack }: PasswordStepProps) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const reset = useCallMutation(api.users.resetPassword, { timeout: 30_000 });

  function submit(event: FormEvent) {
    event.preventDefault();
    const problem = problemOf(password);
    setError(problem);
    const incomplete = otp === '' || token === '';
    setNotice(incomplete ? t('incomplete') : null);
    if (problem || incomplete) return;
    reset.mutate(
      { params: { username }, body: { newPassword: password, otp, token } },
      {
        onSuccess: onReset,
        onError: (failure) => {
          const own = problemsOf(failure).find((line) => line.field === 'newPassword');
          if (own) setError(own.text);
          else setNotice(resetFailure(failure));
        },
      },
    );
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <FormNotice text={notice} />
        {/* Tells a password manager whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <NewPasswordField
          label={t('newPassword')}
          data-autofocus
          autoFocus
          value={password}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            setError(null);
          }}
          error={error}
        />
        <Button type="submit" disabled={reset.isPending}>
          {reset.isPending ? t('resetting') : t('reset')}
        </Button>
        {notice && (
          <Anchor component="button" type="button" size="sm" onClick={onBack}>
            {t('codeAgain')}
          </Anchor>
        )}
      </Stack>
    </form>
  );
}
