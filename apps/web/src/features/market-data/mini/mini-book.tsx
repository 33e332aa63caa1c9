import { formatQuantity } from '@meridian/domain/number-format';
import { formatPrice } from '@meridian/domain/price-format';
import { rowRecords } from '@meridian/live-client/live-rows';
import { LoadingState } from '../../../components/loading-state.tsx';
import { useLiveRecord } from '../../../live/use-live-record.ts';
import { useLiveRows } from '../../../live/use-live-rows.ts';
import { type BookLine, bookLines, type MidPeg, midPegs } from './book-lines.ts';
import styles from './mini-market.module.css';
import type { MiniOrder } from './mini-order.ts';

type MiniBookProps = { readonly order: MiniOrder; readonly spread: string; readonly mid: string };

/** Five levels on each side, with the own quantity of the order highlighted. */
export function MiniBook({ order, spread, mid }: MiniBookProps) {
  const { record } = useLiveRecord('market_depth', { exchange_symbol: order.symbol });
  const children = rowRecords(useLiveRows('child_orders', { parent_order_numeric_ids: [order.id], open_only: true }));
  const lines = bookLines(record ?? {}, children, order.terms.tick_size ?? 0.01);
  const largest = Math.max(...lines.map(({ size }) => size), 1);
  const sell = lines.filter(({ side }) => side === 'sell');
  const buy = lines.filter(({ side }) => side === 'buy');
  if (record === null) return <LoadingState label={`Book of ${order.symbol}`} />;
  if (lines.length === 0)
    return <p className={styles['note']}>No book now: the market is not in continuous trading.</p>;
  return (
    <div className={styles['book']}>
      <Levels label="Asks" lines={sell} order={order} largest={largest} />
      <p className={styles['spread']}>
        <span>{spread}</span>
        <Pegs pegs={midPegs(children)} mid={mid} />
      </p>
      <Levels label="Bids" lines={buy} order={order} largest={largest} />
    </div>
  );
}

type LevelsProps = {
  readonly label: string;
  readonly lines: readonly BookLine[];
  readonly order: MiniOrder;
  readonly largest: number;
};

function Levels({ label, lines, order, largest }: LevelsProps) {
  return (
    <ul className={styles['levels']} aria-label={label}>
      {lines.map(({ side, price, size, own }) => (
        <li key={price} data-side={side}>
          <span className={styles['price']}>{formatPrice(price, order.terms)}</span>
          <span className={styles['bar']} aria-hidden="true">
            <span className={styles['size']} style={{ width: `${(100 * size) / largest}%` }}>
              <span className={styles['own']} style={{ width: `${(100 * own) / size}%` }} />
            </span>
          </span>
          <span className={styles['quantity']}>{formatQuantity(size)}</span>
          <span className={styles['mine']}>{own === 0 ? '' : `own ${formatQuantity(own)}`}</span>
        </li>
      ))}
    </ul>
  );
}

function Pegs({ pegs, mid }: { readonly pegs: readonly MidPeg[]; readonly mid: string }) {
  const [first] = pegs;
  if (first === undefined) return null;
  const quantity = formatQuantity(pegs.reduce((sum, peg) => sum + peg.quantity, 0));
  const venues = pegs.map(({ venue }) => venue).filter((venue) => venue !== '');
  return (
    <span>
      Mid peg <b>{quantity}</b> at {mid}
      {venues.length === 0 ? '' : ` in ${venues.join(', ')}`}
    </span>
  );
}
