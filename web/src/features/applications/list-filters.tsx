/** What narrows the list: the band with how many stand in each, the status, the dates. */
import { Group, Select } from '@mantine/core';
import { applicationStatuses, hiringStages } from '@saring/contract';
import { RangeFilter } from '#features/jobs/index.ts';
import classes from './applicant-list.module.css';
import { BandFilter } from './band-filter.tsx';
import type { ListState } from './list-state.ts';
import { stageBadge } from './rules.ts';

export interface ListFiltersProps {
  companyId: string;
  jobId: string;
  list: ListState;
}

export function ListFilters({ companyId, jobId, list }: ListFiltersProps) {
  return (
    <Group className={classes.filters} gap="sm">
      <BandFilter companyId={companyId} jobId={jobId} list={list} />
      <Select
        className={classes.status}
        aria-label="Status"
        allowDeselect={false}
        data={[{ value: '', label: 'All Status' }, ...applicationStatuses]}
        value={list.table.filters.status ?? ''}
        onChange={(value) =>
          list.table.change({ filters: { status: applicationStatuses.find((status) => status === value) } })
        }
      />
      <Select
        className={classes.status}
        aria-label="Hiring Stage"
        allowDeselect={false}
        data={[
          { value: '', label: 'All Stages' },
          ...hiringStages.map((value) => ({ value, label: stageBadge(value).text })),
        ]}
        value={list.table.filters.stage ?? ''}
        onChange={(value) => list.table.change({ filters: { stage: hiringStages.find((stage) => stage === value) } })}
      />
      <RangeFilter range={list.range} onChange={list.setRange} clear="Clear dates" />
    </Group>
  );
}
