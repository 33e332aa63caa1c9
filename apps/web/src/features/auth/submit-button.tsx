import { Button } from '@salt-ds/core';
import styles from './submit-button.module.css';

type SubmitButtonProps = {
  readonly label: string;
  readonly busyLabel: string;
  readonly isBusy: boolean;
};

/** Stays focusable while busy, so that the focus is kept. The form ignores a second press. */
export function SubmitButton({ label, busyLabel, isBusy }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      sentiment="accented"
      appearance="solid"
      className={styles.submit ?? ''}
      aria-disabled={isBusy}
      data-busy={isBusy}
    >
      {isBusy ? <span className={styles.spinner} aria-hidden="true" /> : null}
      <span aria-live="polite">{isBusy ? busyLabel : label}</span>
    </Button>
  );
}
