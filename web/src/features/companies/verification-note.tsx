/** Tells a company where its verification stands, and what that means for its jobs. */

import { Alert } from '@mantine/core';
import type { CompanyStatus } from '@saring/contract/domain';
import { IconClock, IconX } from '@tabler/icons-react';
import { t } from '#messages/companies.ts';

const notes: Partial<Record<CompanyStatus, { colour: string; icon: typeof IconX; title: string; text: string }>> = {
  pending: {
    colour: 'yellow',
    icon: IconClock,
    title: t('pending'),
    text: t('pendingWhat'),
  },
  rejected: {
    colour: 'red',
    icon: IconX,
    title: t('rejected'),
    text: t('rejectedWhat'),
  },
};

/** Nothing for a verified company. */
export function VerificationNote({ status }: { status: CompanyStatus | undefined }) {
  const note = status === undefined ? undefined : notes[status];
  if (!note) return null;
  return (
    <Alert color={note.colour} icon={<note.icon size={18} />} title={note.title} mb="md">
      {note.text}
    </Alert>
  );
}
