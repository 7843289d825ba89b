/** The figures of the AI grading, each with how it came about. */

import { Stack, Text } from '@mantine/core';
import { bandRange, bands, suggestedResult } from '@saring/contract/domain';
import { ScoreBar, type StatusTone } from '#kit/badges.tsx';
import { Panel } from '#kit/page.tsx';
import { t } from '#messages/applications-profile.ts';
import { said } from '#messages/contract.ts';
import { finalArithmetic, sumArithmetic } from './arithmetic.ts';
import classes from './profile.module.css';
import { gradeTone } from './rules.ts';
import type { Analysis, ApplicantDetail } from './types.ts';

export interface GradingPanelProps {
  application: ApplicantDetail;
  /** Undefined until the interview is analysed, and while that analysis is fetched. */
  analysis: Analysis | undefined;
}

export function GradingPanel({ application, analysis }: GradingPanelProps) {
  const { finalScore, resumeRelevancyScore: resume, interviewTotalScore: interview } = application;
  const marks = analysis?.details.interview.criteria.map((one) => one.level);
  // What comes with the analysis has its place before it comes, so that nothing below it jumps.
  const analysed = interview !== null;
  return (
    <Panel title={t('grading')} description={analysed ? t('readBy', { engine: analysis?.engine ?? '…' }) : undefined}>
      <dl className={classes.figures}>
        <Figure
          name={t('finalScore')}
          value={resume === null ? null : finalScore}
          max={100}
          tone={gradeTone(application)}
          missing={t('notScored')}
          note={finalNote(application)}
          how={resume === null ? undefined : finalArithmetic(resume, interview, finalScore)}
        />
        <Figure
          name={t('resumeRelevancy')}
          value={resume}
          max={10}
          missing={t('notScored')}
          how={resume === null ? undefined : t('resumeParts')}
        />
        <Figure
          name={t('interviewPerformance')}
          value={interview}
          max={25}
          missing={t('open')}
          how={interview === null ? undefined : marks ? sumArithmetic(marks, interview) : '…'}
        />
        <div className={classes.figureRow}>
          <dt>{t('suggested')}</dt>
          <dd>
            <Stack gap={2}>
              <Text fw={650}>{analysis ? said(analysis.suggestedResult) : analysed ? '…' : t('open')}</Text>
              <Text size="xs" c="dimmed">
                {analysed ? t('suggestedFrom', { bands: suggestionsText() }) : t('suggestedLater')}
              </Text>
            </Stack>
          </dd>
        </div>
      </dl>
    </Panel>
  );
}

function finalNote({ provisional, scoredOtherwise, scoredBy }: ApplicantDetail): string | undefined {
  const first = provisional ? t('provisional') : undefined;
  const second = scoredOtherwise ? t('otherVersion', { engine: scoredBy ?? '' }) : undefined;
  return first && second ? t('bothNotes', { first, second }) : (first ?? second);
}

/** "80 or more STRONG FIT, 60 to under 80 MODERATE FIT, under 60 WEAK FIT". */
function suggestionsText(): string {
  return bands
    .map((band) => {
      const { from, below } = bandRange(band);
      const fit = said(suggestedResult(from));
      if (below === null) return t('bandFrom', { from, fit });
      return from === 0 ? t('bandBelow', { below, fit }) : t('bandBetween', { from, below, fit });
    })
    .join(', ');
}

interface FigureProps {
  name: string;
  value: number | null;
  max: number;
  tone?: StatusTone | undefined;
  /** What stands where there is no value. */
  missing?: string;
  note?: string;
  how?: string;
}

export function Figure({ name, value, max, tone, missing, note, how }: FigureProps) {
  return (
    <div className={classes.figureRow}>
      <dt>{name}</dt>
      <dd>
        <Stack gap={2}>
          {value === null ? (
            <Text c="dimmed">{missing}</Text>
          ) : (
            <ScoreBar label={name} value={value} max={max} tone={tone} scale />
          )}
          {note && <Text size="xs">{note}</Text>}
          {how && (
            <Text size="xs" c="dimmed" className={classes.arithmetic}>
              {how}
            </Text>
          )}
        </Stack>
      </dd>
    </div>
  );
}
