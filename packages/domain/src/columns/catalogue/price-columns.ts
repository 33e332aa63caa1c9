import type { AssetSelection } from '../../asset-class.ts';
import type { OrderBenchmarks, OrderCosts } from '../../entities/parent-order.ts';
import type { CurrentQuote, SnapQuote } from '../../entities/quote.ts';
import { defineColumns } from '../define-columns.ts';

/** A spread's price may be zero or negative, so a cost in basis points of it says nothing. */
const PRICED_ABOVE_ZERO: readonly AssetSelection[] = ['EQUITY', 'FUTURE'];

const LIVE = { permission: 'market_data_permit' } as const;

export const quoteColumns = defineColumns<keyof CurrentQuote>('field', {
  /** Bold, and behind the arrow of a tick. */
  current_last: { header: 'Last', kind: 'price', width: 90, ...LIVE },
  current_last_size: { header: 'Last size', kind: 'quantity', ...LIVE },
  current_bid: { header: 'Bid', kind: 'price', ...LIVE },
  current_bid_size: { header: 'Bid size', kind: 'quantity', ...LIVE },
  current_ask: { header: 'Ask', kind: 'price', ...LIVE },
  current_ask_size: { header: 'Ask size', kind: 'quantity', ...LIVE },
});

/** Part of what happened, like a fill's price, so it stays visible without the market-data permit. */
export const snapColumns = defineColumns<keyof SnapQuote>('field', {
  snap_bid: { header: 'Snap bid', kind: 'price' },
  snap_bid_size: { header: 'Snap bid size', kind: 'quantity' },
  snap_ask: { header: 'Snap ask', kind: 'price' },
  snap_ask_size: { header: 'Snap ask size', kind: 'quantity' },
});

/** Averages have two decimals more than a price. */
const AVERAGE = { kind: 'price', width: 100 } as const;

export const benchmarkColumns = defineColumns<keyof OrderBenchmarks>('field', {
  avg_fill_price: { header: 'Avg px', ...AVERAGE },
  arrival_mid: { header: 'Arrival mid', ...AVERAGE },
  ivwap: { header: 'IVWAP', ...AVERAGE },
  day_vwap: { header: 'Day VWAP', ...AVERAGE },
  previous_close: { header: 'Prev close', kind: 'price' },
  volume_since_start: { header: 'Volume since start', kind: 'quantity' },
  day_volume: { header: 'Day volume', kind: 'quantity' },
  avg_spread: { header: 'Avg spread', kind: 'price' },
});

export const costColumns = defineColumns<keyof OrderCosts>('field', {
  cost_ivwap_bps: { header: 'IVWAP bp', kind: 'bps', assetClasses: PRICED_ABOVE_ZERO },
  cost_ivwap_ticks: { header: 'IVWAP ticks', kind: 'ticks' },
  cost_arrival_mid_bps: { header: 'Arrival bp', kind: 'bps', assetClasses: PRICED_ABOVE_ZERO },
  cost_arrival_mid_ticks: { header: 'Arrival ticks', kind: 'ticks' },
  cost_dvwap_bps: { header: 'DVWAP bp', kind: 'bps', assetClasses: PRICED_ABOVE_ZERO },
  cost_dvwap_ticks: { header: 'DVWAP ticks', kind: 'ticks' },
  avg_spread_bps: { header: 'Avg spread bp', kind: 'bps', assetClasses: PRICED_ABOVE_ZERO },
  avg_spread_ticks: { header: 'Avg spread ticks', kind: 'ticks' },
});
