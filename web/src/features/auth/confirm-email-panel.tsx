/** The code that was mailed to an address, another code, or another address. */
import { Alert, Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { api } from '@saring/contract';
import { IconMail } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useCallMutation } from '#client/hooks.ts';
import { FormNotice, focusFieldOf, needed } from '#kit/form.tsx';
import { useInPlace } from '#kit/in-place.ts';
import { notify } from '#kit/notices.ts';
import { Said } from '#kit/say.tsx';
import { t } from '#messages/auth-account.ts';
import { ChangeEmail } from './change-email.tsx';
import classes from './confirm-email.module.css';
import { confirmationCode } from './confirmation-code.ts';
import { codeFailure } from './forgot-texts.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

const resendAfter = 60_000;

interface Props {
  email: string;
  /** Whether codes are mailed, or kept where the operator alone reads them. */
  codes: 'mailed' | 'kept';
}

export function ConfirmEmailPanel({ email, codes }: Props) {
  const place = useInPlace();
  const without = email === '';
  return (
    <Alert
      color="petrol"
      icon={<IconMail size={18} />}
      title={without ? t('noAddress') : t('confirmAddress')}
      role="region"
      className={classes.banner}
    >
      <Stack gap="sm">
        {without && <Text size="sm">{t('addressTaken')}</Text>}
        <div ref={place.box}>
          {without || place.isOpen ? (
            <ChangeEmail onCancel={without ? undefined : place.close} />
          ) : (
            <EnterCode email={email} mailed={codes === 'mailed'} onChange={place.open} />
          )}
        </div>
      </Stack>
    </Alert>
  );
}

function EnterCode({ email, mailed, onChange }: { email: string; mailed: boolean; onChange: () => void }) {
  const { code, type, missing, wait, confirm, sendAgain, submit, resend } = useConfirmation();
  const failure = confirm.error ?? sendAgain.error;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <Text size="sm">
          {t(mailed ? 'enterCode' : 'enterKeptCode', {
            email,
            b: (text) => <strong className={classes.address}>{text}</strong>,
          })}
        </Text>
        <FormNotice text={failure && codeFailure(failure)} />
        <Group align="flex-start" gap="sm">
          <TextInput
            id={confirmationCode}
            {...needed}
            aria-label={t('code')}
            placeholder={t('code')}
            className={classes.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            value={code}
            onChange={(event) => type(event.currentTarget.value)}
            error={missing ? t('codeRequired') : null}
          />
          <Button type="submit" loading={confirm.isPending}>
            {t('confirm')}
          </Button>
          <Button variant="default" loading={sendAgain.isPending} disabled={wait > 0} onClick={resend}>
            {wait > 0 ? t('sendAgainIn', { seconds: wait }) : t('sendAgain')}
          </Button>
        </Group>
        <Said changes>
          <Text size="sm">
            {t(!sendAgain.isSuccess ? 'useAnother' : mailed ? 'sentUseAnother' : 'keptUseAnother', {
              link: (text) => (
                <Anchor component="button" type="button" inherit underline="always" onClick={onChange}>
                  {text}
                </Anchor>
              ),
            })}
          </Text>
        </Said>
      </Stack>
    </form>
  );
}

function useConfirmation() {
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const [sentAt, setSentAt] = useState<number | null>(null);
  const wait = useSecondsLeft(sentAt === null ? null : sentAt + resendAfter);
  const confirm = useCallMutation(api.users.confirmEmail, { timeout: 30_000, refreshes: [api.users.me] });
  const sendAgain = useCallMutation(api.users.sendConfirmation, { timeout: 30_000, refreshes: [api.users.me] });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setMissing(code === '');
    if (code === '') return focusFieldOf(event.currentTarget, t('codeRequired'));
    sendAgain.reset();
    confirm.mutate(
      { body: { otp: code } },
      { onSuccess: ({ message }) => notify({ tone: 'good', text: message, closeAfter: 5000 }) },
    );
  }

  function resend() {
    confirm.reset();
    setCode('');
    sendAgain.mutate({ body: {} }, { onSuccess: () => setSentAt(Date.now()) });
  }

  const type = (text: string) => setCode(text.replace(/\D/g, '').slice(0, 6));
  return { code, type, missing: missing && code === '', wait, confirm, sendAgain, submit, resend };
}
