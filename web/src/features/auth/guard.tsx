/** Protects an area: a loader while the token is checked, then the pages, or the way to sign in. */
import { api } from '@saring/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Fragment, useEffect } from 'react';
import { Navigate, Outlet } from 'react-router';
import { send } from '#client/client.ts';
import { isTimeout, noResponse, sessionExpired, statusOf } from '#client/messages.ts';
import { retryTimeouts } from '#client/query-client.ts';
import { signOut, useSession } from '#client/session.ts';
import { notify } from '#kit/notices.tsx';
import { Failed, Loading } from '#kit/states.tsx';

const checkTimeout = 30_000;

/** `token` asks only for a stored token, as the applicant's area does; a role is verified with the server as well. */
export function Guard({ need = 'admin' }: { need?: 'admin' | 'superuser' | 'token' }) {
  const session = useSession();
  if (!session) return <Missing need={need} />;
  if (need === 'token') return <Outlet />;
  if (session.role !== need) return <Navigate to="/login" replace />;
  // Somebody else who signs in in another tab gets pages of their own, with nothing left of these.
  return (
    <Fragment key={session.sub}>
      <Verified token={session.token} need={need} />
    </Fragment>
  );
}

function Missing({ need }: { need: string }) {
  useEffect(() => {
    signOut();
    // Not after a log-out in this tab or another, which leads here as well.
    if (need === 'superuser' && isFirstPage())
      notify({ tone: 'bad', text: 'No authentication token found. Please log in.', closeAfter: 8000 });
  }, [need]);
  return <Navigate to="/login" replace />;
}

function isFirstPage(): boolean {
  const state: unknown = window.history.state;
  return !(typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0);
}

/**
 * Two more tries a second apart on a time-out, then the person decides; any other failure ends the session, and so does
 * a token whose true role is another than the stored one.
 */
function Verified({ token, need }: { token: string; need: 'admin' | 'superuser' }) {
  const check = useQuery({
    queryKey: [api.auth.verifyToken.path, token],
    queryFn: ({ signal }) => send(api.auth.verifyToken, { params: { token } }, { signal, timeout: checkTimeout }),
    ...retryTimeouts,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    // A change of password brings a new token; the page stays while that one is checked.
    placeholderData: keepPreviousData,
  });
  const { isError, error, isFetching, refetch, data } = check;
  const late = isError && isTimeout(error);
  const refused = (isError && !late) || (data !== undefined && data.role !== need);
  useEffect(() => {
    if (!refused) return;
    signOut();
    const text = statusOf(error) === 401 ? sessionExpired : 'Authentication error: Please log in again.';
    notify({ tone: 'bad', text, closeAfter: 8000 });
  }, [refused, error]);
  if (late) {
    return (
      <main>
        <Failed text={noResponse} onRetry={() => void refetch()} busy={isFetching} />
      </main>
    );
  }
  if (refused) return <Navigate to="/login" replace />;
  return check.isPending ? <Loading height="100vh" /> : <Outlet />;
}
