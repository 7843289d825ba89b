/** Verify and reject, only for companies that are not verified; each is confirmed. */
import { Button, Group } from '@mantine/core';
import { api, type CallOutput } from '@saring/contract';
import { useRef } from 'react';
import { patchAnswer, refresh, sendInSession, useCallMutation } from '#client/hooks.ts';
import { messageOf, statusOf } from '#client/messages.ts';
import { confirm } from '#kit/dialogs.ts';
import { notify } from '#kit/notices.ts';
import { t } from '#messages/superuser-companies.ts';
import { WithWarning } from './lookalikes.tsx';

interface Company {
  username: string;
  name: string;
  status: Row['status'];
  verified: boolean;
  similarTo: readonly string[];
}

const timeout = 30_000;

function stayIn(row: HTMLElement | null | undefined): void {
  if (!row) return;
  row.tabIndex = -1;
  row.focus();
}

type Decision = 'verified' | 'rejected';

type Row = CallOutput<typeof api.superuser.setCompanyStatus>['company'];

/** What changed since it was shown. */
type Changed = 'renamed' | 'decided';

/**
 * Asks, and has the status set under the name and the status that were shown; where the company has others by now, it asks
 * again. False where the answer was no.
 */
async function decide(
  company: Company,
  status: Decision,
  set: (seen: Company) => Promise<{ company: Row }>,
  changed?: Changed,
): Promise<boolean> {
  if (!(await sure(company, status, changed))) return false;
  try {
    show((await set(company)).company);
  } catch (error) {
    const now = statusOf(error) === 409 ? await lookAgain(company.username) : undefined;
    if (!now || (now.name === company.name && now.status === company.status)) throw error;
    if (!now.verified) return decide(now, status, set, now.name === company.name ? 'decided' : 'renamed');
    notify({ tone: 'info', text: t('verifiedMeanwhile', { company: now.name }) });
    return true;
  }
  void refresh(api.superuser.stats);
  notify({ tone: 'good', text: t(status === 'verified' ? 'wasVerified' : 'wasRejected', { company: company.name }) });
  return true;
}

function sure(company: Company, status: Decision, changed?: Changed): Promise<boolean> {
  const { name } = company;
  const verify = status === 'verified';
  return confirm({
    title: verify ? t('askVerify') : t('askReject'),
    text: verify ? (
      <WithWarning company={company}>
        {t(changed ? verifyChanged[changed] : 'verifyWhat', { company: name })}
      </WithWarning>
    ) : (
      t(changed === 'renamed' ? 'rejectRenamed' : 'rejectWhat', { company: name })
    ),
    confirm: verify ? t('verify') : t('reject'),
    danger: !verify,
  });
}

const verifyChanged = { renamed: 'verifyRenamed', decided: 'verifyDecided' } as const;

/** The company as it is now, which the list shows from then on. */
async function lookAgain(id: string) {
  const { companies } = await sendInSession(api.superuser.companies, { query: { id } }, { timeout });
  const now = companies[0];
  if (now) show(now);
  return now;
}

function show(now: Row): void {
  patchAnswer(api.superuser.companies, (list) => ({
    ...list,
    companies: list.companies.map((row) => (row.id === now.id ? now : row)),
  }));
}

export function CompanyActions({ company }: { company: Company }) {
  const { name } = company;
  const setStatus = useCallMutation(api.superuser.setCompanyStatus, { timeout });
  const buttons = useRef<HTMLDivElement>(null);
  if (company.verified) return null;

  async function change(status: Decision) {
    // The buttons go away or rest meanwhile and let the focus go; those who use the keyboard stay in their row.
    const row = buttons.current?.closest<HTMLElement>('tr, li');
    const set = ({ username: id, name: expectedName, status: expectedStatus }: Company) =>
      setStatus.mutateAsync({ params: { id }, query: { statusUpdate: status, expectedName, expectedStatus } });
    try {
      if (await decide(company, status, set)) stayIn(row);
    } catch (error) {
      const reason = messageOf(error, { detail: t('unknownError'), other: t('unknownError') });
      const failed = t('verifyFailed');
      notify({
        tone: 'bad',
        text: status === 'verified' ? failed : t('rejectFailed', { reason }),
      });
      void refresh(api.superuser.companies);
      stayIn(row);
    }
  }

  return (
    <Group gap={6} ref={buttons}>
      <Button
        size="compact-sm"
        variant="light"
        aria-label={t('verifyOne', { company: name })}
        loading={setStatus.isPending}
        onClick={() => void change('verified')}
      >
        {t('verify')}
      </Button>
      {company.status !== 'rejected' && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('rejectOne', { company: name })}
          disabled={setStatus.isPending}
          onClick={() => void change('rejected')}
        >
          {t('reject')}
        </Button>
      )}
    </Group>
  );
}
