import { useNavigate } from 'react-router';
import { type Captcha, type CaptchaState } from '../features/auth/captcha/captcha.ts';
import { useCaptcha } from '../features/auth/captcha/use-captcha.ts';
import type { Refusal } from '../features/auth/registration-form.tsx';
import { rememberForm } from './own-form.ts';
import type { RegistrationResult } from '@meridian/live-client/request-once';

type Send<Form> = (form: Form & { readonly captcha: string }) => Promise<RegistrationResult>;

const NETWORK: Refusal = { message: 'Network error', fields: {} };

/** Sends a registration with its proof of work, and goes on to the page that asks for the mailed pin. */
export function useRegistration<Form extends { readonly email_id: string; readonly password: string }>(
  send: Send<Form>,
): { readonly captcha: CaptchaState; readonly register: (form: Form) => Promise<Refusal | null> } {
  const navigate = useNavigate();
  const captcha: Captcha & { readonly current: CaptchaState } = useCaptcha(true);

  const register = async (form: Form): Promise<Refusal | null> => {
    const proof = await captcha.take();
    if (proof.kind === 'failed') return { message: proof.message, fields: {} };
    const result = await send({ ...form, captcha: proof.solution });
    if (result.kind === 'registered') {
      rememberForm(form.email_id, form.password);
      const { pinExpiresInSeconds } = result;
      const pinExpiresAtMs = pinExpiresInSeconds === null ? null : Date.now() + pinExpiresInSeconds * 1000;
      await navigate('/verify-email', { state: { emailId: form.email_id, pinExpiresAtMs, isNewUser: true } });
      return null;
    }
    // A proof of work is valid once.
    captcha.prepare();
    return result.kind === 'refused' ? result : NETWORK;
  };
  return { captcha: captcha.current, register };
}
