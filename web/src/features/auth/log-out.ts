/** Logging out from any area. */
import { leave } from '#client/leave.ts';
import { notify } from '#kit/notices.ts';
import { t } from '#messages/auth.ts';

/**
 * Ends the sign-in, forgets token and role and goes to `to`; a browser that refuses says so instead of staying signed in silently.
 * The page is loaded anew: nothing of the person stays in memory.
 */
export function useLogOut(to: '/' | '/login'): () => void {
  return () => {
    leave().then(
      () => window.location.assign(to),
      (error: unknown) => {
        console.error('Log out failed', error);
        notify({ tone: 'bad', text: t('logOutFailed') });
      },
    );
  };
}
