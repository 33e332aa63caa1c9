import { passwordProblem } from '@meridian/domain/password';
import { changePassword } from '@meridian/protocol/rest/auth-calls';
import { Button, Dialog, DialogActions, DialogContent, DialogHeader } from '@salt-ds/core';
import { useRef, useState } from 'react';
import { useApi } from '../api/api-context.tsx';
import { failureMessage } from '../api/error-text.ts';
import styles from '../components/dialog-form.module.css';
import { showToast } from '../components/show-toast.tsx';
import { FormMessage } from '../features/auth/form-message.tsx';
import { PasswordField } from '../features/auth/password-field.tsx';
import { PasswordHints } from '../features/auth/password-hints.tsx';
import { useSubmit } from '../features/auth/use-submit.ts';
import { useSession } from '../session/session-context.tsx';
import { selectCurrentUser } from '../session/session-selectors.ts';
import { closeChangePassword } from './change-password-question.ts';

const FORM_ID = 'change-password';

type Entries = { readonly current: string; readonly password: string; readonly repeated: string };

/** Changes the own password. This page stays signed in, everything else is signed out. */
export function ChangePassword() {
  const { callMain } = useApi();
  const user = useSession(selectCurrentUser);
  const [entries, setEntries] = useState<Entries>({ current: '', password: '', repeated: '' });
  const [refusal, setRefusal] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const owner = user ?? {};
  const submit = useSubmit(async () => {
    const problem = problemOf(entries, owner);
    if (problem !== null) return setRefusal(problem);
    const body = { current_password: entries.current, password: entries.password };
    const result = await callMain(changePassword, { body });
    if (result.kind !== 'ok') return setRefusal(failureMessage(result));
    closeChangePassword();
    return showToast({ tone: 'success', title: 'Password changed', text: endedText(result.value.ended_sessions) });
  });
  const field = (name: keyof Entries) => ({
    name,
    value: entries[name],
    onChange: (value: string) => setEntries({ ...entries, [name]: value }),
  });
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : closeChangePassword())} initialFocus={input} size="medium">
      <DialogHeader header="Change password" disableAccent />
      <DialogContent>
        <form id={FORM_ID} className={styles['form']} onSubmit={submit.onSubmit} noValidate>
          <p>Signs you out everywhere else. This page stays signed in.</p>
          {/* Tells a password manager which user this password belongs to. */}
          <input type="hidden" name="username" autoComplete="username" value={user?.email_id ?? ''} />
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            inputRef={input}
            {...field('current')}
          />
          <PasswordField label="New password" autoComplete="new-password" {...field('password')} />
          <PasswordHints password={entries.password} owner={owner} />
          <PasswordField label="New password again" autoComplete="new-password" {...field('repeated')} />
          <FormMessage tone="error" text={refusal} />
        </form>
      </DialogContent>
      <DialogActions>
        <Button onClick={closeChangePassword}>Go back</Button>
        <Button sentiment="accented" type="submit" form={FORM_ID} disabled={submit.isBusy}>
          Change password
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function problemOf({ current, password, repeated }: Entries, owner: Parameters<typeof passwordProblem>[1]) {
  if (current === '') return 'Enter your current password.';
  return passwordProblem(password, owner) ?? (password === repeated ? null : 'The two new passwords differ.');
}

function endedText(count: number): string {
  if (count === 0) return 'No other session was open.';
  return `${count} other ${count === 1 ? 'session' : 'sessions'} signed out.`;
}
