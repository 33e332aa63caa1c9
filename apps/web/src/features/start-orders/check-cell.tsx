import type { ActionOrder } from '@meridian/domain/order-actions/action-order';
import type { StartPreviewRow } from '@meridian/protocol/live/trade-questions';
import styles from './start-orders.module.css';

type CheckCellProps = { readonly order: ActionOrder; readonly row: StartPreviewRow | undefined };

/** Why an order is pending, and what the checks find in it now. */
export function CheckCell({ order, row }: CheckCellProps) {
  const isPending = order.status === 'PENDING' && order.diagnostic_info !== null;
  const found = row?.findings ?? [];
  return (
    <div className={styles['checks']}>
      {isPending ? <span>Pending: {order.diagnostic_info}</span> : null}
      {row !== undefined && !row.ok && found.length === 0 ? <span data-tone="negative">{row.message}</span> : null}
      {found.map(({ code, level, message }) => (
        <span key={code} data-tone={level === 'error' ? 'negative' : 'warning'}>
          {message}
        </span>
      ))}
      {row !== undefined && row.ok && found.length === 0 ? <span>OK</span> : null}
    </div>
  );
}
