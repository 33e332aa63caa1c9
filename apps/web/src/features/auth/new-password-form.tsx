import { passwordProblem } from '@meridian/domain/password';
import { useRef, useState } from 'react';
import styles from './auth-form.module.css';
import { AuthHeading } from './auth-heading.tsx';
import { focusFirstError } from './focus-first-error.ts';
import { FormMessage } from './form-message.tsx';
import { PasswordField } from './password-field.tsx';
import { PasswordHints } from './password-hints.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useFocusOnMount } from './use-focus-on-mount.ts';
import { useSubmit } from './use-submit.ts';

type NewPasswordFormProps = {
  readonly emailId: string;
  /** Returns an error text, or null on success. */
  readonly onSubmit: (password: string) => Promise<string | null>;
};

type Errors = { readonly password?: string; readonly repeated?: string };

/** Asks for a new password twice. */
export function NewPasswordForm({ emailId, onSubmit }: NewPasswordFormProps) {
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const input = useFocusOnMount<HTMLInputElement>();
  const submit = useSubmit(async () => {
    const found = problems(password, repeated, emailId);
    setErrors(found);
    setRefusal(null);
    if (Object.keys(found).length > 0) {
      focusFirstError(form.current, Object.keys(found));
      return;
    }
    setRefusal(await onSubmit(password));
  });

  return (
    <form ref={form} className={styles.form} onSubmit={submit.onSubmit} noValidate aria-label="Choose a new password">
      <AuthHeading title="Choose a new password">
        For <strong>{emailId}</strong>. It ends every open session of this user.
      </AuthHeading>
      {/* Tells a password manager which user this password belongs to. */}
      <input type="hidden" name="username" autoComplete="username" value={emailId} />
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        error={errors.password}
        inputRef={input}
      />
      <PasswordHints password={password} owner={{ email_id: emailId }} />
      <PasswordField
        label="New password again"
        name="repeated"
        autoComplete="new-password"
        value={repeated}
        onChange={setRepeated}
        error={errors.repeated}
      />
      <SubmitButton label="Change password" busyLabel="Changing" isBusy={submit.isBusy} />
      <FormMessage tone="error" text={refusal} />
    </form>
  );
}

function problems(password: string, repeated: string, emailId: string): Errors {
  const weakness = password === '' ? 'Password is required.' : passwordProblem(password, { email_id: emailId });
  if (weakness !== null) return { password: weakness };
  return password === repeated ? {} : { repeated: 'The two passwords differ.' };
}
