/** How the resume was read: in words, in figures, criterion by criterion. */
import { Alert, Stack, Text, Title } from '@mantine/core';
import { ScoreBar, StatusBadge } from '#kit/badges.tsx';
import { Panel } from '#kit/page.tsx';
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
    <Panel title="Resume Relevancy Summary" description={reading ? `Read by ${reading.engine}` : undefined}>
      {reading ? (
        <Reading reading={reading} stale={application.stale} onOpen={onOpen} />
      ) : (
        <Unread state={application.resumeState} problem={application.resumeProblem} />
      )}
    </Panel>
  );
}

function Unread({ state, problem }: { state: string; problem: string | null }) {
  if (state !== 'failed') return <Text size="sm">The resume is being read; its marks appear here by themselves.</Text>;
  return (
    <Alert color="yellow" title="The resume could not be read">
      {problem ?? 'Open it yourself to judge it.'}
    </Alert>
  );
}

interface ReadingProps {
  reading: ResumeReading;
  stale: boolean;
  onOpen: (quotation: ResumeQuotation) => void;
}

function Reading({ reading, stale, onOpen }: ReadingProps) {
  const { criteria, strengths, gaps, flags, spread } = reading.details;
  return (
    <Stack gap="lg">
      {stale && (
        <Alert color="yellow" title="Read by earlier criteria">
          The job's criteria or description have changed since. The list of applicants offers to read everybody again.
        </Alert>
      )}
      <Text size="sm" className={classes.prose}>
        {reading.explanation}
      </Text>
      <ResumeSumTable reading={reading} />
      <Spread value={spread} max={10} />
      {criteria.length > 0 && (
        <section>
          <Title order={3}>Criteria in the resume</Title>
          <ol className={classes.criteria}>
            {criteria.map(({ criterion, verdict, level, explanation, quotations }) => (
              <li key={criterion}>
                <div className={classes.criterion}>
                  <Text size="sm" fw={600}>
                    {criterion}
                  </Text>
                  <span className={classes.mark}>
                    <StatusBadge tone={verdictTones[verdict] ?? 'neutral'}>{verdict}</StatusBadge>
                    <ScoreBar label="Level" value={level} max={4} scale />
                  </span>
                </div>
                <Text size="sm">{explanation}</Text>
                {quotations.map((quotation) => (
                  <Quotation
                    key={`${quotation.start}-${quotation.end}`}
                    text={quotation.text}
                    place="Resume"
                    onOpen={() => onOpen(quotation)}
                  />
                ))}
              </li>
            ))}
          </ol>
        </section>
      )}
      <div className={classes.halves}>
        <Facts title="Strengths" lines={strengths} />
        <Facts title="Gaps" lines={gaps} />
      </div>
      <Facts
        title="Noticed in the document"
        note="Facts for you to weigh; nothing is rejected because of them."
        lines={flags.map((flag) => flag.text)}
      />
      {flags.map(
        ({ code, quotation }) =>
          quotation && (
            <Quotation
              key={`${code} ${quotation.start}`}
              text={quotation.text}
              place="Resume"
              onOpen={() => onOpen(quotation)}
            />
          ),
      )}
    </Stack>
  );
}
