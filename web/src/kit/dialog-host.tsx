/** What shows dialogs; it comes after the page, for nobody is asked anything before (dialogs.ts). */
import { Button, Group, Stack, Text } from '@mantine/core';
import { ModalsProvider, modals } from '@mantine/modals';
import { type ReactNode, useEffect } from 'react';
import { t } from '#messages/kit.ts';
import { closesAfter } from './last-input.ts';
import { pageHold } from './modal.tsx';
import { fillSlot } from './slots.tsx';
import { type Tone, ToneIcon, toneColours } from './tones.tsx';

export interface Question {
  title: string;
  text: ReactNode;
  /** The word on the button that does it. */
  confirm: string;
  cancel?: string;
  /** Red, for what cannot be undone. */
  danger?: boolean;
  /** What else one may do; then the answer is no. */
  instead?: { label: string; go: () => void };
  /** Closes it with a no: what it asks about is over. */
  signal?: AbortSignal;
}

export interface Result {
  title: string;
  text?: ReactNode;
  tone?: Tone;
  /** The word on the closing button. */
  close?: string;
  /** Milliseconds until it closes itself, unless somebody acts by keys; it stays open unless said. */
  closeAfter?: number;
}

const { promise: ready, resolve: markReady } = Promise.withResolvers<void>();

/** Opens what the calls below ask for; a call that comes sooner waits. */
function Dialogs() {
  useEffect(markReady, []);
  return <ModalsProvider />;
}
fillSlot('dialogs', Dialogs);

export async function ask({
  title,
  text,
  confirm: yes,
  cancel = t('cancel'),
  danger,
  instead,
  signal,
}: Question): Promise<boolean> {
  await ready;
  if (signal?.aborted) return false;
  return new Promise((resolve) => {
    let answer = false;
    const { Hold, end } = pageHold();
    const id = modals.open({
      title,
      onClose: () => {
        end();
        resolve(answer);
      },
      children: (
        <Stack gap="md">
          <Hold />
          {typeof text === 'string' ? <Text size="sm">{text}</Text> : <div>{text}</div>}
          <Group justify="flex-end">
            <Button variant="default" onClick={() => modals.close(id)}>
              {cancel}
            </Button>
            {instead && (
              <Button
                variant="light"
                onClick={() => {
                  modals.close(id);
                  instead.go();
                }}
              >
                {instead.label}
              </Button>
            )}
            <Button
              color={danger ? 'red' : undefined}
              onClick={() => {
                answer = true;
                modals.close(id);
              }}
            >
              {yes}
            </Button>
          </Group>
        </Stack>
      ),
    });
    signal?.addEventListener('abort', () => modals.close(id), { once: true });
  });
}

export async function show({ title, text, tone = 'info', close = t('ok'), closeAfter }: Result): Promise<void> {
  await ready;
  return new Promise((resolve) => {
    let timer: number | undefined;
    const stay = () => window.clearTimeout(timer);
    const { Hold, end } = pageHold();
    const id = modals.open({
      title,
      onClose: () => {
        end();
        stay();
        resolve();
      },
      children: (
        // Whoever moves over it or presses a key reads it still: it stays until it is closed.
        <Stack gap="lg" onPointerMove={stay} onKeyDown={stay}>
          <Hold />
          <Group wrap="nowrap" align="flex-start" gap="sm" c={toneColours[tone]}>
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
    if (closeAfter !== undefined) timer = window.setTimeout(() => modals.close(id), closesAfter(closeAfter));
  });
}
