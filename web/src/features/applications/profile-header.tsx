/** The head of an applicant's page: back to the list, on to the next. */
import { ActionIcon, Text, Tooltip } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconKeyboard } from '@tabler/icons-react';
import { Link } from 'react-router';
import { PageHeader } from '#kit/page.tsx';
import { t } from '#messages/applications-profile.ts';
import type { Neighbour, Neighbours } from './use-neighbours.ts';

export interface ProfileHeaderProps {
  jobTitle: string | undefined;
  /** To the list, where it goes on with `from`. */
  back: string;
  from: string;
  neighbours: Neighbours;
  onKeys: () => void;
}

const icon = { size: 18, stroke: 1.6, 'aria-hidden': true } as const;

export function ProfileHeader({ jobTitle, back, from, neighbours, onKeys }: ProfileHeaderProps) {
  const { previous, next, position } = neighbours;
  return (
    <PageHeader
      title={t('title')}
      description={jobTitle}
      back={{ to: back, label: t('back'), state: { from } }}
      actions={
        <>
          {position && (
            <Text size="sm" c="dimmed" style={{ fontVariantNumeric: 'tabular-nums' }}>
              {t('position', position)}
            </Text>
          )}
          <Step to={previous} label={t('previous')} icon={<IconChevronUp {...icon} />} />
          <Step to={next} label={t('next')} icon={<IconChevronDown {...icon} />} />
          <Tooltip label={t('keyboardHint')}>
            <ActionIcon variant="subtle" size={36} aria-label={t('keyboard')} aria-keyshortcuts="?" onClick={onKeys}>
              <IconKeyboard {...icon} />
            </ActionIcon>
          </Tooltip>
        </>
      }
    />
  );
}

function Step({ to, label, icon }: { to: Neighbour | null; label: string; icon: React.ReactNode }) {
  if (!to) {
    return (
      <ActionIcon variant="default" size={36} aria-label={label} disabled>
        {icon}
      </ActionIcon>
    );
  }
  return (
    <Tooltip label={t('stepTo', { step: label, name: to.applicant.fullName })}>
      <ActionIcon
        component={Link}
        to={to.path}
        state={{ applicant: to.applicant }}
        replace
        variant="default"
        size={36}
        aria-label={label}
      >
        {icon}
      </ActionIcon>
    </Tooltip>
  );
}
