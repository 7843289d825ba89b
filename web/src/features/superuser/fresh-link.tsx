/** A link that was just made: it can be copied now and never again, since the server keeps only its hash. */
import { Text } from '@mantine/core';
import type { api, CallOutput } from '@saring/contract';
import { CopyField } from '#kit/copy-field.tsx';
import { date } from '#messages/formats.ts';
import { t } from '#messages/superuser-links.ts';

export type SentLink = CallOutput<typeof api.superuser.sendRegistrationLink> & { companyName: string };

export function FreshLink({ link }: { link: Pick<SentLink, 'registrationLink' | 'expiresAt'> }) {
  return (
    <>
      <CopyField label={t('link')} value={link.registrationLink} button={t('copy')} done={t('copied')} />
      <Text size="sm" c="dimmed" mt="xs">
        {t('validUntil', { until: timeText(link.expiresAt) })}
      </Text>
    </>
  );
}

/** A time with its zone, since the link ends at that minute. */
function timeText(time: string): string {
  return date(new Date(time), {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
}
