/** The applicants of a group, each with a selection. */

import { Button, Checkbox, Group, Text } from '@mantine/core';
import type { Mailed } from '@saring/contract/domain';
import { type Dispatch, memo, type SetStateAction, useCallback, useDeferredValue, useTransition } from 'react';
import { StatusBadge } from '#kit/badges.tsx';
import { dateTimeText } from '#kit/dates.ts';
import { Said } from '#kit/say.tsx';
import { Empty } from '#kit/states.tsx';
import { t } from '#messages/emails.ts';
import classes from './emails.module.css';
import { canReceive, type Delivery, type Recipient } from './recipients.ts';

export interface RecipientListProps {
  group: Mailed;
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
  const toggle = useCallback((id: string, on: boolean) => onSelect((now) => withOrWithout(now, id, on)), [onSelect]);
  if (applicants.length === 0) {
    return (
      <Empty
        text={t(group === 'Accepted' ? 'noAccepted' : 'noRejected')}
        hint={t(group === 'Accepted' ? 'noAcceptedHint' : 'noRejectedHint')}
      />
    );
  }
  const choose = (those: readonly Recipient[]) =>
    startSelecting(() => onSelect(new Set(those.map((applicant) => applicant.id))));
  const all = possible.length > 0 && selected.size === possible.length;
  return (
    <>
      <Group justify="space-between" className={classes.head}>
        <Said changes>
          <Text size="sm">{t('selected', { selected: selected.size, possible: possible.length })}</Text>
        </Said>
        <Group gap={4}>
          <Choose disabled={disabled || selecting || all || possible.length === 0} onClick={() => choose(possible)}>
            {t('selectAll')}
          </Choose>
          <Choose disabled={disabled || selecting || selected.size === 0} onClick={() => choose([])}>
            {t('selectNone')}
          </Choose>
        </Group>
      </Group>
      <section
        className={classes.list}
        aria-label={t(group === 'Accepted' ? 'accepted' : 'rejected')}
        aria-busy={selecting}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
      >
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

function withOrWithout(ids: ReadonlySet<string>, id: string, on: boolean): ReadonlySet<string> {
  const next = new Set(ids);
  if (on) next.add(id);
  else next.delete(id);
  return next;
}

function Choose(props: { disabled: boolean; onClick: () => void; children: string }) {
  return <Button size="compact-sm" variant="subtle" {...props} />;
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
        description={can ? applicant.contactEmail : t('noAddress')}
        checked={selected}
        disabled={disabled || !can}
        onChange={(event) => onToggle(applicant.id, event.currentTarget.checked)}
      />
      <DeliveryBadge delivery={delivery} />
    </div>
  );
});

const badges = {
  sent: { tone: 'good', text: t('sent') },
  kept: { tone: 'warn', text: t('kept') },
  queued: { tone: 'warn', text: t('waiting') },
  failed: { tone: 'bad', text: t('failed') },
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
