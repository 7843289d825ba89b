/** Tells a company where its verification stands, and what that means for its jobs. */
import { Alert } from '@mantine/core';
import { IconClock, IconX } from '@tabler/icons-react';

const notes: Record<string, { colour: string; icon: typeof IconX; title: string; text: string }> = {
  pending: {
    colour: 'yellow',
    icon: IconClock,
    title: 'Your company is waiting to be verified',
    text: 'You can prepare jobs meanwhile. Candidates may not be able to open their links until then.',
  },
  rejected: {
    colour: 'red',
    icon: IconX,
    title: 'Your company was not verified',
    text: 'Jobs cannot be posted or changed. Please check the company profile and contact the operator of this site.',
  },
};

/** Nothing for a verified company. */
export function VerificationNote({ status }: { status: string | undefined }) {
  const note = status === undefined ? undefined : notes[status];
  if (!note) return null;
  return (
    <Alert color={note.colour} icon={<note.icon size={18} />} title={note.title} mb="md">
      {note.text}
    </Alert>
  );
}
