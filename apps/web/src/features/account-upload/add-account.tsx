import { MAX_ACCOUNT_NAME, writeAccountFile } from '@meridian/domain/accounts/account-file';
import { Button, Dialog, DialogActions, DialogContent, DialogHeader } from '@salt-ds/core';
import { useState } from 'react';
import formCss from '../../components/dialog-form.module.css';
import { Field } from '../../components/fields/field.tsx';
import { TextBox } from '../../components/fields/text-box.tsx';
import { showToast } from '../../components/show-toast.tsx';
import { AccountPreview } from './account-preview.tsx';
import { useAccountUpload } from './use-account-upload.ts';

const MAX_REASON = 500;
const EMPTY = { account: '', alloc_account: '', custom_client_name: '' };

const FIELDS = [
  { name: 'account', label: 'Account' },
  { name: 'alloc_account', label: 'Allocation account' },
  { name: 'custom_client_name', label: 'Client name' },
] as const;

/** One account with its allocation account; the server checks it as it checks a file. */
export function AddAccount({ onClose }: { readonly onClose: () => void }) {
  const [draft, setDraft] = useState(EMPTY);
  const [reason, setReason] = useState('');
  const upload = useAccountUpload();
  const send = () =>
    upload.mutate(
      { text: writeAccountFile(draft), isPreview: false, reason: reason.trim() },
      {
        onSuccess: ({ outcome, changes }) => {
          if (outcome === 'refused' || changes.length === 0) return;
          showToast({ tone: 'success', title: `${draft.account} ${draft.alloc_account} is an account of the desk` });
          onClose();
        },
      },
    );
  const isWhole = draft.account.trim() !== '' && draft.alloc_account.trim() !== '';
  return (
    <Dialog open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())} size="small">
      <DialogHeader header="Add account" disableAccent />
      <DialogContent className={formCss.form ?? ''}>
        {FIELDS.map(({ name, label }) => (
          <Field key={name} label={label}>
            {(control) => (
              <TextBox
                {...control}
                maxLength={MAX_ACCOUNT_NAME}
                value={draft[name]}
                onText={(text) => setDraft((now) => ({ ...now, [name]: text }))}
              />
            )}
          </Field>
        ))}
        <Field label="Reason" note="kept in the audit">
          {(control) => <TextBox {...control} maxLength={MAX_REASON} value={reason} onText={setReason} />}
        </Field>
        <AccountPreview outcome={upload.data ?? null} failure={upload.error} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Go back</Button>
        <Button sentiment="accented" disabled={!isWhole || upload.isPending} onClick={send}>
          Add account
        </Button>
      </DialogActions>
    </Dialog>
  );
}
