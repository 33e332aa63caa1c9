import type { ConfigurationFile } from '@meridian/protocol/rest/configuration-file-schema';
import { Button } from '@salt-ds/core';
import { useState } from 'react';
import { Field } from '../../components/fields/field.tsx';
import { TextBox } from '../../components/fields/text-box.tsx';
import { type ChosenFile, FileDrop } from '../../components/file-drop.tsx';
import { LoadingState } from '../../components/loading-state.tsx';
import { showToast } from '../../components/show-toast.tsx';
import styles from './configuration-file.module.css';
import { FileChanges, FileFindings } from './file-changes.tsx';
import { kindCounts } from './file-kinds.ts';
import { readConfigurationFile, useImport } from './use-configuration-file.ts';

const MAX_REASON = 500;

function changesText(count: number): string {
  return count === 1 ? '1 change' : `${count} changes`;
}

/** Imports a file, after a preview of its changes and a reason. */
export function ImportCard() {
  const [chosen, setChosen] = useState<{ readonly name: string; readonly file: ConfigurationFile } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const preview = useImport();
  const apply = useImport();
  const forget = () => {
    setChosen(null);
    preview.reset();
    apply.reset();
  };
  const choose = ({ name, text }: ChosenFile) => {
    const file = readConfigurationFile(text);
    forget();
    setChosen(file === null ? null : { name, file });
    setProblem(file === null ? `${name} is not a configuration file. Export one first and change that.` : null);
    if (file !== null) preview.mutate({ file, isPreview: true });
  };
  const done = (reason: string) => {
    if (chosen === null) return;
    apply.mutate(
      { file: chosen.file, isPreview: false, reason },
      {
        onSuccess: (applied) => {
          showToast({ tone: 'success', title: `Applied ${changesText(applied.changes.length)} from ${chosen.name}` });
          forget();
        },
      },
    );
  };
  const error = problem ?? preview.error?.message ?? apply.error?.message ?? null;
  const { changes, findings } = preview.data ?? { changes: null, findings: [] };
  return (
    <section className={styles['card']} aria-label="Import">
      <h2>Import</h2>
      <p>Choose a file to see its changes. Nothing changes until you apply them.</p>
      <FileDrop
        title="Drop a configuration file here"
        label="Choose a configuration file"
        accept="application/json,.json"
        name={chosen?.name ?? null}
        onFile={choose}
      >
        <p>{chosen === null ? 'What the file leaves out does not change.' : missingText(chosen.file)}</p>
      </FileDrop>
      {error === null ? null : (
        <p className={styles['problem']} role="alert">
          {error}
        </p>
      )}
      {preview.isPending ? <LoadingState label="Comparing" /> : null}
      {chosen === null || changes === null ? null : (
        <>
          {findings.length === 0 ? null : <FileFindings findings={findings} />}
          {changes.length === 0 && findings.length > 0 ? null : <FileChanges changes={changes} />}
          {changes.length === 0 || findings.length > 0 ? null : (
            <Apply count={changes.length} isBusy={apply.isPending} onApply={done} onBack={forget} />
          )}
        </>
      )}
    </section>
  );
}

type ApplyProps = {
  readonly count: number;
  readonly isBusy: boolean;
  readonly onApply: (reason: string) => void;
  readonly onBack: () => void;
};

function Apply({ count, isBusy, onApply, onBack }: ApplyProps) {
  const [reason, setReason] = useState('');
  return (
    <div className={styles['apply']}>
      <Field label="Reason" note="kept in the history">
        {(control) => <TextBox {...control} maxLength={MAX_REASON} value={reason} onText={setReason} />}
      </Field>
      <Button onClick={onBack}>Go back</Button>
      <Button sentiment="accented" disabled={reason.trim() === '' || isBusy} onClick={() => onApply(reason.trim())}>
        Apply {changesText(count)}
      </Button>
    </div>
  );
}

function missingText(file: ConfigurationFile): string {
  const missing = kindCounts(file).filter(({ count }) => count === null);
  if (missing.length === 0) return 'The file has every kind of configuration.';
  return `Not in the file, so not changed: ${missing.map(({ label }) => label.toLowerCase()).join(', ')}.`;
}
