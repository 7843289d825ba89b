/** The interview's page: finds the application that it belongs to, and says so where it cannot be taken. */
import { Button } from '@mantine/core';
import { api } from '@saring/contract';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useApi } from '#client/hooks.ts';
import { useOwnId } from '#client/session.ts';
import { mayContinue } from '#features/applicants/index.ts';
import { Logo } from '#kit/logo.tsx';
import { PageHeader, Panel, usePageTitle } from '#kit/page.tsx';
import { SchemeSwitch } from '#kit/scheme-switch.tsx';
import { Empty, Failed, Loading } from '#kit/states.tsx';
import { InterviewRoom } from './interview-room.tsx';
import classes from './interviews.module.css';
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
  const history = useApi(
    api.interviews.review,
    { params: { id } },
    { enabled: open, staleTime: Number.POSITIVE_INFINITY },
  );
  const preparation = useApi(api.interviews.preparation, { params: { id } }, { enabled: open });
  const [takenOver, onTakenOver] = useTakenOver(id);
  // Once entered, the room stays: that the application counts as interviewed must not take the end away.
  const answers = history.data?.data.interviewHistory;
  usePageTitle(application?.job.jobTitle, 'Interview');
  if (own.isError && !own.data) {
    return (
      <Panel flush>
        <Failed text="Failed to load your application." onRetry={() => void own.refetch()} busy={own.isFetching} />
      </Panel>
    );
  }
  if (own.isPending || (open && (history.isPending || preparation.isPending))) return <Loading />;
  if (open && !preparation.data) {
    return (
      <Panel flush>
        <Failed
          text="Failed to load your interview."
          onRetry={() => void preparation.refetch()}
          busy={preparation.isFetching}
        />
      </Panel>
    );
  }
  if (takenOver) {
    return (
      <Panel>
        <Empty
          text="The interview goes on in another tab."
          hint="Nothing is recorded here any more."
          action={
            <Button variant="default" onClick={() => window.location.reload()}>
              Continue here
            </Button>
          }
        />
      </Panel>
    );
  }
  if (!application || (!open && !answers) || !preparation.data) {
    return (
      <Panel>
        <Empty
          text={application ? 'This interview is complete. Thank you for your time!' : 'No interview was chosen.'}
          hint={application ? undefined : 'Your dashboard lists the interviews that are still open.'}
          action={
            <Button component={Link} to="/user/cdashboard">
              Go to my dashboard
            </Button>
          }
        />
      </Panel>
    );
  }
  return (
    <>
      <PageHeader title="Digital Interview" description={`${application.job.jobTitle} · ${application.companyName}`} />
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
