/** Two to four applicants of a job side by side, criterion by criterion. */
import { Anchor, Stack, Text, VisuallyHidden } from '@mantine/core';
import { api } from '@saring/contract';
import type { ReactNode } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { useApi } from '#client/hooks.ts';
import { statusOf } from '#client/messages.ts';
import { useOwnId } from '#client/session.ts';
import { ScoreBar, StatusBadge } from '#kit/badges.tsx';
import { PageHeader, Panel, usePageTitle } from '#kit/page.tsx';
import { Empty, Failed, Loading } from '#kit/states.tsx';
import classes from './compare.module.css';
import { InInterview, InResume } from './compared-criterion.tsx';
import { Facts } from './facts.tsx';
import { applicantPath, listPath } from './list-state.ts';
import { bandTones, stageBadge } from './rules.ts';
import type { Compared } from './types.ts';

/** The page of /admin/compare/{jobId}?ids=a,b. */
export function ComparePage() {
  const { jobId = '' } = useParams();
  const [address] = useSearchParams();
  const kept = new URLSearchParams(address);
  kept.delete('ids');
  const params = { companyId: useOwnId(), jobId };
  const answer = useApi(api.applications.compare, { params, query: { ids: address.get('ids') ?? '' } });
  const { data } = answer;
  usePageTitle('Compare', data?.jobTitle);
  const refused = answer.isError && [404, 422].includes(statusOf(answer.error) ?? 0);
  return (
    <>
      <PageHeader
        title="Compare Applicants"
        description={data?.jobTitle}
        back={{ to: listPath(jobId, kept), label: 'Back to the applicants' }}
      />
      {data ? (
        <Panel flush>
          <VisuallyHidden>
            <h2>Side by side</h2>
          </VisuallyHidden>
          <Comparison applicants={data.applicants} criteria={data.jobCriteria} address={kept} />
        </Panel>
      ) : refused ? (
        <Empty
          text="There is nobody to compare"
          hint="Choose two to four applicants in the list of a job, then Compare."
        />
      ) : answer.isError ? (
        <Failed
          text="Failed to load applicants. Please try again."
          onRetry={() => void answer.refetch()}
          busy={answer.isFetching}
        />
      ) : (
        <Loading />
      )}
    </>
  );
}

interface ComparisonProps {
  applicants: readonly Compared[];
  criteria: readonly string[];
  address: URLSearchParams;
}

function Comparison({ applicants, criteria, address }: ComparisonProps) {
  return (
    <table className={classes.table}>
      <thead className={classes.part}>
        <tr className={classes.row}>
          <th scope="col" className={classes.corner}>
            <Text span size="sm" c="dimmed">
              Applicant
            </Text>
          </th>
          {applicants.map((one) => (
            <th key={one.id} scope="col" className={classes.heads}>
              <Stack gap={4} align="flex-start">
                <Anchor component={Link} to={applicantPath(one.id, address)} fw={650}>
                  {one.fullName}
                </Anchor>
                <StatusBadge tone={stageBadge(one.status).tone}>{stageBadge(one.status).text}</StatusBadge>
              </Stack>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={classes.part}>
        <Row name="Final Score" applicants={applicants}>
          {(one) =>
            one.resumeRelevancyScore === null ? (
              <Quiet>Not scored yet</Quiet>
            ) : (
              <div className={classes.mark}>
                <ScoreBar
                  label="Final Score"
                  value={one.finalScore}
                  max={100}
                  scale
                  tone={one.provisional ? 'neutral' : bandTones[one.band]}
                />
                <Text span size="sm">
                  {one.provisional ? `${one.band}, provisional` : one.band}
                </Text>
              </div>
            )
          }
        </Row>
        <Row name="Resume Relevancy" applicants={applicants}>
          {(one) => <Score label="Resume Relevancy" value={one.resumeRelevancyScore} max={10} />}
        </Row>
        <Row name="Interview Performance" applicants={applicants}>
          {(one) => <Score label="Interview Performance" value={one.interviewTotalScore} max={25} />}
        </Row>
        <Row name="Expected salary" applicants={applicants}>
          {(one) => one.expectedSalary || 'N/A'}
        </Row>
        {criteria.map((criterion, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: five fixed places, whose texts may be alike
          <Row key={index} name={criterion} applicants={applicants}>
            {(one) => (
              <Stack gap="sm">
                <InResume criterion={one.resume?.criteria[index]} />
                <InInterview criterion={one.interview?.criteria[index]} />
              </Stack>
            )}
          </Row>
        ))}
        <Row name="Strengths and gaps" applicants={applicants}>
          {({ resume }) =>
            resume && resume.strengths.length + resume.gaps.length > 0 ? (
              <Stack gap="sm">
                <Facts title="Strengths" lines={resume.strengths} />
                <Facts title="Gaps" lines={resume.gaps} />
              </Stack>
            ) : (
              <Quiet>Nothing was noted</Quiet>
            )
          }
        </Row>
      </tbody>
    </table>
  );
}

interface RowProps {
  name: string;
  applicants: readonly Compared[];
  children: (applicant: Compared) => ReactNode;
}

/** Where there is no room for columns each cell names its applicant. */
function Row({ name, applicants, children }: RowProps) {
  return (
    <tr className={classes.row}>
      <th scope="row" className={classes.name}>
        {name}
      </th>
      {applicants.map((one) => (
        <td key={one.id} className={classes.cell}>
          <span className={classes.who} aria-hidden="true">
            {one.fullName}
          </span>
          {children(one)}
        </td>
      ))}
    </tr>
  );
}

function Score({ label, value, max }: { label: string; value: number | null; max: number }) {
  return value === null ? <Quiet>Open</Quiet> : <ScoreBar label={label} value={value} max={max} scale />;
}

function Quiet({ children }: { children: string }) {
  return (
    <Text size="sm" c="dimmed">
      {children}
    </Text>
  );
}
