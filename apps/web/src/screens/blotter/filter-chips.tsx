import { VOLUME_CAP_COLUMN } from '../../components/data-grid/filters/filter-kind.ts';
import { FilterChip } from '../../components/data-grid/toolbar/filter-chip.tsx';
import type { Blotter } from './use-blotter.ts';

const LABELS: Readonly<Record<string, string>> = {
  status: 'Status',
  limit_price: 'Limit',
  [VOLUME_CAP_COLUMN]: 'Volume cap',
};

/** The most used filters, always visible. */
export function FilterChips({ blotter }: { readonly blotter: Blotter }) {
  const { grid, handle, controls } = blotter;
  return grid.columns.flatMap((column) => {
    const label = LABELS[column.id];
    return label === undefined
      ? []
      : [<FilterChip key={column.id} column={column} label={label} handle={handle} controls={controls} />];
  });
}
