/** What a job says in a few lines, and how far its review is. */

import { Badge, Group, Progress, Stack, Text } from '@mantine/core';
import { experienceText, jobTypesText } from '@saring/contract/domain';
import { StatusBadge } from '#kit/badges.tsx';
import { dateText, dayOf } from '#kit/dates.ts';
import { Panel } from '#kit/page.tsx';
import { said, saidEach } from '#messages/contract.ts';
import { t } from '#messages/jobs-details.ts';
import { type Job, salaryText } from './job.ts';
import classes from './job-facts.module.css';

/** Dates as "Mon DD, YYYY", the salary as "min-max currency" or "Not Specified". */
export function JobFacts({ job }: { job: Job }) {
  const facts: [string, string][] = [
    [t('department'), said(job.department)],
    [t('location'), job.location],
    [t('jobType'), saidEach(jobTypesText(job.jobType))],
    [t('level'), said(experienceText(job.experienceLevel))],
    [t('salary'), salaryText(job.salary)],
    [t('posted'), dateText(job.createdAt)],
    [t('due'), dateText(job.closingDate, t('noClosingDate'))],
  ];
  return (
    <Panel
      title={t('about')}
      aside={<StatusBadge tone={job.status === 'Live' ? 'good' : 'neutral'}>{said(job.status)}</StatusBadge>}
    >
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={classes.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {job.status === 'Closed' && (
        <Text size="sm" c="dimmed" mt="sm">
          {closedText(job)}
        </Text>
      )}
    </Panel>
  );
}

/** A job whose day is over closed by itself, and opens again with a later one unless it was inactivated. */
function closedText({ closingDate }: Job): string {
  const over = closingDate !== null && closingDate < dayOf(new Date());
  return over ? t('closedOn', { day: dateText(closingDate) }) : t('closed');
}

/** The share of applicants on whom a person has decided. */
export function ReviewProgress({ job }: { job: Job }) {
  const { applicantCount: all, reviewedCount: done, acceptedCount } = job;
  const share = all === 0 ? 0 : (done / all) * 100;
  return (
    <Panel title={t('progress')}>
      {all === 0 ? (
        <Text size="sm" c="dimmed">
          {t('nobody')}
        </Text>
      ) : (
        <Stack gap={6}>
          <Group justify="space-between" gap="sm">
            <Text size="sm">{t('reviewed', { done, all })}</Text>
            <Badge color="teal" tt="none">
              {t('acceptedCount', { count: acceptedCount })}
            </Badge>
          </Group>
          <Progress.Root size="lg">
            <Progress.Section value={share} aria-label={t('reviewed', { done, all })} />
          </Progress.Root>
        </Stack>
      )}
    </Panel>
  );
}

/** The five texts that applicants are measured by. */
export function JobCriteria({ job }: { job: Job }) {
  return (
    <Panel title={t('criteria')}>
      <ol className={classes.criteria}>
        {job.jobCriteria.map((criterion, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: five fixed places, whose texts may be alike
          <li key={index}>{criterion}</li>
        ))}
      </ol>
    </Panel>
  );
}
