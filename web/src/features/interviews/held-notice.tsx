/** Says that the browser holds the microphone back: nothing is heard until somebody clicks. */
import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';

export function HeldNotice() {
  return (
    <Alert color="yellow" icon={<IconAlertTriangle size={18} />} role="alert">
      Your browser holds the microphone back. Please click anywhere on this page to go on.
    </Alert>
  );
}
