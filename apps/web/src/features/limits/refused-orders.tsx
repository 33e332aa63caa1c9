import { formatUpTo } from '@meridian/domain/number-format';
import type { CheckedOrder } from '@meridian/protocol/rest/limit-schemas';
import { isBuySide } from '@meridian/domain/order-side';
import { timeOfDay } from '../../lib/time-text.ts';
import styles from './limit-cards.module.css';

type RefusedOrdersProps = {
  readonly orders: readonly CheckedOrder[];
  readonly selectedId: number | null;
  readonly onOpen: (order: CheckedOrder) => void;
};

const SHOWN = 8;

/** Orders that the checks refused today. A row opens its details. */
export function RefusedOrders({ orders, selectedId, onOpen }: RefusedOrdersProps) {
  return (
    <section className={styles.card} aria-label="Rejected today">
      <h2>
        Rejected today <small>{orders.length === 0 ? 'none' : `${orders.length}, newest first`}</small>
      </h2>
      <ul className={styles.list}>
        {orders.slice(0, SHOWN).map((order) => (
          <li key={order.id} data-selected={order.id === selectedId}>
            <button type="button" aria-expanded={order.id === selectedId} onClick={() => onOpen(order)}>
              <time dateTime={new Date(order.at_ms).toISOString()}>{timeOfDay(order.at_ms)}</time>
              <b>{order.alloc_account}</b>
              <OrderText order={order} />
              <span className={styles.why}>{firstError(order)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OrderText({ order }: { readonly order: CheckedOrder }) {
  return (
    <span>
      {order.exchange_symbol} <b data-side={isBuySide(order.order_side) ? 'buy' : 'sell'}>{order.order_side}</b>{' '}
      {formatUpTo(order.order_qty, 0)}
    </span>
  );
}

function firstError({ findings }: CheckedOrder): string {
  return findings.find(({ level }) => level === 'error')?.message ?? findings[0]?.message ?? '';
}

const VIA = { ticket: 'Ticket', list: 'Basket', modify: 'Modify', start: 'Start of a waiting order' } as const;

/** One refused order: who, when, how, and all check results. */
export function RefusedAttempt({ order, onClose }: { readonly order: CheckedOrder; readonly onClose: () => void }) {
  const { by, via, at_ms, account, alloc_account, findings, parent_order_numeric_id } = order;
  return (
    <section className={styles.card} aria-label="Rejected attempt">
      <h2>
        <OrderText order={order} />
        <button type="button" className={styles.link} onClick={onClose}>
          Close
        </button>
      </h2>
      <dl className={styles.facts}>
        <dt>Sent</dt>
        <dd>
          {timeOfDay(at_ms)} by {by}
        </dd>
        <dt>By way of</dt>
        <dd>
          {VIA[via]}
          {parent_order_numeric_id === null ? '' : `, order ${parent_order_numeric_id}`}
        </dd>
        <dt>For</dt>
        <dd>
          {account} / {alloc_account}
        </dd>
      </dl>
      <ul className={styles.findings}>
        {findings.map(({ level, message }) => (
          <li key={message} data-tone={level === 'error' ? 'at' : 'near'}>
            {level === 'error' ? '✕' : '⚠'} {message}
          </li>
        ))}
      </ul>
    </section>
  );
}
