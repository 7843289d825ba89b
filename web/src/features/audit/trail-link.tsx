/** The way from the settings to the audit trail. */
import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { Link } from 'react-router';
import { t } from '#messages/audit.ts';

export function AuditTrailLink({ to }: { to: string }) {
  return (
    <Button
      component={Link}
      to={to}
      variant="default"
      leftSection={<IconHistory size={16} stroke={1.6} aria-hidden="true" />}
    >
      {t('title')}
    </Button>
  );
}
