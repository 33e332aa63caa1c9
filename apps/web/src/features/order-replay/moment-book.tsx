import { formatQuantity } from '@meridian/domain/number-format';
import { formatPrice } from '@meridian/domain/price-format';
import { quoteAt } from '@meridian/domain/replay/replay-market';
import type { OpenPosting, ReplayState } from '@meridian/domain/replay/replay-state';
import type { ReplayBookLevel } from '@meridian/protocol/live/replay-commands';
import styles from './moment-panel.module.css';
import { momentText } from './replay-controls.tsx';
import type { ReplayView } from './replay-view.ts';
import { type AskBook, useBook } from './use-book.ts';

type MomentBookProps = {
  readonly view: ReplayView;
  readonly state: ReplayState;
  readonly atMs: number;
  readonly onBook: AskBook | null;
};

/** The book of the moment: five levels where they were recorded, else the best prices, with the order's own postings. */
export function MomentBook({ view, state, atMs, onBook }: MomentBookProps) {
  const { priceTerms } = view;
  const quote = quoteAt(view.market, atMs);
  const book = useBook(atMs, onBook)?.book ?? null;
  const levels = book === null || book.at_ms === null ? [] : book.levels;
  const best = quote === null ? [] : [quote];
  return (
    <section aria-label="Book">
      <h3>
        Book{' '}
        <small>
          {levels.length === 0 ? 'best prices and own postings' : `five levels at ${momentText(book?.at_ms ?? atMs)}`}
        </small>
      </h3>
      {levels.length + best.length === 0 ? (
        <p className={styles['remark']}>No quote is known at this moment.</p>
      ) : (
        <BookLevels levels={levels.length === 0 ? best : levels} own={state.open} terms={priceTerms} />
      )}
      {state.open.length === 0 ? (
        <p className={styles['remark']}>Nothing is posted.</p>
      ) : (
        <ul className={styles['open']} aria-label="Own postings">
          {state.open.map((posting) => (
            <li key={posting.child}>{postingText(posting, priceTerms)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

type BookLevelsProps = {
  readonly levels: readonly ReplayBookLevel[];
  readonly own: readonly OpenPosting[];
  readonly terms: ReplayView['priceTerms'];
};

/** Bids at the left, asks at the right, best first; a bar is the size against the largest, a dot an own posting. */
function BookLevels({ levels, own, terms }: BookLevelsProps) {
  const largest = Math.max(1, ...levels.flatMap(({ bid_size, ask_size }) => [bid_size, ask_size]));
  const prices = new Set(own.flatMap(({ price }) => (price === null ? [] : [formatPrice(price, terms)])));
  const cells = (price: number | null, size: number, side: 'bid' | 'ask') => {
    const text = price === null ? '' : formatPrice(price, terms);
    const isOwn = text !== '' && prices.has(text);
    const bar = <i aria-hidden="true" style={{ width: `${(100 * size) / largest}%` }} />;
    return [
      <td
        key={`${side} price`}
        data-side={side}
        data-own={isOwn ? '' : undefined}
        title={isOwn ? 'Own posting' : undefined}
      >
        {text}
      </td>,
      <td key={`${side} size`} data-bar={side}>
        {price === null ? null : bar}
        <span>{price === null ? '' : formatQuantity(size)}</span>
      </td>,
    ];
  };
  return (
    <table className={styles['levels']}>
      <thead>
        <tr>
          <th scope="col">Size</th>
          <th scope="col">Bid</th>
          <th scope="col">Ask</th>
          <th scope="col">Size</th>
        </tr>
      </thead>
      <tbody>
        {levels.map(({ bid, bid_size, ask, ask_size }) => (
          <tr key={`${bid} ${ask}`}>
            {cells(bid, bid_size, 'bid').toReversed()}
            {cells(ask, ask_size, 'ask')}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function postingText({ leaves, price, isAtMid, venue }: OpenPosting, terms: ReplayView['priceTerms']): string {
  const where = isAtMid ? 'the mid' : price === null ? 'any price' : formatPrice(price, terms);
  return `${formatQuantity(leaves)} at ${where}, ${venue}`;
}
