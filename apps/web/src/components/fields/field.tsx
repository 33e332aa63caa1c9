import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

/** Attributes that connect a control to its label, help and error for screen readers. */
export type FieldControl = {
  readonly id: string;
  readonly 'aria-labelledby': string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean;
};

export type FieldProps = {
  readonly label: string;
  /** Dimmed text at the end of the label line: a unit, a share, a distance. */
  readonly note?: ReactNode;
  /** For screen readers only. */
  readonly help?: string | undefined;
  readonly problem?: string | null | undefined;
  /** A warning can be overridden with a reason. */
  readonly problemLevel?: 'error' | 'warning';
  readonly children: (control: FieldControl) => ReactNode;
};

/** A control with its label above and its error below. */
export function Field({ label, note, help, problem = null, problemLevel = 'error', children }: FieldProps) {
  const id = useId();
  const describedBy = [help === undefined ? null : `${id}-help`, problem === null ? null : `${id}-problem`];
  const control: FieldControl = {
    id,
    'aria-labelledby': `${id}-label`,
    'aria-describedby': describedBy.filter((each) => each !== null).join(' ') || undefined,
    'aria-invalid': problem !== null && problemLevel === 'error',
  };
  return (
    <div className={styles['field']} data-problem={problem === null ? undefined : problemLevel}>
      <div className={styles['head']}>
        <label className={styles['label']} htmlFor={id} id={`${id}-label`}>
          {label}
        </label>
        {note === undefined || note === null ? null : <span className={styles['note']}>{note}</span>}
      </div>
      {children(control)}
      {help === undefined ? null : (
        <span className="salt-visuallyHidden" id={`${id}-help`}>
          {help}
        </span>
      )}
      {problem === null ? null : (
        <p className={styles['problem']} id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
