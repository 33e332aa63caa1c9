import { Checkbox } from '@salt-ds/core';
import { useRef } from 'react';
import styles from './auth-form.module.css';
import { AuthHeading } from './auth-heading.tsx';
import { CaptchaStatus } from './captcha/captcha-status.tsx';
import { DemoUsers } from './demo-users.tsx';
import { FormMessage } from './form-message.tsx';
import { PasswordField } from './password-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TextField } from './text-field.tsx';
import { TextLink } from './text-link.tsx';
import { useFocusOnMount } from './use-focus-on-mount.ts';
import { useSignIn } from './use-sign-in.ts';

export function SignInForm({ hasDemoUsers }: { readonly hasDemoUsers: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  const email = useFocusOnMount<HTMLInputElement>();
  const { fields, errors, message, submit, captcha, change } = useSignIn(form);

  return (
    <form ref={form} className={styles.form} onSubmit={submit.onSubmit} noValidate aria-label="Sign in">
      <AuthHeading title="Sign in">Use your trading account.</AuthHeading>
      <TextField
        label="Email"
        name="email_id"
        type="email"
        autoComplete="username"
        value={fields.email_id}
        onChange={(email_id) => change({ email_id })}
        error={errors.email_id}
        inputRef={email}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        value={fields.password}
        onChange={(password) => change({ password })}
        error={errors.password}
      />
      <div className={styles.row}>
        <Checkbox
          label="Keep me signed in"
          checked={fields.keepSignedIn}
          onChange={(event) => change({ keepSignedIn: event.target.checked })}
        />
        <TextLink to="/forgot">Forgot password</TextLink>
      </div>
      <SubmitButton label="Sign in" busyLabel="Signing in" isBusy={submit.isBusy} />
      {captcha === null ? null : <CaptchaStatus state={captcha} />}
      <FormMessage tone={message?.tone ?? 'error'} text={message?.text ?? null} />
      <p className={styles.below}>
        No account? <TextLink to="/registration">Register</TextLink> or{' '}
        <TextLink to="/fix-registration">register a FIX user</TextLink>
      </p>
      {hasDemoUsers ? <DemoUsers onPick={change} /> : null}
    </form>
  );
}
