/** The figures of the AI grading, each with how it came about. */
import { Stack, Text } from '@mantine/core';
import { ScoreBar, type StatusTone } from '#kit/badges.tsx';
import { Panel } from '#kit/page.tsx';
import { finalArithmetic, sumArithmetic } from './arithmetic.ts';
import classes from './profile.module.css';
import { bandTones } from './rules.ts';
import type { Analysis, ApplicantDetail } from './types.ts';

export interface GradingPanelProps {
  application: ApplicantDetail;
  /** Undefined until the interview is analysed, and while that analysis is fetched. */
  analysis: Analysis | undefined;
}

export function GradingPanel({ application, analysis }: GradingPanelProps) {
  const { finalScore, resumeRelevancyScore: resume, interviewTotalScore: interview, provisional, band } = application;
  const marks = analysis?.details.interview.criteria.map((one) => one.level);
  // What comes with the analysis has its place before it comes, so that nothing below it jumps.
  const analysed = interview !== null;
  return (
    <Panel title="AI Generated Grading" description={analysed ? `Read by ${analysis?.engine ?? '…'}` : undefined}>
      <dl className={classes.figures}>
        <Figure
          name="Final Score"
          value={resume === null ? null : finalScore}
          max={100}
          tone={provisional ? 'neutral' : bandTones[band]}
          missing="Not scored yet"
          note={provisional ? 'Provisional: the interview counts 0 until it is analysed.' : undefined}
          how={resume === null ? undefined : finalArithmetic(resume, interview, finalScore)}
        />
        <Figure
          name="Resume Relevancy"
          value={resume}
          max={10}
          missing="Not scored yet"
          how={resume === null ? undefined : 'Its parts are in the Resume Relevancy Summary.'}
        />
        <Figure
          name="Interview Performance"
          value={interview}
          max={25}
          missing="Open"
          how={interview === null ? undefined : marks ? sumArithmetic(marks, interview) : '…'}
        />
        <div className={classes.figureRow}>
          <dt>Suggested Result</dt>
          <dd>
            <Stack gap={2}>
              <Text fw={650}>{analysis?.suggestedResult ?? (analysed ? '…' : 'Open')}</Text>
              <Text size="xs" c="dimmed">
                {analysed
                  ? 'Suggested from the final score: 80 or more STRONG FIT, 60 to under 80 MODERATE FIT, under 60 WEAK FIT. A person decides.'
                  : 'Suggested once the interview is analysed. A person decides.'}
              </Text>
            </Stack>
          </dd>
        </div>
      </dl>
    </Panel>
  );
}

interface FigureProps {
  name: string;
  value: number | null;
  max: number;
  tone?: StatusTone;
  missing: string;
  note?: string;
  how?: string;
}

function Figure({ name, value, max, tone, missing, note, how }: FigureProps) {
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
