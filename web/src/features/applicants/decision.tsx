/** What a candidate was told of an own application: the decision, its day, and what the company says of it. */
import { Anchor, Stack, Text } from '@mantine/core';
import { meaningOf, toldReasons } from '@saring/contract/domain';
import { StatusBadge } from '#kit/badges.tsx';
import { dateTimeText } from '#kit/dates.ts';
import { Panel } from '#kit/page.tsx';
import { t } from '#messages/applicants-application.ts';
import { said, statusText } from '#messages/contract.ts';
import type { OwnDetail } from './rules.ts';
import { decisionOf } from './steps.ts';

/** Nothing where no decision was told. */
export function DecisionPanel({ application }: { application: OwnDetail }) {
  const decision = decisionOf(application);
  if (!decision) return null;
  const { status, decidedAt } = application;
  return (
    <Panel title={t('decision')} aside={<StatusBadge tone={meaningOf(status).tone}>{statusText(status)}</StatusBadge>}>
      <Text size="sm">{decision}</Text>
      {decidedAt && (
        <Text size="xs" c="dimmed" component="time" dateTime={decidedAt} display="block">
          {dateTimeText(decidedAt)}
        </Text>
      )}
      <Told application={application} />
    </Panel>
  );
}

/** What the company says of its decision, and where it can be reached about what comes next. */
export function Told({ application }: { application: OwnDetail }) {
  const { status, companyName: company, companyEmail: email, toldReason, toldWords } = application;
  return (
    <>
      {(toldReason || toldWords) && (
        <Stack gap={4} mt="md" component="section" aria-label={t('told', { company })}>
          <Text size="sm" fw={600}>
            {t('told', { company })}
          </Text>
          {toldReason && <Text size="sm">{said(toldReasons[toldReason])}</Text>}
          {toldWords && (
            <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
              {toldWords}
            </Text>
          )}
        </Stack>
      )}
      {status === 'Accepted' && email && (
        <Text size="sm" mt="md">
          {t('settleNext', {
            company,
            email,
            link: (text) => (
              <Anchor href={`mailto:${email}`} inherit underline="always">
                {text}
              </Anchor>
            ),
          })}
        </Text>
      )}
    </>
  );
}
