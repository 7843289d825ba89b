/** How the grades are spread, as a filter: each band with its count, and the same as one bar. */
import { UnstyledButton } from '@mantine/core';
import { api } from '@saring/contract';
import { useApi } from '#client/hooks.ts';
import { t } from '#messages/applications-list.ts';
import { said } from '#messages/contract.ts';
import { number } from '#messages/formats.ts';
import classes from './applicant-list.module.css';
import { type BandFilter as Chosen, countQuery, listRules } from './list-query.ts';
import type { ListState } from './list-state.ts';
import { bandTones } from './rules.ts';

/** The counts follow search, status and dates, not the band itself. */
export function BandFilter({ companyId, jobId, list }: { companyId: string; jobId: string; list: ListState }) {
  const strong = useCount(companyId, jobId, list, 'Strong');
  const medium = useCount(companyId, jobId, list, 'Medium');
  const weak = useCount(companyId, jobId, list, 'Weak');
  const open = useCount(companyId, jobId, list, 'open');
  const counts = { Strong: strong, Medium: medium, Weak: weak, open };
  const all = Object.values(counts).reduce<number | undefined>(
    (sum, count) => (sum === undefined || count === undefined ? undefined : sum + count),
    0,
  );
  const chosen = list.table.filters.band;
  return (
    <fieldset className={classes.bands} aria-label={t('band')}>
      <div className={classes.choices}>
        <Choice label={t('all')} count={all} chosen={chosen === undefined} onClick={() => choose(undefined)} />
        {listRules.filters.band.map((band) => (
          <Choice
            key={band}
            label={band === 'open' ? t('interviewOpen') : said(band)}
            tone={band === 'open' ? 'neutral' : bandTones[band]}
            count={counts[band]}
            chosen={chosen === band}
            onClick={() => choose(chosen === band ? undefined : band)}
          />
        ))}
      </div>
      <div className={classes.spread} aria-hidden="true">
        {listRules.filters.band.map((band) => (
          <span
            key={band}
            data-tone={band === 'open' ? 'neutral' : bandTones[band]}
            data-faint={(chosen !== undefined && chosen !== band) || undefined}
            style={{ flexGrow: counts[band] ?? 0 }}
          />
        ))}
      </div>
    </fieldset>
  );

  function choose(band: Chosen | undefined) {
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
      {label} <span className={classes.count}>{count === undefined ? '…' : number(count)}</span>
    </UnstyledButton>
  );
}

function useCount(companyId: string, jobId: string, list: ListState, band: Chosen): number | undefined {
  const input = { params: { companyId, jobId }, query: countQuery(list.query, band) };
  return useApi(api.applications.byJob, input, { keepPrevious: true }).data?.total;
}
