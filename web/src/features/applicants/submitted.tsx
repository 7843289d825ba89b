/** What was submitted with an application: its files by fresh links, and what was typed. */

import { Anchor } from '@mantine/core';
import { jobTypesText } from '@saring/contract/domain';
import { dateTimeText } from '#kit/dates.ts';
import { t } from '#messages/applicants-application.ts';
import { said, saidEach } from '#messages/contract.ts';
import classes from './applicants.module.css';
import { Facts } from './facts.tsx';
import type { OwnDetail } from './rules.ts';

export function Submitted({ application }: { application: OwnDetail }) {
  const { job, resumeUrl, certificationUrl, pictureUrl } = application;
  const references = [application.reference1, application.reference2, application.reference3].filter(Boolean);
  return (
    <Facts
      facts={[
        [t('appliedPosition'), application.appliedPosition1],
        [t('secondPosition'), application.appliedPosition2],
        [t('expectedSalary'), application.expectedSalary],
        [t('references'), references.join(', ')],
        [t('resume'), resumeUrl && <FileLink url={resumeUrl} name={application.resumeFilename ?? t('resume')} />],
        [
          t('certification'),
          certificationUrl && (
            <FileLink url={certificationUrl} name={application.certificationFilename ?? t('certification')} />
          ),
        ],
        [t('picture'), pictureUrl && <FileLink url={pictureUrl} name={t('pictureSent')} />],
        [t('applied'), dateTimeText(application.applicationDate)],
        [t('readBy'), t(application.readBy === 'people' ? 'peopleAlone' : 'softwareToo')],
        [t('location'), job.location],
        [t('department'), said(job.department)],
        [t('jobType'), saidEach(jobTypesText(job.jobType))],
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
