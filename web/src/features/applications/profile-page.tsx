/** One applicant with everything a person needs to decide; works from its address alone. */
import { List, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { api } from '@saring/contract';
import { meaningOf } from '@saring/contract/domain';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useApi } from '#client/hooks.ts';
import { statusOf } from '#client/messages.ts';
import { useSentAlong } from '#client/sent-along.ts';
import { useOwnId } from '#client/session.ts';
import { AccommodationsPanel } from '#features/interviews/index.ts';
import { SecondLookAnswer } from '#features/second-looks/index.ts';
import { Panel, usePageTitle } from '#kit/page.tsx';
import { useSaid } from '#kit/say.tsx';
import { Empty, Failed, Loading, useLoading } from '#kit/states.tsx';
import { t } from '#messages/applications-profile.ts';
import { AnalysesPanel } from './analyses-panel.tsx';
import { DecisionPanel, type DecisionPanelProps } from './decision-panel.tsx';
import { DecisionsPanel } from './decisions-panel.tsx';
import { FeedbackPanel } from './feedback-panel.tsx';
import { FileViewer } from './file-viewer.tsx';
import { GradingPanel } from './grading-panel.tsx';
import { HistoryPanel, type Shown } from './history-panel.tsx';
import { InterviewOpen } from './interview-open.tsx';
import { InterviewPanel } from './interview-panel.tsx';
import { detailInput } from './list-query.ts';
import { listPath } from './list-state.ts';
import { PersonCard } from './person-card.tsx';
import classes from './profile.module.css';
import { ProfileHeader } from './profile-header.tsx';
import { ResumePanel, type ResumePanelProps } from './resume-panel.tsx';
import { hasResume } from './rules.ts';
import type { Applicant, ApplicantDetail } from './types.ts';
import { useDecision } from './use-decision.ts';
import { goingWith, useDecisionWords } from './use-decision-words.ts';
import { type KeptOpen, resumeView, useFileViewer, type Which } from './use-file-viewer.ts';
import { useNeighbours } from './use-neighbours.ts';
import { useProfileKeys, useReadingKeys } from './use-profile-keys.ts';

/** The page of /profile/{id}. */
export function ProfilePage() {
  const { id = '' } = useParams();
  const [which, keep] = useState<Which | null>(null);
  return <Profile key={id} id={id} kept={{ which, keep }} />;
}

/** Milliseconds between two looks while the resume is being read. */
const whileRead = 4000;

function Profile({ id, kept }: { id: string; kept: KeptOpen }) {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const headStart = useSentAlong<Applicant>('applicant', id);
  const answer = useApi(api.applications.byId, detailInput(id), {
    askAgain: (now) => (now?.application.resumeState === 'waiting' ? whileRead : false),
  });
  const application = answer.data?.application;
  const loading = useLoading(application === undefined);
  const jobId = application?.jobId ?? headStart?.jobId ?? '';
  const fullName = application?.fullName ?? headStart?.fullName;
  const neighbours = useNeighbours(useOwnId(), jobId, id, application?.position);
  const { position } = neighbours;
  const { decide, deciding, tellNow } = useDecision(application);
  const { reason, telling, setReason, setTelling, sending } = useDecisionWords(id);
  const decideWithReason = (status: Parameters<typeof decide>[0]) =>
    void decide(status, { reason: reason.trim(), ...telling }).then(sending(goingWith(status)));
  const back = jobId ? listPath(jobId, address) : '/admin/main-job-listing';
  const showKeys = useProfileKeys({
    neighbours,
    decide: decideWithReason,
    search: () => void navigate(back, { state: { search: true } }),
  });
  usePageTitle(fullName, t('title'));
  // Its heading is the same for everybody.
  useSaid(fullName === undefined ? '' : position ? t('who', { name: fullName, ...position }) : fullName);

  return (
    <>
      <ProfileHeader jobTitle={application?.jobTitle} back={back} from={id} neighbours={neighbours} onKeys={showKeys} />
      {application && !loading ? (
        <Loaded
          application={application}
          kept={kept}
          deciding={deciding}
          reason={reason}
          onReason={setReason}
          telling={telling}
          onTelling={setTelling}
          onDecide={decideWithReason}
          onTell={() => void tellNow(telling).then(sending(['toldReason', 'toldWords']))}
        />
      ) : !answer.isError ? (
        <Loading label={fullName ? t('loading', { name: fullName }) : undefined} />
      ) : statusOf(answer.error) === 404 ? (
        <Empty text={t('notFound')} hint={t('notFoundHint')} />
      ) : (
        <Failed text={t('failed')} onRetry={() => void answer.refetch()} busy={answer.isFetching} />
      )}
    </>
  );
}

interface LoadedProps extends Omit<DecisionPanelProps, 'application'> {
  application: ApplicantDetail;
  kept: KeptOpen;
}

function Loaded({ application, kept, ...decision }: LoadedProps) {
  const { id, fullName, resumeUrl, status } = application;
  const { file, open, openAt, download, close } = useFileViewer(application, kept);
  // A drawer that closes still shows it.
  const [last, setLast] = useState(file);
  if (file && file !== last) setLast(file);
  const inline = resumeView(application);
  useReadingKeys(hasResume(application) ? () => (file ? close() : open(inline)) : undefined);
  const beside = useMediaQuery('(min-width: 75em)', true, { getInitialValueInEffect: false });
  return (
    <div className={classes.page} data-beside={(file !== null && beside) || undefined}>
      <div className={classes.top}>
        <PersonCard application={application} onOpen={(which) => open(which === 'resume' ? inline : which)} />
      </div>
      <aside className={classes.aside} aria-label={t('aside')}>
        <SecondLookAnswer id={id} status={status} />
        <DecisionPanel application={application} {...decision} />
        <FeedbackPanel id={id} name={fullName} saved={application.adminFeedback} />
        <DecisionsPanel id={id} />
        <AccommodationsPanel id={id} />
      </aside>
      <div className={classes.main}>
        {meaningOf(status).readable &&
          (application.readBy === 'people' ? (
            <ReadByPeople application={application} />
          ) : (
            <Readings application={application} onOpen={openAt} />
          ))}
      </div>
      {last && (
        <FileViewer
          id={id}
          file={last}
          opened={file !== null}
          name={fullName}
          beside={beside}
          views={
            last.which === 'certification'
              ? { onDownload: () => void download('certification') }
              : {
                  text: last.which === 'text',
                  onText: () => open('text'),
                  onFile: inline === 'resume' ? () => open('resume') : undefined,
                  onDownload: resumeUrl ? () => void download('resume') : undefined,
                }
          }
          onClose={close}
          onRetry={() => open(last.which)}
        />
      )}
    </div>
  );
}

/** What there is to read of whoever asked that no software does. */
function ReadByPeople({ application: { id, fullName, jobCriteria } }: Pick<ResumePanelProps, 'application'>) {
  return (
    <>
      <Panel title={t('peopleAlone')}>
        <Stack gap="sm">
          <Text size="sm">{t('peopleAloneWhat', { name: fullName })}</Text>
          <List type="ordered" size="sm" spacing={4}>
            {jobCriteria.map((criterion) => (
              <List.Item key={criterion}>{criterion}</List.Item>
            ))}
          </List>
        </Stack>
      </Panel>
      <HistoryPanel id={id} readBy="people" shown={null} />
    </>
  );
}

/** What software made of resume and answers, and the answers themselves. */
function Readings({ application, onOpen }: Pick<ResumePanelProps, 'application' | 'onOpen'>) {
  const { id } = application;
  const [shown, setShown] = useState<Shown>(null);
  const analysed = application.interviewTotalScore !== null;
  const answer = useApi(api.interviews.analysis, { params: { id } }, { enabled: analysed });
  const analysis = answer.data?.data.analysis[0];
  const failed = answer.isError && statusOf(answer.error) !== 404;
  return (
    <>
      <GradingPanel application={application} analysis={analysis} />
      <ResumePanel application={application} onOpen={onOpen} />
      {analysis ? (
        <InterviewPanel id={id} analysis={analysis} onOpen={(quotation) => setShown({ quotation })} />
      ) : failed ? (
        <Failed text={t('analysisFailed')} onRetry={() => void answer.refetch()} />
      ) : analysed && answer.isPending ? (
        <Loading height={120} />
      ) : (
        <InterviewOpen id={id} complete={application.interviewStatus} />
      )}
      <HistoryPanel id={id} readBy="software" shown={shown} />
      <AnalysesPanel id={id} />
    </>
  );
}
