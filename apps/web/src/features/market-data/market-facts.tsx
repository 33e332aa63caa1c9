import { abbreviateNumber } from '@meridian/domain/abbreviate-number';
import { changeTone } from '@meridian/domain/cell-tone';
import { finiteNumber } from '@meridian/domain/finite-number';
import { formatQuantity } from '@meridian/domain/number-format';
import { formatAveragePrice, formatPrice } from '@meridian/domain/price-format';
import { FactList } from '../../components/fact-list.tsx';
import { ageText, timeOfDay } from '../../lib/time-text.ts';
import { useServerNow } from '../../live/use-server-now.ts';
import { dayChange, isAuction, type MarketRecord, phaseText, priceTerms } from './market-data-record.ts';
import { changeText, imbalanceText, spreadText } from './market-words.ts';
import styles from './market-data.module.css';
import { PriceLine } from './price-line.tsx';
import { usePriceTrail } from './use-price-trail.ts';

type MarketFactsProps = { readonly record: MarketRecord; readonly staleSinceMs: number | null };

export function MarketFacts({ record, staleSinceMs }: MarketFactsProps) {
  const trail = usePriceTrail(record);
  const terms = priceTerms(record);
  const price = (field: string) => formatPrice(record[field], terms);
  const size = (field: string) => formatQuantity(record[field]);
  return (
    <div className={styles['market']} data-stale={staleSinceMs === null ? undefined : ''}>
      {staleSinceMs === null ? null : <Stale sinceMs={staleSinceMs} />}
      <Headline record={record} />
      <PriceLine trail={trail} terms={terms} nowMs={finiteNumber(record['last_update_timestamp']) ?? 0} />
      <div className={styles['quote']}>
        <Quote side="buy" label="Bid" price={price('current_bid')} size={size('current_bid_size')} />
        <Quote side="sell" label="Ask" price={price('current_ask')} size={size('current_ask_size')} />
      </div>
      <FactList
        label="Day"
        facts={[
          { name: 'Phase', value: phaseText(record) },
          { name: 'Spread', value: spreadText(record) },
          { name: 'Last size', value: size('current_last_size') },
          { name: 'Volume', value: abbreviateNumber(record['day_volume']) },
          { name: 'VWAP', value: formatAveragePrice(record['day_vwap'], terms) },
          { name: 'Previous close', value: price('previous_close') },
        ]}
      />
      {isAuction(record) || finiteNumber(record['auction_indicative_price']) !== null ? (
        <FactList
          label="Auction"
          facts={[
            { name: 'Indicative price', value: price('auction_indicative_price') },
            { name: 'Paired', value: size('auction_paired_qty') },
            { name: 'Imbalance', value: imbalanceText(record) },
          ]}
        />
      ) : null}
      <Updated record={record} />
    </div>
  );
}

function Headline({ record }: { readonly record: MarketRecord }) {
  const terms = priceTerms(record);
  const change = dayChange(record);
  return (
    <p className={styles['headline']}>
      <span className="salt-visuallyHidden">Last </span>
      <b>{formatPrice(record['current_last'], terms) || '–'}</b>
      {change === null ? null : (
        <span data-tone={changeTone(change.amount)}>
          {change.amount > 0 ? '▲' : change.amount < 0 ? '▼' : ''} {changeText(change, terms)}
        </span>
      )}
    </p>
  );
}

type QuoteProps = {
  readonly side: 'buy' | 'sell';
  readonly label: string;
  readonly price: string;
  readonly size: string;
};

function Quote({ side, label, price, size }: QuoteProps) {
  return (
    <div className={styles['side']} data-side={side}>
      <span className={styles['label']}>{label}</span>
      <b>{price === '' ? '–' : price}</b>
      <span className={styles['size']}>{size === '' ? 'no size' : size}</span>
    </div>
  );
}

function Stale({ sinceMs }: { readonly sinceMs: number }) {
  return (
    <output className={styles['stale']}>Live data lost at {timeOfDay(sinceMs)}. These are the last values.</output>
  );
}

function Updated({ record }: { readonly record: MarketRecord }) {
  const nowMs = useServerNow();
  const atMs = finiteNumber(record['last_update_timestamp']);
  if (atMs === null) return null;
  return (
    <p className={styles['updated']}>
      Last update {timeOfDay(atMs)} · {ageText(atMs, nowMs)} ago
    </p>
  );
}
