/** How the grades are spread, as a filter: each band with its count, and the same as one bar. */
import { UnstyledButton } from '@mantine/core';
import { api, bands } from '@saring/contract';
import { useApi } from '#client/hooks.ts';
import classes from './applicant-list.module.css';
import type { ListState } from './list-state.ts';
import { bandTones } from './rules.ts';
import type { Band } from './types.ts';

/** The counts follow search, status and dates, not the band itself. */
export function BandFilter({ companyId, jobId, list }: { companyId: string; jobId: string; list: ListState }) {
  const strong = useCount(companyId, jobId, list, 'Strong');
  const medium = useCount(companyId, jobId, list, 'Medium');
  const weak = useCount(companyId, jobId, list, 'Weak');
  const counts = { Strong: strong, Medium: medium, Weak: weak };
  const all = strong === undefined || medium === undefined || weak === undefined ? undefined : strong + medium + weak;
  const chosen = list.table.filters.band;
  return (
    <fieldset className={classes.bands} aria-label="Band">
      <div className={classes.choices}>
        <Choice label="All" count={all} chosen={chosen === undefined} onClick={() => choose(undefined)} />
        {bands.map((band) => (
          <Choice
            key={band}
            label={band}
            tone={bandTones[band]}
            count={counts[band]}
            chosen={chosen === band}
            onClick={() => choose(chosen === band ? undefined : band)}
          />
        ))}
      </div>
      <div className={classes.spread} aria-hidden="true">
        {bands.map((band) => (
          <span
            key={band}
            data-tone={bandTones[band]}
            data-faint={(chosen !== undefined && chosen !== band) || undefined}
            style={{ flexGrow: counts[band] ?? 0 }}
          />
        ))}
      </div>
    </fieldset>
  );

  function choose(band: Band | undefined) {
    list.table.change({ filters: { band } });
  }
}

interface ChoiceProps {
  label: string;
  tone?: string;
  count: number | undefined;
  chosen: boolean;
  onClick: () => void;
}

function Choice({ label, tone, count, chosen, onClick }: ChoiceProps) {
  return (
    <UnstyledButton className={classes.choice} aria-pressed={chosen} onClick={onClick}>
      {tone && <span className={classes.dot} data-tone={tone} aria-hidden="true" />}
      {label} <span className={classes.count}>{count?.toLocaleString('en-US') ?? '…'}</span>
    </UnstyledButton>
  );
}

function useCount(companyId: string, jobId: string, list: ListState, band: Band): number | undefined {
  const query = { ...list.query, band, page: 1, pageSize: 1, sort: 'grade', order: 'desc' } as const;
  return useApi(api.applications.byJob, { params: { companyId, jobId }, query }, { keepPrevious: true }).data?.total;
}
