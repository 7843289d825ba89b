/** The interview's page: finds the application that it belongs to, and says so where it cannot be taken. */
import { Button } from '@mantine/core';
import { api } from '@saring/contract';
import { mayContinue } from '@saring/contract/domain';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useApi } from '#client/hooks.ts';
import { useOwnId } from '#client/session.ts';
import { Logo } from '#kit/logo.tsx';
import { PageHeader, Panel, usePageTitle } from '#kit/page.tsx';
import { useSaid } from '#kit/say.tsx';
import { SchemeSwitch } from '#kit/scheme-switch.tsx';
import { Empty, Failed, Loading } from '#kit/states.tsx';
import { t } from '#messages/interviews.ts';
import { InterviewRoom } from './interview-room.tsx';
import classes from './interviews.module.css';
import { NothingToTake } from './nothing-to-take.tsx';
import { useLeft } from './use-left.ts';
import { useTakenOver } from './use-single-tab.ts';

export function InterviewPage() {
  return (
    <>
      <header className={classes.header}>
        <Logo />
        <SchemeSwitch />
      </header>
      <main className={classes.main} tabIndex={-1}>
        <Body />
      </main>
    </>
  );
}

/** The id in the navigation state, as the intro page gives it, or in the address. */
function useApplicationId(): string {
  const { state } = useLocation();
  const [address] = useSearchParams();
  const given: unknown = state;
  if (typeof given === 'object' && given !== null && 'applicationId' in given) return String(given.applicationId);
  return address.get('applicationId') ?? '';
}

function Body() {
  const username = useOwnId();
  const id = useApplicationId();
  const own = useApi(api.applications.own, { params: { id: username } });
  const application = own.data?.data.applications.find((item) => item.id === id);
  const open = application !== undefined && mayContinue(application);
  // Once entered in this visit, the room stays: that the application counts as interviewed must not take the end away.
  const [enteredId, setEnteredId] = useState('');
  const entered = enteredId === id;
  useLeft(entered || !application ? undefined : [application]);
  const history = useApi(
    api.interviews.review,
    { params: { id } },
    { enabled: open, staleTime: Number.POSITIVE_INFINITY },
  );
  const preparation = useApi(api.interviews.preparation, { params: { id } }, { enabled: open });
  const [takenOver, onTakenOver] = useTakenOver(id);
  // What was kept from before a visit may tell of a room that has ended since.
  if (open && !own.isFetching && !entered) setEnteredId(id);
  const answers = history.data?.data.interviewHistory;
  usePageTitle(application?.job.jobTitle, t('interview'));
  if (own.isError && !own.data) return <CallFailed text={t('applicationFailed')} call={own} />;
  if (own.isPending || (own.isFetching && !entered) || (open && (history.isPending || preparation.isPending)))
    return <Loading />;
  if (open && !preparation.data) return <CallFailed text={t('interviewFailed')} call={preparation} />;
  if (takenOver) return <TakenOver />;
  if (!application || (!open && !entered) || !preparation.data)
    return (
      <NothingToTake heads application={application} unknown={{ text: t('noneChosen'), hint: t('noneChosenHint') }} />
    );
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('jobAndCompany', { job: application.job.jobTitle, company: application.companyName })}
      />
      <InterviewRoom
        key={id}
        id={id}
        begun={preparation.data.state === 'open' || (answers?.length ?? 0) > 0}
        preparation={preparation.data}
        onTakenOver={onTakenOver}
      />
    </>
  );
}

interface Call {
  refetch: () => unknown;
  isFetching: boolean;
}

function CallFailed({ text, call }: { text: string; call: Call }) {
  return (
    <Panel flush>
      <Failed heads text={text} onRetry={() => void call.refetch()} busy={call.isFetching} />
    </Panel>
  );
}

function TakenOver() {
  useSaid(`${t('otherTab')} ${t('otherTabWhat')}`);
  return (
    <Panel>
      <Empty
        heads
        text={t('otherTab')}
        hint={t('otherTabWhat')}
        action={
          <Button variant="default" onClick={() => window.location.reload()}>
            {t('continueHere')}
          </Button>
        }
      />
    </Panel>
  );
}
