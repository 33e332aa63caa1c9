import { MARKET_PHASES, type MarketPhase } from '@meridian/domain/entities/market-data';
import { finiteNumber } from '@meridian/domain/finite-number';
import { formatQuantity } from '@meridian/domain/number-format';
import { formatPrice } from '@meridian/domain/price-format';
import type { PriceTerms } from '@meridian/domain/quote-convention';
import { type LiveRowsState, rowRecords } from '@meridian/live-client/live-rows';
import { useLiveRows } from '../../../live/use-live-rows.ts';
import { Card } from '../card.tsx';
import { FactsList } from '../facts-list.tsx';
import { lookOf, type OrderFacts } from '../order-facts.ts';
import { QuantityBar } from '../quantity-bar.tsx';
import { TopicRemark } from '../topic-remark.tsx';
import styles from '../parts.module.css';

type AuctionsTabProps = { readonly facts: OrderFacts; readonly hasMarketData: boolean };

const PHASES: Readonly<Record<MarketPhase, string>> = {
  closed: 'Closed',
  'opening-auction': 'Opening auction',
  continuous: 'Continuous trading',
  'closing-auction': 'Closing auction',
};

/** The auction targets of the order, and the state of both auctions. */
export function AuctionsTab({ facts, hasMarketData }: AuctionsTabProps) {
  const { attributes } = facts;
  return (
    <>
      <Auction
        title="Market on open"
        facts={facts}
        target={attributes.moo_target}
        filled={attributes.moo_filled}
        open={attributes.moo_open}
      />
      <Auction
        title="Market on close"
        facts={facts}
        target={attributes.moc_target}
        filled={attributes.moc_filled}
        open={attributes.moc_open}
      />
      <Card title="Auction market" note={facts.symbol}>
        {hasMarketData ? (
          <AuctionMarket symbol={facts.symbol} priceTerms={facts.priceTerms} />
        ) : (
          <p className={styles['remark']}>
            Imbalance and indicative price are hidden: your account has no market data permit. Ask an administrator.
          </p>
        )}
      </Card>
    </>
  );
}

type AuctionProps = {
  readonly title: string;
  readonly facts: OrderFacts;
  readonly target: number | null;
  readonly filled: number | null;
  readonly open: number | null;
};

function Auction({ title, facts, target, filled, open }: AuctionProps) {
  const { side } = facts;
  const look = lookOf(side);
  return (
    <Card title={title}>
      {target === null ? (
        <p className={styles['remark']}>The order takes no part in this auction.</p>
      ) : (
        <>
          <QuantityBar label="Target" value={target} of={facts.orderQty} look="plan" />
          <QuantityBar label="Filled" value={filled} of={target} look={look} />
          <QuantityBar label="Open" value={open} of={target} look="plan" />
        </>
      )}
    </Card>
  );
}

function AuctionMarket({ symbol, priceTerms }: { readonly symbol: string; readonly priceTerms: PriceTerms }) {
  const state: LiveRowsState = useLiveRows('market_data', { exchange_symbols: [symbol] });
  const market = rowRecords(state)[0];
  if (market === undefined) return <TopicRemark state={state} emptyText="There is no market data for this symbol." />;
  const phase = MARKET_PHASES.find((known) => known === market['phase']);
  const indicative = finiteNumber(market['auction_indicative_price']);
  const isRunning = indicative !== null || market['auction_paired_qty'] !== null;
  return (
    <>
      <FactsList
        facts={[
          { label: 'Phase', value: phase === undefined ? null : PHASES[phase] },
          { label: 'Indicative price', value: formatPrice(indicative, priceTerms) },
          { label: 'Paired quantity', value: formatQuantity(market['auction_paired_qty']) },
          { label: 'Imbalance', value: imbalanceText(finiteNumber(market['auction_imbalance'])) },
        ]}
      />
      {isRunning ? null : <p className={styles['remark']}>No auction is running now.</p>}
    </>
  );
}

/** Positive when buyers prevail. */
function imbalanceText(imbalance: number | null): string {
  if (imbalance === null) return '';
  if (imbalance === 0) return 'Balanced';
  return `${formatQuantity(Math.abs(imbalance))} to ${imbalance > 0 ? 'buy' : 'sell'}`;
}
