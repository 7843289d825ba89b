/** Who applied, for what, and how to reach them. */
import { Anchor, Avatar, Button, Group, Paper, Title } from '@mantine/core';
import { IconCertificate, IconFileText } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { StatusBadge } from '#kit/badges.tsx';
import { dateText } from '#kit/dates.ts';
import classes from './profile.module.css';
import { RankBadge } from './rank-badge.tsx';
import { initialsOf, stageBadge } from './rules.ts';
import type { ApplicantDetail } from './types.ts';
import type { Which } from './use-file-viewer.ts';

export interface PersonCardProps {
  application: ApplicantDetail;
  onOpen: (which: Which) => void;
}

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

export function PersonCard({ application, onOpen }: PersonCardProps) {
  const { fullName, status, contactEmail, phone, resumeUrl, certificationUrl, blind } = application;
  const badge = stageBadge(status || 'Pending');
  const references = [application.reference1, application.reference2, application.reference3].filter(Boolean);
  return (
    <Paper withBorder radius="lg" p="lg" component="section" aria-label="Applicant">
      <Group gap="md" align="center" wrap="nowrap" className={classes.person}>
        <Avatar src={application.profilePictureUrl} alt="" size={64} radius="xl" color="petrol">
          {blind ? '?' : initialsOf(fullName)}
        </Avatar>
        <div className={classes.who}>
          <Group gap="sm">
            <Title order={2}>{fullName}</Title>
            <StatusBadge tone={badge.tone}>{badge.text}</StatusBadge>
            <RankBadge rank={application.rank} />
          </Group>
          <Group gap="xs" mt={6}>
            {(resumeUrl || blind) && (
              <Button
                variant="light"
                size="compact-sm"
                leftSection={<IconFileText {...icon} />}
                onClick={() => onOpen('resume')}
              >
                View Full Resume
              </Button>
            )}
            {certificationUrl && (
              <Button
                variant="light"
                size="compact-sm"
                leftSection={<IconCertificate {...icon} />}
                onClick={() => onOpen('certification')}
              >
                View Certifications
              </Button>
            )}
          </Group>
        </div>
      </Group>
      <dl className={classes.details}>
        <Detail name="Position 1">{application.appliedPosition1 || 'N/A'}</Detail>
        <Detail name="Position 2">{application.appliedPosition2 || 'N/A'}</Detail>
        <Detail name="Email">
          {blind ? (
            'Withheld until there is a status'
          ) : contactEmail ? (
            <Anchor href={`mailto:${contactEmail}`} inherit>
              {contactEmail}
            </Anchor>
          ) : (
            'N/A'
          )}
        </Detail>
        <Detail name="Phone">
          {blind ? (
            'Withheld until there is a status'
          ) : phone ? (
            <Anchor href={`tel:${phone}`} inherit>
              {phone}
            </Anchor>
          ) : (
            'N/A'
          )}
        </Detail>
        <Detail name="Expected salary">{application.expectedSalary || 'N/A'}</Detail>
        <Detail name="Applied">{dateText(application.applicationDate)}</Detail>
        {references.length > 0 && <Detail name="References">{references.join(', ')}</Detail>}
      </dl>
    </Paper>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
