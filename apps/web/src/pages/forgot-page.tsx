import { useNavigate } from 'react-router';
import { useApi } from '../api/api-context.tsx';
import { useCaptcha } from '../features/auth/captcha/use-captcha.ts';
import { EmailForm } from '../features/auth/email-form.tsx';
import { requestPin } from './request-pin.ts';

/** `/forgot`: the first of the three steps to a new password. */
export function ForgotPage() {
  const api = useApi();
  const captcha = useCaptcha(true);
  const navigate = useNavigate();
  return (
    <EmailForm
      title="Reset your password"
      lead="Enter the email of your account. If we know it, a code to choose a new password goes to it."
      submitLabel="Send code"
      captcha={captcha.current}
      onSubmit={async (emailId) => {
        const sent = await requestPin(api, captcha, { emailId, purpose: 'reset' });
        if (sent.kind === 'failed') {
          captcha.prepare();
          return sent.message;
        }
        await navigate('/verify-reset-pin', { state: { emailId, pinExpiresAtMs: sent.pinExpiresAtMs } });
        return null;
      }}
    />
  );
}
