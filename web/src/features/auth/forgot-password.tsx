/** The forgot-password popup: username, code, new password. */
import { Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { FormNotice } from '#kit/form.tsx';
import { closesAfter } from '#kit/last-input.ts';
import { Modal } from '#kit/modal.tsx';
import { t } from '#messages/auth-forgot.ts';
import { CodeStep } from './forgot-code-step.tsx';
import { PasswordStep } from './forgot-password-step.tsx';
import { UsernameStep } from './forgot-username-step.tsx';

const closeAfter = 2000;

/** What the steps have gathered so far. */
interface Progress {
  step: 1 | 2 | 3 | 'done';
  username: string;
  token: string;
  otp: string;
  /** When the last code was sent, milliseconds since 1970. */
  sentAt: number;
}

const start: Progress = { step: 1, username: '', token: '', otp: '', sentAt: 0 };

/** Starts anew each time it is opened. */
export function ForgotPassword(props: { username: string; opened: boolean; onClose: () => void }) {
  const { username: typed, opened, onClose } = props;
  const [progress, setProgress] = useState<Progress>(start);
  // A dialog that is open from its first moment does not know where to return the focus.
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(opened), [opened]);
  const { step, username, token, otp, sentAt } = progress;
  const more = (next: Partial<Progress>) => setProgress((now) => ({ ...now, ...next }));
  useEffect(() => {
    if (step !== 'done') return;
    const timer = window.setTimeout(onClose, closesAfter(closeAfter));
    return () => window.clearTimeout(timer);
  }, [step, onClose]);

  return (
    <Modal opened={shown} onClose={onClose} title={t('title')} onExitTransitionEnd={() => setProgress(start)}>
      <Stack gap="md">
        {step !== 'done' && (
          <Text size="sm" c="dimmed">
            {t('step', { step })}
          </Text>
        )}
        {step === 1 && (
          <UsernameStep
            initial={username || typed}
            onSent={(name, sent) => more({ step: 2, username: name, token: sent, sentAt: Date.now() })}
          />
        )}
        {step === 2 && (
          <CodeStep
            username={username}
            token={token}
            sentAt={sentAt}
            onSentAgain={(sent) => more({ token: sent, sentAt: Date.now() })}
            onVerified={(code) => more({ step: 3, otp: code })}
            onBack={() => more({ step: 1 })}
          />
        )}
        {step === 3 && (
          <PasswordStep
            username={username}
            token={token}
            otp={otp}
            onReset={() => more({ step: 'done' })}
            onBack={() => more({ step: 2 })}
          />
        )}
        {step === 'done' && <FormNotice tone="good" text={t('done')} />}
      </Stack>
    </Modal>
  );
}
