/** The way into an application link: whoever is not signed in is sent to sign in and comes back here. */
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation, useParams } from 'react-router';
import { useSession } from '#client/session.ts';
import { forgetCompanyToken, keepCompanyToken } from '#client/storage.ts';

/** Asks only for a stored token, as the whole applicant's area does; the link's own token is kept for after the sign-in. */
export function ApplyingGate() {
  const session = useSession();
  const { token } = useParams();
  const { pathname, search } = useLocation();
  const signedIn = session !== null;
  useEffect(() => {
    if (!token) return;
    if (signedIn) forgetCompanyToken();
    else keepCompanyToken(token);
  }, [token, signedIn]);
  if (!token) return <Navigate to="/user/cdashboard" replace />;
  if (!signedIn) return <Navigate to={`/login?redirect=${encodeURIComponent(pathname + search)}`} replace />;
  return <Outlet />;
}
