/** Two to four applicants of a job side by side, criterion by criterion. */
import { Alert, Anchor, Stack, Text, VisuallyHidden } from '@mantine/core';
import { api } from '@saring/contract';
import { meaningOf } from '@saring/contract/domain';
import type { ReactNode } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { useApi } from '#client/hooks.ts';
import { statusOf } from '#client/messages.ts';
import { useOwnId } from '#client/session.ts';
import { ScoreBar, StatusBadge } from '#kit/badges.tsx';
import { PageHeader, Panel, usePageTitle } from '#kit/page.tsx';
import { Empty, Failed, Loading } from '#kit/states.tsx';
import { t } from '#messages/applications-compare.ts';
import { said, statusText } from '#messages/contract.ts';
import { OtherVersion } from './applicant-columns.tsx';
import classes from './compare.module.css';
import { InInterview, InResume } from './compared-criterion.tsx';
import { Facts } from './facts.tsx';
import { applicantPath, listPath } from './list-state.ts';
import { gradeTone, withoutGrade } from './rules.ts';
import type { Compared } from './types.ts';
import { WordlessNotice } from './wordless-notice.tsx';

/** The page of /admin/compare/{jobId}?ids=a,b. */
export function ComparePage() {
  const { jobId = '' } = useParams();
  const [address] = useSearchParams();
  const kept = new URLSearchParams(address);
  kept.delete('ids');
  const params = { companyId: useOwnId(), jobId };
  const answer = useApi(api.applications.compare, { params, query: { ids: address.get('ids') ?? '' } });
  const { data } = answer;
  usePageTitle(t('compare'), data?.jobTitle);
  const differ = new Set(data?.applicants.flatMap(({ scoredBy }) => scoredBy ?? [])).size > 1;
  const refused = answer.isError && [404, 422].includes(statusOf(answer.error) ?? 0);
  return (
    <>
      <PageHeader
        title={t('title')}
        description={data?.jobTitle}
        back={{ to: listPath(jobId, kept), label: t('back') }}
      />
      {data ? (
        <Panel flush>
          <VisuallyHidden>
            <h2>{t('sideBySide')}</h2>
          </VisuallyHidden>
          {differ && (
            <Alert color="yellow" m="md" mb={0} py="xs">
              {t('differ')}
            </Alert>
          )}
          <Comparison applicants={data.applicants} criteria={data.jobCriteria} address={kept} />
        </Panel>
      ) : refused ? (
        <Empty text={t('nobody')} hint={t('nobodyHint')} />
      ) : answer.isError ? (
        <Failed text={t('failed')} onRetry={() => void answer.refetch()} busy={answer.isFetching} />
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
      <Heads applicants={applicants} address={address} />
      <tbody className={classes.part}>
        <Row name={t('finalScore')} applicants={applicants}>
          {(one) => <FinalScore applicant={one} />}
        </Row>
        <Row name={t('resumeRelevancy')} applicants={applicants}>
          {(one) => <Score label={t('resumeRelevancy')} value={one.resumeRelevancyScore} max={10} />}
        </Row>
        <Row name={t('interviewPerformance')} applicants={applicants}>
          {(one) => (
            <Stack gap="sm">
              <Score label={t('interviewPerformance')} value={one.interviewTotalScore} max={25} />
              {one.interview && <WordlessNotice id={one.id} />}
            </Stack>
          )}
        </Row>
        <Row name={t('expectedSalary')} applicants={applicants}>
          {(one) => one.expectedSalary || t('notKnown')}
        </Row>
        {criteria.map((criterion, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: five fixed places, whose texts may be alike
          <Row key={index} name={criterion} applicants={applicants}>
            {(one) =>
              one.readBy === 'people' ? (
                <Quiet>{withoutGrade(one)}</Quiet>
              ) : (
                <Stack gap="sm">
                  <InResume read={one.resume !== null} criterion={markOf(one.resume?.criteria, criterion, index)} />
                  <InInterview
                    read={one.interview !== null}
                    criterion={markOf(one.interview?.criteria, criterion, index)}
                  />
                </Stack>
              )
            }
          </Row>
        ))}
        <Row name={t('strengthsAndGaps')} applicants={applicants}>
          {({ resume }) =>
            resume && resume.strengths.length + resume.gaps.length > 0 ? (
              <Stack gap="sm">
                <Facts title={t('strengths')} lines={resume.strengths} />
                <Facts title={t('gaps')} lines={resume.gaps} />
              </Stack>
            ) : (
              <Quiet>{t('nothing')}</Quiet>
            )
          }
        </Row>
      </tbody>
    </table>
  );
}

/** The mark for a criterion as it reads now: it may have had another place, or another text, when this one was read. */
function markOf<M extends { criterion: string }>(
  marks: readonly M[] | undefined,
  criterion: string,
  place: number,
): M | undefined {
  const there = marks?.[place];
  return there?.criterion === criterion ? there : marks?.find((mark) => mark.criterion === criterion);
}

function Heads({ applicants, address }: Omit<ComparisonProps, 'criteria'>) {
  return (
    <thead className={classes.part}>
      <tr className={classes.row}>
        <th scope="col" className={classes.corner}>
          <Text span size="sm" c="dimmed">
            {t('applicant')}
          </Text>
        </th>
        {applicants.map((one) => (
          <th key={one.id} scope="col" className={classes.heads}>
            <Stack gap={4} align="flex-start">
              <Anchor component={Link} to={applicantPath(one.id, address)} fw={650}>
                {one.fullName}
              </Anchor>
              <StatusBadge tone={meaningOf(one.status).tone}>{statusText(one.status)}</StatusBadge>
              {one.stale && <StatusBadge tone="warn">{t('earlierCriteria')}</StatusBadge>}
            </Stack>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function FinalScore({ applicant }: { applicant: Compared }) {
  return applicant.resumeRelevancyScore === null ? (
    <Quiet>{withoutGrade(applicant)}</Quiet>
  ) : (
    <div className={classes.mark}>
      <ScoreBar label={t('finalScore')} value={applicant.finalScore} max={100} scale tone={gradeTone(applicant)} />
      <Text span size="sm">
        {applicant.provisional ? t('interviewOpen') : applicant.band && said(applicant.band)}
      </Text>
      <OtherVersion scoredBy={applicant.scoredOtherwise ? applicant.scoredBy : null} />
    </div>
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
  return value === null ? <Quiet>{t('open')}</Quiet> : <ScoreBar label={label} value={value} max={max} scale />;
}

function Quiet({ children }: { children: string }) {
  return (
    <Text size="sm" c="dimmed">
      {children}
    </Text>
  );
}
