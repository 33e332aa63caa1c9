import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { raiseToastsWith } from './show-toast.tsx';
import { ToastCard } from './toast-card.tsx';
import styles from './toast-stage.module.css';

const SHOWN_MS = 5000;
const MAX_SHOWN = 3;
/** Beside a panel, whose buttons stand at its foot; over it where the window has no more room. */
const RIGHT = 'min(12px + var(--covered-right, 0px), 100vw - 352px)';

/** Where toasts appear. */
export function ToastStage() {
  useEffect(
    () =>
      raiseToastsWith((message) => {
        toast.custom((id) => <ToastCard id={id} message={message} />);
      }),
    [],
  );
  return (
    <Sonner
      className={styles.toaster ?? ''}
      position="bottom-right"
      theme="dark"
      duration={SHOWN_MS}
      visibleToasts={MAX_SHOWN}
      // A stack would hide a refusal behind the success that came after it.
      expand
      containerAriaLabel="Messages"
      offset={{ bottom: 38, right: RIGHT }}
    />
  );
}
