/** The audit trail of a company, and that of the operator: who did what, when, and about what. */
import { Anchor, Button, Text, Title } from '@mantine/core';
import { api } from '@saring/contract';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { sendForFile } from '#client/client.ts';
import { useApi } from '#client/hooks.ts';
import { useOwnId } from '#client/session.ts';
import { type DayRange, RangeFilter, readRange, writeRange } from '#features/jobs/index.ts';
import { DataTable } from '#kit/data-table.tsx';
import { dateTimeText, dayOf } from '#kit/dates.ts';
import { notify } from '#kit/notices.tsx';
import { PageHeader, Panel, usePageTitle } from '#kit/page.tsx';
import { saveAs } from '#kit/save-as.ts';
import type { Column } from '#kit/table-columns.ts';
import { useTableState } from '#kit/use-table-state.ts';
import { actorOf, sentenceOf, subjectOf, type TrailEvent } from './words.ts';

interface Days {
  from: string | undefined;
  to: string | undefined;
}

/** The page of /admin/audit-trail. */
export function CompanyTrailPage() {
  const username = useOwnId();
  const { query, days, ...state } = useTrailState();
  const answer = useApi(api.audit.company, { params: { username }, query }, { keepPrevious: true });
  const fetchFile = () => sendForFile(api.audit.companyFile, { params: { username }, query: days });
  return <Trail {...state} answer={answer} back="/admin/admin_settings" fetchFile={fetchFile} />;
}

/** The page of /superuser/audit-trail. */
export function OperatorTrailPage() {
  const { query, days, ...state } = useTrailState();
  const answer = useApi(api.audit.operator, { query }, { keepPrevious: true });
  const fetchFile = () => sendForFile(api.audit.operatorFile, { query: days });
  return <Trail {...state} answer={answer} back="/superuser/settings" fetchFile={fetchFile} />;
}

/** Page, size and days live in the address. */
function useTrailState() {
  const [address, setAddress] = useSearchParams();
  const range = readRange(address);
  const table = useTableState({ sorts: ['at'], sort: 'at' });
  const days: Days = { from: range.from ?? undefined, to: range.to ?? undefined };
  const setRange = (next: DayRange) =>
    setAddress((now) => writeRange(now, next), { replace: true, preventScrollReset: true });
  return { table, range, setRange, days, query: { page: table.page, pageSize: table.pageSize, ...days } };
}

interface TrailProps extends Pick<ReturnType<typeof useTrailState>, 'table' | 'range' | 'setRange'> {
  answer: ReturnType<typeof useApi<typeof api.audit.company>>;
  back: string;
  fetchFile: () => Promise<Blob>;
}

function Trail({ table, range, setRange, answer, back, fetchFile }: TrailProps) {
  usePageTitle('Audit Trail');
  const [busy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      saveAs(await fetchFile(), `audit-trail-${dayOf(new Date())}.csv`);
    } catch {
      notify({ tone: 'bad', text: 'Failed to download the audit trail. Please try again.', closeAfter: 8000 });
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <PageHeader
        title="Audit Trail"
        description="Who did what, and when. Nothing in it can be changed or taken out."
        back={{ to: back, label: 'Back to the settings' }}
        actions={
          <>
            <RangeFilter range={range} onChange={setRange} clear="Clear dates" />
            <Button
              variant="default"
              leftSection={<IconDownload size={16} stroke={1.6} aria-hidden="true" />}
              loading={busy}
              onClick={() => void download()}
            >
              Download CSV
            </Button>
          </>
        }
      />
      <Panel flush>
        <DataTable
          label="Audit Trail"
          title={<Title order={2}>Events</Title>}
          table={table}
          answer={answer}
          rows={answer.data?.events}
          total={answer.data?.total}
          rowKey={(event) => event.id}
          columns={columns}
          empty={{ text: 'Nothing happened in this time' }}
          failed="Failed to load the audit trail. Please try again."
          perPage="Events per page"
          minWidth={720}
        />
      </Panel>
    </>
  );
}

const columns: Column<TrailEvent>[] = [
  {
    key: 'what',
    title: 'What',
    lead: true,
    render: (event) => (
      <Text component="span" size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
        {sentenceOf(event)}
      </Text>
    ),
  },
  {
    key: 'who',
    title: 'Who',
    render: (event) => <span style={{ overflowWrap: 'anywhere' }}>{actorOf(event)}</span>,
  },
  { key: 'about', title: 'About', render: (event) => <About event={event} /> },
  {
    key: 'when',
    title: 'When',
    render: (event) => (
      <time dateTime={event.at} style={{ whiteSpace: 'nowrap' }}>
        {dateTimeText(event.at)}
      </time>
    ),
  },
];

function About({ event }: { event: TrailEvent }) {
  const subject = subjectOf(event);
  if (!subject) return '–';
  return subject.to ? (
    <Anchor component={Link} to={subject.to} size="sm">
      {subject.text}
    </Anchor>
  ) : (
    subject.text
  );
}
