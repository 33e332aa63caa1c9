import { forcesRestart } from '@meridian/domain/verification';
import { verifyPin } from '@meridian/protocol/rest/auth-calls';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useApi } from '../api/api-context.tsx';
import { pinFailureMessage } from '../api/error-text.ts';
import { CaptchaStatus } from '../features/auth/captcha/captcha-status.tsx';
import { useCaptcha } from '../features/auth/captcha/use-captcha.ts';
import { EmailForm } from '../features/auth/email-form.tsx';
import { FormMessage } from '../features/auth/form-message.tsx';
import { OutcomePanel } from '../features/auth/outcome-panel.tsx';
import { PasswordField } from '../features/auth/password-field.tsx';
import { type PinCheck, PinStep } from '../features/auth/pin-step.tsx';
import { useSessionActions } from '../session/session-context.tsx';
import { readPinFlow } from './flow-state.ts';
import { forgetForm, passwordOfForm } from './own-form.ts';
import { requestPin } from './request-pin.ts';

/** `/verify-email`: verifies an address by a mailed pin. The last step of a registration. */
export function VerifyEmailPage() {
  const api = useApi();
  const session = useSessionActions();
  const navigate = useNavigate();
  const [flow, setFlow] = useState(readPinFlow(useLocation().state));
  const [isDone, setIsDone] = useState(false);
  const captcha = useCaptcha(flow === null);
  const [typed, setTyped] = useState('');
  const remembered = flow === null ? null : passwordOfForm(flow.emailId);

  const send = async (emailId: string) => {
    const sent = await requestPin(api, captcha, { emailId, purpose: 'verify' });
    if (sent.kind === 'sent') {
      setFlow({ emailId, pinExpiresAtMs: sent.pinExpiresAtMs, isNewUser: flow?.isNewUser ?? false });
    }
    return sent;
  };

  const verify = async (emailId: string, pin: string): Promise<PinCheck> => {
    const password = remembered ?? typed;
    if (password === '') return { kind: 'failed', message: 'Enter the password that you registered with.' };
    const answer = await api.callMain(verifyPin, { body: { email_id: emailId, pin, purpose: 'verify', password } });
    if (answer.kind === 'ok') {
      forgetForm();
      setIsDone(true);
      return { kind: 'done' };
    }
    const message = pinFailureMessage(answer);
    if (!forcesRestart(message)) return { kind: 'failed', message };
    session.showNotice({ tone: 'error', text: message });
    await navigate('/login', { replace: true });
    return { kind: 'done' };
  };

  if (isDone) return <EmailVerified />;
  if (flow === null) {
    return (
      <EmailForm
        title="Verify your email"
        lead="Enter the email that you registered with. If it waits to be verified, a code goes to it."
        submitLabel="Send code"
        captcha={captcha.current}
        onSubmit={async (emailId) => {
          const sent = await send(emailId);
          return sent.kind === 'sent' ? null : sent.message;
        }}
      />
    );
  }
  return (
    <PinStep
      emailId={flow.emailId}
      expiresAtMs={flow.pinExpiresAtMs}
      onVerify={(pin) => verify(flow.emailId, pin)}
      onSendAgain={() => send(flow.emailId)}
      onBack={() => void navigate('/login')}
    >
      {remembered === null ? <OwnPassword value={typed} onChange={setTyped} /> : null}
      <CaptchaStatus state={captcha.current} />
      {flow.isNewUser ? (
        <FormMessage
          tone="info"
          text="You are registered. Once the email is verified, an administrator grants your accounts and permissions."
        />
      ) : null}
    </PinStep>
  );
}

function EmailVerified() {
  return (
    <OutcomePanel title="Email verified" action={{ label: 'Sign in', to: '/login' }}>
      You can sign in now. An administrator grants your accounts and permissions; until then there is nothing to trade
      or to see.
    </OutcomePanel>
  );
}

/** Asked for after a reload, because the code alone does not identify the user. */
function OwnPassword(props: { readonly value: string; readonly onChange: (value: string) => void }) {
  return (
    <PasswordField
      name="password"
      label="The password that you registered with"
      autoComplete="current-password"
      {...props}
    />
  );
}
