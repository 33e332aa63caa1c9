import { Button, Toast, ToastContent } from '@salt-ds/core';
import { CloseIcon } from '@salt-ds/icons';
import { toast } from 'sonner';
import type { ToastMessage } from './show-toast.tsx';
import styles from './toast-stage.module.css';

type ToastCardProps = { readonly id: string | number; readonly message: ToastMessage };

export function ToastCard({ id, message: { tone, title, text, action } }: ToastCardProps) {
  return (
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
  );
}
