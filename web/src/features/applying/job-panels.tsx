/** What a candidate sees before anything is asked: the company, the job, its criteria, and who reads the application and how long it is kept. */

import { Anchor, Group, List, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { careersPath, experienceText, jobTypesText } from '@saring/contract/domain';
import {
  IconAdjustments,
  IconBriefcase,
  IconCalendar,
  IconCash,
  IconClock,
  IconEyeOff,
  IconFileText,
  IconMapPin,
  IconScan,
  IconStairs,
  IconUserCheck,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { accessibilityPath } from '#features/auth/index.ts';
import { keptText } from '#features/retention/index.ts';
import { StatusBadge } from '#kit/badges.tsx';
import { dateText } from '#kit/dates.ts';
import { Panel } from '#kit/page.tsx';
import { payText } from '#kit/pay.ts';
import { t } from '#messages/applying-form.ts';
import { said, saidEach } from '#messages/contract.ts';
import classes from './applying.module.css';
import { isClosed, type LinkJob } from './rules.ts';

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

interface JobPanelProps {
  job: LinkJob;
  /** What the work is. */
  about?: ReactNode;
  /** The page is headed by the job already. */
  headed?: boolean;
}

/** The position that is applied for. */
export function JobPanel({ job, about, headed }: JobPanelProps) {
  return (
    <Panel
      title={headed ? undefined : job.jobTitle}
      description={headed ? undefined : <CompanyLink job={job} />}
      aside={!headed && isClosed(job) && <StatusBadge tone="neutral">{t('jobClosed')}</StatusBadge>}
    >
      <Stack gap="md">
        <Group className={classes.facts}>
          <Fact icon={<IconMapPin {...icon} />}>{job.location}</Fact>
          <Fact icon={<IconBriefcase {...icon} />}>
            {t('departmentAndType', { department: said(job.department), type: saidEach(jobTypesText(job.jobType)) })}
          </Fact>
          <Fact icon={<IconStairs {...icon} />}>
            {t('level', { level: said(experienceText(job.experienceLevel)) })}
          </Fact>
          <Fact icon={<IconCash {...icon} />}>{payText(job.salary) ?? t('notSpecified')}</Fact>
          {job.closingDate && (
            <Fact icon={<IconCalendar {...icon} />}>{t('applyBy', { day: dateText(job.closingDate) })}</Fact>
          )}
        </Group>
        {about && (
          <div>
            <Title order={headed ? 2 : 3} fz="sm" mb={6}>
              {t('aboutJob')}
            </Title>
            {about}
          </div>
        )}
        <div>
          <Title order={headed ? 2 : 3} fz="sm" mb={6}>
            {t('criteria')}
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

/** To what the company says of itself, beside what was typed. */
function CompanyLink({ job: { companyId, companyName } }: { job: LinkJob }) {
  return (
    <Anchor component={Link} to={careersPath(companyId)} target="_blank" inherit>
      {companyName}
    </Anchor>
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

/** Plainly: what software reads, what it never sees, who decides, and where the whole of it stands. */
export function NoticePanel({ job }: { job: LinkJob | null }) {
  const { token } = useParams();
  return (
    <Panel title={t('howRead')}>
      <HowRead job={job} token={token} answerDays={job?.answerDays ?? null} />
    </Panel>
  );
}

interface HowReadProps {
  job: LinkJob | null;
  /** Of a link, for whom to ask. */
  token: string | undefined;
  answerDays?: number | null;
}

/** What software reads and never sees, who decides, what else there is for who needs it, how long it is kept, and the notice. */
export function HowRead({ job, token = '', answerDays = null }: HowReadProps) {
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
      <Point icon={<IconScan size={20} stroke={1.6} />} title={t('softwareReads')}>
        {t('softwareReadsWhat')}
      </Point>
      <Point icon={<IconEyeOff size={20} stroke={1.6} />} title={t('neverSees')}>
        {t('neverSeesWhat')}
      </Point>
      <Point icon={<IconUserCheck size={20} stroke={1.6} />} title={t('whoDecides')}>
        {t('whoDecidesWhat')}
        {answerDays !== null && ` ${t('answersWithin', { days: answerDays })}`}
      </Point>
      <Point icon={<IconAdjustments size={20} stroke={1.6} />} title={t('otherWays')}>
        {t('otherWaysWhat', {
          link: (text) => (
            <Anchor component={Link} to={accessibilityPath({ link: token })} target="_blank" inherit>
              {text}
            </Anchor>
          ),
        })}
      </Point>
      {job?.retention && (
        <Point icon={<IconClock size={20} stroke={1.6} />} title={t('howLong')}>
          {keptText(job.retention)}
        </Point>
      )}
      {job && (
        <Point icon={<IconFileText size={20} stroke={1.6} />} title={t('yourData')}>
          {t('yourDataWhat', { link: (text) => <NoticeLink companyId={job.companyId}>{text}</NoticeLink> })}
        </Point>
      )}
    </SimpleGrid>
  );
}

/** To the notice of a company, beside what was typed. */
export function NoticeLink({ companyId, children }: { companyId: string; children: ReactNode }) {
  return (
    <Anchor component={Link} to={`/companies/${companyId}/notice`} target="_blank" inherit>
      {children}
    </Anchor>
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
