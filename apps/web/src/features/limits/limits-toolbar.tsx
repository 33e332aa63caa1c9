import { type RefObject } from 'react';
import { ToggleChip } from '../../components/toggle-chip.tsx';
import styles from './limits-toolbar.module.css';
import type { LimitRow, RowFilter } from './limit-rows.ts';

type LimitsToolbarProps = {
  readonly rows: readonly LimitRow[];
  readonly filter: RowFilter;
  readonly searchRef: RefObject<HTMLInputElement | null>;
  readonly onFilter: (filter: RowFilter) => void;
};

/** Number of accounts, filters, and the legend of the bars. */
export function LimitsToolbar({ rows, filter, searchRef, onFilter }: LimitsToolbarProps) {
  const accounts = rows.filter(({ alloc_account }) => alloc_account === null).length;
  const pending = rows.reduce((sum, row) => sum + row.pending.length, 0);
  return (
    <>
      <span className={styles.legend}>
        {accounts} accounts, {rows.length - accounts} allocation accounts
      </span>
      <input
        ref={searchRef}
        className={styles.search}
        type="search"
        aria-label="Search accounts"
        placeholder="Account"
        value={filter.search}
        onChange={(event) => onFilter({ ...filter, search: event.target.value })}
      />
      <ToggleChip
        isOn={filter.isPendingOnly}
        onToggle={() => onFilter({ ...filter, isPendingOnly: !filter.isPendingOnly })}
      >
        ◐ Awaiting approval {pending}
      </ToggleChip>
      <span className={styles.legend}>
        <i data-kind="traded" /> traded <i data-kind="open" /> open <i data-kind="mark" /> 80%
      </span>
    </>
  );
}
