/** Where a person decides. */
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { type Decision, decisions, meaningOf } from '@saring/contract/domain';
import { statusColours } from '#kit/badges.tsx';
import { dateTimeText } from '#kit/dates.ts';
import { Panel } from '#kit/page.tsx';
import { Said } from '#kit/say.tsx';
import { TextArea } from '#kit/text-area.tsx';
import { t } from '#messages/applications-profile.ts';
import { said, statusText } from '#messages/contract.ts';
import type { Telling } from './rules.ts';
import { TellingFields, ToldWords } from './telling.tsx';
import type { ApplicantDetail } from './types.ts';

export interface DecisionPanelProps {
  application: Pick<
    ApplicantDetail,
    'status' | 'readBy' | 'publishedAt' | 'publishedStatus' | 'toldReason' | 'toldWords'
  >;
  deciding: string | null;
  /** Why, for the colleagues; goes with the next decision. */
  reason: string;
  onReason: (reason: string) => void;
  /** What the applicant is told; goes with the next decision too. */
  telling: Telling;
  onTelling: (telling: Telling) => void;
  onDecide: (status: Decision | 'Pending') => void;
  /** Tells the applicant at once. */
  onTell: () => void;
}

export function DecisionPanel({ application, deciding, onDecide, onTell, ...texts }: DecisionPanelProps) {
  const { status, readBy } = application;
  const { reason, onReason, telling, onTelling } = texts;
  if (status === 'Withdrawn') {
    return (
      <Panel title={t('decision')}>
        <Text size="sm">{t('wasWithdrawn')}</Text>
      </Panel>
    );
  }
  return (
    <Panel title={t('decision')}>
      <Stack gap="sm">
        <Group gap="xs" grow preventGrowOverflow={false}>
          {decisions.map((decision) => {
            const { action, tone, key } = meaningOf(decision);
            const chosen = status === decision;
            return (
              <Button
                key={decision}
                variant={chosen ? 'light' : 'default'}
                color={chosen ? statusColours[tone] : undefined}
                px="xs"
                aria-pressed={chosen}
                aria-keyshortcuts={key}
                loading={deciding === decision}
                onClick={() => onDecide(decision)}
              >
                {said(action)}
              </Button>
            );
          })}
        </Group>
        {readBy === 'software' && (
          <Text size="xs" c="dimmed">
            {t('youDecide')}
          </Text>
        )}
        <StillToTell application={application} busy={deciding !== null} onTell={onTell} />
        <ToldWords application={application} />
        <TellingFields telling={telling} onTelling={onTelling} />
        <TextArea
          label={t('reason')}
          description={t('reasonWhat')}
          minRows={1}
          maxRows={8}
          maxLength={2000}
          value={reason}
          onChange={(event) => onReason(event.currentTarget.value)}
        />
        {status !== 'Pending' && (
          <Button variant="subtle" size="compact-sm" onClick={() => onDecide('Pending')} style={{ alignSelf: 'start' }}>
            {t('setBack')}
          </Button>
        )}
      </Stack>
    </Panel>
  );
}

interface StillToTellProps {
  application: DecisionPanelProps['application'];
  busy: boolean;
  onTell: () => void;
}

/** Until when the decision is the company's alone, and the way to end that. */
function StillToTell({ application: { publishedAt, publishedStatus }, busy, onTell }: StillToTellProps) {
  if (!publishedAt || !publishedStatus) return null;
  return (
    <Alert color="petrol" p="xs">
      <Stack gap="xs" align="flex-start">
        <Said>
          <Text size="sm">
            {t('tellsAt', { when: dateTimeText(publishedAt), status: statusText(publishedStatus) })}
          </Text>
        </Said>
        <Button size="compact-sm" variant="default" disabled={busy} onClick={onTell}>
          {t('tellNow')}
        </Button>
      </Stack>
    </Alert>
  );
}
