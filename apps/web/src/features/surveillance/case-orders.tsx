import { formatQuantity } from '@meridian/domain/number-format';
import { formatPrice } from '@meridian/domain/price-format';
import { measureText } from '@meridian/domain/surveillance/measure-text';
import { isBuy } from '@meridian/domain/surveillance/case-scene';
import type { CaseOrder, SurveillanceCaseDetail } from '@meridian/protocol/rest/surveillance-calls';
import { timeWithMs } from './case-clock.ts';
import styles from './case-view.module.css';

type CaseOrdersProps = {
  readonly found: SurveillanceCaseDetail;
  readonly marked: number | null;
  readonly onMark: (childId: number | null) => void;
};

const HEADS = [
  'Placed',
  'Child',
  'Side',
  'Qty',
  'Price',
  'Market when placed',
  'Filled',
  'Ended',
  'Life',
  'After',
  'Strategy',
];
const NUMBERS: ReadonlySet<string> = new Set(['Qty', 'Price', 'Filled', 'Life', 'After']);

export function CaseOrders({ found, marked, onMark }: CaseOrdersProps) {
  const total = found.orders.reduce((sum, { quantity }) => sum + quantity, 0);
  const filled = found.orders.reduce((sum, order) => sum + order.filled, 0);
  return (
    <section className={styles['orders']} aria-label="Orders of the case">
      <header>
        <h3>
          Orders <span>{found.orders.length}</span>
        </h3>
        <span>{`ordered ${formatQuantity(total)} · filled ${formatQuantity(filled)}`}</span>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by key */}
      <section className={styles['scroll']} tabIndex={0} aria-label="Table of orders">
        <table>
          <thead>
            <tr>
              {HEADS.map((head) => (
                <th key={head} scope="col" data-number={NUMBERS.has(head)}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.orders.map((order) => (
              <OrderRow
                key={order.child_order_numeric_id}
                order={order}
                found={found}
                isMarked={marked === order.child_order_numeric_id}
                onMark={onMark}
              />
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

type OrderRowProps = Pick<CaseOrdersProps, 'found' | 'onMark'> & {
  readonly order: CaseOrder;
  readonly isMarked: boolean;
};

function OrderRow({ order, found, isMarked, onMark }: OrderRowProps) {
  const { snap_bid: bid, snap_ask: ask } = order;
  const after = order.ended_ms - found.at_ms;
  return (
    <tr
      data-marked={isMarked}
      onPointerEnter={() => onMark(order.child_order_numeric_id)}
      onPointerLeave={() => onMark(null)}
    >
      <td className={styles['mono']}>{timeWithMs(order.placed_ms)}</td>
      <td className={styles['mono']}>{order.child_order_numeric_id}</td>
      <td className={styles['side']} data-side={isBuy(order.order_side) ? 'buy' : 'sell'}>
        {order.order_side}
      </td>
      <td data-number="true">{formatQuantity(order.quantity)}</td>
      <td data-number="true">{order.price === null ? 'MKT' : formatPrice(order.price, found)}</td>
      <td>{bid === null || ask === null ? 'not seen' : `${formatPrice(bid, found)} / ${formatPrice(ask, found)}`}</td>
      <td data-number="true">{formatQuantity(order.filled)}</td>
      <td>{`${order.is_cancelled ? 'out' : order.filled >= order.quantity ? 'filled' : 'ended'} ${timeWithMs(order.ended_ms)}`}</td>
      <td data-number="true">{measureText(order.ended_ms - order.placed_ms, 'ms')}</td>
      <td data-number="true" data-negative={order.is_cancelled && after > 0}>
        {after > 0 ? `+${measureText(after, 'ms')}` : '–'}
      </td>
      <td>{order.strat ?? ''}</td>
    </tr>
  );
}
