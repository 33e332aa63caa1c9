import { Button, Toast, ToastContent } from '@salt-ds/core';
import { CloseIcon } from '@salt-ds/icons';
import { toast } from 'sonner';
import styles from './toaster.module.css';

type ToastMessage = {
  readonly tone: 'success' | 'warning' | 'error' | 'info';
  readonly title: string;
  readonly text?: string;
  /** What can be looked at or done about it. */
  readonly action?: { readonly label: string; readonly run: () => void };
};

/** Says what was done, at the edge of the screen; failures that need an answer belong where they happened. */
export function showToast({ tone, title, text, action }: ToastMessage): void {
  toast.custom((id) => (
    // A press leaves the focus where it is: the list of toasts would give it back when the last one goes, from whatever
    // was begun since.
    <Toast status={tone} className={styles.toast ?? ''} onMouseDown={(event) => event.preventDefault()}>
      <ToastContent>
        <p className={styles.title}>{title}</p>
        {text === undefined ? null : <p className={styles.text}>{text}</p>}
        {action === undefined ? null : (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              action.run();
              toast.dismiss(id);
            }}
          >
            {action.label}
          </button>
        )}
      </ToastContent>
      <Button appearance="transparent" aria-label="Dismiss" onClick={() => toast.dismiss(id)}>
        <CloseIcon aria-hidden />
      </Button>
    </Toast>
  ));
}
