/** What can be done with the chosen applicants, in place of the filters. */
import { Button, Group, Text, Tooltip } from '@mantine/core';
import { Link } from 'react-router';
import classes from './applicant-list.module.css';
import { type Decision, decisions } from './rules.ts';

export interface SelectionBarProps {
  count: number;
  /** Undefined when the whole page is chosen already. */
  onSelectPage?: () => void;
  onDecide: (decision: Decision) => void;
  /** Where these are side by side; undefined for fewer than two or more than four. */
  compare: string | undefined;
  onExport: () => void;
  onClear: () => void;
  /** "3 of 12" while statuses are being set. */
  progress: string | null;
}

const words = { Accepted: 'ACCEPT', KIV: 'KIV', Rejected: 'REJECT' } as const;

export function SelectionBar(props: SelectionBarProps) {
  const { count, compare, onSelectPage, onDecide, onExport, onClear, progress } = props;
  const busy = progress !== null;
  return (
    <Group className={classes.selection} gap="sm" role="group" aria-label="Selected applicants">
      <Text size="sm" fw={600} role="status">
        {progress ?? `${count.toLocaleString('en-US')} selected`}
      </Text>
      {decisions.map((decision) => (
        <Button key={decision} variant="default" size="xs" disabled={busy} onClick={() => onDecide(decision)}>
          {words[decision]}
        </Button>
      ))}
      {compare && !busy ? (
        <Button component={Link} to={compare} variant="light" size="xs">
          Compare
        </Button>
      ) : (
        <Tooltip label="Choose two to four to compare them">
          <Button
            variant="light"
            size="xs"
            data-disabled
            aria-disabled="true"
            onClick={(event) => event.preventDefault()}
          >
            Compare
          </Button>
        </Tooltip>
      )}
      <Button variant="subtle" size="xs" disabled={busy} onClick={onExport}>
        Export CSV
      </Button>
      {onSelectPage && (
        <Button variant="subtle" size="xs" disabled={busy} onClick={onSelectPage}>
          Select this page
        </Button>
      )}
      <Button variant="subtle" size="xs" disabled={busy} onClick={onClear}>
        Clear selection
      </Button>
    </Group>
  );
}
