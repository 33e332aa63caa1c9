import { ErrorSolidIcon } from '@salt-ds/icons';
import type { ReactNode } from 'react';
import styles from './saved-searches.module.css';

type FailureLineProps = { readonly text: string; readonly children?: ReactNode };

/** The error beside the action that failed, with what to do about it. */
export function FailureLine({ text, children }: FailureLineProps) {
  return (
    <div className={styles['failure']} role="alert">
      <ErrorSolidIcon aria-hidden />
      <span>{text}</span>
      {children}
    </div>
  );
}
