/** Says that the browser holds the microphone back: nothing is heard until somebody clicks. */
import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { t } from '#messages/interviews.ts';

export function HeldNotice() {
  return (
    <Alert color="yellow" icon={<IconAlertTriangle size={18} />} role="alert">
      {t('held')}
    </Alert>
  );
}
