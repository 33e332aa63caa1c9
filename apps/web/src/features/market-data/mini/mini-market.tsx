import { changeTone } from '@meridian/domain/cell-tone';
import { finiteNumber } from '@meridian/domain/finite-number';
import { formatFixed, formatUpTo } from '@meridian/domain/number-format';
import { formatAveragePrice, formatMidPrice, formatPrice, formatPriceChange } from '@meridian/domain/price-format';
import { Button } from '@salt-ds/core';
import { CloseIcon, LockedIcon, TearOutIcon } from '@salt-ds/icons';
import type { ReactNode } from 'react';
import { LoadingState } from '../../../components/loading-state.tsx';
import { StatePanel } from '../../../components/state-panel.tsx';
import { timeOfDay } from '../../../lib/time-text.ts';
import { useLiveRecord } from '../../../live/use-live-record.ts';
import { dayChange, type MarketRecord, spreadBps, spreadTicks } from '../market-data-record.ts';
import { DaySpark } from './day-spark.tsx';
import { MiniBook } from './mini-book.tsx';
import styles from './mini-market.module.css';
import type { MiniOrder } from './mini-order.ts';

export type MiniMarketProps = {
  readonly order: MiniOrder;
  readonly isPermitted: boolean;
  /** Opens the market data panel of the symbol. */
  readonly onMore: () => void;
  /** Null where it cannot be closed. */
  readonly onClose: (() => void) | null;
};

/** The market beside the open order: price, day, and five levels with the own quantity. */
export function MiniMarket(props: MiniMarketProps) {
  const { order, isPermitted } = props;
  return (
    <section className={styles['mini']} aria-label={`Market of ${order.symbol}`}>
      {isPermitted ? <Market key={order.id} {...props} /> : <NoPermit {...props} />}
    </section>
  );
}

function NoPermit({ order, onMore, onClose }: MiniMarketProps) {
  return (
    <>
      <Head symbol={order.symbol} onMore={onMore} onClose={onClose} />
      <StatePanel
        icon={<LockedIcon />}
        title="Market data is not permitted"
        detail="Prices and the book need the market data permit. An administrator can grant it."
      />
      <Benchmarks order={order} />
    </>
  );
}

function Market({ order, onMore, onClose }: MiniMarketProps) {
  const { record, status, staleSinceMs } = useLiveRecord('market_data', { exchange_symbols: [order.symbol] });
  return (
    <>
      <Head symbol={order.symbol} onMore={onMore} onClose={onClose}>
        {record === null ? null : <Price record={record} order={order} />}
      </Head>
      {status === 'stale' && staleSinceMs !== null ? (
        <output className={styles['stale']}>Live data lost at {timeOfDay(staleSinceMs)}.</output>
      ) : null}
      {record === null ? (
        <LoadingState label={`Market of ${order.symbol}`} />
      ) : (
        <>
          <DaySpark order={order} record={record} />
          <MiniBook order={order} spread={spreadText(record, order)} mid={midText(record, order)} />
        </>
      )}
      <Benchmarks order={order} />
    </>
  );
}

type HeadProps = Pick<MiniMarketProps, 'onMore' | 'onClose'> & {
  readonly symbol: string;
  readonly children?: ReactNode;
};

function Head({ symbol, children, onMore, onClose }: HeadProps) {
  return (
    <header className={styles['head']}>
      <b>{symbol}</b>
      {children}
      <span className={styles['gap']} />
      <Button appearance="transparent" aria-label={`Market data for ${symbol}`} title="Market data" onClick={onMore}>
        <TearOutIcon aria-hidden />
      </Button>
      {onClose === null ? null : (
        <Button appearance="transparent" aria-label="Close the market panel" title="Close" onClick={onClose}>
          <CloseIcon aria-hidden />
        </Button>
      )}
    </header>
  );
}

function Price({ record, order }: { readonly record: MarketRecord; readonly order: MiniOrder }) {
  const last = finiteNumber(record['current_last']);
  const change = dayChange(record);
  return (
    <>
      <b>{formatPrice(last, order.terms) || '–'}</b>
      {change === null ? null : (
        <span className={styles['change']} data-tone={changeTone(change.amount)}>
          {change.amount > 0 ? '▲ ' : change.amount < 0 ? '▼ ' : ''}
          {formatPriceChange(change.amount, order.terms)}
          {change.percent === null ? '' : ` (${formatFixed(change.percent, 1)}%)`}
        </span>
      )}
    </>
  );
}

function spreadText(record: MarketRecord, { terms }: MiniOrder): string {
  const bid = finiteNumber(record['current_bid']);
  const ask = finiteNumber(record['current_ask']);
  if (bid === null || ask === null) return 'No spread now';
  const ticks = spreadTicks(record);
  const bps = spreadBps(record);
  const width =
    ticks === null ? `${formatFixed(bps, 1)} bps` : `${formatUpTo(ticks, 1)} ${ticks === 1 ? 'tick' : 'ticks'}`;
  return `Spread ${formatPrice(ask - bid, terms)} · ${width}`;
}

function midText(record: MarketRecord, { terms }: MiniOrder): string {
  const bid = finiteNumber(record['current_bid']);
  const ask = finiteNumber(record['current_ask']);
  return bid === null || ask === null ? '' : formatMidPrice((bid + ask) / 2, terms);
}

function Benchmarks({ order: { arrival, ivwap, average, terms } }: { readonly order: MiniOrder }) {
  const facts = [
    ['Arrival', formatMidPrice(arrival, terms)],
    ['IVWAP', formatAveragePrice(ivwap, terms)],
    ['Own avg', formatAveragePrice(average, terms)],
  ] as const;
  return (
    <dl className={styles['benchmarks']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value === '' ? '–' : value}</dd>
        </div>
      ))}
    </dl>
  );
}
