import { unreadCritical, useCriticalLogCount } from './critical-log-count.ts';
import styles from './critical-mark.module.css';

const MAX_SHOWN = 99;

/** On the event log icon: the number of critical entries that came since the log was read. */
export function CriticalMark() {
  const count = useCriticalLogCount(unreadCritical);
  if (count === 0) return null;
  return (
    <span className={styles['mark']}>
      <span aria-hidden="true">{count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}</span>
      <span className="salt-visuallyHidden">{count.toLocaleString('en-US')} critical</span>
    </span>
  );
}
