/** What anybody sees behind an application link, before an account: the job, the company, and how it is assessed. */
import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { api, CallError, type CallOutput } from '@saring/contract';
import { websiteAddress } from '@saring/contract/domain';
import { IconArrowRight } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { useApi } from '#client/hooks.ts';
import { messageOf } from '#client/messages.ts';
import { CleanHtml } from '#kit/clean-html.tsx';
import { Logo } from '#kit/logo.tsx';
import { Panel, usePageTitle } from '#kit/page.tsx';
import { SchemeSwitch } from '#kit/scheme-switch.tsx';
import { Empty, Failed, Loading } from '#kit/states.tsx';
import { t } from '#messages/applying-form.ts';
import { said } from '#messages/contract.ts';
import { t as kit } from '#messages/kit.ts';
import classes from './applying.module.css';
import { HowRead, JobPanel } from './job-panels.tsx';
import { isClosed } from './rules.ts';

type Posting = CallOutput<typeof api.jobs.posting>;

export function PostingPage({ token }: { token: string }) {
  const answer = useApi(api.jobs.posting, { params: { token } });
  usePageTitle(answer.data?.job.jobTitle, t('title'));
  const refused = answer.error instanceof CallError && [403, 404, 410].includes(answer.error.status);
  return (
    <div className={classes.public}>
      <header className={classes.publicHeader}>
        <Link to="/login" className={classes.publicHome} aria-label={kit('home')}>
          <Logo />
        </Link>
        <SchemeSwitch />
      </header>
      <main id="content" tabIndex={-1} className={classes.publicMain}>
        {answer.data ? (
          <PostingPanels posting={answer.data} />
        ) : answer.isPending ? (
          <Loading />
        ) : (
          <Panel flush>
            {refused ? (
              <Empty
                text={messageOf(answer.error, { detail: t('jobsFailed') })}
                action={
                  <Button component={Link} to="/login" variant="default" mt="xs">
                    {t('logIn')}
                  </Button>
                }
              />
            ) : (
              <Failed text={t('jobsFailed')} onRetry={() => void answer.refetch()} busy={answer.isFetching} />
            )}
          </Panel>
        )}
      </main>
    </div>
  );
}

function PostingPanels({ posting: { job, description, company } }: { posting: Posting }) {
  const { pathname, search } = useLocation();
  const closed = isClosed(job);
  const query = new URLSearchParams({ redirect: pathname + search, jobTitle: job.jobTitle });
  return (
    <Stack gap="md">
      <Group gap="md" wrap="nowrap">
        {company.logoUrl && <img src={company.logoUrl} alt="" className={classes.publicLogo} width={48} height={48} />}
        <div>
          <Title order={1}>{job.jobTitle}</Title>
          <Text c="dimmed">{company.name}</Text>
        </div>
      </Group>
      <JobPanel
        headed
        job={job}
        about={<CleanHtml html={description} empty={<Text c="dimmed">{t('noDescription')}</Text>} />}
      />
      <CompanyPanel company={company} />
      <Panel title={t('howRead')}>
        <Stack gap="md">
          <HowRead job={job} />
          <Text size="sm">{t('whatNext')}</Text>
        </Stack>
      </Panel>
      <div className={classes.publicApply}>
        {closed ? (
          <Text size="sm">{t('closedOnly')}</Text>
        ) : (
          <Button
            component={Link}
            to={`/login?${query}`}
            size="md"
            rightSection={<IconArrowRight size={18} aria-hidden="true" />}
          >
            {t('apply')}
          </Button>
        )}
      </div>
    </Stack>
  );
}

function CompanyPanel({ company }: { company: Posting['company'] }) {
  const facts = [
    company.industry && said(company.industry),
    company.location,
    company.employees && t('employeesOf', { size: said(company.employees) }),
  ];
  return (
    <Panel title={t('aboutCompany')}>
      <Stack gap="xs">
        <Text fw={600}>{company.name}</Text>
        <Text size="sm" c="dimmed">
          {facts.filter(Boolean).join(' · ')}
        </Text>
        {company.description && (
          <Text size="sm" className={classes.publicAbout}>
            {company.description}
          </Text>
        )}
        {company.website && (
          <Anchor href={websiteAddress(company.website)} target="_blank" rel="noopener noreferrer" size="sm">
            {company.website}
          </Anchor>
        )}
      </Stack>
    </Panel>
  );
}
