import type { Column } from '@meridian/domain/columns/column';
import type { GridHandle } from '@meridian/live-client/grid/grid-model';
import { Button } from '@salt-ds/core';
import { ColumnForm } from '../filters/column-form.tsx';
import filterStyles from '../filters/filters.module.css';
import { Popover } from '../../popover/popover.tsx';
import type { AnchorBox } from '../../popover/popover-place.ts';
import { useGridFact } from '../use-grid-state.ts';
import type { GridViewControls } from '../view/use-grid-view.ts';

export type NamedColumn = { readonly column: Column; readonly label: string };

type FiltersPopoverProps = {
  readonly columns: readonly NamedColumn[];
  readonly handle: GridHandle | null;
  readonly controls: GridViewControls;
  readonly anchor: AnchorBox;
  readonly onClose: () => void;
};

/** The filters of several columns, one below the other. */
export function FiltersPopover({ columns, handle, controls, anchor, onClose }: FiltersPopoverProps) {
  return (
    <Popover label="Filters" anchor={anchor} onClose={onClose}>
      <div className={filterStyles['sections']}>
        {columns.map((named) => (
          <FilterSection key={named.column.id} {...named} handle={handle} controls={controls} />
        ))}
      </div>
      <Found handle={handle} />
    </Popover>
  );
}

type FilterSectionProps = NamedColumn & Pick<FiltersPopoverProps, 'handle' | 'controls'>;

function FilterSection({ column, label, handle, controls: { view, change } }: FilterSectionProps) {
  const filter = view.filters[column.id] ?? null;
  return (
    <fieldset className={filterStyles['section']}>
      <legend className={filterStyles['head']}>{label}</legend>
      <div className={filterStyles['body']}>
        <ColumnForm
          column={column}
          filter={filter}
          handle={handle}
          onChange={(next) => change({ kind: 'filter', columnId: column.id, filter: next })}
        />
      </div>
      <Button
        appearance="transparent"
        aria-label={`Reset ${label}`}
        disabled={filter === null}
        onClick={() => change({ kind: 'filter', columnId: column.id, filter: null })}
      >
        Reset
      </Button>
    </fieldset>
  );
}

function Found({ handle }: { readonly handle: GridHandle | null }) {
  const filtered = useGridFact(handle, (state) => state.filtered);
  const total = useGridFact(handle, (state) => state.total);
  return (
    <div className={filterStyles['foot']}>
      <span>
        {filtered.toLocaleString('en-US')} of {total.toLocaleString('en-US')}
      </span>
    </div>
  );
}
