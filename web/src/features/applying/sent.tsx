/** After the application is safe: the resume is being read, then the interview follows. */
import { Center, Loader, Stack, Text, Title } from '@mantine/core';
import { ToneIcon } from '#kit/notices.tsx';
import { Panel } from '#kit/page.tsx';
import type { ApplyState } from './use-apply.ts';

export function Sent({ state }: { state: Extract<ApplyState, { phase: 'processing' | 'done' }> }) {
  const waiting = state.phase === 'processing';
  return (
    <Panel>
      <Center mih={240}>
        <Stack align="center" gap="sm" maw={480} role="status">
          {waiting ? <Loader aria-hidden="true" /> : <ToneIcon tone={state.good ? 'good' : 'bad'} size={40} />}
          <Title order={2} ta="center">
            {waiting ? 'Your application is saved. Reading your resume…' : state.text}
          </Title>
          <Text size="sm" c="dimmed" ta="center">
            {waiting
              ? 'This takes a few seconds. Nothing is lost if you close this page.'
              : state.good
                ? 'The interview page opens in a moment.'
                : 'You come back to this form, with what you typed, once you have logged in.'}
          </Text>
        </Stack>
      </Center>
    </Panel>
  );
}
