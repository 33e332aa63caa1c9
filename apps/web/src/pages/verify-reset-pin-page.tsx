import { forcesRestart } from '@meridian/domain/verification';
import { verifyPin } from '@meridian/protocol/rest/auth-calls';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useApi } from '../api/api-context.tsx';
import { failureMessage, pinFailureMessage } from '../api/error-text.ts';
import { CaptchaStatus } from '../features/auth/captcha/captcha-status.tsx';
import { useCaptcha } from '../features/auth/captcha/use-captcha.ts';
import { type PinCheck, PinStep } from '../features/auth/pin-step.tsx';
import { useSessionActions } from '../session/session-context.tsx';
import { readPinFlow } from './flow-state.ts';
import { requestPin } from './request-pin.ts';

/** `/verify-reset-pin`: the second step to a new password. */
export function VerifyResetPinPage() {
  const api = useApi();
  const session = useSessionActions();
  const navigate = useNavigate();
  const flow = readPinFlow(useLocation().state);
  const [expiresAtMs, setExpiresAtMs] = useState(flow?.pinExpiresAtMs ?? null);
  const captcha = useCaptcha(false);
  if (flow === null) return <Navigate to="/forgot" replace />;
  const { emailId } = flow;

  const verify = async (pin: string): Promise<PinCheck> => {
    const answer = await api.callMain(verifyPin, { body: { email_id: emailId, pin, purpose: 'reset' } });
    if (answer.kind !== 'ok') {
      const message = pinFailureMessage(answer);
      if (!forcesRestart(message)) return { kind: 'failed', message };
      session.showNotice({ tone: 'error', text: message });
      await navigate('/login', { replace: true });
      return { kind: 'done' };
    }
    const resetToken = answer.value.reset_token;
    if (resetToken === undefined) return { kind: 'failed', message: failureMessage({ kind: 'bad-answer' }) };
    await navigate('/reset-password', { state: { emailId, resetToken }, replace: true });
    return { kind: 'done' };
  };

  return (
    <PinStep
      emailId={emailId}
      expiresAtMs={expiresAtMs}
      onVerify={verify}
      onSendAgain={async () => {
        const sent = await requestPin(api, captcha, { emailId, purpose: 'reset' });
        if (sent.kind === 'sent') setExpiresAtMs(sent.pinExpiresAtMs);
        return sent;
      }}
      onBack={() => void navigate('/login')}
    >
      <CaptchaStatus state={captcha.current} />
    </PinStep>
  );
}
