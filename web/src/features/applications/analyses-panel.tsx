/** Every reading of an applicant, the earlier ones too: when, by which engine, with which score. */
import { Group, Table, Text } from '@mantine/core';
import { api } from '@saring/contract';
import { useApi } from '#client/hooks.ts';
import { StatusBadge } from '#kit/badges.tsx';
import { dateTimeText } from '#kit/dates.ts';
import { Panel } from '#kit/page.tsx';
import { Failed } from '#kit/states.tsx';
import { t } from '#messages/applications-profile.ts';
import { score } from '#messages/formats.ts';
import classes from './profile.module.css';
import { analysisBefore, changeText } from './scoring-rules.ts';

const kinds = { resume: 'resume', interview: 'interview', correction: 'readCorrection', facts: 'readFacts' } as const;

/** Nothing until there is more than what the page shows already. */
export function AnalysesPanel({ id }: { id: string }) {
  const answer = useApi(api.applications.analyses, { params: { id } });
  if (answer.isError)
    return <Failed text={t('analysesFailed')} onRetry={() => void answer.refetch()} busy={answer.isFetching} />;
  const analyses = answer.data?.analyses ?? [];
  if (!analyses.some((one) => !one.inView || one.stale || one.otherwise)) return null;
  return (
    <Panel title={t('analyses')} description={t('analysesWhat')}>
      <Table className={classes.analyses} verticalSpacing={6} horizontalSpacing="xs" aria-label={t('analyses')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('analysis')}</Table.Th>
            <Table.Th scope="col">{t('score')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {analyses.map((one, index) => (
            <Table.Tr key={one.id}>
              <Table.Th scope="row">
                <Group gap={6}>
                  <Text size="sm">{t(kinds[one.kind])}</Text>
                  {one.inView ? <StatusBadge tone="accent">{t('inView')}</StatusBadge> : null}
                  {one.stale && <StatusBadge tone="warn">{t('earlierCriteria')}</StatusBadge>}
                  {one.otherwise && <StatusBadge tone="warn">{t('otherVersionBadge')}</StatusBadge>}
                </Group>
                <Text size="xs" c="dimmed">
                  {t('whenAndWho', {
                    when: dateTimeText(one.createdAt),
                    engine: one.engine,
                    time: (text) => <time dateTime={one.createdAt}>{text}</time>,
                  })}
                </Text>
              </Table.Th>
              <Table.Td className={classes.arithmetic}>
                {score(one.score)}
                <Text span c="dimmed" inherit>
                  {one.kind === 'resume' || one.kind === 'facts' ? ' / 10' : ' / 25'}
                </Text>
                <Before now={one.score} before={analysisBefore(analyses, index)?.score} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Panel>
  );
}

/** What the analysis before it gave, and the difference; nothing below the first. */
function Before({ now, before }: { now: number; before: number | undefined }) {
  if (before === undefined) return null;
  return (
    <Text size="xs" c="dimmed">
      {t('before', { score: score(before), change: changeText(before, now) })}
    </Text>
  );
}
