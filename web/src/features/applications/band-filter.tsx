/** How the grades are spread, as a filter: each band with its count, and the same as one bar. */
import { Button, Group, Text, UnstyledButton } from '@mantine/core';
import { api } from '@saring/contract';
import { useApi } from '#client/hooks.ts';
import type { StatusTone } from '#kit/badges.tsx';
import { t } from '#messages/applications-list.ts';
import { said } from '#messages/contract.ts';
import { number } from '#messages/formats.ts';
import classes from './applicant-list.module.css';
import { type BandFilter as Chosen, countQuery, listRules } from './list-query.ts';
import type { ListState } from './list-state.ts';
import { bandTones } from './rules.ts';

/** Whoever is read by people alone has no grade to be coloured by. */
const tones: Partial<Record<Chosen, StatusTone>> = { ...bandTones, open: 'neutral' };

/** The counts follow search, status and dates, not the band itself. */
export function BandFilter({ companyId, jobId, list }: { companyId: string; jobId: string; list: ListState }) {
  const strong = useCount(companyId, jobId, list, 'Strong');
  const medium = useCount(companyId, jobId, list, 'Medium');
  const weak = useCount(companyId, jobId, list, 'Weak');
  const open = useCount(companyId, jobId, list, 'open');
  const people = useCount(companyId, jobId, list, 'people');
  const all = useCount(companyId, jobId, list, undefined);
  const counts = { Strong: strong, Medium: medium, Weak: weak, open, people };
  const chosen = list.table.filters.band;
  // Most jobs have nobody who asked for it.
  const shown = listRules.filters.band.filter((band) => band !== 'people' || people || chosen === 'people');
  return (
    <>
      <fieldset className={classes.bands} aria-label={t('band')}>
        <div className={classes.choices}>
          <Choice label={t('all')} count={all} chosen={chosen === undefined} onClick={() => choose(undefined)} />
          {shown.map((band) => (
            <Choice
              key={band}
              label={labelOf(band)}
              tone={tones[band]}
              count={counts[band]}
              chosen={chosen === band}
              onClick={() => choose(chosen === band ? undefined : band)}
            />
          ))}
        </div>
        <div className={classes.spread} aria-hidden="true">
          {shown.map((band) => (
            <span
              key={band}
              data-tone={tones[band]}
              data-faint={(chosen !== undefined && chosen !== band) || undefined}
              style={{ flexGrow: tones[band] ? (counts[band] ?? 0) : 0 }}
            />
          ))}
        </div>
      </fieldset>
      {people !== undefined && people > 0 && (
        <Group gap="xs" className={classes.apart}>
          <Text size="sm">{t('readByPeopleCount', { count: people })}</Text>
          <Button variant="subtle" size="compact-sm" onClick={() => choose(chosen === 'people' ? undefined : 'people')}>
            {t(chosen === 'people' ? 'showAll' : 'showThem')}
          </Button>
        </Group>
      )}
    </>
  );

  function choose(band: Chosen | undefined) {
    list.table.change({ filters: { band } });
  }
}

function labelOf(band: Chosen): string {
  if (band === 'people') return t('readByPeople');
  return band === 'open' ? t('interviewOpen') : said(band);
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

function useCount(companyId: string, jobId: string, list: ListState, band: Chosen | undefined) {
  const input = { params: { companyId, jobId }, query: countQuery(list.query, band) };
  return useApi(api.applications.byJob, input, { keepPrevious: true }).data?.total;
}
