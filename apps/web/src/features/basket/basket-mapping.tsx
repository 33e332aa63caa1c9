import {
  BASKET_COLUMNS,
  type BasketField,
  type BasketMapping,
} from '@meridian/domain/order-ticket/basket/basket-columns';
import { useState } from 'react';
import { ChoiceField } from '../../components/fields/choice-field.tsx';
import styles from './basket.module.css';

const NONE = 'none';
const NEEDED: readonly BasketField[] = ['exchange_symbol', 'order_side', 'order_qty'];

type BasketMappingProps = {
  readonly headers: readonly string[];
  readonly mapping: BasketMapping;
  readonly ignored: readonly number[];
  readonly onMap: (mapping: BasketMapping) => void;
};

/** Which column means what; open by itself while a needed one has not been found. */
export function BasketMappingForm({ headers, mapping, ignored, onMap }: BasketMappingProps) {
  const found = BASKET_COLUMNS.filter(({ field }) => mapping[field] !== null).length;
  const isIncomplete = NEEDED.some((field) => mapping[field] === null);
  const [isOpen, setOpen] = useState(isIncomplete);
  const choices = [
    { value: NONE, label: 'No column' },
    ...headers.map((header, index) => ({ value: String(index), label: header })),
  ];
  return (
    <details className={styles['mapping']} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        Columns: {found} of {headers.length} mapped{ignored.length === 0 ? '' : `, ${ignored.length} ignored`}
      </summary>
      <div className={styles['mappingFields']}>
        {(isOpen ? BASKET_COLUMNS : []).map(({ field, label }) => (
          <ChoiceField
            key={field}
            label={label}
            problem={NEEDED.includes(field) && mapping[field] === null ? 'Required' : null}
            choices={choices}
            value={mapping[field] === null ? NONE : String(mapping[field])}
            onChange={(picked) => onMap(withColumn(mapping, field, picked === NONE ? null : Number(picked)))}
          />
        ))}
      </div>
    </details>
  );
}

/** A column means one thing. */
export function withColumn(mapping: BasketMapping, field: BasketField, column: number | null): BasketMapping {
  const others = Object.entries(mapping).map(([key, value]) => [key, value === column ? null : value]);
  return { ...mapping, ...Object.fromEntries(others), [field]: column };
}
