import { confirmPassword } from '@meridian/protocol/rest/auth-calls';
import { Button, Dialog, DialogActions, DialogContent, DialogHeader } from '@salt-ds/core';
import { useRef, useState } from 'react';
import { useApi } from '../api/api-context.tsx';
import { failureMessage } from '../api/error-text.ts';
import styles from '../components/dialog-form.module.css';
import { FormMessage } from '../features/auth/form-message.tsx';
import { PasswordField } from '../features/auth/password-field.tsx';
import { useSubmit } from '../features/auth/use-submit.ts';
import { answerPasswordQuestion } from '../lib/password-question.ts';

const FORM_ID = 'confirm-password';

/** Asks for the password again. What was asked for is sent once more after it, or not at all. */
export function PasswordDialog() {
  const { callMain } = useApi();
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const submit = useSubmit(async () => {
    if (password === '') return setRefusal('Enter your password.');
    const result = await callMain(confirmPassword, { body: { password } });
    if (result.kind === 'ok') return answerPasswordQuestion(true);
    setPassword('');
    setRefusal(failureMessage(result));
    return input.current?.focus();
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : answerPasswordQuestion(false))}
      initialFocus={input}
      size="small"
    >
      <DialogHeader header="Enter your password" disableAccent />
      <DialogContent>
        <form id={FORM_ID} className={styles['form']} onSubmit={submit.onSubmit} noValidate>
          <p>You entered it more than 15 minutes ago. This change needs it again.</p>
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            inputRef={input}
          />
          <FormMessage tone="error" text={refusal} />
        </form>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => answerPasswordQuestion(false)}>Go back</Button>
        <Button sentiment="accented" type="submit" form={FORM_ID} disabled={submit.isBusy}>
          Continue
        </Button>
      </DialogActions>
    </Dialog>
  );
}
