/** How the resume was read: in words, in figures, criterion by criterion. */
import { Alert, Stack, Text, Title } from '@mantine/core';
import { ScoreBar, StatusBadge, type StatusTone } from '#kit/badges.tsx';
import { Panel } from '#kit/page.tsx';
import { Facts } from './facts.tsx';
import classes from './profile.module.css';
import { Quotation } from './quotation.tsx';
import { ResumeSumTable } from './resume-sum-table.tsx';
import type { ApplicantDetail, ResumeReading } from './types.ts';

const verdictTones: Record<string, StatusTone> = { met: 'good', partly: 'warn' };

export interface ResumePanelProps {
  application: ApplicantDetail;
  /** Undefined where no resume can be opened. */
  onOpenResume?: () => void;
}

export function ResumePanel({ application, onOpenResume }: ResumePanelProps) {
  const reading = application.resumeRelevancy;
  return (
    <Panel title="Resume Relevancy Summary" description={reading ? `Read by ${reading.engine}` : undefined}>
      {reading ? (
        <Reading reading={reading} onOpenResume={onOpenResume} />
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

function Reading({ reading, onOpenResume }: { reading: ResumeReading; onOpenResume?: () => void }) {
  const { criteria, strengths, gaps, flags } = reading.details;
  return (
    <Stack gap="lg">
      <Text size="sm" className={classes.prose}>
        {reading.explanation}
      </Text>
      <ResumeSumTable reading={reading} />
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
                    <ScoreBar label="Level" value={level} max={4} digits={2} scale />
                  </span>
                </div>
                <Text size="sm">{explanation}</Text>
                {quotations.map((quotation) => (
                  <Quotation
                    key={`${quotation.start}-${quotation.end}`}
                    text={quotation.text}
                    place="Resume"
                    onOpen={onOpenResume}
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
    </Stack>
  );
}
