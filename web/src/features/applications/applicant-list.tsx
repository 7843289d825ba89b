/** The applicants of one job: searched, filtered, sorted and paged by the server, ranked by grade. */
import { ActionIcon, Button, Group, Title, Tooltip } from '@mantine/core';
import { useElementSize, useMergedRef } from '@mantine/hooks';
import { api } from '@saring/contract';
import { IconDownload, IconRefresh } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { refresh, useApi } from '#client/hooks.ts';
import { StatusBadge } from '#kit/badges.tsx';
import { DataTable } from '#kit/data-table.tsx';
import { TableTools } from '#kit/table-tools.tsx';
import { applicantColumns } from './applicant-columns.tsx';
import classes from './applicant-list.module.css';
import { Distribution } from './distribution.tsx';
import { exportList, saveCsv } from './export.ts';
import { ListFilters } from './list-filters.tsx';
import { applicantPath, comparePath, useListState } from './list-state.ts';
import { ReadingProgress } from './reading-progress.tsx';
import { isTop } from './rules.ts';
import { SelectionBar } from './selection-bar.tsx';
import { SortMenu } from './sort-menu.tsx';
import { useBulkStatus } from './use-bulk-status.ts';
import { useListKeys } from './use-list-keys.ts';
import { useSelection } from './use-selection.ts';

const minWidth = 800;

export interface ApplicantListProps {
  companyId: string;
  jobId: string;
  /** Who the applicants are is withheld until each has a status. */
  blind: boolean;
}

/** Stands in the tab "Applicant Ranking"; its state lives in the address. */
export function ApplicantList({ companyId, jobId, blind }: ApplicantListProps) {
  const [address] = useSearchParams();
  const box = useRef<HTMLDivElement>(null);
  const size = useElementSize<HTMLDivElement>();
  const ref = useMergedRef(box, size.ref);
  const list = useListState();
  const params = { companyId, jobId };
  const answer = useApi(api.applications.byJob, { params, query: list.query }, { keepPrevious: true });
  const all = useApi(
    api.applications.byJob,
    { params, query: { page: 1, pageSize: 1 } },
    { enabled: list.narrowed, keepPrevious: true },
  );
  const selection = useSelection();
  const bulk = useBulkStatus(selection.clear);
  useListKeys(box);

  const rows = answer.data?.applications;
  const total = list.narrowed ? all.data?.total : answer.data?.total;
  const nobody = rows !== undefined && total === 0 && !list.narrowed;
  return (
    <div ref={ref}>
      <TableTools
        table={list.table}
        title={
          <Group gap="lg">
            <Title order={2} className={classes.total}>
              Total Applicants: {total?.toLocaleString('en-US') ?? '–'}
            </Title>
            <Distribution companyId={companyId} jobId={jobId} />
            {blind && <StatusBadge tone="accent">Names withheld</StatusBadge>}
          </Group>
        }
        search={nobody ? undefined : 'Search Applicants'}
        tools={
          <Group gap="sm" wrap="nowrap">
            {!nobody && <SortMenu table={list.table} />}
            {!nobody && (
              <Tool
                label="Export CSV"
                icon={<IconDownload {...icon} />}
                run={() => exportList(companyId, jobId, list.query)}
              />
            )}
            <Tool
              label="Refresh"
              icon={<IconRefresh {...icon} />}
              run={() => refresh(api.applications.byJob, api.applications.distribution, api.applications.reading)}
            />
          </Group>
        }
      />
      <ReadingProgress companyId={companyId} jobId={jobId} />
      {selection.rows.length > 0 ? (
        <SelectionBar
          count={selection.rows.length}
          progress={bulk.progress}
          onSelectPage={rows?.some((row) => !selection.has(row.id)) ? () => selection.add(rows) : undefined}
          onDecide={(decision) => void bulk.decide(selection.rows, decision)}
          compare={
            selection.rows.length >= 2 && selection.rows.length <= 4
              ? comparePath(jobId, selection.rows, address)
              : undefined
          }
          onExport={() => saveCsv(selection.rows)}
          onClear={selection.clear}
        />
      ) : (
        !nobody && <ListFilters companyId={companyId} jobId={jobId} list={list} />
      )}
      <DataTable
        label="Applicants"
        table={list.table}
        answer={answer}
        rows={rows}
        total={answer.data?.total}
        rowKey={(row) => row.id}
        columns={applicantColumns({
          selection,
          path: (row) => applicantPath(row.id, address),
          headings: size.width >= minWidth,
        })}
        highlighted={(row) => isTop(row.rank)}
        empty={list.narrowed ? (blind && list.table.search !== '' ? noName : noMatch) : nobodyYet}
        failed="Failed to load applicants. Please try again."
        perPage="Applicants per page"
        minWidth={minWidth}
      />
    </div>
  );
}

interface ToolProps {
  label: string;
  icon: ReactNode;
  run: () => Promise<void>;
}

/** Turns while what it started is under way, and only then. */
function Tool({ label, icon, run }: ToolProps) {
  const [busy, setBusy] = useState(false);
  const press = () => {
    setBusy(true);
    void run().finally(() => setBusy(false));
  };
  return (
    <Tooltip label={label}>
      <ActionIcon variant="default" size={36} aria-label={label} loading={busy} onClick={press}>
        {icon}
      </ActionIcon>
    </Tooltip>
  );
}

const icon = { size: 18, stroke: 1.6, 'aria-hidden': true } as const;

const noMatch = { text: 'No applicants found matching your search' };

const noName = { ...noMatch, hint: 'Names that are withheld are not searched.' };

const nobodyYet = {
  text: 'No applicants yet',
  hint: 'Share the application link of this job; whoever applies is listed here, ranked as soon as the resume is read.',
  action: (
    <Button component={Link} to={{ search: '?tab=Job%20Details' }} mt="xs">
      Get the application link
    </Button>
  ),
};
