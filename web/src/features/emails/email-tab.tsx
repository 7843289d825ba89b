/** The tab "Email Applicants": write to the accepted or the rejected applicants of one job. */

import { SegmentedControl, Text } from '@mantine/core';
import { type Mailed, mailedStatuses } from '@saring/contract/domain';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { api } from '@saring/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApi } from '#client/hooks.ts';
import { readSession, useDraftName } from '#client/session.ts';
import { useCompany } from '#features/companies/index.ts';
import { tell } from '#kit/dialogs.ts';
import { focusError, useDraft } from '#kit/form.tsx';
import { Panel } from '#kit/page.tsx';
import { Failed, Loading } from '#kit/states.tsx';
import { choices } from '#messages/contract.ts';
import { t } from '#messages/emails.ts';
import classes from './emails.module.css';
import { MailPreview } from './mail-preview.tsx';
import { MessageBox } from './message-box.tsx';
import { RecipientList, type RecipientListProps } from './recipient-list.tsx';
import { addressesOf, deliveriesByAddress, type Recipient } from './recipients.ts';
import { useMailing } from './use-mailing.tsx';

const askAgainAfter = 3000;
/** Pixels of a group without anybody, which every job starts with. */
const emptyHeight = 188;

export interface EmailTabProps {
  companyId: string;
  jobId: string;
  jobTitle: string;
}

/** Another group, tab or job clears selection and message; a message waits for whoever loads the page anew or signs in again. */
export function EmailTab({ companyId, jobId, jobTitle }: EmailTabProps) {
  const { values, setValues, draft } = useMessage(jobId);
  const { group, message } = values;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [error, setError] = useState<string | null>(null);
  const column = useRef<HTMLDivElement>(null);
  const answer = useGroup(companyId, jobId, group);
  const { send, sending } = useMailing(jobId, draft.clear);
  const applicants = answer.data?.applications ?? [];
  const first = applicants.find((applicant) => selected.has(applicant.id));

  function change(next: Mailed) {
    setValues({ group: next, message: '' });
    setSelected(new Set());
    setError(null);
  }

  async function submit() {
    const addresses = addressesOf(applicants, selected);
    if (addresses.length === 0) return tell({ tone: 'bad', title: t('nobody'), text: t('selectOne') });
    if (message.trim() === '') {
      focusError(column.current?.querySelector('textarea') ?? null, t('enterMessage'));
      return setError(t('enterMessage'));
    }
    setError(null);
    await send(group, addresses, message);
  }

  return (
    <div className={classes.columns}>
      <Panel flush title={t('recipients')} aside={<GroupChoice group={group} onChange={change} disabled={sending} />}>
        <Recipients
          companyId={companyId}
          jobId={jobId}
          group={group}
          answer={answer}
          selected={selected}
          onSelect={setSelected}
          disabled={sending}
        />
      </Panel>
      <div ref={column} className={classes.column}>
        <Panel title={t('message')} description={t('tellsToo')}>
          <MessageBox
            message={message}
            onChange={(text) => {
              setValues({ group, message: text });
              setError(null);
            }}
            error={error}
            sending={sending}
            onSend={() => void submit()}
          />
        </Panel>
        <Preview message={message} to={first} companyId={companyId} jobTitle={jobTitle} />
      </div>
    </div>
  );
}

/** To whom and what is written, until the person turns to something else. */
function useMessage(jobId: string) {
  const [values, setValues] = useState<{ group: Mailed; message: string }>({ group: 'Accepted', message: '' });
  const draft = useDraft({ values, setValues }, useDraftName('message', jobId));
  const turnAway = useEffectEvent(() => {
    if (readSession()) draft.clear();
  });
  useEffect(() => () => turnAway(), []);
  return { values, setValues, draft };
}

function useGroup(companyId: string, jobId: string, status: Mailed) {
  return useApi(api.applications.byJob, { params: { companyId, jobId }, query: { view: 'row', status } });
}

interface GroupChoiceProps {
  group: Mailed;
  onChange: (group: Mailed) => void;
  disabled: boolean;
}

function GroupChoice({ group, onChange, disabled }: GroupChoiceProps) {
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('group')}
      value={group}
      onChange={(value) => onChange(mailedStatuses.find((one) => one === value) ?? group)}
      data={choices(mailedStatuses)}
      disabled={disabled}
    />
  );
}

interface RecipientsProps extends Pick<RecipientListProps, 'group' | 'selected' | 'onSelect' | 'disabled'> {
  companyId: string;
  jobId: string;
  answer: ReturnType<typeof useGroup>;
}

/** Who can be written to, and what became of the mails to them. */
function Recipients({ companyId, jobId, answer, ...list }: RecipientsProps) {
  const mailed = useApi(
    api.applications.deliveries,
    { params: { companyId, jobId }, query: { group: list.group } },
    // While a mail waits for its next try.
    { askAgain: (now) => (now?.deliveries.some(({ state }) => state === 'queued') ? askAgainAfter : false) },
  );
  const applicants = answer.data?.applications ?? [];
  return (
    <>
      {answer.isPending ? (
        <Loading height={emptyHeight} />
      ) : answer.isError ? (
        <Failed text={t('loadFailed')} onRetry={() => void answer.refetch()} busy={answer.isFetching} />
      ) : (
        <RecipientList
          key={list.group}
          {...list}
          applicants={applicants}
          deliveries={deliveriesByAddress(mailed.data?.deliveries ?? [])}
        />
      )}
      {mailed.isError && (
        <Failed text={t('deliveriesFailed')} onRetry={() => void mailed.refetch()} busy={mailed.isFetching} />
      )}
      {answer.data && answer.data.total > applicants.length && (
        <Text size="xs" c="dimmed" p="md">
          {t('firstListed', { listed: applicants.length, total: answer.data.total })}
        </Text>
      )}
    </>
  );
}

interface PreviewProps {
  message: string;
  to: Recipient | undefined;
  companyId: string;
  jobTitle: string;
}

function Preview({ message, to, companyId, jobTitle }: PreviewProps) {
  const company = useCompany(companyId);
  return (
    <Panel title={t('preview')} description={t('previewWhat')}>
      <MailPreview
        message={message}
        to={to ? { fullName: to.fullName, email: to.contactEmail } : null}
        jobTitle={jobTitle}
        company={company.data?.companyName ?? t('yourCompany')}
      />
    </Panel>
  );
}
