import type { Column } from '@meridian/domain/columns/column';
import type { GridColumnFilter, GridHandle } from '@meridian/live-client/grid/grid-model';
import { Button } from '@salt-ds/core';
import { useGridFact } from '../use-grid-state.ts';
import { Popover } from '../../popover/popover.tsx';
import type { AnchorBox } from '../../popover/popover-place.ts';
import { ColumnForm } from './column-form.tsx';
import styles from './filters.module.css';

type FilterPanelProps = {
  readonly column: Column;
  readonly filter: GridColumnFilter | null;
  readonly handle: GridHandle | null;
  readonly anchor: AnchorBox;
  readonly onChange: (filter: GridColumnFilter | null) => void;
  readonly onClose: () => void;
};

/** The filter of one column. Choices apply at once. */
export function FilterPanel({ column, filter, handle, anchor, onChange, onClose }: FilterPanelProps) {
  const filtered = useGridFact(handle, (state) => state.filtered);
  const total = useGridFact(handle, (state) => state.total);
  return (
    <Popover label={`Filter by ${column.header}`} anchor={anchor} onClose={onClose}>
      <div className={styles['head']}>{column.header}</div>
      <div className={styles['body']}>
        <ColumnForm column={column} filter={filter} handle={handle} onChange={onChange} />
      </div>
      <div className={styles['foot']}>
        <Button appearance="transparent" onClick={() => onChange(null)}>
          Reset
        </Button>
        <span>
          {filtered.toLocaleString('en-US')} of {total.toLocaleString('en-US')}
        </span>
      </div>
    </Popover>
  );
}
