import { writeLimitFile } from '@meridian/domain/limits/limit-file';
import type { LimitedAccount } from '@meridian/protocol/rest/limit-schemas';
import { Button, Dialog, DialogActions, DialogContent, DialogHeader } from '@salt-ds/core';
import { useState } from 'react';
import { downloadText } from '../../components/data-grid/control/copy-text.ts';
import { Field } from '../../components/fields/field.tsx';
import { TextBox } from '../../components/fields/text-box.tsx';
import { type ChosenFile, FileDrop } from '../../components/file-drop.tsx';
import { showToast } from '../../components/show-toast.tsx';
import formCss from '../../components/dialog-form.module.css';
import styles from './import-limits.module.css';
import { ImportPreview } from './import-preview.tsx';
import { useLimitImport } from './use-limits.ts';

type ImportLimitsProps = {
  readonly accounts: readonly LimitedAccount[];
  readonly tradeDate: string;
  readonly onClose: () => void;
};

const MAX_NOTE = 500;

/** Imports a file of limits, after a preview of each line's changes. */
export function ImportLimits({ accounts, tradeDate, onClose }: ImportLimitsProps) {
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [note, setNote] = useState('');
  const upload = useLimitImport();
  const isReady = file !== null && note.trim() !== '' && !upload.isPending;
  const send = (isPreview: boolean): void => {
    if (file === null) return;
    const body = { text: file.text, note: note.trim(), is_preview: isPreview };
    upload.mutate(body, {
      onSuccess: ({ outcome, lines }) => {
        if (outcome !== 'imported') return;
        const waiting = lines.filter(({ waits }) => waits).length;
        const text = waiting === 0 ? 'They apply from now on.' : `${waiting} of them need approval by a second person.`;
        showToast({ tone: 'success', title: `Imported the limits of ${countText(lines.length)}`, text });
        onClose();
      },
    });
  };
  return (
    <Dialog open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())} size="medium">
      <DialogHeader header="Import limits" disableAccent />
      <DialogContent>
        <div className={formCss.form}>
          <FileHint accounts={accounts} tradeDate={tradeDate} />
          <FileDrop
            title="Drop a CSV file here"
            label="Choose a CSV file"
            accept=".csv,text/csv"
            name={file?.name ?? null}
            onFile={(chosen) => {
              upload.reset();
              setFile(chosen);
            }}
          />
          <Field label="Note" help="Saved with each change.">
            {(control) => <TextBox {...control} maxLength={MAX_NOTE} value={note} onText={setNote} />}
          </Field>
          <ImportPreview outcome={upload.data ?? null} failure={upload.error} />
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{upload.data?.outcome === 'partly' ? 'Close' : 'Go back'}</Button>
        <Button appearance="bordered" disabled={!isReady} onClick={() => send(true)}>
          Preview
        </Button>
        <Button
          sentiment="accented"
          disabled={!isReady || upload.data?.outcome !== 'previewed'}
          onClick={() => send(false)}
        >
          {upload.data?.outcome === 'previewed' ? `Import ${countText(upload.data.lines.length)}` : 'Import'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function countText(accounts: number): string {
  return accounts === 1 ? '1 account' : `${accounts.toLocaleString('en-US')} accounts`;
}

type FileHintProps = Pick<ImportLimitsProps, 'accounts' | 'tradeDate'>;

/** Explains the format and offers a sample file. */
function FileHint({ accounts, tradeDate }: FileHintProps) {
  return (
    <p className={styles.quiet}>
      An empty cell keeps its limit; <b>none</b> or <b>all</b> removes it.{' '}
      <button
        type="button"
        className={styles.link}
        onClick={() => downloadText(writeLimitFile(accounts), `limits-${tradeDate}.csv`, document)}
      >
        Download the limits of today
      </button>{' '}
      to begin with.
    </p>
  );
}
