import { Switch } from '@salt-ds/core';
import type { ReactNode } from 'react';
import type { TypedValue } from '@meridian/domain/order-ticket/typed-number';
import { Field } from '../../components/fields/field.tsx';
import { NumberField } from '../../components/fields/number-field.tsx';
import { TextBox } from '../../components/fields/text-box.tsx';
import { Segments } from '../../components/segments.tsx';
import type { DraftProblems } from './draft-problems.ts';
import styles from './editor.module.css';
import type { ReportDraft, TypedRange } from './report-draft.ts';

export type GroupProps = {
  readonly draft: ReportDraft;
  readonly problems: DraftProblems;
  readonly set: (change: Partial<ReportDraft>) => void;
};

type EditorGroupProps = { readonly title: string; readonly hint: string; readonly children: ReactNode };

/** Fields beside the name of what they decide. */
export function EditorGroup({ title, hint, children }: EditorGroupProps) {
  return (
    <section className={styles['group']} aria-label={title}>
      <div>
        <h2>{title}</h2>
        <p>{hint}</p>
      </div>
      <div className={styles['fields']}>{children}</div>
    </section>
  );
}

type SegmentFieldProps<Value extends string> = {
  readonly label: string;
  /** The name of the group where the label alone is taken: radio buttons of one name belong together. */
  readonly groupName?: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

export function SegmentField<Value extends string>(props: SegmentFieldProps<Value>) {
  const { label, groupName = label, options, value, onChange } = props;
  return (
    <div className={styles['segments']}>
      <span className={styles['label']} aria-hidden="true">
        {label}
      </span>
      <Segments label={groupName} options={options} selected={value} onSelect={onChange} />
    </div>
  );
}

type SwitchFieldProps = { readonly label: string; readonly isOn: boolean; readonly onChange: (isOn: boolean) => void };

export function SwitchField({ label, isOn, onChange }: SwitchFieldProps) {
  return <Switch label={label} checked={isOn} onChange={({ target }) => onChange(target.checked)} />;
}

type LineFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly note?: ReactNode;
  readonly problem?: string | undefined;
  readonly placeholder?: string;
  readonly isLocked?: boolean;
  readonly isFirst?: boolean;
};

export function LineField(props: LineFieldProps) {
  const { label, value, onChange, note, problem, placeholder, isLocked = false, isFirst = false } = props;
  return (
    <Field label={label} note={note} problem={problem}>
      {(control) => (
        <TextBox
          {...control}
          value={value}
          placeholder={placeholder}
          disabled={isLocked}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the editor was just asked for, and starts with this field
          autoFocus={isFirst}
          onText={onChange}
        />
      )}
    </Field>
  );
}

type RangeFieldProps = {
  readonly label: string;
  readonly unit: string;
  readonly value: TypedRange;
  readonly problem: string | undefined;
  readonly onChange: (value: TypedRange) => void;
};

/** From and to; a blank end is open. */
export function RangeField({ label, unit, value, problem, onChange }: RangeFieldProps) {
  const end = (name: 'min' | 'max') => (
    <NumberField
      label={`${label} ${name}`}
      value={value[name]}
      placeholder={name}
      unit={unit}
      onChange={(typed: TypedValue) => onChange({ ...value, [name]: typed })}
    />
  );
  return (
    <div className={styles['range']}>
      {end('min')}
      <span className={styles['to']} aria-hidden="true">
        to
      </span>
      {end('max')}
      {problem === undefined ? null : <p className={styles['problem']}>{problem}</p>}
    </div>
  );
}
