/** After the application is safe: the resume is being read, then the interview follows. */
import { Center, Loader, Stack, Text, Title } from '@mantine/core';
import { Panel } from '#kit/page.tsx';
import { Said } from '#kit/say.tsx';
import { ToneIcon } from '#kit/tones.tsx';
import { t } from '#messages/applying-form.ts';
import type { ApplyState } from './use-apply.ts';

export function Sent({ state }: { state: Extract<ApplyState, { phase: 'processing' | 'done' }> }) {
  const waiting = state.phase === 'processing';
  return (
    <Panel>
      <Center mih={240}>
        <Said>
          <Stack align="center" gap="sm" maw={480}>
            {waiting ? <Loader aria-hidden="true" /> : <ToneIcon tone={state.good ? 'good' : 'bad'} size={40} />}
            <Title order={2} ta="center">
              {waiting ? t('saved') : state.text}
            </Title>
            <Text size="sm" c="dimmed" ta="center">
              {waiting ? t('savedWhat') : state.good ? t('interviewOpens') : t('comeBack')}
            </Text>
          </Stack>
        </Said>
      </Center>
    </Panel>
  );
}
