/** What shows dialogs; it comes after the page, for nobody is asked anything before (dialogs.ts). */
import { Button, Group, Stack, Text } from '@mantine/core';
import { ModalsProvider, modals } from '@mantine/modals';
import { useEffect } from 'react';
import type { Question, Result } from './dialogs.ts';
import { ToneIcon, toneColours } from './notices.tsx';
import { fillSlot } from './slots.tsx';

const { promise: ready, resolve: markReady } = Promise.withResolvers<void>();

/** Opens what the calls below ask for; a call that comes sooner waits. */
function Dialogs() {
  useEffect(markReady, []);
  return <ModalsProvider />;
}
fillSlot('dialogs', Dialogs);

export async function ask({ title, text, confirm: yes, cancel = 'Cancel', danger }: Question): Promise<boolean> {
  await ready;
  return new Promise((resolve) => {
    let answer = false;
    modals.openConfirmModal({
      title,
      children: typeof text === 'string' ? <Text size="sm">{text}</Text> : text,
      labels: { confirm: yes, cancel },
      confirmProps: danger ? { color: 'red' } : {},
      onConfirm: () => {
        answer = true;
      },
      onClose: () => resolve(answer),
    });
  });
}

export async function show({ title, text, tone = 'info', close = 'OK', closeAfter }: Result): Promise<void> {
  await ready;
  return new Promise((resolve) => {
    let timer: number | undefined;
    const id = modals.open({
      title,
      onClose: () => {
        window.clearTimeout(timer);
        resolve();
      },
      children: (
        <Stack gap="lg">
          <Group wrap="nowrap" align="flex-start" gap="sm" c={toneColours[tone]} role="status">
            <ToneIcon tone={tone} size={22} />
            <Text component="div" size="sm" c="var(--mantine-color-text)">
              {text ?? title}
            </Text>
          </Group>
          <Group justify="flex-end">
            <Button data-autofocus onClick={() => modals.close(id)}>
              {close}
            </Button>
          </Group>
        </Stack>
      ),
    });
    if (closeAfter !== undefined) timer = window.setTimeout(() => modals.close(id), closeAfter);
  });
}
