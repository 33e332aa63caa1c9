import { ErrorSolidIcon } from '@salt-ds/icons';
import type { ReactNode } from 'react';
import styles from './column-views.module.css';

type FailureLineProps = { readonly text: string; readonly children?: ReactNode };

/** An error beside its button, with the next step. */
export function FailureLine({ text, children }: FailureLineProps) {
  return (
    <div className={styles['failure']} role="alert">
      <ErrorSolidIcon aria-hidden />
      <div>
        <p>{text}</p>
        {children === undefined || children === null ? null : <div className={styles['ways']}>{children}</div>}
      </div>
    </div>
  );
}
