import type { Column } from '@meridian/domain/columns/column';
import type { GridColumnFilter, GridHandle } from '@meridian/live-client/grid/grid-model';
import { FilterIcon } from '@salt-ds/icons';
import { useState } from 'react';
import { FilterPanel } from '../later-panels.ts';
import { filterSummary } from '../filters/filter-summary.ts';
import type { GridViewControls } from '../view/use-grid-view.ts';
import type { AnchorBox } from '../../popover/popover-place.ts';
import styles from './filter-chip.module.css';

type FilterChipProps = {
  readonly column: Column;
  /** The label of the chip. Default: the column's header. */
  readonly label?: string;
  readonly handle: GridHandle | null;
  readonly controls: GridViewControls;
};

/** A column's filter in the toolbar: dashed without a filter, filled with its summary otherwise. */
export function FilterChip({ column, label = column.header, handle, controls }: FilterChipProps) {
  const [anchor, setAnchor] = useState<AnchorBox | null>(null);
  const filter: GridColumnFilter | null = controls.view.filters[column.id] ?? null;
  return (
    <>
      <button
        type="button"
        className={styles['chip']}
        data-on={filter === null ? undefined : ''}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget.getBoundingClientRect())}
      >
        <FilterIcon aria-hidden />
        {label}
        {filter === null ? null : <span className={styles['value']}>{filterSummary(filter)}</span>}
      </button>
      {anchor === null ? null : (
        <FilterPanel
          column={column}
          filter={filter}
          handle={handle}
          anchor={anchor}
          onChange={(next) => controls.change({ kind: 'filter', columnId: column.id, filter: next })}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}
