import { Checkbox } from '@salt-ds/core';
import type { ReactNode } from 'react';
import styles from './modify-dialog.module.css';

type ManyFieldProps = {
  readonly label: string;
  /** What the orders have: one text for all of them, or that they differ. */
  readonly have: string;
  readonly isSet: boolean;
  readonly onSet: (isSet: boolean) => void;
  /** The control, shown while the term is ticked. */
  readonly children: ReactNode;
};

/** A term of many orders. It does not change until it is ticked. */
export function ManyField({ label, have, isSet, onSet, children }: ManyFieldProps) {
  return (
    <div className={styles['setting']}>
      <Checkbox label={label} checked={isSet} onChange={(event) => onSet(event.target.checked)} />
      {isSet ? children : <span className={styles['have']}>{have}</span>}
    </div>
  );
}
