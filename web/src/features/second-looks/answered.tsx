/** What was said with a second look of how the resume was read, and what came of it; nothing until it is answered. */
import { Text } from '@mantine/core';
import type { api, CallOutput } from '@saring/contract';
import { dateText } from '#kit/dates.ts';
import { statusText } from '#messages/contract.ts';
import { score } from '#messages/formats.ts';
import { t } from '#messages/second-looks.ts';

export type Look = NonNullable<CallOutput<typeof api.secondLooks.read>['secondLook']>;

/** The facts that were read wrongly, and what they change; nothing where there are none. */
export function Facts({ look: { facts, factsRead } }: { look: Look }) {
  if (facts === null) return null;
  const { withFacts, withoutFacts } = factsRead ?? {};
  return (
    <>
      <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {t('facts', { facts })}
      </Text>
      {withFacts && withoutFacts && (
        <Text size="sm">
          {t('factsRead', {
            resume: score(withFacts.resumeScore),
            readResume: score(withoutFacts.resumeScore),
            final: score(withFacts.finalScore),
            readFinal: score(withoutFacts.finalScore),
          })}
        </Text>
      )}
    </>
  );
}

export function Answered({ look: { answeredAt, answeredBy, reason, status } }: { look: Look }) {
  if (!answeredAt || !status) return null;
  const said = { day: dateText(answeredAt), reason: reason ?? '' };
  return (
    <>
      <Text size="sm">{answeredBy ? t('answered', { ...said, person: answeredBy }) : t('answeredUnnamed', said)}</Text>
      <Text size="sm">{status === 'Rejected' ? t('stays') : t('changed', { status: statusText(status) })}</Text>
    </>
  );
}
