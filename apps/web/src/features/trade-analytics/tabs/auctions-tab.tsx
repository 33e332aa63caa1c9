import { formatFixed, formatQuantity } from '@meridian/domain/number-format';
import { formatPrice } from '@meridian/domain/price-format';
import { rowRecords } from '@meridian/live-client/live-rows';
import type { ReactNode } from 'react';
import { useLiveRows } from '../../../live/use-live-rows.ts';
import {
  type AuctionName,
  type AuctionState,
  auctionStateOf,
  imbalanceEffect,
  imbalanceShare,
  imbalanceText,
} from '../auction-market.ts';
import { Card } from '../card.tsx';
import { FactsList } from '../facts-list.tsx';
import { lookOf, type OrderFacts, type OrderRecord } from '../order-facts.ts';
import { QuantityBar } from '../quantity-bar.tsx';
import { TopicRemark } from '../topic-remark.tsx';
import styles from '../parts.module.css';

type AuctionsTabProps = { readonly facts: OrderFacts; readonly hasMarketData: boolean };

/** The part of the order in each auction, with the auction's own figures while its call runs. */
export function AuctionsTab({ facts, hasMarketData }: AuctionsTabProps) {
  return hasMarketData ? (
    <LiveAuctions facts={facts} />
  ) : (
    <Auctions facts={facts} remark={<NoMarket />} market={null} />
  );
}

function NoMarket() {
  return (
    <p className={styles['remark']}>
      Imbalance and indicative price are hidden: your account has no market data permit. Ask an administrator.
    </p>
  );
}

function LiveAuctions({ facts }: { readonly facts: OrderFacts }) {
  const state = useLiveRows('market_data', { exchange_symbols: [facts.symbol] });
  const market = rowRecords(state)[0] ?? null;
  const remark =
    market === null ? <TopicRemark state={state} emptyText="There is no market data for this symbol." /> : null;
  return <Auctions facts={facts} remark={remark} market={market} />;
}

type AuctionsProps = {
  readonly facts: OrderFacts;
  /** Why there are no figures of the market. */
  readonly remark: ReactNode;
  readonly market: OrderRecord | null;
};

function Auctions({ facts, remark, market }: AuctionsProps) {
  const { moo_target, moo_filled, moo_open, moc_target, moc_filled, moc_open } = facts.attributes;
  const common = { facts, remark, market };
  return (
    <>
      {moo_target === null && moc_target === null ? (
        <p className={styles['remark']}>This order takes part in no auction.</p>
      ) : null}
      <Auction {...common} auction="opening" target={moo_target} filled={moo_filled} open={moo_open} />
      <Auction {...common} auction="closing" target={moc_target} filled={moc_filled} open={moc_open} />
    </>
  );
}

type AuctionProps = AuctionsProps & {
  readonly auction: AuctionName;
  readonly target: number | null;
  readonly filled: number | null;
  readonly open: number | null;
};

const TITLES: Readonly<Record<AuctionName, string>> = { opening: 'Market on open', closing: 'Market on close' };

const NOTES: Readonly<Record<AuctionState['kind'], string>> = {
  running: 'call is running',
  later: 'not begun',
  over: 'over for today',
  closed: 'market is closed',
  unknown: 'state is unknown',
};

function Auction({ auction, facts, remark, market, target, filled, open }: AuctionProps) {
  const look = lookOf(facts.side);
  const state = market === null ? null : auctionStateOf(auction, market);
  return (
    <Card title={TITLES[auction]} note={state === null ? null : NOTES[state.kind]}>
      {target === null ? (
        <p className={styles['remark']}>The order takes no part in this auction.</p>
      ) : (
        <>
          <QuantityBar label="Target" value={target} of={facts.orderQty} look="plan" />
          <QuantityBar label="Filled" value={filled} of={target} look={look} />
          <QuantityBar label="Open" value={open} of={target} look="plan" />
        </>
      )}
      {state === null ? remark : <AuctionFigures auction={auction} facts={facts} state={state} />}
    </Card>
  );
}

const WAITING: Readonly<Record<Exclude<AuctionState['kind'], 'running'>, string>> = {
  later: 'Indicative price and imbalance appear when the call begins.',
  over: 'This auction has traded.',
  closed: 'The market is closed. There is no auction now.',
  unknown: 'The phase of the market is not known.',
};

type AuctionFiguresProps = {
  readonly auction: AuctionName;
  readonly facts: OrderFacts;
  readonly state: AuctionState;
};

function AuctionFigures({ auction, facts, state }: AuctionFiguresProps) {
  if (state.kind !== 'running') return <p className={styles['remark']}>{WAITING[state.kind]}</p>;
  const { call } = state;
  const share = imbalanceShare(call);
  return (
    <FactsList
      facts={[
        { label: 'Indicative price', value: formatPrice(call.indicative, facts.priceTerms) },
        { label: 'Paired quantity', value: formatQuantity(call.paired) },
        { label: 'Imbalance', value: imbalanceText(call.imbalance) },
        { label: 'Of all interest', value: share === null ? '' : `${formatFixed(100 * share, 1)}%` },
        { label: `Effect on the ${auction} target`, value: imbalanceEffect(call, lookOf(facts.side)) },
      ]}
    />
  );
}
