/** The applicants of a group, each with a selection. */
import { Button, Checkbox, Group, Text } from '@mantine/core';
import { type Dispatch, memo, type SetStateAction, useCallback, useDeferredValue, useTransition } from 'react';
import { StatusBadge } from '#kit/badges.tsx';
import { dateTimeText } from '#kit/dates.ts';
import { Empty } from '#kit/states.tsx';
import classes from './emails.module.css';
import { canReceive, type Delivery, type Group as MailGroup, type Recipient } from './recipients.ts';

export interface RecipientListProps {
  group: MailGroup;
  applicants: Recipient[];
  selected: ReadonlySet<string>;
  onSelect: Dispatch<SetStateAction<ReadonlySet<string>>>;
  /** By address in lower case. */
  deliveries: ReadonlyMap<string, Delivery>;
  disabled: boolean;
}

/** So many stand in the list's window at once, and come first. */
const first = 20;

/** Who has no address is shown, and cannot be selected. One instance shows one group. */
export function RecipientList({ group, applicants, selected, onSelect, deliveries, disabled }: RecipientListProps) {
  const possible = applicants.filter(canReceive);
  // Up to 1,000 lines are drawn piece by piece, so that the page answers meanwhile.
  const shown = useDeferredValue(applicants, applicants.slice(0, first));
  const [selecting, startSelecting] = useTransition();
  const toggle = useCallback(
    (id: string, on: boolean) =>
      onSelect((now) => {
        const next = new Set(now);
        if (on) next.add(id);
        else next.delete(id);
        return next;
      }),
    [onSelect],
  );
  if (applicants.length === 0) {
    return (
      <Empty
        text={`No ${group.toLowerCase()} applicants`}
        hint={`Applicants appear here once you have ${group === 'Accepted' ? 'accepted' : 'rejected'} them.`}
      />
    );
  }
  const all = possible.length > 0 && selected.size === possible.length;
  return (
    <>
      <Group justify="space-between" className={classes.head}>
        <Text size="sm" role="status">{`${selected.size} of ${possible.length} selected`}</Text>
        <Group gap={4}>
          <Button
            size="compact-sm"
            variant="subtle"
            disabled={disabled || selecting || all || possible.length === 0}
            onClick={() => startSelecting(() => onSelect(new Set(possible.map((applicant) => applicant.id))))}
          >
            Select all
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            disabled={disabled || selecting || selected.size === 0}
            onClick={() => startSelecting(() => onSelect(new Set()))}
          >
            Select none
          </Button>
        </Group>
      </Group>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={classes.list} aria-label={`${group} applicants`} aria-busy={selecting} tabIndex={0}>
        {shown.map((applicant) => (
          <PersonLine
            key={applicant.id}
            applicant={applicant}
            selected={selected.has(applicant.id)}
            onToggle={toggle}
            delivery={deliveries.get(applicant.contactEmail.trim().toLowerCase())}
            disabled={disabled}
          />
        ))}
      </section>
    </>
  );
}

interface PersonLineProps {
  applicant: Recipient;
  selected: boolean;
  onToggle: (id: string, on: boolean) => void;
  delivery: Delivery | undefined;
  disabled: boolean;
}

/** Remembered: among 1,000 of them, selecting one must not draw the others again. */
const PersonLine = memo(function PersonLine({ applicant, selected, onToggle, delivery, disabled }: PersonLineProps) {
  const can = canReceive(applicant);
  return (
    <div className={classes.person}>
      <Checkbox
        className={classes.choice}
        label={applicant.fullName}
        description={can ? applicant.contactEmail : 'No email address'}
        checked={selected}
        disabled={disabled || !can}
        onChange={(event) => onToggle(applicant.id, event.currentTarget.checked)}
      />
      <DeliveryBadge delivery={delivery} />
    </div>
  );
});

const badges = {
  sent: { tone: 'good', text: 'Sent' },
  queued: { tone: 'warn', text: 'Waiting' },
  failed: { tone: 'bad', text: 'Failed' },
} as const;

/** Undefined: nothing was sent to this person yet. */
function DeliveryBadge({ delivery }: { delivery: Delivery | undefined }) {
  if (!delivery) return null;
  const { tone, text } = badges[delivery.state];
  return (
    <div className={classes.delivery}>
      <StatusBadge tone={tone}>{text}</StatusBadge>
      <Text size="xs" c="dimmed">
        {delivery.reason ?? dateTimeText(delivery.at)}
      </Text>
    </div>
  );
}
