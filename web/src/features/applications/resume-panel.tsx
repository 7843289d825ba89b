/** How the resume was read: in words, in figures, criterion by criterion. */
import { Alert, Stack, Text, Title } from '@mantine/core';
import { ScoreBar, StatusBadge } from '#kit/badges.tsx';
import { Panel } from '#kit/page.tsx';
import { t } from '#messages/applications-profile.ts';
import { said } from '#messages/contract.ts';
import { Facts, Spread } from './facts.tsx';
import classes from './profile.module.css';
import { Quotation } from './quotation.tsx';
import { ResumeSumTable } from './resume-sum-table.tsx';
import { verdictTones } from './rules.ts';
import type { ApplicantDetail, ResumeQuotation, ResumeReading } from './types.ts';

export interface ResumePanelProps {
  application: ApplicantDetail;
  onOpen: (quotation: ResumeQuotation) => void;
}

export function ResumePanel({ application, onOpen }: ResumePanelProps) {
  const reading = application.resumeRelevancy;
  return (
    <Panel title={t('resumeSummary')} description={reading ? t('readBy', { engine: reading.engine }) : undefined}>
      {reading ? (
        <Reading reading={reading} stale={application.stale} onOpen={onOpen} />
      ) : (
        <Unread state={application.resumeState} problem={application.resumeProblem} />
      )}
    </Panel>
  );
}

function Unread({ state, problem }: { state: string; problem: string | null }) {
  if (state !== 'failed') return <Text size="sm">{t('beingRead')}</Text>;
  return (
    <Alert color="yellow" title={t('unread')}>
      {problem ?? t('unreadHint')}
    </Alert>
  );
}

interface ReadingProps {
  reading: ResumeReading;
  stale: boolean;
  /** Shows a quotation in the resume; without it quotations are only read. */
  onOpen?: (quotation: ResumeQuotation) => void;
}

export function Reading({ reading, stale, onOpen }: ReadingProps) {
  const { criteria, strengths, gaps, flags, spread } = reading.details;
  return (
    <Stack gap="lg">
      {stale && (
        <Alert color="yellow" title={t('earlierCriteriaTitle')}>
          {t('earlierCriteriaWhat')}
        </Alert>
      )}
      <Text size="sm" className={classes.prose}>
        {reading.explanation}
      </Text>
      <ResumeSumTable reading={reading} />
      <Spread value={spread} max={10} />
      {criteria.length > 0 && (
        <section>
          <Title order={3}>{t('criteriaInResume')}</Title>
          <ol className={classes.criteria}>
            {criteria.map((read) => (
              <Criterion key={read.criterion} read={read} onOpen={onOpen} />
            ))}
          </ol>
        </section>
      )}
      <div className={classes.halves}>
        <Facts title={t('strengths')} lines={strengths} />
        <Facts title={t('gaps')} lines={gaps} />
      </div>
      <Facts
        title={t('noticedDocument')}
        note={t('noticedWhat')}
        lines={flags.map((flag) => flag.text)}
        below={(line) =>
          flags.map(
            ({ code, text, quotation }) =>
              text === line &&
              quotation && (
                <Quotation
                  key={`${code} ${quotation.start}`}
                  text={quotation.text}
                  place={t('resume')}
                  onOpen={onOpen && (() => onOpen(quotation))}
                />
              ),
          )
        }
      />
    </Stack>
  );
}

interface CriterionProps {
  read: ResumeReading['details']['criteria'][number];
  onOpen: ReadingProps['onOpen'];
}

function Criterion({ read, onOpen }: CriterionProps) {
  const { criterion, verdict, level, explanation, quotations } = read;
  return (
    <li>
      <div className={classes.criterion}>
        <Text size="sm" fw={600}>
          {criterion}
        </Text>
        <span className={classes.mark}>
          <StatusBadge tone={verdictTones[verdict] ?? 'neutral'}>{said(verdict)}</StatusBadge>
          <ScoreBar label={t('level')} value={level} max={4} scale />
        </span>
      </div>
      <Text size="sm">{explanation}</Text>
      {quotations.map((quotation) => (
        <Quotation
          key={`${quotation.start}-${quotation.end}`}
          text={quotation.text}
          place={t('resume')}
          onOpen={onOpen && (() => onOpen(quotation))}
        />
      ))}
    </li>
  );
}
