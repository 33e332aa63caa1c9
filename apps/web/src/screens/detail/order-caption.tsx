import { abbreviateNumber } from '@meridian/domain/abbreviate-number';
import { finishedNote } from '@meridian/domain/finished-note';
import { isBuySide, isOrderSide } from '@meridian/domain/order-side';
import { isOrderStatus } from '@meridian/domain/order-status';
import type { GridHandle } from '@meridian/live-client/grid/grid-model';
import { Button } from '@salt-ds/core';
import { CloseIcon } from '@salt-ds/icons';
import { useGridRecord } from '../../live/use-grid-record.ts';
import styles from './detail-pane.module.css';

type OrderCaptionProps = {
  readonly parents: GridHandle | null;
  readonly order: number;
  readonly onClear: () => void;
};

/** The selected order, in one line. */
export function OrderCaption({ parents, order, onClear }: OrderCaptionProps) {
  const record = useGridRecord(parents, order);
  const status = record?.['status'];
  const note = record === null ? null : finishedNote(isOrderStatus(status) ? status : null);
  return (
    <span className={styles['caption']} data-order-caption="">
      {record === null ? null : (
        <>
          <b>{String(record['exchange_symbol'])}</b>
          <Side side={record['order_side']} />
          <span className={styles['quantity']}>{abbreviateNumber(record['order_qty'])}</span>
        </>
      )}
      <span className={styles['id']}>{order}</span>
      {note === null ? null : <output className={styles['over']}>{note}</output>}
      <Button appearance="transparent" aria-label="Show the details of all orders" title="All orders" onClick={onClear}>
        <CloseIcon aria-hidden />
      </Button>
    </span>
  );
}

function Side({ side }: { readonly side: unknown }) {
  if (!isOrderSide(side)) return null;
  return (
    <b className={styles['side']} data-side={isBuySide(side) ? 'buy' : 'sell'}>
      {side}
    </b>
  );
}
