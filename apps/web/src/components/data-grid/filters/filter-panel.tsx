import type { Column } from '@meridian/domain/columns/column';
import type { GridColumnFilter, GridHandle } from '@meridian/live-client/grid/grid-model';
import { Button } from '@salt-ds/core';
import { useGridFact } from '../use-grid-state.ts';
import { Popover } from '../parts/popover.tsx';
import type { AnchorBox } from '../parts/popover-place.ts';
import { DateForm, TimeForm } from './date-form.tsx';
import { filterFormKind } from './filter-kind.ts';
import type { FilterFormProps } from './filter-form.ts';
import { NumberForm } from './number-form.tsx';
import { LimitForm, PairForm } from './pair-form.tsx';
import { SetForm } from './set-form.tsx';
import { StatusForm } from './status-form.tsx';
import { TextForm } from './text-form.tsx';
import styles from './filters.module.css';

type FilterPanelProps = {
  readonly column: Column;
  readonly filter: GridColumnFilter | null;
  readonly handle: GridHandle | null;
  readonly anchor: AnchorBox;
  readonly onChange: (filter: GridColumnFilter | null) => void;
  readonly onClose: () => void;
};

/** The filter of one column; what is chosen counts at once. */
export function FilterPanel({ column, filter, handle, anchor, onChange, onClose }: FilterPanelProps) {
  const filtered = useGridFact(handle, (state) => state.filtered);
  const total = useGridFact(handle, (state) => state.total);
  return (
    <Popover label={`Filter by ${column.header}`} anchor={anchor} onClose={onClose}>
      <div className={styles['head']}>{column.header}</div>
      <div className={styles['body']}>
        <Form column={column} filter={filter} handle={handle} onChange={onChange} />
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

function Form(props: FilterFormProps) {
  switch (filterFormKind(props.column)) {
    case 'text':
      return <TextForm {...props} />;
    case 'number':
      return <NumberForm {...props} />;
    case 'date':
      return <DateForm {...props} />;
    case 'time':
      return <TimeForm {...props} />;
    case 'set':
      return <SetForm {...props} />;
    case 'status':
      return <StatusForm {...props} />;
    case 'limit':
      return <LimitForm {...props} />;
    case 'volume-cap':
      return <PairForm {...props} kind="volume-cap" />;
    case 'none':
    default:
      return <p className={styles['note']}>This column has no filter.</p>;
  }
}
