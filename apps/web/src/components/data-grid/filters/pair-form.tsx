import { VOLUME_CAP_FILTER_LABELS } from '@meridian/domain/attributes';
import { LIMIT_FILTER_LABELS } from '@meridian/domain/limit-outside-market';
import { BOTH_CHECKED, type PairBox, togglePairBox } from '@meridian/domain/pair-filter';
import { CheckOption } from './check-option.tsx';
import type { FilterFormProps } from './filter-form.ts';
import { activeFilter } from './filter-kind.ts';
import { NumberForm } from './number-form.tsx';
import styles from './filters.module.css';

const BOXES: readonly PairBox[] = ['yes', 'no'];

const LABELS = { limit: LIMIT_FILTER_LABELS, 'volume-cap': VOLUME_CAP_FILTER_LABELS } as const;

type PairFormProps = FilterFormProps & { readonly kind: keyof typeof LABELS };

/** Two checkboxes for one yes-or-no property of a row. */
export function PairForm({ kind, column, filter, onChange }: PairFormProps) {
  const pair = filter?.kind === kind ? filter.filter : BOTH_CHECKED;
  return (
    <ul className={styles['list']} aria-label={column.header}>
      {BOXES.map((box) => (
        <CheckOption
          key={box}
          label={LABELS[kind][box]}
          state={pair[box] ? 'checked' : 'unchecked'}
          onToggle={() => onChange(activeFilter({ kind, filter: togglePairBox(pair, box) }))}
        />
      ))}
    </ul>
  );
}

/** The pair, or a price range. A column has one filter, so each replaces the other. */
export function LimitForm(props: FilterFormProps) {
  return (
    <>
      <PairForm {...props} kind="limit" />
      <div className={styles['divider']} />
      <NumberForm {...props} />
    </>
  );
}
