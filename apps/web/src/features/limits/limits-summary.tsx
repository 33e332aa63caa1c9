import { formatUpTo } from '@meridian/domain/number-format';
import styles from './limits.module.css';
import { AT_PERCENT, deskTotal, type LimitRow } from './limit-rows.ts';

/** The status bar: accounts, accounts near a limit, pending raises and refused orders. */
export function LimitsSummary({ rows }: { readonly rows: readonly LimitRow[] }) {
  const { warnings, rejects } = deskTotal(rows);
  const facts: readonly (readonly [number, one: string, many: string])[] = [
    [rows.filter(({ alloc_account }) => alloc_account !== null).length, 'allocation account', 'allocation accounts'],
    [
      rows.filter(({ usedPercent }) => usedPercent !== null && usedPercent >= AT_PERCENT).length,
      `use above ${AT_PERCENT}%`,
      `uses above ${AT_PERCENT}%`,
    ],
    [
      rows.reduce((sum, { pending }) => sum + pending.length, 0),
      'increase awaiting approval',
      'increases awaiting approval',
    ],
    [warnings, 'warning', 'warnings'],
    [rejects, 'rejected', 'rejected'],
  ];
  return (
    <ul className={styles.summary}>
      {facts.map(([count, one, many]) => (
        <li key={many}>
          <b>{formatUpTo(count, 0)}</b> {count === 1 ? one : many}
        </li>
      ))}
    </ul>
  );
}
