/** How the interview was read: each criterion of five with its words, and the whole. */
import { Alert, Stack, Text, Title } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { ScoreBar } from '#kit/badges.tsx';
import { Panel } from '#kit/page.tsx';
import { t } from '#messages/applications-profile.ts';
import { score } from '#messages/formats.ts';
import { Facts, Spread } from './facts.tsx';
import classes from './profile.module.css';
import { Quotation } from './quotation.tsx';
import type { Analysis, AnswerQuotation } from './types.ts';
import { WordlessNotice } from './wordless-notice.tsx';

export interface InterviewPanelProps {
  /** Of the application. */
  id: string;
  analysis: Analysis;
  onOpen: (quotation: AnswerQuotation) => void;
}

export function InterviewPanel({ id, analysis, onOpen }: InterviewPanelProps) {
  const overall = analysis.finalScore.breakdown.interviewPerformance.overallAssessment;
  return (
    <Panel title={t('criteriaScores')} description={t('readByWords', { engine: analysis.engine })}>
      <Stack gap="md">
        <WordlessNotice id={id} />
        <ReadAnswers
          details={analysis.details.interview}
          overall={overall}
          heard={{ interview: analysis.interviewTotalScore, final: analysis.finalScore.finalScore }}
          corrected={analysis.corrected}
          onOpen={onOpen}
        />
      </Stack>
    </Panel>
  );
}

interface ReadAnswersProps {
  details: Analysis['details']['interview'];
  overall: string;
  /** The scores of what was heard: of 25, and of 100. */
  heard: { interview: number; final: number };
  /** The marks with the candidate's corrections; null without any. */
  corrected: Analysis['corrected'];
  /** Read by whoever was interviewed. */
  own?: boolean;
  /** Shows a quotation in its answer; without it quotations are only read. */
  onOpen?: (quotation: AnswerQuotation) => void;
}

export function ReadAnswers({ details, overall, heard, corrected, own = false, onOpen }: ReadAnswersProps) {
  const { criteria, flags, spread } = details;
  return (
    <Stack gap="lg">
      {corrected && (
        <Alert color="petrol" icon={<IconPencil size={18} />}>
          {t(own ? 'correctedOwn' : 'corrected', {
            interview: score(corrected.interviewTotalScore),
            heardInterview: score(heard.interview),
            final: score(corrected.finalScore),
            heardFinal: score(heard.final),
          })}
        </Alert>
      )}
      <ol className={classes.criteria}>
        {criteria.map(({ criterion, level, explanation, quotations }, index) => (
          <li key={criterion}>
            <div className={classes.criterion}>
              <Text component="h3" size="sm" fw={600}>
                {criterion}
              </Text>
              <span className={classes.mark}>
                <ScoreBar label={t('score')} value={level} max={5} scale />
              </span>
            </div>
            <CorrectedLevel heard={level} corrected={corrected?.levels[index]} />
            <Text size="sm">{explanation}</Text>
            {quotations.map((quotation) => (
              <Quotation
                key={`${quotation.sequence}-${quotation.start}-${quotation.end}`}
                text={quotation.text}
                place={`Q${quotation.sequence}`}
                onOpen={onOpen && (() => onOpen(quotation))}
              />
            ))}
          </li>
        ))}
      </ol>
      <Spread value={spread} max={25} />
      <section>
        <Title order={3} mb={4}>
          {t('overall')}
        </Title>
        <Text size="sm" className={classes.prose}>
          {overall || t('noAssessment')}
        </Text>
      </section>
      <Facts title={t('noticedAnswers')} note={t('noticedWhat')} lines={flags.map((flag) => flag.text)} />
    </Stack>
  );
}

/** What the mark would be with the correction; nothing where it is the same. */
function CorrectedLevel({ heard, corrected }: { heard: number; corrected: number | undefined }) {
  if (corrected === undefined || corrected === heard) return null;
  return (
    <Text size="sm" c="dimmed">
      {t('correctedLevel', { level: score(corrected), heard: score(heard) })}
    </Text>
  );
}
