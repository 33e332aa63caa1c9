import { DateForm, TimeForm } from './date-form.tsx';
import type { FilterFormProps } from './filter-form.ts';
import { filterFormKind } from './filter-kind.ts';
import styles from './filters.module.css';
import { NumberForm } from './number-form.tsx';
import { LimitForm, PairForm } from './pair-form.tsx';
import { SetForm } from './set-form.tsx';
import { StatusForm } from './status-form.tsx';
import { TextForm } from './text-form.tsx';

/** The filter of a column, by the kind of its values. */
export function ColumnForm(props: FilterFormProps) {
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
