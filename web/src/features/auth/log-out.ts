/** Logging out from any area. */
import { useNavigate } from 'react-router';
import { signOut } from '#client/session.ts';
import { notify } from '#kit/notices.tsx';

/** Forgets token and role and goes to `to`; a browser that refuses says so instead of staying signed in silently. */
export function useLogOut(to: '/' | '/login'): () => void {
  const navigate = useNavigate();
  return () => {
    try {
      signOut();
      void navigate(to);
    } catch (error) {
      console.error('Log out failed', error);
      notify({ tone: 'bad', text: 'Could not log out. Please close the browser and try again.' });
    }
  };
}
