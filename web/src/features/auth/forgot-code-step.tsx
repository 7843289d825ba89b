/** Step 2: the code from the mail, digits only; a new one can be sent after 60 seconds. */
import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { api, codeRequest } from '@saring/contract';
import { type FormEvent, useState } from 'react';
import { useCallMutation } from '#client/hooks.ts';
import { FormNotice, focusFieldOf, needed } from '#kit/form.tsx';
import { notify } from '#kit/notices.ts';
import { t } from '#messages/auth-forgot.ts';
import { codeFailure } from './forgot-texts.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

const resendAfter = 60_000;

export interface CodeStepProps {
  username: string;
  token: string;
  sentAt: number;
  onSentAgain: (token: string) => void;
  onVerified: (code: string) => void;
  onBack: () => void;
}

export function CodeStep({ username, token, sentAt, onSentAgain, onVerified, onBack }: CodeStepProps) {
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const wait = useSecondsLeft(sentAt + resendAfter);
  const verify = useCallMutation(api.auth.verifyOtp, { timeout: 30_000 });
  const sendAgain = useCallMutation(api.auth.sendOtp, { timeout: 30_000 });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setMissing(code === '');
    if (code === '') return focusFieldOf(event.currentTarget, t('codeRequired'));
    verify.mutate({ params: { username }, body: { otp: code, token } }, { onSuccess: () => onVerified(code) });
  }

  function resend() {
    sendAgain.mutate(
      { params: { username } },
      {
        onSuccess: (answer) => {
          setCode('');
          verify.reset();
          onSentAgain(answer.token);
          notify({ tone: 'good', text: t('sentAgain'), closeAfter: 5000 });
        },
      },
    );
  }

  const failure = verify.error ?? sendAgain.error;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text size="sm">
          {t('sent', { username, request: codeRequest(token), b: (text) => <strong>{text}</strong> })}
        </Text>
        <FormNotice text={failure && codeFailure(failure)} />
        <CodeField code={code} onChange={setCode} missing={missing && code === ''} />
        <Button type="submit" disabled={verify.isPending}>
          {verify.isPending ? t('verifying') : t('verify')}
        </Button>
        <Group justify="space-between" gap="sm">
          <Anchor component="button" type="button" size="sm" onClick={onBack}>
            {t('changeUsername')}
          </Anchor>
          <Button variant="subtle" size="compact-sm" disabled={wait > 0 || sendAgain.isPending} onClick={resend}>
            {wait > 0 ? t('sendNewIn', { seconds: wait }) : t('sendNew')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface CodeFieldProps {
  code: string;
  onChange: (code: string) => void;
  missing: boolean;
}

function CodeField({ code, onChange, missing }: CodeFieldProps) {
  return (
    <TextInput
      label={t('code')}
      {...needed}
      data-autofocus
      autoFocus
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      value={code}
      onChange={(event) => onChange(event.currentTarget.value.replace(/\D/g, '').slice(0, 6))}
      error={missing ? t('codeRequired') : null}
    />
  );
}
