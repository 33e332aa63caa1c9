import { emailProblem } from '@meridian/domain/registration-validation';
import { type RefObject, useState } from 'react';
import { useSession, useSessionActions } from '../../session/session-context.tsx';
import type { SignInNotice } from '../../session/session-state.ts';
import type { SignInOutcome } from '../../session/sign-in.ts';
import { useCaptcha } from './captcha/use-captcha.ts';
import { focusFirstError } from './focus-first-error.ts';
import { useSubmit } from './use-submit.ts';

export type SignInFields = {
  readonly email_id: string;
  readonly password: string;
  readonly keepSignedIn: boolean;
};

type Errors = { readonly email_id?: string; readonly password?: string };

const EMPTY: SignInFields = { email_id: '', password: '', keepSignedIn: true };

/** The state of the sign-in form. It solves a proof of work when the server asks for one. */
export function useSignIn(form: RefObject<HTMLFormElement | null>) {
  const session = useSessionActions();
  const notice = useSession((state) => state.notice);
  const [fields, setFields] = useState(EMPTY);
  const [errors, setErrors] = useState<Errors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isCaptchaWanted, setIsCaptchaWanted] = useState(false);
  const captcha = useCaptcha(isCaptchaWanted);

  const attempt = async (withCaptcha: boolean): Promise<SignInOutcome> => {
    const proof = withCaptcha ? await captcha.take() : null;
    if (proof?.kind === 'failed') return proof;
    const { email_id, password, keepSignedIn } = fields;
    return session.signIn({ emailId: email_id.trim(), password, keepSignedIn, captcha: proof?.solution ?? null });
  };

  const attemptTwice = async (): Promise<SignInOutcome> => {
    const first = await attempt(isCaptchaWanted);
    if (first.kind !== 'captcha-required') return first;
    // Solves the proof and sends the same credentials again, without a click.
    setIsCaptchaWanted(true);
    return attempt(true);
  };

  const submit = useSubmit(async () => {
    const found = problems(fields);
    setErrors(found);
    setRefusal(null);
    session.dismissNotice();
    if (Object.keys(found).length > 0) {
      focusFirstError(form.current, Object.keys(found));
      return;
    }
    const outcome = await attemptTwice();
    if (outcome.kind !== 'failed' && outcome.kind !== 'captcha-required') return;
    setRefusal(outcome.message);
    if (isCaptchaWanted) captcha.prepare();
    focusFirstError(form.current, ['password']);
  });

  const message: SignInNotice | null = refusal === null ? notice : { tone: 'error', text: refusal };
  return {
    fields,
    errors,
    message,
    submit,
    captcha: isCaptchaWanted ? captcha.current : null,
    change: (changed: Partial<SignInFields>) => {
      setFields({ ...fields, ...changed });
      setErrors({});
    },
  };
}

function problems({ email_id, password }: SignInFields): Errors {
  const email = emailProblem(email_id);
  return {
    ...(email === null ? {} : { email_id: email }),
    ...(password === '' ? { password: 'Password is required.' } : {}),
  };
}
