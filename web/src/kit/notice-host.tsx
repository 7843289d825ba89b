/** What shows notices; it comes after the page, for nobody is told anything before (notices.tsx). */
import { Button, Group, Text } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { type Notice, ToneIcon, toneColours } from './notices.tsx';
import { fillSlot } from './slots.tsx';

fillSlot('notices', () => <Notifications position="top-center" limit={3} containerWidth={380} />);

export function show({ text, tone = 'info', action, closeAfter }: Notice): void {
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
