/** What a candidate sees before anything is asked: the company, the job, its criteria, and who reads the application and how long it is kept. */
import { Checkbox, Group, List, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import {
  IconBriefcase,
  IconCalendar,
  IconCash,
  IconClock,
  IconEyeOff,
  IconMapPin,
  IconScan,
  IconUserCheck,
} from '@tabler/icons-react';
import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import { keptText } from '#features/retention/index.ts';
import { StatusBadge } from '#kit/badges.tsx';
import { Panel } from '#kit/page.tsx';
import classes from './applying.module.css';
import { type FormValues, isClosed, type LinkJob, salaryText } from './rules.ts';

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

/** The position that is applied for. */
export function JobPanel({ job }: { job: LinkJob }) {
  return (
    <Panel
      title={job.jobTitle}
      description={job.companyName}
      aside={isClosed(job) && <StatusBadge tone="neutral">Closed</StatusBadge>}
    >
      <Stack gap="md">
        <Group className={classes.facts}>
          <Fact icon={<IconMapPin {...icon} />}>{job.location}</Fact>
          <Fact icon={<IconBriefcase {...icon} />}>
            {job.department} · {job.jobType}
          </Fact>
          <Fact icon={<IconCash {...icon} />}>{salaryText(job.salary)}</Fact>
          {job.closingDate && (
            <Fact icon={<IconCalendar {...icon} />}>Apply by {dayjs(job.closingDate).format('MMM D, YYYY')}</Fact>
          )}
        </Group>
        <div>
          <Title order={3} mb={6}>
            What this job is judged by
          </Title>
          <List type="ordered" size="sm" spacing={4} className={classes.anywhere}>
            {job.jobCriteria.map((criterion) => (
              <List.Item key={criterion}>{criterion}</List.Item>
            ))}
          </List>
        </div>
      </Stack>
    </Panel>
  );
}

function Fact({ icon: sign, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Group gap={6} wrap="nowrap">
      {sign}
      <Text size="sm">{children}</Text>
    </Group>
  );
}

/** Plainly: what software reads, what it never sees, who decides; and the consent. */
export function NoticePanel({ form, job }: { form: UseFormReturnType<FormValues>; job: LinkJob | null }) {
  return (
    <Panel title="How your application is read">
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
          <Point icon={<IconScan size={20} stroke={1.6} />} title="What software reads">
            Your resume and your interview answers, as text. It compares them with the five criteria above and quotes
            what it found.
          </Point>
          <Point icon={<IconEyeOff size={20} stroke={1.6} />} title="What it never sees">
            Your name, photo, age and gender. They are taken out before anything is scored. Video is shown live and not
            recorded.
          </Point>
          <Point icon={<IconUserCheck size={20} stroke={1.6} />} title="Who decides">
            A person at the company. Software ranks and explains; it never accepts or rejects anybody.
          </Point>
          {job?.retention && (
            <Point icon={<IconClock size={20} stroke={1.6} />} title="How long it is kept">
              {keptText(job.retention)}
            </Point>
          )}
        </SimpleGrid>
        <Checkbox
          key={form.key('consentAt')}
          {...form.getInputProps('consentAt')}
          value="agreed"
          checked={form.values.consentAt !== ''}
          onChange={(event) => {
            form.setFieldValue('consentAt', event.currentTarget.checked ? new Date().toISOString() : '');
            form.clearFieldError('consentAt');
          }}
          label="I have read this, and I agree that my resume and my interview answers are read this way."
        />
      </Stack>
    </Panel>
  );
}

function Point({ icon: sign, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <Group gap="sm" align="flex-start" wrap="nowrap">
      <span className={classes.sign} aria-hidden="true">
        {sign}
      </span>
      <div>
        <Title order={3} fz="sm">
          {title}
        </Title>
        <Text size="sm" c="dimmed">
          {children}
        </Text>
      </div>
    </Group>
  );
}
