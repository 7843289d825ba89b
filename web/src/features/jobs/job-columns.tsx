/** The columns of the job listing. */
import { ActionIcon, Anchor, Group, Menu, Tooltip } from '@mantine/core';
import { IconBan, IconDots, IconFileText, IconTrash, IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router';
import { StatusBadge } from '#kit/badges.tsx';
import { dateText } from '#kit/dates.ts';
import type { Column } from '#kit/table-columns.ts';
import { type Job, jobPath, typesText } from './job.ts';

export interface JobDeeds {
  inactivate: (job: Job) => void;
  remove: (job: Job) => void;
}

/** The job goes along as navigation state, as a head start for its page. */
export function jobColumns(deeds: JobDeeds): Column<Job>[] {
  return [
    {
      key: 'title',
      title: 'Title',
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
      title: 'Status',
      render: (job) => <StatusBadge tone={job.status === 'Live' ? 'good' : 'neutral'}>{job.status}</StatusBadge>,
    },
    { key: 'posted', title: 'Date Posted', sort: 'datePosted', render: (job) => <Day value={job.createdAt} /> },
    { key: 'due', title: 'Due Date', render: (job) => <Day value={job.closingDate} /> },
    { key: 'type', title: 'Job Type', render: (job) => typesText(job.jobType) },
    {
      key: 'applicants',
      title: 'Applicants',
      align: 'right',
      render: (job) => (
        <Anchor
          component={Link}
          to={jobPath(job.id, 'Applicant Ranking')}
          state={{ job }}
          inherit
          underline="hover"
          aria-label={`${job.applicantCount} applicants of ${job.jobTitle}`}
        >
          {job.applicantCount.toLocaleString('en-US')}
        </Anchor>
      ),
    },
    {
      key: 'accepted',
      title: 'Accepted',
      align: 'right',
      render: (job) => job.acceptedCount.toLocaleString('en-US'),
    },
    { key: 'delete', title: 'Delete', actions: true, render: (job) => <Deeds job={job} {...deeds} /> },
  ];
}

/** Never broken over two lines. */
function Day({ value }: { value: string | null }) {
  return <span style={{ whiteSpace: 'nowrap' }}>{dateText(value)}</span>;
}

function Deeds({ job, inactivate, remove }: JobDeeds & { job: Job }) {
  return (
    <Group gap={4} wrap="nowrap">
      <Tooltip label="Delete">
        <ActionIcon variant="subtle" color="red" aria-label={`Delete ${job.jobTitle}`} onClick={() => remove(job)}>
          <IconTrash size={18} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="subtle" aria-label={`Actions for ${job.jobTitle}`}>
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
            View job details
          </Menu.Item>
          <Menu.Item
            component={Link}
            to={jobPath(job.id, 'Applicant Ranking')}
            state={{ job }}
            leftSection={<IconUsers size={16} stroke={1.6} />}
          >
            View applicants
          </Menu.Item>
          <Menu.Item
            leftSection={<IconBan size={16} stroke={1.6} />}
            disabled={job.status === 'Closed'}
            onClick={() => inactivate(job)}
          >
            Inactivate
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Group>
  );
}
