import { Button, Dialog, DialogActions, DialogContent, DialogHeader } from '@salt-ds/core';
import { useState } from 'react';
import formCss from '../../components/dialog-form.module.css';
import { Field } from '../../components/fields/field.tsx';
import { TextBox } from '../../components/fields/text-box.tsx';
import { type ChosenFile, FileDrop } from '../../components/file-drop.tsx';
import { showToast } from '../../components/show-toast.tsx';
import { AccountPreview } from './account-preview.tsx';
import { useAccountUpload } from './use-account-upload.ts';

const MAX_REASON = 500;

function accountsText(count: number): string {
  return count === 1 ? '1 account' : `${count} accounts`;
}

const COLUMNS = ['account', 'alloc_account', 'custom_client_name'] as const;

/** Imports a file of accounts. Each line shows its effect or its error; all lines are saved or none. */
export function ImportAccounts({ onClose }: { readonly onClose: () => void }) {
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [reason, setReason] = useState('');
  const preview = useAccountUpload();
  const upload = useAccountUpload();
  const choose = (chosen: ChosenFile) => {
    setFile(chosen);
    upload.reset();
    preview.mutate({ text: chosen.text, isPreview: true });
  };
  const changes = preview.data?.outcome === 'previewed' ? preview.data.changes : [];
  const send = () => {
    if (file === null) return;
    upload.mutate(
      { text: file.text, isPreview: false, reason: reason.trim() },
      {
        onSuccess: ({ outcome, changes: done }) => {
          if (outcome === 'refused') return;
          showToast({ tone: 'success', title: `Imported ${accountsText(done.length)} from ${file.name}` });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())} size="medium">
      <DialogHeader header="Import accounts" disableAccent />
      <DialogContent className={formCss.form ?? ''}>
        <FileDrop
          title="Drop a CSV file here"
          label="Choose a CSV file"
          accept=".csv,text/csv"
          name={file?.name ?? null}
          onFile={choose}
        >
          <p>Columns: {COLUMNS.join(', ')}. Lines without any of them are skipped.</p>
        </FileDrop>
        <AccountPreview outcome={upload.data ?? preview.data ?? null} failure={upload.error ?? preview.error} />
        {changes.length === 0 ? null : (
          <Field label="Reason" note="kept in the audit">
            {(control) => <TextBox {...control} maxLength={MAX_REASON} value={reason} onText={setReason} />}
          </Field>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Go back</Button>
        <Button sentiment="accented" disabled={changes.length === 0 || upload.isPending} onClick={send}>
          Import {accountsText(changes.length)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
