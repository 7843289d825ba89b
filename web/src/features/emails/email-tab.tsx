/** The tab "Email Applicants": write to the accepted or the rejected applicants of one job. */
import { SegmentedControl, Text } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { api } from '@saring/contract';
import { useState } from 'react';
import { useApi } from '#client/hooks.ts';
import { useCompany } from '#features/companies/index.ts';
import { tell } from '#kit/dialogs.ts';
import { Panel } from '#kit/page.tsx';
import { Failed, Loading } from '#kit/states.tsx';
import classes from './emails.module.css';
import { MailPreview } from './mail-preview.tsx';
import { MessageBox } from './message-box.tsx';
import { RecipientList } from './recipient-list.tsx';
import { addressesOf, deliveriesByAddress, type Group } from './recipients.ts';
import { useMailing } from './use-mailing.tsx';

const askAgainAfter = 3000;
/** Pixels of a group without anybody, which every job starts with. */
const emptyHeight = 188;

export interface EmailTabProps {
  companyId: string;
  jobId: string;
  jobTitle: string;
}

/** Another group, tab or job clears selection and message. */
export function EmailTab({ companyId, jobId, jobTitle }: EmailTabProps) {
  const [group, setGroup] = useState<Group>('Accepted');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [message, setMessage] = useState('');
  const [error, setError] = useState<string | null>(null);
  const answer = useApi(api.applications.byJob, { params: { companyId, jobId }, query: { status: group } });
  const company = useCompany(companyId);
  const asked = { params: { companyId, jobId }, query: { group } };
  const mailed = useApi(api.applications.deliveries, asked);
  const waiting = mailed.data?.deliveries.some(({ state }) => state === 'queued') ?? false;
  // The same answer once more: while a mail waits for its next try, what became of it is asked again.
  useApi(api.applications.deliveries, asked, { refetchInterval: waiting ? askAgainAfter : false });
  const { send, sending } = useMailing(jobId);
  const applicants = answer.data?.applications ?? [];
  const first = applicants.find((applicant) => selected.has(applicant.id));

  function change(next: Group) {
    setGroup(next);
    setSelected(new Set());
    setMessage('');
    setError(null);
  }

  async function submit() {
    const addresses = addressesOf(applicants, selected);
    if (addresses.length === 0) {
      const text = 'Please select at least one applicant to send emails to.';
      return tell({ tone: 'bad', title: 'Nobody is selected', text });
    }
    if (message.trim() === '') return setError('Please enter an email message.');
    setError(null);
    await send(group, addresses, message);
  }

  return (
    <div className={classes.columns}>
      <Panel
        flush
        title="Recipients"
        aside={
          <SegmentedControl
            size="xs"
            aria-label="Group"
            value={group}
            onChange={(value) => change(value === 'Rejected' ? 'Rejected' : 'Accepted')}
            data={['Accepted', 'Rejected']}
            disabled={sending}
          />
        }
      >
        {answer.isPending ? (
          <Loading height={emptyHeight} />
        ) : answer.isError ? (
          <Failed
            text="Failed to load applicants. Please try again."
            onRetry={() => void answer.refetch()}
            busy={answer.isFetching}
          />
        ) : (
          <RecipientList
            key={group}
            group={group}
            applicants={applicants}
            selected={selected}
            onSelect={setSelected}
            deliveries={deliveriesByAddress(mailed.data?.deliveries ?? [])}
            disabled={sending}
          />
        )}
        {mailed.isError && (
          <Failed
            text="Failed to load what became of earlier emails."
            onRetry={() => void mailed.refetch()}
            busy={mailed.isFetching}
          />
        )}
        {answer.data && answer.data.total > applicants.length && (
          <Text size="xs" c="dimmed" p="md">
            {`The first ${applicants.length} of ${answer.data.total} are listed.`}
          </Text>
        )}
      </Panel>
      <div className={classes.column}>
        <Panel title="Message">
          <MessageBox
            message={message}
            onChange={(text) => {
              setMessage(text);
              setError(null);
            }}
            error={error}
            sending={sending}
            onSend={() => void submit()}
          />
        </Panel>
        <Panel title="Preview" description="As the first of the selected will see it.">
          <MailPreview
            message={message}
            to={first ? { fullName: first.fullName, email: first.contactEmail } : null}
            jobTitle={jobTitle}
            company={company.data?.companyName ?? 'Your company'}
          />
        </Panel>
      </div>
    </div>
  );
}
