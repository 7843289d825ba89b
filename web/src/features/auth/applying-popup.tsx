/** The popup that meets a candidate who came by a company's link without being logged in. */
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { Modal } from '#kit/modal.tsx';
import { t } from '#messages/auth-forgot.ts';

export interface ApplyingPopupProps {
  jobTitle: string;
  /** Where an account is made, with the redirect. */
  register: string;
  /** Called when the popup is gone after "Login Now". */
  onLogin: () => void;
}

/** Open once when the page opens. */
export function ApplyingPopup({ jobTitle, register, onLogin }: ApplyingPopupProps) {
  const [opened, setOpened] = useState(true);
  const close = () => setOpened(false);
  return (
    <Modal opened={opened} onClose={close} title={t('applying')} focusAfter={onLogin}>
      <Stack gap="lg">
        <Text size="sm">{t('applyingHow', { jobTitle, b: (text) => <strong>{text}</strong> })}</Text>
        <Group justify="flex-end" gap="sm">
          <Button component={Link} to={register} variant="default">
            {t('createAccount')}
          </Button>
          <Button data-autofocus onClick={close}>
            {t('loginNow')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
