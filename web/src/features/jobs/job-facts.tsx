/** What a job says in a few lines, and how far its review is. */
import { Badge, Group, Progress, Stack, Text } from '@mantine/core';
import { StatusBadge } from '#kit/badges.tsx';
import { dateText, dayOf } from '#kit/dates.ts';
import { Panel } from '#kit/page.tsx';
import { type Job, levelLabels, salaryText, typesText } from './job.ts';
import classes from './job-facts.module.css';

/** Dates as "Mon DD, YYYY", the salary as "min-max currency" or "Not Specified". */
export function JobFacts({ job }: { job: Job }) {
  const facts: [string, string][] = [
    ['Department', job.department],
    ['Location', job.location],
    ['Job Type', typesText(job.jobType)],
    ['Experience Level', levelLabels[job.experienceLevel] ?? job.experienceLevel],
    ['Salary', salaryText(job.salary)],
    ['Date Posted', dateText(job.createdAt)],
    ['Due Date', dateText(job.closingDate, 'No closing date')],
  ];
  return (
    <Panel
      title="About this job"
      aside={<StatusBadge tone={job.status === 'Live' ? 'good' : 'neutral'}>{job.status}</StatusBadge>}
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
  const over = closingDate !== null && closingDate <= dayOf(new Date());
  return over
    ? `This job closed at the end of ${dateText(closingDate)}: nobody can apply any more.`
    : 'This job is closed: nobody can apply any more.';
}

/** The share of applicants on whom a person has decided. */
export function ReviewProgress({ job }: { job: Job }) {
  const { applicantCount: all, reviewedCount: done, acceptedCount } = job;
  const share = all === 0 ? 0 : (done / all) * 100;
  return (
    <Panel title="Review progress">
      {all === 0 ? (
        <Text size="sm" c="dimmed">
          Nobody has applied yet. Share the application link to get started.
        </Text>
      ) : (
        <Stack gap={6}>
          <Group justify="space-between" gap="sm">
            <Text size="sm">{`${done} of ${all} applicants reviewed`}</Text>
            <Badge color="teal" tt="none">{`${acceptedCount} accepted`}</Badge>
          </Group>
          <Progress.Root size="lg">
            <Progress.Section value={share} aria-label={`${done} of ${all} applicants reviewed`} />
          </Progress.Root>
        </Stack>
      )}
    </Panel>
  );
}

/** The five texts that applicants are measured by. */
export function JobCriteria({ job }: { job: Job }) {
  return (
    <Panel title="Job Criteria">
      <ol className={classes.criteria}>
        {job.jobCriteria.map((criterion, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: five fixed places, whose texts may be alike
          <li key={index}>{criterion}</li>
        ))}
      </ol>
    </Panel>
  );
}
