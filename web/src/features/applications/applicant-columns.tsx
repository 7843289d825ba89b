/** The columns of the applicant list. */
import { Button, Checkbox, Group, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconVersions } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ScoreBar, StatusBadge } from '#kit/badges.tsx';
import { dateText } from '#kit/dates.ts';
import { Hint } from '#kit/hint.tsx';
import type { Column } from '#kit/table-columns.ts';
import { t } from '#messages/applications.ts';
import { t as list } from '#messages/applications-list.ts';
import { said } from '#messages/contract.ts';
import classes from './applicant-list.module.css';
import { RankBadge } from './rank-badge.tsx';
import { gradeTone, stageBadge, withoutGrade } from './rules.ts';
import type { Applicant } from './types.ts';
import type { Selection } from './use-selection.ts';

export interface ApplicantColumns {
  selection: Selection;
  /** Other rows are on their way: nobody can be chosen meanwhile. */
  waits: boolean;
  /** Where an applicant's page is. */
  path: (row: Applicant) => string;
}

export function applicantColumns({ selection, waits, path }: ApplicantColumns): Column<Applicant>[] {
  return [
    {
      key: 'name',
      title: t('fullName'),
      lead: true,
      render: (row) => (
        <Group gap="sm" wrap="nowrap">
          <Checkbox
            size="sm"
            aria-label={list('select', { name: row.fullName })}
            checked={selection.has(row.id)}
            disabled={waits}
            onChange={() => selection.toggle(row)}
          />
          <RankBadge row={row} />
          <Text component="span" fw={600} size="sm" className={classes.name}>
            {row.fullName}
          </Text>
        </Group>
      ),
    },
    ...standingColumns(path),
  ];
}

/** Grade, stage and day of an applicant, and the way to their page. */
export function standingColumns(path: ApplicantColumns['path']): Column<Applicant>[] {
  return [
    { key: 'grade', title: t('grade'), sort: 'grade', render: (row) => <Grade row={row} /> },
    {
      key: 'stage',
      title: t('stage'),
      render: (row) => {
        const { tone, text } = stageBadge(row.hiringStage);
        return <StatusBadge tone={tone}>{text}</StatusBadge>;
      },
    },
    {
      key: 'date',
      title: t('date'),
      sort: 'date',
      render: (row) => <span className={classes.date}>{dateText(row.applicationDate)}</span>,
    },
    {
      key: 'action',
      title: t('action'),
      actions: true,
      render: (row) => (
        <Button
          component={Link}
          to={path(row)}
          state={{ applicant: row }}
          variant="light"
          size="compact-sm"
          aria-label={t('viewDetailsOf', { name: row.fullName })}
          data-row-link={row.id}
        >
          {t('viewDetails')}
        </Button>
      ),
    },
  ];
}

/**
 * The mark of a score that cannot be compared with those of the present version; nothing where it can. A button, so that
 * keyboard and touch reach what it means as well.
 */
export function OtherVersion({ scoredBy }: { scoredBy: string | null }) {
  if (scoredBy === null) return null;
  return (
    <span className={classes.otherVersionLine}>
      <Hint
        label={t('otherVersion', { engine: scoredBy })}
        multiline
        w={260}
        events={{ hover: true, focus: true, touch: true }}
      >
        <UnstyledButton className={classes.otherVersion}>
          <IconVersions size={13} stroke={1.8} aria-hidden="true" />
          {t('notPresent', {
            engine: scoredBy.replaceAll(/Saring built-in (\S+)/g, (_, version) =>
              t('builtInVersion', { number: version }),
            ),
            hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden>,
          })}
        </UnstyledButton>
      </Hint>
    </span>
  );
}

/** The grade as a bar, or that there is none yet. */
function Grade({ row }: { row: Applicant }) {
  if (row.resumeRelevancyScore === null) {
    return (
      <Text component="span" size="sm" c="dimmed">
        {withoutGrade(row)}
      </Text>
    );
  }
  return (
    <ScoreBar
      label={t('grade')}
      value={row.finalScore}
      max={100}
      whole
      tone={gradeTone(row)}
      note={
        <>
          {row.provisional ? (
            <Text span c="dimmed" inherit title={t('provisionalWhat')}>
              {t('provisional')}
            </Text>
          ) : (
            row.band && said(row.band)
          )}
          {row.stale && (
            <Text span display="block" c="dimmed" inherit title={t('earlierCriteriaWhat')}>
              {t('earlierCriteria')}
            </Text>
          )}
          <OtherVersion scoredBy={row.scoredOtherwise ? row.scoredBy : null} />
        </>
      }
    />
  );
}
