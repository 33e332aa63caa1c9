import styles from './waiting-count.module.css';
import { useWaiting } from './use-waiting.ts';

/** On the icon of the page: how many requests wait for the reader. */
export function WaitingCount() {
  const count = useWaiting().data?.for_me.length ?? 0;
  if (count === 0) return null;
  return (
    <span className={styles['count']}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="salt-visuallyHidden">{count === 1 ? '1 request waits' : `${count} requests wait`}</span>
    </span>
  );
}
