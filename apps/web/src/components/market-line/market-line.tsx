import type { InstrumentFacts } from '@meridian/domain/entities/instrument-facts';
import type { CurrentQuote } from '@meridian/domain/entities/quote';
import { formatQuantity } from '@meridian/domain/number-format';
import { formatPrice } from '@meridian/domain/price-format';
import styles from './market-line.module.css';

type MarketLineProps = {
  readonly facts: InstrumentFacts;
  /** Null without the market-data permit. */
  readonly quote: CurrentQuote | null;
  readonly isStale: boolean;
  readonly onPick: (price: number) => void;
};

/** The present market. A click on a price sets the limit. */
export function MarketLine({ facts, quote, isStale, onPick }: MarketLineProps) {
  if (quote === null) {
    const close = formatPrice(facts.previous_close, facts);
    return <p className={styles['market']}>No market data permit · previous close {close}</p>;
  }
  const prices = [
    { name: 'Bid', price: quote.current_bid, size: quote.current_bid_size },
    { name: 'Last', price: quote.current_last, size: null },
    { name: 'Ask', price: quote.current_ask, size: quote.current_ask_size },
  ];
  return (
    <fieldset className={styles['market']} data-stale={isStale ? '' : undefined}>
      <legend className="salt-visuallyHidden">
        {isStale ? 'Market before the connection was lost' : 'Market now'}: choose a limit
      </legend>
      {prices.map(({ name, price, size }) => (
        <button
          key={name}
          type="button"
          disabled={price === null}
          title={`Limit at the ${name.toLowerCase()}`}
          onClick={() => {
            if (price !== null) onPick(price);
          }}
        >
          <span>{name}</span> <b>{price === null ? '–' : formatPrice(price, facts)}</b>
          {size === null ? null : <span className={styles['size']}> × {formatQuantity(size)}</span>}
        </button>
      ))}
      {isStale ? <span className={styles['stale']}>stale</span> : null}
    </fieldset>
  );
}
