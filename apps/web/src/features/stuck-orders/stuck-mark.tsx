import { useLiveRows } from '../../live/use-live-rows.ts';
import { summaryLines } from './summary-line.ts';
import styles from './stuck-mark.module.css';

/** On the stuck orders icon: there are stuck orders, in any asset class. */
export function StuckMark() {
  const lines = summaryLines(useLiveRows('stuck_summary', { by: 'country' }), 'country');
  const orders = lines.reduce((sum, line) => sum + line.orders, 0);
  if (orders === 0) return null;
  return (
    <span className={styles['mark']}>
      <span className="salt-visuallyHidden">{orders.toLocaleString('en-US')} now in all asset classes</span>
    </span>
  );
}
