/** How the interview was read: each criterion of five with its words, and the whole. */
import { Stack, Text, Title } from '@mantine/core';
import { ScoreBar } from '#kit/badges.tsx';
import { Panel } from '#kit/page.tsx';
import { t } from '#messages/applications-profile.ts';
import { Facts, Spread } from './facts.tsx';
import classes from './profile.module.css';
import { Quotation } from './quotation.tsx';
import type { Analysis, AnswerQuotation } from './types.ts';

export interface InterviewPanelProps {
  analysis: Analysis;
  onOpen: (quotation: AnswerQuotation) => void;
}

export function InterviewPanel({ analysis, onOpen }: InterviewPanelProps) {
  const overall = analysis.finalScore.breakdown.interviewPerformance.overallAssessment;
  return (
    <Panel title={t('criteriaScores')} description={t('readByWords', { engine: analysis.engine })}>
      <ReadAnswers details={analysis.details.interview} overall={overall} onOpen={onOpen} />
    </Panel>
  );
}

interface ReadAnswersProps {
  details: Analysis['details']['interview'];
  overall: string;
  /** Shows a quotation in its answer; without it quotations are only read. */
  onOpen?: (quotation: AnswerQuotation) => void;
}

export function ReadAnswers({ details: { criteria, flags, spread }, overall, onOpen }: ReadAnswersProps) {
  return (
    <Stack gap="lg">
      <ol className={classes.criteria}>
        {criteria.map(({ criterion, level, explanation, quotations }) => (
          <li key={criterion}>
            <div className={classes.criterion}>
              <Text size="sm" fw={600}>
                {criterion}
              </Text>
              <span className={classes.mark}>
                <ScoreBar label={t('score')} value={level} max={5} scale />
              </span>
            </div>
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
