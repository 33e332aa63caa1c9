import type { ConfigurationFile } from '@meridian/protocol/rest/configuration-file-schema';
import { Button } from '@salt-ds/core';
import { type ChangeEvent, useRef, useState } from 'react';
import { Field } from '../../components/fields/field.tsx';
import { TextBox } from '../../components/fields/text-box.tsx';
import { showToast } from '../../components/show-toast.tsx';
import styles from './configuration-file.module.css';
import { FileChanges } from './file-changes.tsx';
import { readConfigurationFile, useExport, useImport } from './use-configuration-file.ts';

/** All configuration as one file: out for version control, in again after its difference was shown. */
export function ConfigurationFileCards() {
  return (
    <div className={styles['page']}>
      <ExportCard />
      <ImportCard />
    </div>
  );
}

function ExportCard() {
  const file = useExport();
  const download = () =>
    file.mutate(undefined, {
      onSuccess: (text) => {
        const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
        const link = document.createElement('a');
        link.href = url;
        link.download = 'meridian-configuration.json';
        link.click();
        URL.revokeObjectURL(url);
      },
    });
  return (
    <section className={styles['card']} aria-label="Export">
      <h2>Export</h2>
      <p>Strategies, groups, destinations, venues and penalties as one JSON file in a stable order.</p>
      {file.error === null ? null : <p className={styles['problem']}>{file.error.message}</p>}
      <Button appearance="bordered" disabled={file.isPending} onClick={download}>
        Download configuration
      </Button>
    </section>
  );
}

function ImportCard() {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ readonly name: string; readonly file: ConfigurationFile } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const preview = useImport();
  const apply = useImport();
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [picked] = event.target.files ?? [];
    if (picked === undefined) return;
    const file = readConfigurationFile(await picked.text());
    setChosen(file === null ? null : { name: picked.name, file });
    setProblem(file === null ? `${picked.name} is not a configuration file of this version.` : null);
    apply.reset();
    if (file === null) preview.reset();
    else preview.mutate({ file, isPreview: true });
  };
  const changes = preview.data ?? null;
  const done = () => {
    if (chosen === null) return;
    apply.mutate(
      { file: chosen.file, isPreview: false, reason: reason.trim() },
      {
        onSuccess: (applied) => {
          showToast({ tone: 'success', title: `Applied ${applied.length} changes from ${chosen.name}` });
          setChosen(null);
          setReason('');
          preview.reset();
        },
      },
    );
  };
  const error = problem ?? preview.error?.message ?? apply.error?.message ?? null;
  return (
    <section className={styles['card']} aria-label="Import">
      <h2>Import</h2>
      <p>Choose a file to see what it would change. Kinds that the file leaves out stay as they are.</p>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label="Configuration file"
        onChange={(event) => void choose(event)}
      />
      {error === null ? null : (
        <p className={styles['problem']} role="alert">
          {error}
        </p>
      )}
      {chosen === null || changes === null ? null : (
        <>
          <FileChanges changes={changes} />
          {changes.length === 0 ? null : (
            <div className={styles['apply']}>
              <Field label="Reason" note="kept in the history">
                {(control) => <TextBox {...control} maxLength={500} value={reason} onText={setReason} />}
              </Field>
              <Button sentiment="accented" disabled={reason.trim() === '' || apply.isPending} onClick={done}>
                Apply {changes.length} {changes.length === 1 ? 'change' : 'changes'}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}
