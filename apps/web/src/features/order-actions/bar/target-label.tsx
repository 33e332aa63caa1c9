import type { ActionOrder } from '@meridian/domain/order-actions/action-order';
import { orderName, ordersText, sidesText } from '@meridian/domain/order-actions/target-text';
import { formatQuantity } from '@meridian/domain/number-format';
import { Button } from '@salt-ds/core';
import { CloseIcon } from '@salt-ds/icons';
import { SideWord } from '../../../components/order-table/order-words.tsx';
import styles from './action-bar.module.css';

type TargetLabelProps = {
  /** Null until loaded. */
  readonly orders: readonly ActionOrder[] | null;
  readonly isChecked: boolean;
  /** The order that is open below; null when none is. */
  readonly openOrder: number | null;
  /** Selected rows that a filter hides, which no action is for. */
  readonly hidden: number;
  readonly onClear: () => void;
};

/** The target of the buttons, in a fixed width so that no name moves them. */
export function TargetLabel({ orders, isChecked, openOrder, hidden, onClear }: TargetLabelProps) {
  return (
    <span className={styles['target']}>
      <output className={styles['name']} title={orders === null ? undefined : titleOf(orders)}>
        {orders === null ? null : <Words orders={orders} isChecked={isChecked} openOrder={openOrder} hidden={hidden} />}
      </output>
      {isChecked ? (
        <Button appearance="transparent" aria-label="Clear the selection" title="Clear the selection" onClick={onClear}>
          <CloseIcon aria-hidden />
        </Button>
      ) : null}
    </span>
  );
}

type WordsProps = Pick<TargetLabelProps, 'isChecked' | 'openOrder' | 'hidden'> & {
  readonly orders: readonly ActionOrder[];
};

function Words({ orders, isChecked, openOrder, hidden }: WordsProps) {
  const [only] = orders;
  if (only === undefined) {
    if (isChecked) return <span className={styles['dim']}>{ordersText(hidden)} hidden by filters</span>;
    const text = openOrder === null ? 'No order is open' : `Order ${openOrder} is not shown in this list`;
    return <span className={styles['dim']}>{text}</span>;
  }
  if (isChecked && orders.length > 1) {
    return (
      <>
        <b>{ordersText(orders.length)}</b> <span>· {sidesText(orders, ' · ')}</span>
        {hidden === 0 ? null : <span className={styles['dim']}> · {hidden.toLocaleString('en-US')} hidden</span>}
      </>
    );
  }
  return (
    <>
      <b className={styles['symbol']}>{only.exchange_symbol}</b> <SideWord side={only.order_side} />{' '}
      <b>{formatQuantity(only.order_qty)}</b>{' '}
      <span className={styles['dim']}>{formatQuantity(only.remaining_qty)} left</span>
    </>
  );
}

function titleOf(orders: readonly ActionOrder[]): string | undefined {
  const [only] = orders;
  return orders.length === 1 && only !== undefined
    ? `${orderName(only)}, order ${only.parent_order_numeric_id}`
    : undefined;
}
