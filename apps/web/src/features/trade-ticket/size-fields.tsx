import type { InstrumentFacts } from '@meridian/domain/entities/instrument-facts';
import type { CurrentQuote } from '@meridian/domain/entities/quote';
import { unitUsd, unitValue } from '@meridian/domain/order-ticket/instrument-market';
import type { TypedValue } from '@meridian/domain/order-ticket/typed-number';
import { formatFixed, formatUpTo } from '@meridian/domain/number-format';
import type { RefObject } from 'react';
import { Field } from '../../components/fields/field.tsx';
import { NumberField } from '../../components/fields/number-field.tsx';
import type { FieldProblem } from './field-problem.ts';
import styles from './trade-ticket.module.css';

type SizeFieldsProps = {
  readonly quantity: TypedValue;
  readonly facts: InstrumentFacts | null;
  readonly quote: CurrentQuote | null;
  readonly problem: FieldProblem;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onChange: (quantity: TypedValue) => void;
};

/** Quantity, its share of ADV, and its notional at the last price. */
export function SizeFields({ quantity, facts, quote, problem, inputRef, onChange }: SizeFieldsProps) {
  const qty = typeof quantity === 'number' && quantity > 0 ? quantity : null;
  const isKnown = qty !== null && facts !== null;
  const usd = isKnown ? unitUsd(facts, quote) : null;
  const isForeign = facts !== null && facts.trade_currency !== 'USD';
  return (
    <>
      <NumberField
        label="Quantity"
        note={isKnown ? advText(qty, facts) : null}
        {...problem}
        step={facts?.lot_size ?? 1}
        minimum={facts?.lot_size ?? 1}
        inputRef={inputRef}
        value={quantity}
        onChange={onChange}
      />
      <Field label="Notional" note={facts?.trade_currency}>
        {({ id, 'aria-labelledby': labelledBy }) => (
          <>
            <output id={id} aria-labelledby={labelledBy} className={styles['notional']}>
              {isKnown ? formatFixed(qty * unitValue(facts, quote), 0) : '–'}
            </output>
            {isForeign && usd !== null && qty !== null ? (
              <span className={styles['usd']}>{formatFixed(qty * usd, 0)} USD</span>
            ) : null}
          </>
        )}
      </Field>
    </>
  );
}

function advText(quantity: number, facts: InstrumentFacts): string | null {
  if (!(facts.avg_daily_volume > 0)) return null;
  const percent = (100 * quantity) / facts.avg_daily_volume;
  return `${percent < 0.01 ? '<0.01' : formatUpTo(percent, 2)}% ADV`;
}
