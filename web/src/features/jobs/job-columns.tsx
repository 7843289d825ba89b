/** The columns of the job listing. */

import { ActionIcon, Anchor, Group, Menu, Tooltip } from '@mantine/core';
import { jobTypesText } from '@saring/contract/domain';
import { IconBan, IconDots, IconFileText, IconTrash, IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router';
import { StatusBadge } from '#kit/badges.tsx';
import { dateText } from '#kit/dates.ts';
import type { Column } from '#kit/table-columns.ts';
import { said, saidEach } from '#messages/contract.ts';
import { number } from '#messages/formats.ts';
import { t } from '#messages/jobs-listing.ts';
import { type Job, jobPath } from './job.ts';

export interface JobActs {
  inactivate: (job: Job) => void;
  remove: (job: Job) => void;
}

/** The job goes along as navigation state, as a head start for its page. */
export function jobColumns(acts: JobActs): Column<Job>[] {
  return [
    {
      key: 'title',
      title: t('columnTitle'),
      sort: 'title',
      firstOrder: 'asc',
      lead: true,
      render: (job) => (
        <Anchor
          component={Link}
          to={jobPath(job.id, 'Job Details')}
          state={{ job }}
          fw={600}
          inherit
          underline="hover"
          display="inline-block"
          miw="8rem"
          style={{ overflowWrap: 'anywhere' }}
        >
          {job.jobTitle}
        </Anchor>
      ),
    },
    {
      key: 'status',
      title: t('status'),
      render: (job) => <StatusBadge tone={job.status === 'Live' ? 'good' : 'neutral'}>{said(job.status)}</StatusBadge>,
    },
    { key: 'posted', title: t('posted'), sort: 'datePosted', render: (job) => <Day value={job.createdAt} /> },
    { key: 'due', title: t('due'), render: (job) => <Day value={job.closingDate} /> },
    { key: 'type', title: t('jobType'), render: (job) => saidEach(jobTypesText(job.jobType)) },
    {
      key: 'applicants',
      title: t('applicants'),
      align: 'right',
      render: (job) => (
        <Anchor
          component={Link}
          to={jobPath(job.id, 'Applicant Ranking')}
          state={{ job }}
          inherit
          underline="hover"
          aria-label={t('applicantsOf', { count: job.applicantCount, job: job.jobTitle })}
        >
          {number(job.applicantCount)}
        </Anchor>
      ),
    },
    {
      key: 'accepted',
      title: t('accepted'),
      align: 'right',
      render: (job) => number(job.acceptedCount),
    },
    { key: 'delete', title: t('delete'), actions: true, render: (job) => <Acts job={job} {...acts} /> },
  ];
}

/** Never broken over two lines. */
function Day({ value }: { value: string | null }) {
  return <span style={{ whiteSpace: 'nowrap' }}>{dateText(value)}</span>;
}

function Acts({ job, inactivate, remove }: JobActs & { job: Job }) {
  return (
    <Group gap={4} wrap="nowrap">
      <Tooltip label={t('delete')}>
        <ActionIcon
          variant="subtle"
          color="red"
          aria-label={t('deleteOne', { job: job.jobTitle })}
          onClick={() => remove(job)}
        >
          <IconTrash size={18} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="subtle" aria-label={t('actionsFor', { job: job.jobTitle })}>
            <IconDots size={18} stroke={1.6} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            component={Link}
            to={jobPath(job.id, 'Job Details')}
            state={{ job }}
            leftSection={<IconFileText size={16} stroke={1.6} />}
          >
            {t('viewDetails')}
          </Menu.Item>
          <Menu.Item
            component={Link}
            to={jobPath(job.id, 'Applicant Ranking')}
            state={{ job }}
            leftSection={<IconUsers size={16} stroke={1.6} />}
          >
            {t('viewApplicants')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconBan size={16} stroke={1.6} />}
            disabled={job.status === 'Closed'}
            onClick={() => inactivate(job)}
          >
            {t('inactivate')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Group>
  );
}
