/** What anybody sees of a job, before an account: the job, the company, and how it is assessed. */
import { Alert, Button, Stack, Text, Title } from '@mantine/core';
import { api, CallError, type CallOutput } from '@saring/contract';
import { minutesTold } from '@saring/contract/domain';
import { IconArrowRight, IconInfoCircle } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { useApi } from '#client/hooks.ts';
import { leaveFor } from '#client/leave.ts';
import { messageOf } from '#client/messages.ts';
import { isStaff, useSession } from '#client/session.ts';
import { CompanyPanel, OtherJobs, PublicFrame } from '#features/careers/index.ts';
import { CleanHtml } from '#kit/clean-html.tsx';
import { Panel, usePageTitle } from '#kit/page.tsx';
import { Empty, Failed, Loading, useLoading } from '#kit/states.tsx';
import { t } from '#messages/applying-form.ts';
import classes from './applying.module.css';
import { HowRead, JobPanel } from './job-panels.tsx';
import { wayOn } from './refused.ts';
import { isClosed } from './rules.ts';

type Posting = CallOutput<typeof api.jobs.posting>;

/** Behind an application link. */
export function PostingPage({ token }: { token: string }) {
  return <Shown answer={useApi(api.jobs.posting, { params: { token } })} />;
}

/** At the job's own address. */
export function JobPage() {
  const { companyId = '', jobId = '' } = useParams();
  return <Shown answer={useApi(api.careers.job, { params: { companyId, jobId } })} />;
}

function Shown({ answer }: { answer: UseQueryResult<Posting> }) {
  const { data: posting, error } = answer;
  const waiting = useLoading(answer.isPending);
  usePageTitle(posting?.job.jobTitle, posting?.company.name ?? t('title'));
  const refused = error instanceof CallError && [403, 404].includes(error.status);
  return (
    <PublicFrame company={posting?.company} waiting={waiting}>
      {waiting ? (
        <Loading />
      ) : posting ? (
        <PostingPanels posting={posting} />
      ) : (
        <Panel flush>
          {refused ? (
            <Empty
              heads
              text={messageOf(error, { detail: t('jobsFailed') })}
              hint={wayOn(error)}
              action={
                <Button component={Link} to="/login" variant="default" mt="xs">
                  {t('logIn')}
                </Button>
              }
            />
          ) : (
            <Failed heads text={t('jobsFailed')} onRetry={() => void answer.refetch()} busy={answer.isFetching} />
          )}
        </Panel>
      )}
    </PublicFrame>
  );
}

function PostingPanels({ posting: { job, description, company, token } }: { posting: Posting }) {
  return (
    <div className={classes.posting}>
      <Stack gap="md">
        <Title order={1}>{job.jobTitle}</Title>
        {!token && (
          <>
            <Alert color="yellow" icon={<IconInfoCircle size={18} aria-hidden="true" />}>
              {isClosed(job) ? t('closedOnly') : t('takesNone')}
            </Alert>
            <OtherJobs companyId={company.id} jobId={job.id} />
          </>
        )}
        <JobPanel
          headed
          job={job}
          about={<CleanHtml html={description} empty={<Text c="dimmed">{t('noDescription')}</Text>} />}
        />
        {token && (
          <Panel title={t('howRead')}>
            <Stack gap="md">
              <HowRead job={job} token={token} answerDays={company.answerDays} />
              <Text size="sm">{t('whatNext', minutesTold)}</Text>
            </Stack>
          </Panel>
        )}
      </Stack>
      <div className={classes.side}>
        {token && <Apply token={token} jobTitle={job.jobTitle} />}
        <CompanyPanel company={company} />
      </div>
    </div>
  );
}

/** A candidate who is signed in goes to the form at once; who cannot apply is told so in the same place. */
function Apply({ token, jobTitle }: { token: string; jobTitle: string }) {
  const session = useSession();
  const form = `/user/cvupload/${token}`;
  const logIn = `/login?${new URLSearchParams({ redirect: form, jobTitle })}`;
  return (
    <div className={classes.publicApply}>
      {session && isStaff(session) ? (
        <Stack gap="xs" align="flex-start">
          <Text size="sm">{t(session.role === 'admin' ? 'companyLooks' : 'operatorLooks')}</Text>
          <Button variant="default" onClick={() => void leaveFor(logIn)}>
            {t('otherAccount')}
          </Button>
        </Stack>
      ) : (
        <Button
          component={Link}
          to={session ? form : logIn}
          size="md"
          fullWidth
          rightSection={<IconArrowRight size={18} aria-hidden="true" />}
        >
          {t('apply')}
        </Button>
      )}
    </div>
  );
}
