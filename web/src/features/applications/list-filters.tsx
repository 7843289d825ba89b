/** What narrows the list: the band with how many stand in each, the status, the dates. */
import { Button, Group, Select } from '@mantine/core';
import { applicationStatuses } from '@saring/contract';
import { IconDownload } from '@tabler/icons-react';
import { RangeFilter } from '#features/jobs/index.ts';
import classes from './applicant-list.module.css';
import { BandFilter } from './band-filter.tsx';
import type { ListState } from './list-state.ts';

export interface ListFiltersProps {
  companyId: string;
  jobId: string;
  list: ListState;
  /** Writes what the filters leave over to a file. */
  onExport: () => void;
  exporting: boolean;
}

export function ListFilters({ companyId, jobId, list, onExport, exporting }: ListFiltersProps) {
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
      <RangeFilter range={list.range} onChange={list.setRange} clear="Clear dates" />
      <Button
        className={classes.export}
        variant="subtle"
        leftSection={<IconDownload size={16} stroke={1.6} aria-hidden="true" />}
        onClick={onExport}
        loading={exporting}
      >
        Export CSV
      </Button>
    </Group>
  );
}
