import { Button, Toast, ToastContent } from '@salt-ds/core';
import { CloseIcon } from '@salt-ds/icons';
import { toast } from 'sonner';
import styles from './toaster.module.css';

type ToastMessage = {
  readonly tone: 'success' | 'warning' | 'error' | 'info';
  readonly title: string;
  readonly text?: string;
  /** A button in the toast: look at the result, or undo it. */
  readonly action?: { readonly label: string; readonly run: () => void };
};

/** Says at the edge of the screen what was done. A failure that needs an answer is shown where it happened instead. */
export function showToast({ tone, title, text, action }: ToastMessage): void {
  toast.custom((id) => (
    // A press must not move the focus. The toaster would later restore it to the old place, away from whatever
    // the user has begun since.
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
