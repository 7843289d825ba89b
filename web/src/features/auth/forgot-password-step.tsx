/** Step 3: the new password. */
import { Anchor, Button, Stack } from '@mantine/core';
import { api, password as passwordSchema } from '@saring/contract';
import { type FormEvent, useState } from 'react';
import { useCallMutation } from '#client/hooks.ts';
import { problemsOf } from '#client/messages.ts';
import { check } from '#client/validate.ts';
import { FormNotice, focusFieldOf, needed } from '#kit/form.tsx';
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

export function PasswordStep({ username, onBack, ...proof }: PasswordStepProps) {
  const { password, setPassword, error, notice, pending, submit } = useNewPassword({ username, ...proof });
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
          {...needed}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={error}
        />
        <Button type="submit" disabled={pending}>
          {pending ? t('resetting') : t('reset')}
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

function useNewPassword({ username, token, otp, onReset }: Omit<PasswordStepProps, 'onBack'>) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const reset = useCallMutation(api.users.resetPassword, { timeout: 30_000 });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    function wrong(text: string) {
      setError(text);
      focusFieldOf(form, text);
    }
    const problem = problemOf(password);
    const incomplete = otp === '' || token === '';
    setNotice(incomplete ? t('incomplete') : null);
    if (problem) return wrong(problem);
    if (incomplete) return;
    reset.mutate(
      { params: { username }, body: { newPassword: password, otp, token } },
      {
        onSuccess: onReset,
        onError: (failure) => {
          const own = problemsOf(failure).find((line) => line.field === 'newPassword');
          if (own) wrong(own.text);
          else setNotice(resetFailure(failure));
        },
      },
    );
  }

  function change(text: string) {
    setPassword(text);
    setError(null);
  }
  return { password, setPassword: change, error, notice, pending: reset.isPending, submit };
}
