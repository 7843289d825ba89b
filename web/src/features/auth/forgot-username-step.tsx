/** Step 1: whose password it is; sends the one-time code. */
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { api } from '@saring/contract';
import { type FormEvent, useState } from 'react';
import { useCallMutation } from '#client/hooks.ts';
import { FormNotice, focusFieldOf, needed } from '#kit/form.tsx';
import { t } from '#messages/auth-forgot.ts';
import { codeFailure } from './forgot-texts.ts';

export interface UsernameStepProps {
  initial: string;
  onSent: (username: string, token: string) => void;
}

export function UsernameStep({ initial, onSent }: UsernameStepProps) {
  const [username, setUsername] = useState(initial);
  const [missing, setMissing] = useState(false);
  const sendCode = useCallMutation(api.auth.sendOtp, { timeout: 30_000 });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = username.trim();
    setMissing(name === '');
    if (name === '') return focusFieldOf(event.currentTarget, t('usernameRequired'));
    sendCode.mutate({ params: { username: name } }, { onSuccess: ({ token }) => onSent(name, token) });
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text size="sm">{t('explained')}</Text>
        <FormNotice text={sendCode.error && codeFailure(sendCode.error)} />
        <TextInput
          label={t('username')}
          placeholder={t('usernameOrEmail')}
          data-autofocus
          {...needed}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={username}
          onChange={(event) => setUsername(event.currentTarget.value)}
          error={missing && username.trim() === '' ? t('usernameRequired') : null}
        />
        <Button type="submit" disabled={sendCode.isPending}>
          {sendCode.isPending ? t('sending') : t('send')}
        </Button>
      </Stack>
    </form>
  );
}
