import type { AssetSelection } from '../../asset-class.ts';
import type { OrderBenchmarks, OrderCosts, OrderRates, OrderShortfall } from '../../entities/parent-order.ts';
import type { CurrentQuote, SnapQuote } from '../../entities/quote.ts';
import { defineColumns } from '../define-columns.ts';
import { MARKET_DATA } from '../market-data.ts';
import { COMMON, meanBy } from '../total-rule.ts';

/** Costs of futures are counted in ticks. Bps mean nothing for a spread, whose price may be zero. */
const IN_BPS: readonly AssetSelection[] = ['EQUITY'];
const IN_TICKS: readonly AssetSelection[] = ['FUTURE', 'CALENDAR SPREAD'];

/** A quantity of the market, not of the order. It must not be added up over orders. */
const MARKET_QUANTITY = { kind: 'quantity', total: COMMON, ...MARKET_DATA } as const;
const MARKET_PRICE = { kind: 'price', ...MARKET_DATA } as const;
const MARKET_AVERAGE = { kind: 'average-price', ...MARKET_DATA } as const;

export const quoteColumns = defineColumns<keyof CurrentQuote>('field', {
  /** Shown in bold, with a tick arrow. */
  current_last: { header: 'Last', ...MARKET_PRICE, width: 76 },
  current_last_size: { header: 'Last size', ...MARKET_QUANTITY },
  current_bid: { header: 'Bid', ...MARKET_PRICE },
  current_bid_size: { header: 'Bid size', ...MARKET_QUANTITY },
  current_ask: { header: 'Ask', ...MARKET_PRICE },
  current_ask_size: { header: 'Ask size', ...MARKET_QUANTITY },
});

/** The market at the time of an event. For the newest event it is the current market. */
export const snapColumns = defineColumns<keyof SnapQuote>('field', {
  snap_bid: { header: 'Snap bid', ...MARKET_PRICE },
  snap_bid_size: { header: 'Snap bid size', ...MARKET_QUANTITY },
  snap_ask: { header: 'Snap ask', ...MARKET_PRICE },
  snap_ask_size: { header: 'Snap ask size', ...MARKET_QUANTITY },
});

export const benchmarkColumns = defineColumns<keyof OrderBenchmarks>('field', {
  avg_fill_price: { header: 'Avg px', kind: 'average-price' },
  arrival_mid: { header: 'Arrival mid', kind: 'mid-price', ...MARKET_DATA },
  ivwap: { header: 'IVWAP', ...MARKET_AVERAGE },
  day_vwap: { header: 'Day VWAP', ...MARKET_AVERAGE },
  previous_close: { header: 'Prev close', kind: 'price' },
  volume_since_start: { header: 'Volume since start', ...MARKET_QUANTITY },
  day_volume: { header: 'Day volume', ...MARKET_QUANTITY },
  avg_spread: { header: 'Avg spread', ...MARKET_AVERAGE },
});

/** Cost and paid price together reveal the benchmark, so a cost counts as market data. */
const COST = { total: meanBy('filled_usd'), ...MARKET_DATA } as const;
const COST_BPS = { kind: 'cost-bps', assetClasses: IN_BPS, ...COST } as const;
const COST_TICKS = { kind: 'cost-ticks', assetClasses: IN_TICKS, ...COST } as const;

export const costColumns = defineColumns<keyof OrderCosts>('field', {
  cost_ivwap_bps: { header: 'IVWAP bp', ...COST_BPS },
  cost_ivwap_ticks: { header: 'IVWAP ticks', ...COST_TICKS },
  cost_arrival_mid_bps: { header: 'Arrival bp', ...COST_BPS },
  cost_arrival_mid_ticks: { header: 'Arrival ticks', ...COST_TICKS },
  cost_dvwap_bps: { header: 'DVWAP bp', ...COST_BPS },
  cost_dvwap_ticks: { header: 'DVWAP ticks', ...COST_TICKS },
  avg_spread_bps: { header: 'Avg spread bp', kind: 'bps', assetClasses: IN_BPS, ...MARKET_DATA },
  avg_spread_ticks: { header: 'Avg spread ticks', kind: 'ticks', ...MARKET_DATA },
});

const SHORTFALL_USD = { kind: 'cost-usd', ...MARKET_DATA } as const;

/** Only of a whole order: a child has no decision of its own. */
export const shortfallColumns = defineColumns<keyof OrderShortfall>('field', {
  decision_price: { header: 'Decision price', kind: 'mid-price', ...MARKET_DATA },
  delay_usd: { header: 'Delay USD', ...SHORTFALL_USD },
  trading_usd: { header: 'Trading USD', ...SHORTFALL_USD },
  opportunity_usd: { header: 'Opportunity USD', ...SHORTFALL_USD },
  fees_usd: { header: 'Fees USD', kind: 'cost-usd' },
  shortfall_usd: { header: 'Shortfall USD', ...SHORTFALL_USD },
  shortfall_bps: { header: 'Shortfall bp', kind: 'cost-bps', total: meanBy('target_usd'), ...MARKET_DATA },
});

/** Only of a whole order, whose costs are counted in dollars. */
export const rateColumns = defineColumns<keyof OrderRates>('field', {
  fx_rate: { header: 'USD rate', kind: 'number', total: COMMON },
  avg_fill_tick: { header: 'Tick at avg px', kind: 'number', total: COMMON },
});
