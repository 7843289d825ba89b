/** The applicants of one job: searched, filtered, sorted and paged by the server, ranked by grade. */
import { ActionIcon, Button, Group, Title } from '@mantine/core';
import { api } from '@saring/contract';
import { meaningOf } from '@saring/contract/domain';
import { IconDownload, IconRefresh } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { refresh, useApi } from '#client/hooks.ts';
import { StatusBadge } from '#kit/badges.tsx';
import { DataTable } from '#kit/data-table.tsx';
import { Hint } from '#kit/hint.tsx';
import { TableTools } from '#kit/table-tools.tsx';
import { t } from '#messages/applications.ts';
import { t as around } from '#messages/applications-list.ts';
import { said } from '#messages/contract.ts';
import { number } from '#messages/formats.ts';
import { applicantColumns } from './applicant-columns.tsx';
import classes from './applicant-list.module.css';
import { Distribution } from './distribution.tsx';
import { exportList, saveCsv } from './export.ts';
import { ListFilters } from './list-filters.tsx';
import { rowsOf } from './list-query.ts';
import { applicantPath, comparePath, useListState } from './list-state.ts';
import { ReadingProgress } from './reading-progress.tsx';
import { isTop } from './rules.ts';
import { ScoringNotice } from './scoring-notice.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { SortMenu } from './sort-menu.tsx';
import type { Applicant } from './types.ts';
import { useBulkStatus } from './use-bulk-status.ts';
import { useListKeys } from './use-list-keys.ts';
import { toRow, useReturn } from './use-row-focus.ts';
import { useSelection } from './use-selection.ts';

const minWidth = 800;

export interface ApplicantListProps {
  companyId: string;
  jobId: string;
  /** Who the applicants are is withheld until each has a status. */
  blind: boolean;
}

// Long because what a key, a button and a tick do to the list stands in one place.
/** Stands in the tab "Applicant Ranking"; its state lives in the address. */
export function ApplicantList({ companyId, jobId, blind }: ApplicantListProps) {
  const [address] = useSearchParams();
  const box = useRef<HTMLDivElement>(null);
  const list = useListState();
  const params = { companyId, jobId };
  const answer = useApi(api.applications.byJob, { params, query: list.query }, { keepPrevious: true });
  const all = useApi(
    api.applications.byJob,
    { params, query: { ...rowsOf, page: 1, pageSize: 1 } },
    { enabled: list.narrowed, keepPrevious: true },
  );
  const selection = useSelection();
  const bulk = useBulkStatus(selection);
  const rows = answer.data?.applications;
  // While another page is fetched the one before stands there: nobody of it is chosen for what comes.
  const shown = answer.isPlaceholderData ? [] : (rows ?? []);
  useListKeys(box, {
    selectPage: () => selection.add(shown),
    decide: selection.rows.length > 0 && bulk.progress === null ? bulk.decide : null,
  });
  useReturn(box, rows);
  const total = list.narrowed ? all.data?.total : answer.data?.total;
  const nobody = rows !== undefined && total === 0 && !list.narrowed;
  return (
    <div ref={box}>
      <TableTools
        table={list.table}
        title={<ListTitle companyId={companyId} jobId={jobId} blind={blind} total={total} />}
        search={nobody ? undefined : t('search')}
        tools={<ListTools companyId={companyId} jobId={jobId} list={list} nobody={nobody} />}
      />
      <ReadingProgress companyId={companyId} jobId={jobId} />
      <ScoringNotice companyId={companyId} jobId={jobId} />
      {selection.rows.length > 0 ? (
        <Selected box={box} jobId={jobId} selection={selection} bulk={bulk} rows={shown} />
      ) : (
        !nobody && <ListFilters companyId={companyId} jobId={jobId} list={list} />
      )}
      <DataTable
        label={t('applicants')}
        table={list.table}
        answer={answer}
        rows={rows}
        total={answer.data?.total}
        rowKey={(row) => row.id}
        columns={applicantColumns({
          selection,
          waits: answer.isPlaceholderData,
          path: (row) => applicantPath(row.id, address),
        })}
        highlighted={isTop}
        groupOf={list.table.sort === 'grade' ? groupOf : undefined}
        empty={list.narrowed ? (blind && list.table.search !== '' ? noName : noMatch) : nobodyYet}
        failed={t('failed')}
        perPage={t('perPage')}
        minWidth={minWidth}
        ownOrder
      />
    </div>
  );
}

/** How many there are, and how they are spread. */
function ListTitle({ companyId, jobId, blind, total }: ApplicantListProps & { total: number | undefined }) {
  return (
    <Group gap="lg">
      <Title order={2} className={classes.total}>
        {around('total', { count: total === undefined ? '–' : number(total) })}
      </Title>
      <Distribution companyId={companyId} jobId={jobId} />
      {blind && <StatusBadge tone="accent">{around('namesWithheld')}</StatusBadge>}
    </Group>
  );
}

interface ListToolsProps extends Omit<ApplicantListProps, 'blind'> {
  list: ReturnType<typeof useListState>;
  /** Nobody applied yet. */
  nobody: boolean;
}

function ListTools({ companyId, jobId, list, nobody }: ListToolsProps) {
  const { byJob, distribution, reading, scoring } = api.applications;
  return (
    <Group gap="sm" wrap="nowrap">
      {!nobody && <SortMenu table={list.table} />}
      {!nobody && (
        <Tool
          label={around('exportCsv')}
          icon={<IconDownload {...icon} />}
          run={() => exportList(companyId, jobId, list.query)}
        />
      )}
      <Tool
        label={around('refresh')}
        icon={<IconRefresh {...icon} />}
        run={() => refresh(byJob, distribution, reading, scoring)}
      />
    </Group>
  );
}

interface SelectedProps {
  jobId: string;
  selection: ReturnType<typeof useSelection>;
  bulk: ReturnType<typeof useBulkStatus>;
  /** Those of the page. */
  rows: readonly Applicant[];
  /** Around the list. */
  box: RefObject<HTMLElement | null>;
}

/** What can be done with those who are selected. */
function Selected({ jobId, selection, bulk, rows, box }: SelectedProps) {
  const [address] = useSearchParams();
  return (
    <SelectionBar
      count={selection.rows.length}
      progress={bulk.progress}
      onSelectPage={rows.some((row) => !selection.has(row.id)) ? () => selection.add(rows) : undefined}
      telling={bulk.telling}
      onTelling={bulk.onTelling}
      onDecide={(decision) => void bulk.decide(decision)}
      compare={
        selection.rows.length >= 2 && selection.rows.length <= 4
          ? comparePath(jobId, selection.rows, address)
          : undefined
      }
      onExport={() => saveCsv(selection.rows)}
      onClear={selection.clear}
      onGone={() => toRow(box, selection.rows.at(-1)?.id)}
    />
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
    <Hint label={label}>
      <ActionIcon variant="default" size={36} aria-label={label} loading={busy} onClick={press}>
        {icon}
      </ActionIcon>
    </Hint>
  );
}

const icon = { size: 18, stroke: 1.6, 'aria-hidden': true } as const;

/** Whoever has a grade with an interview, then who is ranked by the resume alone, then who has no grade. */
function groupOf({ provisional, readBy, status }: Applicant) {
  if (!meaningOf(status).readable) return { key: 'withdrawn', title: said(status) };
  if (readBy === 'people') return { key: 'people', title: around('readByPeople'), hint: around('readByPeopleHint') };
  return provisional
    ? { key: 'open', title: around('interviewOpen'), hint: around('interviewOpenHint') }
    : { key: 'graded', title: around('graded'), plain: true };
}

const noMatch = { text: t('noMatch') };

const noName = { ...noMatch, hint: around('namesNotSearched') };

const nobodyYet = {
  text: t('none'),
  hint: around('noneHint'),
  action: (
    <Button component={Link} to={{ search: '?tab=Job%20Details' }} mt="xs">
      {around('getLink')}
    </Button>
  ),
};
