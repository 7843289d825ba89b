/** Dialogs that are asked for by a call: a question to confirm, and a result that may close itself. */
import { Button, Group, Stack, Text } from '@mantine/core';
import { ModalsProvider, modals } from '@mantine/modals';
import { type ReactNode, useEffect } from 'react';
import { fillDialogSlot } from './dialog-slot.tsx';
import { type Tone, ToneIcon, toneColours } from './notices.tsx';

const { promise: ready, resolve: markReady } = Promise.withResolvers<void>();

/** Opens what the calls below ask for; a call that comes sooner waits. */
function Dialogs() {
  useEffect(markReady, []);
  return <ModalsProvider />;
}
fillDialogSlot(Dialogs);

export interface Question {
  title: string;
  text: ReactNode;
  /** The word on the button that does it. */
  confirm: string;
  cancel?: string;
  /** Red, for what cannot be undone. */
  danger?: boolean;
}

/** Asks before doing: `if (await confirm({ … })) …`. Escape and the cross mean no. */
export async function confirm({ title, text, confirm: yes, cancel = 'Cancel', danger }: Question): Promise<boolean> {
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

export interface Result {
  title: string;
  text?: ReactNode;
  tone?: Tone;
  /** The word on the closing button. */
  close?: string;
  /** Milliseconds until it closes itself; it stays open unless said. */
  closeAfter?: number;
}

/** Shows how something ended; resolves when the dialog is closed, by hand or by itself. */
export async function tell({ title, text, tone = 'info', close = 'OK', closeAfter }: Result): Promise<void> {
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
