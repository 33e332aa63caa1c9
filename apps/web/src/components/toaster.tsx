import { Toaster as Sonner } from 'sonner';
import styles from './toaster.module.css';

const SHOWN_MS = 5000;
const MAX_SHOWN = 3;

/** Where toasts appear; one for the whole page. */
export function Toaster() {
  return (
    <Sonner
      className={styles.toaster ?? ''}
      position="bottom-right"
      theme="dark"
      duration={SHOWN_MS}
      visibleToasts={MAX_SHOWN}
      containerAriaLabel="Messages"
      offset={{ bottom: 38, right: 12 }}
    />
  );
}
