import { Button, Spinner } from '@salt-ds/core';
import styles from './auth-form.module.css';

type SubmitButtonProps = {
  readonly label: string;
  readonly busyLabel: string;
  readonly isBusy: boolean;
};

/** Stays focusable while it works, so that focus is where it was when the answer comes. */
export function SubmitButton({ label, busyLabel, isBusy }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      sentiment="accented"
      appearance="solid"
      className={styles.submit ?? ''}
      loading={isBusy}
      focusableWhenDisabled
      disabled={isBusy}
      loadingAnnouncement={busyLabel}
    >
      {isBusy ? (
        <>
          <Spinner size="small" aria-hidden disableAnnouncer /> {busyLabel}
        </>
      ) : (
        label
      )}
    </Button>
  );
}
