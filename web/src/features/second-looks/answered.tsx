/** What came of a second look; nothing until it is answered. */
import { Text } from '@mantine/core';
import type { api, CallOutput } from '@saring/contract';
import { dateText } from '#kit/dates.ts';
import { said } from '#messages/contract.ts';
import { t } from '#messages/second-looks.ts';

export type Look = NonNullable<CallOutput<typeof api.secondLooks.read>['secondLook']>;

export function Answered({ look: { answeredAt, answeredBy, reason, status } }: { look: Look }) {
  if (!answeredAt || !status) return null;
  return (
    <>
      <Text size="sm">
        {t('answered', { day: dateText(answeredAt), person: answeredBy ?? '', reason: reason ?? '' })}
      </Text>
      <Text size="sm">{status === 'Rejected' ? t('stays') : t('changed', { status: said(status) })}</Text>
    </>
  );
}
