import { Navigate, Outlet, useLocation } from 'react-router';
import { PageLoading } from '../components/page-loading.tsx';
import { loginPath } from '../session/login-path.ts';
import { useSession } from '../session/session-context.tsx';
import { selectPhase } from '../session/session-selectors.ts';

/** Sends users without a session to the right sign-in page. */
export function RequireSession() {
  const phase = useSession(selectPhase);
  const { pathname, search } = useLocation();
  if (phase === 'signed-in') return <Outlet />;
  if (phase === 'restoring') return <PageLoading label="Opening your session" />;
  return <Navigate to={phase === 'verifying' ? '/verify-pin' : loginPath(pathname + search)} replace />;
}
