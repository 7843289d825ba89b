/** What shows notices; it comes after the page, for nobody is told anything before (notices.ts). */
import { Button, Group, Text } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { fillSlot } from './slots.tsx';
import { type Tone, ToneIcon, toneColours } from './tones.tsx';

export interface Notice {
  text: string;
  tone?: Tone;
  /** A button in the notice, for example `{ label: 'Undo', run: … }`; pressing it closes the notice. */
  action?: { label: string; run: () => void };
  /** Milliseconds; 3 s unless said, 6 s for a failure, 8 s with an action. `false` keeps it until closed. */
  closeAfter?: number | false;
}

fillSlot('notices', () => <Notifications position="top-center" limit={3} containerWidth={380} />);

export function show({ text, tone = 'info', action, closeAfter }: Notice): void {
  const id = notifications.show({
    color: toneColours[tone],
    icon: <ToneIcon tone={tone} />,
    autoClose: closeAfter ?? (action ? 8000 : tone === 'bad' ? 6000 : 3000),
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
