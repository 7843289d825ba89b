/** Open jobs, one below the other, each a link to its page. */
import { Anchor, Text, Title } from '@mantine/core';
import { jobTypesText, publicJobPath } from '@saring/contract/domain';
import { Link } from 'react-router';
import { dateText } from '#kit/dates.ts';
import { payText } from '#kit/pay.ts';
import { t } from '#messages/careers.ts';
import { saidEach } from '#messages/contract.ts';
import classes from './careers.module.css';
import type { Openings } from './company.ts';

interface JobListProps {
  companyId: string;
  jobs: Openings['jobs'];
}

/** Below a heading of the second order. */
export function JobList({ companyId, jobs }: JobListProps) {
  return (
    <ul className={classes.jobs}>
      {jobs.map((job) => (
        <li key={job.id} className={classes.job}>
          <div>
            <Title order={3} className={classes.about}>
              <Anchor component={Link} to={publicJobPath(companyId, job.id)} inherit className={classes.jobLink}>
                {job.jobTitle}
              </Anchor>
            </Title>
            <Text size="sm" className={classes.facts}>
              <span>{job.location}</span>
              <span>{saidEach(jobTypesText(job.jobType))}</span>
              <span>{payText(job.salary)}</span>
            </Text>
          </div>
          <Text size="sm" c="dimmed" className={classes.facts}>
            <span>{t('posted', { day: dateText(job.postedAt) })}</span>
            {job.closingDate && <span>{t('applyBy', { day: dateText(job.closingDate) })}</span>}
          </Text>
        </li>
      ))}
    </ul>
  );
}
