/** Says that there is no microphone, and tries again. */
import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { t } from '#messages/interviews.ts';
import { texts } from './use-interview.ts';
import type { Voice } from './use-voice.ts';

export function NoMicrophone({ voice, busy = false }: { voice: Voice; busy?: boolean }) {
  return (
    <Alert color="red" icon={<IconAlertTriangle size={18} />} role="alert">
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{texts.noMicrophone}</Text>
        <Button size="xs" variant="default" disabled={busy} onClick={() => void voice.open()}>
          {t('tryAgain')}
        </Button>
      </Stack>
    </Alert>
  );
}
