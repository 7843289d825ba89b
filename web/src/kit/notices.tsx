/** Short notices in the corner, with an optional way to undo. */
import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';

export type Tone = 'good' | 'bad' | 'info';

export const toneColours = { good: 'teal', bad: 'red', info: 'petrol' } as const;

/** The sign of a tone, so that colour is never the only one. */
export function ToneIcon({ tone, size = 18 }: { tone: Tone; size?: number }) {
  const Icon = tone === 'good' ? IconCheck : tone === 'bad' ? IconAlertTriangle : IconInfoCircle;
  return <Icon size={size} aria-hidden="true" style={{ flex: 'none' }} />;
}

export interface Notice {
  text: string;
  tone?: Tone;
  /** A button in the notice, for example `{ label: 'Undo', run: … }`; pressing it closes the notice. */
  action?: { label: string; run: () => void };
  /** Milliseconds; 3 s unless said, 8 s with an action. `false` keeps it until closed. */
  closeAfter?: number | false;
}

/** Shows a notice; a screen reader announces it. */
export function notify({ text, tone = 'info', action, closeAfter }: Notice): void {
  const id = notifications.show({
    color: toneColours[tone],
    icon: <ToneIcon tone={tone} />,
    autoClose: closeAfter ?? (action ? 8000 : 3000),
    message: (
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <Text size="sm">{text}</Text>
        {action && (
          <Button
            size="compact-sm"
            variant="subtle"
            flex="none"
            onClick={() => {
              notifications.hide(id);
              action.run();
            }}
          >
            {action.label}
          </Button>
        )}
      </Group>
    ),
  });
}
