/** A link that was just made: it can be copied now and never again, since the server keeps only its hash. */
import { Text } from '@mantine/core';
import type { api, CallOutput } from '@saring/contract';
import { CopyField } from '#kit/copy-field.tsx';

export type SentLink = CallOutput<typeof api.superuser.sendRegistrationLink> & { companyName: string };

export function FreshLink({ link }: { link: Pick<SentLink, 'registrationLink' | 'expiresAt'> }) {
  return (
    <>
      <CopyField
        label="Registration link"
        value={link.registrationLink}
        button="Copy link"
        done="Link copied to clipboard!"
      />
      <Text size="sm" c="dimmed" mt="xs">
        {`Valid until ${timeText(link.expiresAt)}. It was mailed as well; hand it over yourself where mail is not set up.`}
      </Text>
    </>
  );
}

/** A time with its zone, since the link ends at that minute. */
function timeText(time: string): string {
  return new Date(time).toLocaleString('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
}
