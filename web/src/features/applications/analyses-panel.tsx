/** Every reading of an applicant, the earlier ones too: when, by which engine, with which score. */
import { Group, Table, Text } from '@mantine/core';
import { api } from '@saring/contract';
import { useApi } from '#client/hooks.ts';
import { StatusBadge } from '#kit/badges.tsx';
import { dateTimeText } from '#kit/dates.ts';
import { Panel } from '#kit/page.tsx';
import { Failed } from '#kit/states.tsx';
import classes from './profile.module.css';

/** Nothing until there is more than what the page shows already. */
export function AnalysesPanel({ id }: { id: string }) {
  const answer = useApi(api.applications.analyses, { params: { id } });
  if (answer.isError)
    return (
      <Failed text="Failed to load earlier analyses." onRetry={() => void answer.refetch()} busy={answer.isFetching} />
    );
  const analyses = answer.data?.analyses ?? [];
  if (!analyses.some((one) => !one.inView || one.stale)) return null;
  return (
    <Panel title="Analyses" description="Earlier ones are kept; the newest of each kind is the one on this page.">
      <Table className={classes.analyses} verticalSpacing={6} horizontalSpacing="xs" aria-label="Analyses">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Analysis</Table.Th>
            <Table.Th scope="col">Score</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {analyses.map((one) => (
            <Table.Tr key={one.id}>
              <Table.Td>
                <Group gap={6}>
                  <Text size="sm">{one.kind === 'resume' ? 'Resume' : 'Interview'}</Text>
                  {one.inView ? <StatusBadge tone="accent">In view</StatusBadge> : null}
                  {one.stale && <StatusBadge tone="warn">Earlier criteria</StatusBadge>}
                </Group>
                <Text size="xs" c="dimmed">
                  <time dateTime={one.createdAt}>{dateTimeText(one.createdAt)}</time>, by {one.engine}
                </Text>
              </Table.Td>
              <Table.Td className={classes.arithmetic}>
                {one.score.toFixed(2)}
                <Text span c="dimmed" inherit>
                  {one.kind === 'resume' ? ' / 10' : ' / 25'}
                </Text>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Panel>
  );
}
