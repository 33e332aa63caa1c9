import { Navigate, useLocation } from 'react-router';
import { PageLoading } from '../components/page-loading.tsx';
import { PinStep } from '../features/auth/pin-step.tsx';
import { pathAfterLogin } from '../session/login-path.ts';
import { useSession, useSessionActions } from '../session/session-context.tsx';
import { selectPhase } from '../session/session-selectors.ts';

/** `/verify-pin`: the second step of a sign-in with a pin. */
export function VerifyPinPage() {
  const session = useSessionActions();
  const phase = useSession(selectPhase);
  const emailId = useSession((state) => state.auth.emailId);
  const pinExpiresAtMs = useSession((state) => state.pinExpiresAtMs);
  const { search } = useLocation();
  if (phase === 'restoring') return <PageLoading label="Opening your session" fill="panel" />;
  if (phase === 'signed-in') return <Navigate to={pathAfterLogin(search)} replace />;
  if (emailId === null) return <Navigate to={`/login${search}`} replace />;
  return (
    <PinStep
      emailId={emailId}
      expiresAtMs={pinExpiresAtMs}
      onVerify={async (pin) => {
        const outcome = await session.verifyPin(pin);
        return outcome.kind === 'failed' ? outcome : { kind: 'done' };
      }}
      onSendAgain={session.sendPinAgain}
      onBack={session.abandonVerification}
    />
  );
}
