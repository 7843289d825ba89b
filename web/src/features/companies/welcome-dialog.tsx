/** Greets a company that has not saved its profile yet. */
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { Modal } from '#kit/modal.tsx';
import { t } from '#messages/companies-dashboard.ts';

/** Closing it lets the person look around; it comes back with the next visit of the dashboard. */
export function WelcomeDialog() {
  const [open, setOpen] = useState(true);
  return (
    <Modal opened={open} onClose={() => setOpen(false)} title={t('welcomeTitle')}>
      <Stack gap="lg">
        <Text size="sm">{t('welcomeWhat')}</Text>
        <Group justify="flex-end">
          <Button component={Link} to="/admin/admin_settings" data-autofocus>
            {t('complete')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
