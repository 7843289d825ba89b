/** Who applied, for what, and how to reach them. */
import { Anchor, Avatar, Button, Group, Paper, Title } from '@mantine/core';
import { meaningOf } from '@saring/contract/domain';
import { IconCertificate, IconFileText } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { StatusBadge } from '#kit/badges.tsx';
import { dateText } from '#kit/dates.ts';
import { t } from '#messages/applications-profile.ts';
import classes from './profile.module.css';
import { RankBadge } from './rank-badge.tsx';
import { hasResume, initialsOf, stageBadge } from './rules.ts';
import type { ApplicantDetail } from './types.ts';
import { Undelivered } from './undelivered.tsx';
import type { Which } from './use-file-viewer.ts';

export interface PersonCardProps {
  application: ApplicantDetail;
  onOpen: (which: Which) => void;
}

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

export function PersonCard({ application, onOpen }: PersonCardProps) {
  const { fullName, status, certificationUrl, blind } = application;
  const badge = stageBadge(status || 'Pending');
  const { readable } = meaningOf(status);
  return (
    <Paper withBorder radius="lg" p="lg" component="section" aria-label={t('applicant')}>
      <Group gap="md" align="center" wrap="nowrap" className={classes.person}>
        <Avatar src={application.profilePictureUrl} alt="" size={64} radius="xl" color="petrol">
          {blind ? '?' : initialsOf(fullName)}
        </Avatar>
        <div className={classes.who}>
          <Group gap="sm">
            <Title order={2}>{fullName}</Title>
            <StatusBadge tone={badge.tone}>{badge.text}</StatusBadge>
            {readable && <RankBadge row={application} />}
          </Group>
          <Group gap="xs" mt={6}>
            {hasResume(application) && (
              <Button
                variant="light"
                size="compact-sm"
                leftSection={<IconFileText {...icon} />}
                onClick={() => onOpen('resume')}
              >
                {t('viewResume')}
              </Button>
            )}
            {certificationUrl && (
              <Button
                variant="light"
                size="compact-sm"
                leftSection={<IconCertificate {...icon} />}
                onClick={() => onOpen('certification')}
              >
                {t('viewCertifications')}
              </Button>
            )}
          </Group>
        </div>
      </Group>
      <Details application={application} />
      <Undelivered application={application} />
    </Paper>
  );
}

/** For what, how to reach them, and what they were told. */
function Details({ application }: Pick<PersonCardProps, 'application'>) {
  const { contactEmail, phone, phoneText, blind } = application;
  const references = [application.reference1, application.reference2, application.reference3].filter(Boolean);
  return (
    <dl className={classes.details}>
      <Detail name={t('position1')}>{application.appliedPosition1 || t('notKnown')}</Detail>
      <Detail name={t('position2')}>{application.appliedPosition2 || t('notKnown')}</Detail>
      <Detail name={t('email')}>
        <Reached blind={blind} href={contactEmail && `mailto:${contactEmail}`} text={contactEmail} />
      </Detail>
      <Detail name={t('phone')}>
        <Reached blind={blind} href={phone && `tel:${phone}`} text={phoneText} />
      </Detail>
      <Detail name={t('expectedSalary')}>{application.expectedSalary || t('notKnown')}</Detail>
      <Detail name={t('applied')}>{dateText(application.applicationDate)}</Detail>
      <Detail name={t('data')}>
        <Anchor component={Link} to={`/profile/${application.id}/notice`} inherit>
          {t('toldOfData')}
        </Anchor>
      </Detail>
      {references.length > 0 && <Detail name={t('references')}>{references.join(', ')}</Detail>}
    </dl>
  );
}

/** Where `href` is empty, it is not known. */
function Reached({ blind, href, text }: { blind: boolean; href: string; text: string }) {
  if (blind) return t('withheld');
  if (!href) return t('notKnown');
  return (
    <Anchor href={href} inherit>
      {text}
    </Anchor>
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
