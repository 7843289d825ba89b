/** Says why there is no microphone, and tries again where that may help. */
import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { t } from '#messages/interviews.ts';
import { switchedOff } from './switched-off.ts';
import type { Refusal } from './use-devices.ts';
import type { Voice } from './use-voice.ts';

export const whyNoMicrophone: Record<Refusal, string> = {
  insecure: t('insecure'),
  refused: t('microphoneRefused'),
  missing: t('microphoneMissing'),
  failed: t('noMicrophone'),
};

export function NoMicrophone({ voice, busy = false }: { voice: Voice; busy?: boolean }) {
  const { refusal } = voice;
  return (
    <Alert color="red" icon={<IconAlertTriangle size={18} />} role="alert">
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{whyNoMicrophone[refusal]}</Text>
        {refusal !== 'insecure' && (
          <Button size="xs" variant="default" {...switchedOff(busy)} onClick={() => busy || void voice.open()}>
            {t('tryAgain')}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
