import { VOLUME_CAP_COLUMN } from '../../components/data-grid/filters/filter-kind.ts';
import { FilterChip } from '../../components/data-grid/toolbar/filter-chip.tsx';
import { FiltersButton } from '../../components/data-grid/toolbar/filters-button.tsx';
import type { Blotter } from './use-blotter.ts';

/** Behind one button, in this order. */
const LABELS: Readonly<Record<string, string>> = {
  status: 'Status',
  limit_price: 'Limit',
  [VOLUME_CAP_COLUMN]: 'Volume cap',
};

/** The filters behind one button. An active filter is shown beside it. */
export function HomeFilters({ blotter: { grid, handle, controls } }: { readonly blotter: Blotter }) {
  const columns = Object.entries(LABELS).flatMap(([id, label]) => {
    const column = grid.columns.find((each) => each.id === id);
    return column === undefined ? [] : [{ column, label }];
  });
  const active = columns.filter(({ column }) => column.id in controls.view.filters);
  return (
    <>
      <FiltersButton columns={columns} handle={handle} controls={controls} />
      {active.map(({ column, label }) => (
        <FilterChip key={column.id} column={column} label={label} handle={handle} controls={controls} />
      ))}
    </>
  );
}
