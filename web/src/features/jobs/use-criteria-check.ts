/** What the writer of criteria should know about them, asked a moment after the last change. */
import { useDebouncedValue } from '@mantine/hooks';
import { api, type CallOutput } from '@saring/contract';
import { useApi } from '#client/hooks.ts';

export type Finding = CallOutput<typeof api.fairness.checkCriteria>['findings'][number];

const pause = 600;

/** Findings by the place of their criterion; none while there is nothing to check, or where the check fails: it blocks nobody. */
export function useCriteriaCheck(criteria: readonly string[]): ReadonlyMap<number, Finding[]> {
  const [settled] = useDebouncedValue([...criteria], pause);
  const written = settled.some((text) => text.trim() !== '');
  const answer = useApi(
    api.fairness.checkCriteria,
    { body: { criteria: settled } },
    { enabled: written, keepPrevious: true, staleTime: 300_000 },
  );
  const found = new Map<number, Finding[]>();
  // What is being typed is not what was checked.
  for (const finding of written ? (answer.data?.findings ?? []) : []) {
    if (criteria[finding.index] === settled[finding.index])
      found.set(finding.index, [...(found.get(finding.index) ?? []), finding]);
  }
  return found;
}
