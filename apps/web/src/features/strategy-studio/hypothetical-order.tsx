import type { InstrumentFacts } from '@meridian/domain/entities/instrument-facts';
import type { InstrumentKey } from '@meridian/domain/order-ticket/ticket-draft';
import type { TypedValue } from '@meridian/domain/order-ticket/typed-number';
import { sideFor, sidesOf } from '@meridian/domain/order-ticket/asset-sides';
import type { OrderSide } from '@meridian/domain/order-side';
import { type ComponentType, type RefObject, useRef } from 'react';
import { ChoiceField } from '../../components/fields/choice-field.tsx';
import { NumberField } from '../../components/fields/number-field.tsx';
import styles from './strategy-studio.module.css';

export type HypotheticalOrder = {
  readonly instrument: InstrumentKey | null;
  readonly order_side: OrderSide;
  readonly order_qty: TypedValue;
};

/** What the field of the instrument is given; which one that is, is left to the screen. */
export type InstrumentChoice = {
  readonly instrument: InstrumentKey | null;
  readonly facts: InstrumentFacts | null;
  readonly problem: string | null;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onPick: (instrument: InstrumentKey | null) => void;
  readonly onTaken: () => void;
};

type HypotheticalOrderProps = {
  readonly order: HypotheticalOrder;
  readonly facts: InstrumentFacts | null;
  readonly problem: string | null;
  readonly instrumentRef: RefObject<HTMLInputElement | null>;
  readonly InstrumentField: ComponentType<InstrumentChoice>;
  readonly onChange: (change: Partial<HypotheticalOrder>) => void;
  /** The user is in one of the fields. */
  readonly onEnter: () => void;
};

export function HypotheticalOrderFields(props: HypotheticalOrderProps) {
  const { order, facts, problem, instrumentRef, InstrumentField, onChange, onEnter } = props;
  const quantity = useRef<HTMLInputElement>(null);
  return (
    <div className={styles['hypothetical']} onFocus={onEnter}>
      <InstrumentField
        instrument={order.instrument}
        facts={facts}
        problem={problem}
        inputRef={instrumentRef}
        onPick={(instrument) =>
          onChange({
            instrument,
            ...(instrument === null ? {} : { order_side: sideFor(order.order_side, instrument.asset_class) }),
          })
        }
        onTaken={() => requestAnimationFrame(() => quantity.current?.focus())}
      />
      <ChoiceField
        label="Side"
        choices={sidesOf(order.instrument?.asset_class ?? null).map((side) => ({ value: side, label: side }))}
        value={order.order_side}
        onChange={(order_side) => onChange({ order_side })}
      />
      <NumberField
        label="Quantity"
        inputRef={quantity}
        step={facts?.lot_size ?? 1}
        minimum={facts?.lot_size ?? 1}
        value={order.order_qty}
        onChange={(order_qty) => onChange({ order_qty })}
      />
    </div>
  );
}
