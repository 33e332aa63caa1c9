import { forcesRestart } from '@meridian/domain/verification';
import { resetPassword } from '@meridian/protocol/rest/auth-calls';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useApi } from '../api/api-context.tsx';
import { pinFailureMessage } from '../api/error-text.ts';
import { NewPasswordForm } from '../features/auth/new-password-form.tsx';
import { OutcomePanel } from '../features/auth/outcome-panel.tsx';
import { useSession, useSessionActions } from '../session/session-context.tsx';
import { selectEmail } from '../session/session-selectors.ts';
import { readResetFlow } from './flow-state.ts';

/** `/reset-password`: the last step to a new password. */
export function ResetPasswordPage() {
  const { callMain } = useApi();
  const session = useSessionActions();
  const signedInAs = useSession(selectEmail);
  const navigate = useNavigate();
  const flow = readResetFlow(useLocation().state);
  const [isDone, setIsDone] = useState(false);
  if (isDone) {
    return (
      <OutcomePanel title="Password changed" action={{ label: 'Sign in', to: '/login' }}>
        Every session that was open with the old password has ended, on all devices. Sign in with the new one.
      </OutcomePanel>
    );
  }
  if (flow === null) return <Navigate to="/forgot" replace />;
  const { emailId, resetToken } = flow;

  return (
    <NewPasswordForm
      emailId={emailId}
      onSubmit={async (password) => {
        const answer = await callMain(resetPassword, {
          body: { email_id: emailId, reset_token: resetToken, password },
        });
        if (answer.kind === 'ok') {
          if (signedInAs === emailId) session.endedByService(null);
          setIsDone(true);
          return null;
        }
        const message = pinFailureMessage(answer);
        if (!forcesRestart(message)) return message;
        session.showNotice({ tone: 'error', text: message });
        await navigate('/login', { replace: true });
        return null;
      }}
    />
  );
}
