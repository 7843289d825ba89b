/** Where a person decides. */
import { Button, Group, Stack, Text } from '@mantine/core';
import { Panel } from '#kit/page.tsx';
import { TextArea } from '#kit/text-area.tsx';
import { type Decision, decisions } from './rules.ts';

export interface DecisionPanelProps {
  status: string;
  deciding: string | null;
  /** Why, for the colleagues; goes with the next decision. */
  reason: string;
  onReason: (reason: string) => void;
  onDecide: (status: Decision | 'Pending') => void;
}

const buttons = {
  Accepted: { text: 'ACCEPT', color: 'teal', key: 'A' },
  KIV: { text: 'KIV', color: 'yellow', key: 'K' },
  Rejected: { text: 'REJECT', color: 'red', key: 'R' },
} as const;

export function DecisionPanel({ status, deciding, reason, onReason, onDecide }: DecisionPanelProps) {
  if (status === 'Withdrawn') {
    return (
      <Panel title="Decision">
        <Text size="sm">This application was withdrawn; there is nothing to decide.</Text>
      </Panel>
    );
  }
  return (
    <Panel title="Decision">
      <Stack gap="sm">
        <Group gap="xs" grow preventGrowOverflow={false}>
          {decisions.map((decision) => {
            const { text, color, key } = buttons[decision];
            const chosen = status === decision;
            return (
              <Button
                key={decision}
                variant={chosen ? 'light' : 'default'}
                color={chosen ? color : undefined}
                px="xs"
                aria-pressed={chosen}
                aria-keyshortcuts={key}
                loading={deciding === decision}
                onClick={() => onDecide(decision)}
              >
                {text}
              </Button>
            );
          })}
        </Group>
        <Text size="xs" c="dimmed">
          You decide; the grading is only a suggestion.
        </Text>
        <TextArea
          label="Reason (optional)"
          description="Kept with your decision; the applicant does not see it."
          minRows={1}
          maxRows={8}
          maxLength={2000}
          value={reason}
          onChange={(event) => onReason(event.currentTarget.value)}
        />
        {status !== 'Pending' && (
          <Button variant="subtle" size="compact-sm" onClick={() => onDecide('Pending')} style={{ alignSelf: 'start' }}>
            Set back to Pending
          </Button>
        )}
      </Stack>
    </Panel>
  );
}
