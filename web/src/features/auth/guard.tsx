/** Protects an area: its pages to whom its role is stored, while the server says whether that holds, or the way to sign in. */
import { api } from '@saring/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { readTimeout, send } from '#client/client.ts';
import { keyOf } from '#client/hooks.ts';
import { endsSession, noResponse, sessionExpired, statusOf } from '#client/messages.ts';
import { retryTimeouts } from '#client/query-client.ts';
import { isStaff, type Session, signOut, useSession } from '#client/session.ts';
import { lazyPart } from '#kit/later.ts';
import { notify } from '#kit/notices.ts';
import { Failed, Loading } from '#kit/states.tsx';
import { t } from '#messages/auth.ts';
import { destinationOf, otherAccount } from './destination.ts';

// Seldom seen.
const FirstPasswordPage = lazyPart(
  () => import('./first-password-page.tsx'),
  (m) => m.FirstPasswordPage,
);

/** `token` asks only for a stored token, as the applicant's area does; a role is verified with the server as well. */
export function Guard({ need = 'admin' }: { need?: 'admin' | 'superuser' | 'token' }) {
  const session = useSession();
  // Whose pages these were; a session that ended here was told of, or was a log-out.
  const [person, setPerson] = useState(session?.person ?? null);
  if (session && session.person !== person) setPerson(session.person);
  if (!session) return <Missing tell={need === 'superuser' && person === null} of={person} />;
  const { role } = session;
  if (need === 'token') {
    if (isStaff(session)) return <Navigate to={destinationOf(session, null)} replace />;
    return (
      <OwnPassword token={session.token}>
        <Outlet />
      </OwnPassword>
    );
  }
  // The log-in page shows its form, though somebody is signed in: perhaps they have another account.
  if (role !== need) return <Navigate to="/login" state={otherAccount} replace />;
  // Somebody else who signs in in another tab gets pages of their own, with nothing left of these.
  return (
    <Fragment key={session.person}>
      <Verified session={session} need={need} />
    </Fragment>
  );
}

interface Of {
  /** Whose page it was, by the id of the account; null where nobody was signed in. */
  of: string | null;
}

function Missing({ tell, of }: Of & { tell: boolean }) {
  useEffect(() => {
    signOut();
    if (tell) notify({ tone: 'bad', text: t('noToken') });
  }, [tell]);
  return <ToLogIn of={of} />;
}

/** Whoever signs in there comes back to this page, where it was nobody else's. */
function ToLogIn({ of }: Of) {
  const { pathname, search, hash } = useLocation();
  return <Navigate to="/login" state={{ from: pathname + search + hash, of }} replace />;
}

/**
 * The pages do not wait, for every call of theirs is checked as well. Only an answer ends the session: a refusal, or a
 * true role that is another than the stored one. Where nothing answers (a broken line, a page that is being left) or
 * the server is in trouble there are two more tries a second apart, then the person decides.
 */
function Verified({ session, need }: { session: Session; need: 'admin' | 'superuser' }) {
  const { isError, error, isFetching, refetch, data } = useChecked(session.token);
  const unanswered = isError && !endsSession(error);
  const refused = (isError && !unanswered) || (data !== undefined && data.role !== need);
  useEffect(() => {
    if (!refused) return;
    signOut();
    const text = statusOf(error) === 401 ? sessionExpired : t('refused');
    notify({ tone: 'bad', text });
  }, [refused, error]);
  if (unanswered) {
    return (
      <main tabIndex={-1}>
        <Failed heads text={noResponse} onRetry={() => void refetch()} busy={isFetching} />
      </main>
    );
  }
  if (refused) return <ToLogIn of={session.person} />;
  if (!data?.printedPassword?.over) return <Outlet context={data?.printedPassword?.goodUntil} />;
  return <FirstPassword username={data.username} />;
}

/** What the server says of a stored token. */
function useChecked(token: string) {
  return useQuery({
    queryKey: keyOf(api.auth.verifyToken, { params: { token } }),
    queryFn: ({ signal }) => send(api.auth.verifyToken, { params: { token } }, { signal, timeout: readTimeout }),
    ...retryTimeouts,
    retry: (failures, error) => failures < 2 && !endsSession(error),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    // A change of password brings a new token; the page stays while that one is checked.
    placeholderData: keepPreviousData,
  });
}

/** The pages of a job seeker, or the way to a password of their own where theirs was made up and is over: no other call is answered then. */
export function OwnPassword({ token, children }: { token: string; children: ReactNode }) {
  const { data } = useChecked(token);
  return data?.printedPassword?.over ? <FirstPassword username={data.username} /> : children;
}

function FirstPassword({ username }: { username: string }) {
  return (
    <Suspense fallback={<Loading height="100vh" />}>
      <FirstPasswordPage username={username} />
    </Suspense>
  );
}
