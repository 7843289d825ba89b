/** How the interview was read: each criterion of five with its words, and the whole. */
import { Alert, Stack, Text, Title } from '@mantine/core';
import { api } from '@saring/contract';
import { IconEarOff } from '@tabler/icons-react';
import { useApi } from '#client/hooks.ts';
import { whyWordless } from '#features/interviews/index.ts';
import { ScoreBar } from '#kit/badges.tsx';
import { Panel } from '#kit/page.tsx';
import { t } from '#messages/applications-profile.ts';
import { Facts, Spread } from './facts.tsx';
import classes from './profile.module.css';
import { Quotation } from './quotation.tsx';
import type { Analysis, AnswerQuotation } from './types.ts';

export interface InterviewPanelProps {
  /** Of the application. */
  id: string;
  analysis: Analysis;
  onOpen: (quotation: AnswerQuotation) => void;
}

export function InterviewPanel({ id, analysis, onOpen }: InterviewPanelProps) {
  const answers = useApi(api.interviews.review, { params: { id } }).data?.data.interviewHistory;
  const unheard = answers?.filter((item) => whyWordless('software', item)).length ?? 0;
  const overall = analysis.finalScore.breakdown.interviewPerformance.overallAssessment;
  return (
    <Panel title={t('criteriaScores')} description={t('readByWords', { engine: analysis.engine })}>
      {unheard > 0 && (
        <Alert color="yellow" icon={<IconEarOff size={18} />} role="none" mb="md">
          {t('unheardMarked', { count: unheard })}
        </Alert>
      )}
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
