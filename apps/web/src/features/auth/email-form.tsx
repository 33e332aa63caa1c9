import { emailProblem } from '@meridian/domain/registration-validation';
import { ChevronLeftIcon } from '@salt-ds/icons';
import { useState } from 'react';
import styles from './auth-form.module.css';
import { AuthHeading } from './auth-heading.tsx';
import type { CaptchaState } from './captcha/captcha.ts';
import { CaptchaStatus } from './captcha/captcha-status.tsx';
import { FormMessage } from './form-message.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TextField } from './text-field.tsx';
import { TextLink } from './text-link.tsx';
import { useFocusOnMount } from './use-focus-on-mount.ts';
import { useSubmit } from './use-submit.ts';

type EmailFormProps = {
  readonly title: string;
  readonly lead: string;
  readonly submitLabel: string;
  readonly captcha: CaptchaState;
  /** Returns an error text, or null on success. */
  readonly onSubmit: (emailId: string) => Promise<string | null>;
};

/** Asks for the email address to which a code is sent. */
export function EmailForm({ title, lead, submitLabel, captcha, onSubmit }: EmailFormProps) {
  const [emailId, setEmailId] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const input = useFocusOnMount<HTMLInputElement>();
  const submit = useSubmit(async () => {
    const problem = emailProblem(emailId);
    setError(problem);
    setRefusal(null);
    if (problem !== null) {
      input.current?.focus();
      return;
    }
    setRefusal(await onSubmit(emailId.trim()));
  });

  return (
    <form className={styles.form} onSubmit={submit.onSubmit} noValidate aria-label={title}>
      <AuthHeading title={title}>{lead}</AuthHeading>
      <TextField
        label="Email"
        name="email_id"
        type="email"
        autoComplete="username"
        value={emailId}
        onChange={setEmailId}
        error={error}
        inputRef={input}
      />
      <SubmitButton label={submitLabel} busyLabel="Sending" isBusy={submit.isBusy} />
      <CaptchaStatus state={captcha} />
      <FormMessage tone="error" text={refusal} />
      <span className={styles.back}>
        <ChevronLeftIcon aria-hidden />
        <TextLink to="/login">Back to sign in</TextLink>
      </span>
    </form>
  );
}
