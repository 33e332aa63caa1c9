import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogHeader,
  Input,
  FormField,
  FormFieldLabel,
} from '@salt-ds/core';
import { kindOfFile } from '@meridian/domain/reference/read-reference-file';
import { REFERENCE_FILES, type ReferenceKind } from '@meridian/domain/reference/reference-kinds';
import { effectText } from '@meridian/domain/reference/takes-effect';
import { isCalendarDate } from '@meridian/domain/calendar-date';
import { useState } from 'react';
import { FileDrop } from '../../components/file-drop.tsx';
import { showToast } from '../../components/show-toast.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import formCss from '../../components/dialog-form.module.css';
import styles from './reference-data.module.css';
import { useReferenceImport } from './use-reference.ts';

type ChosenFile = { readonly name: string; readonly text: string; readonly kind: ReferenceKind | null };

type ImportDialogProps = {
  readonly today: string;
  readonly onImported: (kind: ReferenceKind) => void;
  readonly onClose: () => void;
};

/** Imports a file, after a preview of its changes. */
export function ImportDialog({ today, onImported, onClose }: ImportDialogProps) {
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [effectiveFrom, setEffectiveFrom] = useState(today);
  const [isReplace, setReplace] = useState(false);
  const upload = useReferenceImport();
  const kind = file?.kind ?? null;
  const isReady = kind !== null && isCalendarDate(effectiveFrom) && !upload.isPending;
  const isPreviewed = upload.data?.outcome === 'previewed';
  const change = (act: () => void): void => {
    act();
    upload.reset();
  };
  const send = (isPreview: boolean): void => {
    if (file === null || kind === null) return;
    const body = {
      kind,
      text: file.text,
      mode: isReplace ? ('replace' as const) : ('merge' as const),
      effective_from: effectiveFrom,
      source_name: file.name,
      is_preview: isPreview,
    };
    upload.mutate(body, {
      onSuccess: ({ outcome, added, changed, removed, needs_start }) => {
        if (outcome !== 'imported') return;
        const counts = `${added} added, ${changed} changed, ${removed} removed`;
        const effect = effectText(added + changed + removed, needs_start, effectiveFrom, today);
        const text = `${counts}. ${effect}`;
        showToast({ tone: 'success', title: `${REFERENCE_FILES[kind].title} imported`, text });
        onImported(kind);
      },
    });
  };
  return (
    <Dialog open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())} size="medium">
      <DialogHeader header="Import reference data" disableAccent />
      <DialogContent className={formCss.form ?? ''}>
        <FileChoice file={file} onFile={(chosen) => change(() => setFile(chosen))} />
        <FormField>
          <FormFieldLabel>Holds from</FormFieldLabel>
          <Input
            bordered
            value={effectiveFrom}
            inputProps={{
              placeholder: 'YYYY-MM-DD',
              onChange: (event) => change(() => setEffectiveFrom(event.target.value)),
            }}
          />
        </FormField>
        <Checkbox
          checked={isReplace}
          label="Remove rows that the file leaves out"
          onChange={(event) => change(() => setReplace(event.target.checked))}
        />
        <WhenItHolds />
        <ImportOutcome outcome={upload.data ?? null} failure={upload.error} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Go back</Button>
        <Button appearance="bordered" disabled={!isReady} onClick={() => send(true)}>
          Preview
        </Button>
        <Button sentiment="accented" disabled={!isReady || !isPreviewed} onClick={() => send(false)}>
          Import
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function WhenItHolds() {
  return (
    <p className={styles['quiet']}>
      Exchange rates, averages, descriptions and last trading dates hold at once, or from that day on. New instruments
      and everything else hold from the next start of the trading engine.
    </p>
  );
}

type FileChoiceProps = { readonly file: ChosenFile | null; readonly onFile: (file: ChosenFile) => void };

function FileChoice({ file, onFile }: FileChoiceProps) {
  return (
    <div>
      <FileDrop
        title="Drop a CSV file here"
        label="Choose a CSV file"
        accept=".csv,text/csv"
        name={file?.name ?? null}
        onFile={({ name, text }) => onFile({ name, text, kind: kindOfFile(text) })}
      />
      {file === null ? null : <FileKind file={file} />}
    </div>
  );
}

function FileKind({ file }: { readonly file: ChosenFile }) {
  if (file.kind !== null)
    return (
      <span className={styles['quiet']}>
        {' '}
        {file.name}: {REFERENCE_FILES[file.kind].title}
      </span>
    );
  return (
    <p role="alert" className={styles['failure']}>
      The first line of {file.name} fits no kind of reference data. Export a kind first and keep its first line.
    </p>
  );
}
