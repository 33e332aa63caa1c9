import { emailProblem } from '@meridian/domain/registration-validation';
import { Button, Dialog, DialogActions, DialogContent, DialogHeader } from '@salt-ds/core';
import { type FormEvent, useId, useState } from 'react';
import formCss from '../../components/dialog-form.module.css';
import { Field } from '../../components/fields/field.tsx';
import { TextBox } from '../../components/fields/text-box.tsx';
import { showToast } from '../../components/show-toast.tsx';
import { useInviteUser } from './use-invite-user.ts';

const MAX_EMAIL = 254;

/** An invitation is a mail and no user: the invited person registers, and an administrator grants. */
export function InviteUser({ onClose }: { readonly onClose: () => void }) {
  const [email, setEmail] = useState('');
  const invite = useInviteUser();
  const formId = useId();
  const isWhole = emailProblem(email.trim()) === null;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isWhole || invite.isPending) return;
    invite.mutate(email.trim(), {
      onSuccess: ({ email_id }) => {
        showToast({ tone: 'success', title: `Invitation sent to ${email_id}` });
        onClose();
      },
    });
  };
  return (
    <Dialog open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())} size="small">
      <DialogHeader header="Invite user" disableAccent />
      <DialogContent className={formCss.form ?? ''}>
        <form id={formId} onSubmit={send}>
          <Field label="Email" note="gets the address of the registration page">
            {(control) => <TextBox {...control} type="email" maxLength={MAX_EMAIL} value={email} onText={setEmail} />}
          </Field>
        </form>
        {invite.error === null ? null : <p role="alert">{invite.error.message}</p>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Go back</Button>
        <Button type="submit" form={formId} sentiment="accented" disabled={!isWhole || invite.isPending}>
          Send invitation
        </Button>
      </DialogActions>
    </Dialog>
  );
}
