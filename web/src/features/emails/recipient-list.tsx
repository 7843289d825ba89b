/** The applicants of a group, each with a selection. */
import { Button, Checkbox, Group, Text } from '@mantine/core';
import { StatusBadge } from '#kit/badges.tsx';
import { Empty } from '#kit/states.tsx';
import classes from './emails.module.css';
import { canReceive, type Group as MailGroup, type Recipient } from './recipients.ts';
import type { Delivery } from './use-mailing.tsx';

export interface RecipientListProps {
  group: MailGroup;
  applicants: Recipient[];
  selected: ReadonlySet<string>;
  onSelect: (selected: Set<string>) => void;
  deliveries: Delivery;
  disabled: boolean;
}

/** Who has no address is shown, and cannot be selected. */
export function RecipientList({ group, applicants, selected, onSelect, deliveries, disabled }: RecipientListProps) {
  const possible = applicants.filter(canReceive);
  if (applicants.length === 0) {
    return (
      <Empty
        text={`No ${group.toLowerCase()} applicants`}
        hint={`Applicants appear here once you have ${group === 'Accepted' ? 'accepted' : 'rejected'} them.`}
      />
    );
  }
  const all = possible.length > 0 && selected.size === possible.length;
  function toggle(id: string, on: boolean) {
    const next = new Set(selected);
    if (on) next.add(id);
    else next.delete(id);
    onSelect(next);
  }
  return (
    <>
      <Group justify="space-between" className={classes.head}>
        <Text size="sm" role="status">{`${selected.size} of ${possible.length} selected`}</Text>
        <Group gap={4}>
          <Button
            size="compact-sm"
            variant="subtle"
            disabled={disabled || all || possible.length === 0}
            onClick={() => onSelect(new Set(possible.map((applicant) => applicant.id)))}
          >
            Select all
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            disabled={disabled || selected.size === 0}
            onClick={() => onSelect(new Set())}
          >
            Select none
          </Button>
        </Group>
      </Group>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={classes.list} aria-label={`${group} applicants`} tabIndex={0}>
        {applicants.map((applicant) => {
          const can = canReceive(applicant);
          return (
            <div key={applicant.id} className={classes.person}>
              <Checkbox
                label={applicant.fullName}
                description={can ? applicant.contactEmail : 'No email address'}
                checked={selected.has(applicant.id)}
                disabled={disabled || !can}
                onChange={(event) => toggle(applicant.id, event.currentTarget.checked)}
              />
              <DeliveryBadge reason={deliveries.get(applicant.contactEmail.trim().toLowerCase())} />
            </div>
          );
        })}
      </section>
    </>
  );
}

/** Undefined: nothing was sent to this person on this visit. */
function DeliveryBadge({ reason }: { reason: string | null | undefined }) {
  if (reason === undefined) return null;
  if (reason === null) return <StatusBadge tone="good">Sent</StatusBadge>;
  return (
    <div className={classes.failed}>
      <StatusBadge tone="bad">Failed</StatusBadge>
      <Text size="xs" c="dimmed">
        {reason}
      </Text>
    </div>
  );
}
