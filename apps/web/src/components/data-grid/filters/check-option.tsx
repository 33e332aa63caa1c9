import { Checkbox } from '@salt-ds/core';
import type { ReactNode } from 'react';
import styles from './filters.module.css';

type CheckOptionProps = {
  readonly label: ReactNode;
  readonly state: 'checked' | 'unchecked' | 'mixed';
  readonly count?: number | null;
  readonly isNested?: boolean;
  readonly onToggle: () => void;
};

/** One checkbox of a filter, with its number of rows. */
export function CheckOption({ label, state, count = null, isNested = false, onToggle }: CheckOptionProps) {
  return (
    <li className={styles['option']} data-nested={isNested ? '' : undefined}>
      <Checkbox label={label} checked={state === 'checked'} indeterminate={state === 'mixed'} onChange={onToggle} />
      {count === null ? null : <span className={styles['count']}>{count.toLocaleString('en-US')}</span>}
    </li>
  );
}
