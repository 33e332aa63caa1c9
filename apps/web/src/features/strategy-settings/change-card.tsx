import type { SettingsDifference } from '@meridian/domain/strategy-settings/diff-settings';
import { Button } from '@salt-ds/core';
import { DiffTable } from '../../components/diff-table.tsx';
import { Field } from '../../components/fields/field.tsx';
import { TextBox } from '../../components/fields/text-box.tsx';
import styles from './strategy-settings.module.css';

const MAX_NOTE = 500;

export function toDiffLines(lines: readonly SettingsDifference[]) {
  return lines.map(({ key, label, before, after, change, isChanged }) => ({
    key,
    label,
    cells: [before, after],
    change,
    isChanged,
  }));
}

type ChangeCardProps = {
  readonly lines: readonly SettingsDifference[];
  readonly columns: readonly string[];
  readonly note: string;
  readonly onNote: (note: string) => void;
  readonly saveLabel: string;
  /** Why saving is not possible yet. Null when it is. */
  readonly missing: string | null;
  readonly problem: string | null;
  readonly isBusy: boolean;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
};

/** Unsaved changes: the differences, the reason field and the save button. */
export function ChangeCard(props: ChangeCardProps) {
  const { lines, columns, note, onNote, saveLabel, missing, problem, isBusy, onSave, onDiscard } = props;
  return (
    <section className={styles.card} aria-label="Your changes">
      <h2>Your changes</h2>
      <DiffTable label="Your changes" columns={columns} lines={toDiffLines(lines)} />
      <Field label="Note" note="kept with the version">
        {(control) => <TextBox {...control} maxLength={MAX_NOTE} value={note} onText={onNote} />}
      </Field>
      {problem === null ? null : (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.answers}>
        <span>{missing}</span>
        <Button onClick={onDiscard}>Discard</Button>
        <Button sentiment="accented" disabled={missing !== null || isBusy} onClick={onSave}>
          {saveLabel}
        </Button>
      </div>
    </section>
  );
}
