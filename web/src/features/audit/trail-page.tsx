/** The audit trail of a company, and that of the operator: who did what, when, and about what. */
import { Anchor, Button, Text, Title } from '@mantine/core';
import { api } from '@saring/contract';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { sendForFile } from '#client/client.ts';
import { useApi } from '#client/hooks.ts';
import { useOwnId } from '#client/session.ts';
import { DataTable } from '#kit/data-table.tsx';
import { dateTimeText, dayOf } from '#kit/dates.ts';
import { notify } from '#kit/notices.ts';
import { PageHeader, Panel, usePageTitle } from '#kit/page.tsx';
import { RangeFilter } from '#kit/range-filter.tsx';
import { saveAs } from '#kit/save-as.ts';
import type { Column } from '#kit/table-columns.ts';
import { useRange } from '#kit/use-address.ts';
import { useTableState } from '#kit/use-table-state.ts';
import { t } from '#messages/audit.ts';
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
  const [range, setRange] = useRange();
  const table = useTableState({ sorts: ['at'], sort: 'at' });
  const days: Days = { from: range.from ?? undefined, to: range.to ?? undefined };
  return { table, range, setRange, days, query: { page: table.page, pageSize: table.pageSize, ...days } };
}

interface TrailProps extends Pick<ReturnType<typeof useTrailState>, 'table' | 'range' | 'setRange'> {
  answer: ReturnType<typeof useApi<typeof api.audit.company>>;
  back: string;
  fetchFile: () => Promise<Blob>;
}

function Trail({ table, range, setRange, answer, back, fetchFile }: TrailProps) {
  usePageTitle(t('title'));
  const [busy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      saveAs(await fetchFile(), `audit-trail-${dayOf(new Date())}.csv`);
    } catch {
      notify({ tone: 'bad', text: t('downloadFailed') });
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('titleWhat')}
        back={{ to: back, label: t('back') }}
        actions={
          <>
            <RangeFilter range={range} onChange={setRange} clear={t('clearDates')} />
            <Button
              variant="default"
              leftSection={<IconDownload size={16} stroke={1.6} aria-hidden="true" />}
              loading={busy}
              onClick={() => void download()}
            >
              {t('download')}
            </Button>
          </>
        }
      />
      <Panel flush>
        <DataTable
          label={t('title')}
          title={<Title order={2}>{t('events')}</Title>}
          table={table}
          answer={answer}
          rows={answer.data?.events}
          total={answer.data?.total}
          rowKey={(event) => event.id}
          columns={columns}
          empty={{ text: t('none') }}
          failed={t('failed')}
          perPage={t('perPage')}
          minWidth={720}
        />
      </Panel>
    </>
  );
}

const columns: Column<TrailEvent>[] = [
  {
    key: 'what',
    title: t('what'),
    lead: true,
    render: (event) => (
      <Text component="span" size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
        {sentenceOf(event)}
      </Text>
    ),
  },
  {
    key: 'who',
    title: t('who'),
    render: (event) => <span style={{ overflowWrap: 'anywhere' }}>{actorOf(event)}</span>,
  },
  { key: 'about', title: t('about'), render: (event) => <About event={event} /> },
  {
    key: 'when',
    title: t('when'),
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
