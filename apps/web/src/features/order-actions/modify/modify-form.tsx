import type { ActionOrder } from '@meridian/domain/order-actions/action-order';
import { changedOrder, type ModifyDraft } from '@meridian/domain/order-actions/modify-draft';
import type { ModifyProblems } from '@meridian/domain/order-actions/modify-problems';
import { strategyOf, valuesOf } from '@meridian/domain/order-actions/order-values';
import { formatQuantity } from '@meridian/domain/number-format';
import { parsePrice } from '@meridian/domain/parse-price';
import { formatAveragePrice, formatPrice } from '@meridian/domain/price-format';
import type { ReactNode } from 'react';
import { NumberField } from '../../../components/fields/number-field.tsx';
import { Segments } from '../../../components/segments.tsx';
import { StrategyForm } from '../../../components/strategy-form/strategy-form.tsx';
import { StrategyChoice } from '../../../components/strategy-form/strategy-choice.tsx';
import styles from './modify-dialog.module.css';

type ModifyFormProps = {
  readonly order: ActionOrder;
  readonly draft: ModifyDraft;
  readonly problems: ModifyProblems;
  /** The least quantity that is allowed; null until the server has answered. */
  readonly minimum: number | null;
  readonly lotSize: number | null;
  /** Bid, last and ask. */
  readonly market: ReactNode;
  /** The order as it is now, with its fills. */
  readonly live: ActionOrder;
  readonly onDraft: (draft: ModifyDraft) => void;
};

const TYPES = [
  { value: 'LIMIT', label: 'Limit' },
  { value: 'MARKET', label: 'Market' },
] as const;

/** The terms of one order, filled with its present values. */
export function ModifyForm({ order, draft, problems, minimum, lotSize, market, live, onDraft }: ModifyFormProps) {
  const after = changedOrder(order, draft);
  const strategy = strategyOf(after);
  const price = (value: number) => formatPrice(value, order);
  return (
    <div className={styles['form']}>
      {market}
      <p className={styles['fills']}>{fillsText(live)}</p>
      <NumberField
        label="Quantity"
        note={minimum === null ? undefined : `Minimum ${formatQuantity(minimum)}`}
        value={draft.order_qty === undefined ? order.order_qty : draft.order_qty}
        problem={problems['order_qty']}
        step={lotSize ?? 1}
        minimum={0}
        onChange={(order_qty) => onDraft({ ...draft, order_qty })}
      />
      <div className={styles['pair']}>
        <Segments
          label="Order type"
          options={TYPES}
          selected={after.order_type}
          onSelect={(order_type) => onDraft({ ...draft, order_type })}
        />
        <NumberField
          label="Limit price"
          value={draft.limit_price === undefined ? order.limit_price : draft.limit_price}
          problem={problems['limit_price']}
          disabled={after.order_type === 'MARKET'}
          step={order.tick_size ?? 0.01}
          format={price}
          parse={(text) => parsePrice(text, order)}
          onChange={(limit_price) => onDraft({ ...draft, limit_price })}
        />
      </div>
      {strategy === null ? null : (
        <StrategyForm
          strategy={strategy}
          instruments={[order]}
          values={valuesOf(after)}
          problems={problems}
          onChange={(key, value) => onDraft({ ...draft, values: { ...draft.values, [key]: value } })}
        >
          {strategy === 'staging' ? null : (
            <StrategyChoice
              orders={[order]}
              strategy={strategy}
              onStrategy={(strat) => onDraft({ ...draft, strat, values: {} })}
            />
          )}
        </StrategyForm>
      )}
    </div>
  );
}

/** `Filled 85,300 of 123,400 at 138.0623`, or that nothing is. */
function fillsText(order: ActionOrder): string {
  if (order.filled_qty === 0) return `Nothing filled of ${formatQuantity(order.order_qty)}`;
  const at = order.avg_fill_price === null ? '' : ` at ${formatAveragePrice(order.avg_fill_price, order)}`;
  return `Filled ${formatQuantity(order.filled_qty)} of ${formatQuantity(order.order_qty)}${at}`;
}
