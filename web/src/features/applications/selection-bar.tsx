/** What can be done with the chosen applicants, in place of the filters. */
import { Button, Group, Text } from '@mantine/core';
import { type Decision, decisions, meaningOf } from '@saring/contract/domain';
import { Link } from 'react-router';
import { Hint } from '#kit/hint.tsx';
import { Said } from '#kit/say.tsx';
import { t } from '#messages/applications-list.ts';
import { said } from '#messages/contract.ts';
import classes from './applicant-list.module.css';

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

export function SelectionBar(props: SelectionBarProps) {
  const { count, compare, onSelectPage, onDecide, onExport, onClear, progress } = props;
  const busy = progress !== null;
  return (
    <Group className={classes.selection} gap="sm" role="group" aria-label={t('selected')}>
      <Said>
        <Text size="sm" fw={600}>
          {progress ?? t('selectedCount', { count })}
        </Text>
      </Said>
      {decisions.map((decision) => (
        <Button key={decision} variant="default" size="xs" disabled={busy} onClick={() => onDecide(decision)}>
          {said(meaningOf(decision).action)}
        </Button>
      ))}
      {compare && !busy ? (
        <Button component={Link} to={compare} variant="light" size="xs">
          {t('compare')}
        </Button>
      ) : (
        <Hint label={t('compareHint')}>
          <Button
            variant="light"
            size="xs"
            data-disabled
            aria-disabled="true"
            onClick={(event) => event.preventDefault()}
          >
            {t('compare')}
          </Button>
        </Hint>
      )}
      <Button variant="subtle" size="xs" disabled={busy} onClick={onExport}>
        {t('exportCsv')}
      </Button>
      {onSelectPage && (
        <Button variant="subtle" size="xs" disabled={busy} onClick={onSelectPage}>
          {t('selectPage')}
        </Button>
      )}
      <Button variant="subtle" size="xs" disabled={busy} onClick={onClear}>
        {t('clearSelection')}
      </Button>
    </Group>
  );
}
