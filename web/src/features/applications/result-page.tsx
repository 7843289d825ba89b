/** How an own application was marked, for its applicant: what was decided, the arithmetic, the reasons, and what would have changed it. */
import { Stack, Text } from '@mantine/core';
import { api, type CallOutput } from '@saring/contract';
import { useParams } from 'react-router';
import { useApi } from '#client/hooks.ts';
import { statusOf } from '#client/messages.ts';
import { DecisionPanel } from '#features/applicants/index.ts';
import { SecondLookRequest } from '#features/second-looks/index.ts';
import { PageHeader, Panel, usePageTitle } from '#kit/page.tsx';
import { Empty, Failed, Loading } from '#kit/states.tsx';
import { t } from '#messages/applications-result.ts';
import { score } from '#messages/formats.ts';
import { finalArithmetic, sumArithmetic } from './arithmetic.ts';
import { Figure } from './grading-panel.tsx';
import { ReadAnswers } from './interview-panel.tsx';
import classes from './profile.module.css';
import { Reading } from './resume-panel.tsx';
import { WordlessNotice } from './wordless-notice.tsx';

type Application = CallOutput<typeof api.applications.ownById>['data']['application'];
type Result = NonNullable<CallOutput<typeof api.applications.ownResult>['data']['result']>;

export function ResultPage() {
  const { id = '' } = useParams();
  const own = useApi(api.applications.ownById, { params: { id } });
  const answer = useApi(api.applications.ownResult, { params: { id } });
  const look = useApi(api.secondLooks.own, { params: { id } });
  const application = own.data?.data.application;
  const result = answer.data?.data.result;
  usePageTitle(t(application?.readBy === 'people' ? 'titlePeople' : 'title'), application?.appliedPosition1);
  if (own.isPending || answer.isPending) return <Loading />;
  const isMissing = statusOf(own.error) === 404;
  const back = isMissing
    ? { to: '/user/cdashboard', label: t('toDashboard') }
    : { to: `/user/application/${id}`, label: t('back') };
  if (!application || !answer.data)
    return (
      <>
        <PageHeader title={t('title')} back={back} />
        <Panel>
          {isMissing ? (
            <Empty text={t('notFound')} />
          ) : (
            <Failed
              text={t('failed')}
              onRetry={() => void Promise.all([own.refetch(), answer.refetch()])}
              busy={own.isFetching || answer.isFetching}
            />
          )}
        </Panel>
      </>
    );
  const { appliedPosition1: position, companyName: company, status, readBy } = application;
  const title = t(readBy === 'people' ? 'titlePeople' : 'title');
  return (
    <>
      <PageHeader title={title} description={`${position} · ${company}`} back={back} />
      <Stack gap="md">
        <DecisionPanel application={application} />
        {result ? (
          <Marked id={id} result={result} company={company} />
        ) : (
          <Panel>
            <Empty text={unmarkedText(application)} />
          </Panel>
        )}
        <SecondLookRequest id={id} company={company} status={status} marked={result !== null} answer={look} />
      </Stack>
    </>
  );
}

/** Why no marks are shown. */
function unmarkedText({ status, decidedAt, readBy }: Application): string {
  if (status === 'Withdrawn') return t('withdrawn');
  if (readBy === 'people') return t('people');
  return decidedAt ? t('nothing') : t('notYet');
}

function Marked({ id, result, company }: { id: string; result: Result; company: string }) {
  const { finalScore, resume, interview, corrected, changes } = result;
  return (
    <>
      <Panel title={t('score')} description={t('scoreWhat', { company })}>
        <dl className={classes.figures}>
          <Figure
            name={t('score')}
            value={finalScore}
            max={100}
            how={finalArithmetic(resume.score, interview?.score ?? null, finalScore)}
          />
          <Figure name={t('ofResume')} value={resume.score} max={10} />
          {interview && (
            <Figure
              name={t('ofInterview')}
              value={interview.score}
              max={25}
              how={sumArithmetic(
                interview.details.criteria.map(({ level }) => level),
                interview.score,
              )}
            />
          )}
        </dl>
      </Panel>
      <Panel title={t('changes')} description={t('changesWhat')}>
        {changes.length === 0 && <Text size="sm">{t('noChanges')}</Text>}
        <dl className={classes.figures}>
          {changes.map((change) => (
            <div key={`${change.source} ${change.criterion}`} className={classes.gain}>
              <dt>{nameOf(change)}</dt>
              <dd>{t('gain', { points: score(change.points) })}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      <Panel title={t('readResume')} description={t('readBy', { engine: resume.engine })}>
        <Reading reading={resume} stale={false} />
      </Panel>
      <Panel
        title={t('readAnswers')}
        description={interview ? t('readBy', { engine: interview.engine }) : t('noAnswers')}
      >
        {interview && (
          <Stack gap="md">
            <WordlessNotice id={id} own />
            <ReadAnswers
              details={interview.details}
              overall={interview.explanation}
              heard={{ interview: interview.score, final: finalScore }}
              corrected={corrected}
              own
            />
          </Stack>
        )}
      </Panel>
    </>
  );
}

function nameOf({ source, criterion }: Result['changes'][number]): string {
  if (source === 'no_interview') return t('noInterview');
  return source === 'resume' ? t('inResume', { criterion }) : t('inInterview', { criterion });
}
