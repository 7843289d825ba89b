/** A company with its open jobs, for anybody. */
import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { api } from '@saring/contract';
import { careersPath, openJobsPerPage } from '@saring/contract/domain';
import { Link, useParams, useSearchParams } from 'react-router';
import { useApi } from '#client/hooks.ts';
import { statusOf } from '#client/messages.ts';
import { Panel, usePageTitle } from '#kit/page.tsx';
import { Empty, Failed, Loading } from '#kit/states.tsx';
import { t } from '#messages/careers.ts';
import classes from './careers.module.css';
import type { Openings } from './company.ts';
import { CompanyPanel } from './company-panel.tsx';
import { JobList } from './job-list.tsx';
import { PublicFrame } from './public-frame.tsx';

/** `?page=2`; anything else than a page is the first. */
export function CareersPage() {
  const { companyId = '' } = useParams();
  const [address] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(address.get('page'))) || 1);
  const answer = useApi(
    api.careers.jobs,
    { params: { companyId }, query: { page, pageSize: openJobsPerPage } },
    { keepPrevious: true },
  );
  const company = answer.data?.company;
  usePageTitle(company ? t('jobsAt', { company: company.name }) : t('jobs'));
  return (
    <PublicFrame company={company} waiting={answer.isPending} all>
      {answer.data ? (
        <OpenJobs openings={answer.data} page={page} />
      ) : answer.isPending ? (
        <Loading />
      ) : statusOf(answer.error) === 404 ? (
        <Unknown />
      ) : (
        <Panel flush>
          <Failed heads text={t('failed')} onRetry={() => void answer.refetch()} busy={answer.isFetching} />
        </Panel>
      )}
    </PublicFrame>
  );
}

function Unknown() {
  return (
    <Stack gap="sm" align="flex-start">
      <Title order={1}>{t('unknown')}</Title>
      <Text c="dimmed">{t('unknownWhy')}</Text>
      <Button component={Link} to="/login" variant="default">
        {t('toLogin')}
      </Button>
    </Stack>
  );
}

function OpenJobs({ openings: { company, jobs, total }, page }: { openings: Openings; page: number }) {
  return (
    <>
      <Title order={1}>{t('jobsAt', { company: company.name })}</Title>
      <div className={classes.columns}>
        <Panel flush title={t('openCount', { count: total })}>
          {total === 0 ? (
            <Empty text={t('none')} hint={t('noneWhat', { company: company.name })} />
          ) : (
            <JobList companyId={company.id} jobs={jobs} />
          )}
          <Pages path={careersPath(company.id)} page={page} total={total} />
        </Panel>
        <CompanyPanel company={company} />
      </div>
    </>
  );
}

function Pages({ path, page, total }: { path: string; page: number; total: number }) {
  const last = Math.max(1, Math.ceil(total / openJobsPerPage));
  if (last === 1 && page === 1) return null;
  return (
    <Group component="nav" aria-label={t('pages')} justify="space-between" className={classes.pages}>
      {page > 1 ? <PageLink to={`${path}?page=${Math.min(page - 1, last)}`}>{t('newer')}</PageLink> : <span />}
      <Text size="sm" c="dimmed">
        {t('pageOf', { page, last })}
      </Text>
      {page < last ? <PageLink to={`${path}?page=${page + 1}`}>{t('older')}</PageLink> : <span />}
    </Group>
  );
}

function PageLink({ to, children }: { to: string; children: string }) {
  return (
    <Anchor component={Link} to={to} size="sm">
      {children}
    </Anchor>
  );
}
