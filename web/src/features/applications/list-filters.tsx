/** What narrows the list: the band with how many stand in each, the status, the dates. */
import { Group } from '@mantine/core';
import { hiringStages, statuses } from '@saring/contract/domain';
import { Choice } from '#kit/choice.tsx';
import { RangeFilter } from '#kit/range-filter.tsx';
import { t } from '#messages/applications.ts';
import { choices, statusText } from '#messages/contract.ts';
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
      {/* All beside the bands, or all below them. */}
      <Group gap="sm">
        <Choice
          className={classes.status}
          label={t('status')}
          options={[{ value: '', label: t('allStatus') }, ...choices(statuses, statusText)]}
          value={list.table.filters.status ?? ''}
          onChange={(value) => list.table.change({ filters: { status: statuses.find((status) => status === value) } })}
        />
        <Choice
          className={classes.status}
          label={t('stage')}
          options={[
            { value: '', label: t('allStages') },
            ...hiringStages.map((value) => ({ value, label: stageBadge(value).text })),
          ]}
          value={list.table.filters.stage ?? ''}
          onChange={(value) => list.table.change({ filters: { stage: hiringStages.find((stage) => stage === value) } })}
        />
        <RangeFilter range={list.range} onChange={list.setRange} clear={t('clearDates')} />
      </Group>
    </Group>
  );
}
