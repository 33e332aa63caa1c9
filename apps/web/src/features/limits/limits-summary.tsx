import { formatUpTo } from '@meridian/domain/number-format';
import styles from './limits.module.css';
import { AT_PERCENT, deskTotal, type LimitRow } from './limit-rows.ts';

/** The status bar: accounts, accounts near a limit, pending raises and refused orders. */
export function LimitsSummary({ rows }: { readonly rows: readonly LimitRow[] }) {
  const { warnings, rejects } = deskTotal(rows);
  const facts: readonly (readonly [number, string])[] = [
    [rows.filter(({ alloc_account }) => alloc_account !== null).length, 'allocation accounts'],
    [
      rows.filter(({ usedPercent }) => usedPercent !== null && usedPercent >= AT_PERCENT).length,
      `uses above ${AT_PERCENT}%`,
    ],
    [rows.reduce((sum, { pending }) => sum + pending.length, 0), 'increases awaiting approval'],
    [warnings, 'warnings'],
    [rejects, 'rejected'],
  ];
  return (
    <ul className={styles.summary}>
      {facts.map(([count, what]) => (
        <li key={what}>
          <b>{formatUpTo(count, 0)}</b> {what}
        </li>
      ))}
    </ul>
  );
}
