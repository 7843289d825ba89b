/** What was submitted with an application: its files by fresh links, and what was typed. */
import { Anchor } from '@mantine/core';
import { dateTimeText } from '#kit/dates.ts';
import classes from './applicants.module.css';
import { Facts } from './facts.tsx';
import { jobTypeText, type OwnDetail } from './rules.ts';

export function Submitted({ application }: { application: OwnDetail }) {
  const { job, resumeUrl, certificationUrl } = application;
  const references = [application.reference1, application.reference2, application.reference3].filter(Boolean);
  return (
    <Facts
      facts={[
        ['Applied position', application.appliedPosition1],
        ['Second position', application.appliedPosition2],
        ['Expected salary', application.expectedSalary],
        ['References', references.join(', ')],
        ['Resume', resumeUrl && <FileLink url={resumeUrl} name={application.resumeFilename ?? 'Resume'} />],
        [
          'Certification',
          certificationUrl && (
            <FileLink url={certificationUrl} name={application.certificationFilename ?? 'Certification'} />
          ),
        ],
        ['Applied', dateTimeText(application.applicationDate)],
        ['Location', job.location],
        ['Department', job.department],
        ['Job type', jobTypeText(job.jobType)],
      ]}
    />
  );
}

function FileLink({ url, name }: { url: string; name: string }) {
  return (
    <Anchor href={url} target="_blank" rel="noopener noreferrer" inherit className={classes.anywhere}>
      {name}
    </Anchor>
  );
}
