/** What can be done with the chosen applicants, in place of the filters. */
import { Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type Decision, decisions, meaningOf } from '@saring/contract/domain';
import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Hint } from '#kit/hint.tsx';
import { lazyPart } from '#kit/later.ts';
import { Said } from '#kit/say.tsx';
import { t } from '#messages/applications-list.ts';
import { said } from '#messages/contract.ts';
import classes from './applicant-list.module.css';
import type { Telling } from './rules.ts';

// Few who decide on many tell them more than the status.
const TellingFields = lazyPart(
  () => import('./telling.tsx'),
  (m) => m.TellingFields,
);

export interface SelectionBarProps {
  count: number;
  /** Undefined when the whole page is chosen already. */
  onSelectPage?: () => void;
  telling: Telling;
  onTelling: (telling: Telling) => void;
  onDecide: (decision: Decision) => void;
  /** Where these are side by side; undefined for fewer than two or more than four. */
  compare: string | undefined;
  onExport: () => void;
  onClear: () => void;
  /** "3 of 12" while statuses are being set. */
  progress: string | null;
  /** Called where the bar goes away with the focus: nobody is chosen any more. */
  onGone: () => void;
}

/** Two to four go side by side; for others the button says so. */
function CompareButton({ compare }: { compare: string | undefined }) {
  if (compare)
    return (
      <Button component={Link} to={compare} variant="light" size="xs">
        {t('compare')}
      </Button>
    );
  return (
    <Hint label={t('compareHint')}>
      <Button variant="light" size="xs" data-disabled aria-disabled="true" onClick={(event) => event.preventDefault()}>
        {t('compare')}
      </Button>
    </Hint>
  );
}

/** Calls `gone` as the bar goes away, where it has the focus. */
function useGone(gone: () => void) {
  const bar = useRef<HTMLDivElement>(null);
  const latest = useRef(gone);
  useEffect(() => {
    latest.current = gone;
  });
  useLayoutEffect(() => {
    const element = bar.current;
    return () => {
      if (element?.contains(document.activeElement)) latest.current();
    };
  }, []);
  return bar;
}

export function SelectionBar(props: SelectionBarProps) {
  const { count, compare, telling, onTelling, onSelectPage, onDecide, onExport, onClear, progress, onGone } = props;
  const bar = useGone(onGone);
  const busy = progress !== null;
  const [opened, { toggle }] = useDisclosure(false);
  // What goes along is in view.
  const tells = opened || telling.toldReason !== null || telling.toldWords !== '';
  return (
    <>
      <Group ref={bar} className={classes.selection} gap="sm" role="group" aria-label={t('selected')}>
        <Text size="sm" fw={600}>
          {progress ?? <Said>{t('selectedCount', { count })}</Said>}
        </Text>
        {decisions.map((decision) => (
          <Button key={decision} variant="default" size="xs" disabled={busy} onClick={() => onDecide(decision)}>
            {said(meaningOf(decision).action)}
          </Button>
        ))}
        <Button variant="subtle" size="xs" aria-expanded={tells} onClick={toggle}>
          {t('tell')}
        </Button>
        <CompareButton compare={busy ? undefined : compare} />
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
      {tells && (
        <div className={classes.told}>
          <Suspense>
            <TellingFields telling={telling} onTelling={onTelling} />
          </Suspense>
        </div>
      )}
    </>
  );
}
