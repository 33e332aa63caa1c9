import { Navigate, useLocation } from 'react-router';
import { PageLoading } from '../components/page-loading.tsx';
import { useConfig } from '../config/config-context.tsx';
import { SignInForm } from '../features/auth/sign-in-form.tsx';
import { pathAfterLogin } from '../session/login-path.ts';
import { useSession } from '../session/session-context.tsx';
import { selectPhase } from '../session/session-selectors.ts';

/** `/login`. A signed-in user is sent on to the desk. */
export function LoginPage() {
  const phase = useSession(selectPhase);
  const { search } = useLocation();
  const { isProd, world } = useConfig();
  if (phase === 'signed-in') return <Navigate to={pathAfterLogin(search)} replace />;
  if (phase === 'verifying') return <Navigate to={`/verify-pin${search}`} replace />;
  if (phase === 'restoring') return <PageLoading label="Opening your session" fill="panel" />;
  return <SignInForm hasDemoUsers={!isProd && world !== 'connected'} />;
}
