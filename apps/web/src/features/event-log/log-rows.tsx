import type { MouseEvent, ReactNode, UIEvent } from 'react';
import styles from './log-rows.module.css';

type LogRowsProps = {
  readonly onOrder: (order: number) => void;
  readonly onScrollCapture: (event: UIEvent<HTMLElement>) => void;
  /** The grid. */
  readonly children: ReactNode;
};

/** Wraps the grid of a log: opens an order by its id, and notices scrolling. */
export function LogRows({ onOrder, onScrollCapture, children }: LogRowsProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the grid itself has the keys: Enter opens the row's order.
    <div
      className={styles['rows']}
      onScrollCapture={onScrollCapture}
      onClick={(event) => {
        const order = orderAt(event);
        if (order !== null) onOrder(order);
      }}
    >
      {children}
    </div>
  );
}

function orderAt({ target, shiftKey, ctrlKey, metaKey }: MouseEvent): number | null {
  if (!(target instanceof Element) || shiftKey || ctrlKey || metaKey) return null;
  const cell = target.closest('[role="gridcell"][data-column="numeric_id"]');
  const text = cell?.textContent.trim() ?? '';
  return /^[1-9]\d*$/.test(text) ? Number(text) : null;
}
