/** The columns of the applicant list. */
import { Button, Checkbox, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { ScoreBar, StatusBadge } from '#kit/badges.tsx';
import { dateText } from '#kit/dates.ts';
import type { Column } from '#kit/table-columns.ts';
import classes from './applicant-list.module.css';
import { RankBadge } from './rank-badge.tsx';
import { bandTones, stageBadge } from './rules.ts';
import type { Applicant } from './types.ts';
import type { Selection } from './use-selection.ts';

export interface ApplicantColumns {
  selection: Selection;
  /** Where an applicant's page is. */
  path: (row: Applicant) => string;
  /** Headings sort; where rows are cards the sort menu alone does. */
  headings: boolean;
}

export function applicantColumns({ selection, path, headings }: ApplicantColumns): Column<Applicant>[] {
  return [
    {
      key: 'name',
      title: 'Full Name',
      lead: true,
      render: (row) => (
        <Group gap="sm" wrap="nowrap">
          <Checkbox
            size="sm"
            aria-label={`Select ${row.fullName}`}
            checked={selection.has(row.id)}
            onChange={() => selection.toggle(row)}
          />
          <RankBadge rank={row.rank} />
          <Text component="span" fw={600} size="sm" className={classes.name}>
            {row.fullName}
          </Text>
        </Group>
      ),
    },
    { key: 'grade', title: 'Grade', sort: headings ? 'grade' : undefined, render: (row) => <Grade row={row} /> },
    {
      key: 'stage',
      title: 'Hiring Stage',
      render: (row) => {
        const { tone, text } = stageBadge(row.hiringStage);
        return <StatusBadge tone={tone}>{text}</StatusBadge>;
      },
    },
    {
      key: 'date',
      title: 'Applicant Date',
      sort: headings ? 'date' : undefined,
      render: (row) => <span className={classes.date}>{dateText(row.applicationDate)}</span>,
    },
    {
      key: 'action',
      title: 'Action',
      actions: true,
      render: (row) => (
        <Button
          component={Link}
          to={path(row)}
          state={{ applicant: row }}
          variant="light"
          size="compact-sm"
          aria-label={`View Details of ${row.fullName}`}
          data-row-link
        >
          View Details
        </Button>
      ),
    },
  ];
}

/** The grade as a bar, or that there is none yet. */
export function Grade({ row }: { row: Applicant }) {
  if (row.resumeRelevancyScore === null) {
    return (
      <Text component="span" size="sm" c="dimmed">
        Not scored yet
      </Text>
    );
  }
  return (
    <ScoreBar
      label="Grade"
      value={row.finalScore}
      max={100}
      tone={row.provisional ? 'neutral' : bandTones[row.band]}
      note={
        <>
          {row.band}
          {row.provisional && (
            <Text span c="dimmed" inherit title="The interview is not analysed yet and counts 0">
              , provisional
            </Text>
          )}
          {row.stale && (
            <Text span display="block" c="dimmed" inherit title="The job's criteria have changed since it was read">
              earlier criteria
            </Text>
          )}
        </>
      }
    />
  );
}
