/** The way into an application link: whoever is no candidate sees the job, and comes back here once they have signed in as one. */
import { Suspense, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation, useParams } from 'react-router';
import { isStaff, useSession } from '#client/session.ts';
import { forgetCompanyToken, keepCompanyToken } from '#client/storage.ts';
import { OwnPassword } from '#features/auth/index.ts';
import { lazyPart } from '#kit/later.ts';
import { Loading } from '#kit/states.tsx';

// A candidate who is signed in sees the form instead.
const PostingPage = lazyPart(
  () => import('./posting-page.tsx'),
  (m) => m.PostingPage,
);

/** Asks only for a stored token, as the whole applicant's area does; the link's own token is kept for after the sign-in. */
export function ApplyingGate() {
  const session = useSession();
  const { token } = useParams();
  const { pathname, search } = useLocation();
  const signedIn = session !== null;
  const [came] = useState(signedIn);
  useEffect(() => {
    if (!token) return;
    if (signedIn) forgetCompanyToken();
    else keepCompanyToken(token);
  }, [token, signedIn]);
  if (!token) return <Navigate to="/user/cdashboard" replace />;
  // Whose session ended over the form goes on with it once they have signed in again.
  if (!signedIn && came) return <Navigate to={`/login?redirect=${encodeURIComponent(pathname + search)}`} replace />;
  if (!signedIn || isStaff(session)) {
    return (
      <Suspense fallback={<Loading />}>
        <PostingPage key={token} token={token} />
      </Suspense>
    );
  }
  return (
    <OwnPassword token={session.token}>
      <Outlet />
    </OwnPassword>
  );
}
