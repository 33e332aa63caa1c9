import { QUICK_FILTERS, QUICK_LABELS, type QuickFilter } from '@meridian/domain/quick-filter';
import type { GridSummary } from '@meridian/live-client/grid/grid-model';
import styles from '../../components/data-grid/toolbar/filter-chip.module.css';
import type { QuickFilters } from './use-quick-filters.ts';

type QuickChipsProps = { readonly filters: QuickFilters; readonly counts: GridSummary['quick'] };

const TONES: Readonly<Record<QuickFilter, string | undefined>> = {
  mine: undefined,
  pending: 'pending',
  staged: undefined,
  'limited-out': 'negative',
  stuck: 'negative',
};

/** Quick filters: toggles that combine, each with its count. */
export function QuickChips({ filters: { query, toggle }, counts }: QuickChipsProps) {
  return QUICK_FILTERS.map((filter) => {
    const count = counts?.[filter] ?? null;
    const isOn = query.on.includes(filter);
    return (
      <button
        key={filter}
        type="button"
        className={styles['chip']}
        aria-pressed={isOn}
        data-on={isOn ? '' : undefined}
        data-empty={count === 0 ? '' : undefined}
        onClick={() => toggle(filter)}
      >
        {QUICK_LABELS[filter]}
        <span className={styles['count']} data-tone={TONES[filter]}>
          {count === null ? '' : count.toLocaleString('en-US')}
        </span>
      </button>
    );
  });
}
