import { DEPTH_LEVELS } from '@meridian/domain/entities/market-depth';
import { finiteNumber } from '@meridian/domain/finite-number';
import { formatQuantity } from '@meridian/domain/number-format';
import { formatPrice } from '@meridian/domain/price-format';
import { type LiveRowsState, rowRecords } from '@meridian/live-client/live-rows';
import { useLiveRows } from '../../live/use-live-rows.ts';
import { lookOf, type OrderFacts } from './order-facts.ts';
import { type LadderLevel, ladderOf } from './ladder-levels.ts';
import { TopicRemark } from './topic-remark.tsx';
import styles from './posted-ladder.module.css';

type PostedLadderProps = { readonly facts: OrderFacts; readonly open: LiveRowsState };

/** The book as it is now, and where in it the order is posted. */
export function PostedLadder({ facts, open }: PostedLadderProps) {
  const state = useLiveRows('market_depth', { exchange_symbol: facts.symbol });
  const depth = rowRecords(state)[0];
  if (depth === undefined) return <TopicRemark state={state} emptyText="There is no book of this symbol." />;
  const levelsOf = (side: 'bid' | 'ask') =>
    DEPTH_LEVELS.flatMap((level) => {
      const price = finiteNumber(depth[`${side}_${level}`]);
      return price === null ? [] : [{ price, size: finiteNumber(depth[`${side}_size_${level}`]) ?? 0 }];
    });
  const book = { bids: levelsOf('bid'), asks: levelsOf('ask') };
  const look = lookOf(facts.side);
  const { levels, elsewhereQty } = ladderOf(book, rowRecords(open), look, facts.number('tick_size') ?? 0);
  const most = Math.max(1, ...levels.map(({ size }) => size));
  return (
    <>
      <table
        className={styles['ladder']}
        aria-label="Book and own orders"
        data-stale={state.status === 'stale' ? '' : undefined}
      >
        <thead>
          <tr>
            <th scope="col">Side</th>
            <th scope="col">Price</th>
            <th scope="col">Size</th>
            <th scope="col">
              <span className="salt-visuallyHidden">Size as a bar</span>
            </th>
            <th scope="col">Ours</th>
            <th scope="col">Where</th>
          </tr>
        </thead>
        <tbody>
          {levels.map((level) => (
            <Level key={`${level.side} ${level.price}`} level={level} most={most} look={look} facts={facts} />
          ))}
        </tbody>
      </table>
      {elsewhereQty === 0 ? null : (
        <p className={styles['note']}>
          {formatQuantity(elsewhereQty)} more outside of these levels, pegged or at market
        </p>
      )}
    </>
  );
}

type LevelProps = {
  readonly level: LadderLevel;
  readonly most: number;
  readonly look: 'buy' | 'sell';
  readonly facts: OrderFacts;
};

function Level({ level: { side, price, size, ownQty, venues }, most, look, facts }: LevelProps) {
  return (
    <tr data-side={side} data-own={ownQty > 0 ? look : undefined}>
      <td>{side === 'bid' ? 'Bid' : 'Ask'}</td>
      <th scope="row">{formatPrice(price, facts.priceTerms)}</th>
      <td>{formatQuantity(size)}</td>
      <td aria-hidden="true">
        <span className={styles['bar']}>
          <span style={{ transform: `scaleX(${(size / most).toFixed(4)})` }} />
        </span>
      </td>
      <td>{ownQty === 0 ? '' : formatQuantity(ownQty)}</td>
      <td>{venues.join(', ')}</td>
    </tr>
  );
}
