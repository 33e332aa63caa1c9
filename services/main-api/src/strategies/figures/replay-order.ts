import { estimateOrder } from '@meridian/cost-model/estimates/estimate-order';
import type { InstrumentFacts } from '@meridian/domain/entities/instrument-facts';
import { parseJsonRecord } from '@meridian/domain/json-text';
import { mergeValues } from '@meridian/domain/strategies/merge-values';
import type { ParameterValue } from '@meridian/domain/strategies/parameter-definition';
import type { ResolvedBase } from '@meridian/domain/strategy-settings/resolve-base';
import type { SampledOrder } from '@meridian/history/queries/setting-orders';

const BUCKET_MS = 5 * 60_000;

/** The simulated result of a past order: cost and risk in bps, and whether the day had enough volume. */
export type ReplayedOrder = { readonly cost: number; readonly risk: number; readonly isFilled: boolean };

/** The instrument as it was on that day. Fields that no estimate reads are empty. */
function factsOf(order: SampledOrder, volume: number): InstrumentFacts {
  const { buckets, open_auction, close_auction, closed_ms, received_ms } = order;
  const total = buckets.reduce((sum, each) => sum + each, open_auction + close_auction);
  const share = (each: number) => (total > 0 ? each / total : 0);
  return {
    exchange_symbol: '',
    description: '',
    asset_class: order.asset_class,
    asset_sub_class: order.asset_sub_class,
    country: order.country,
    trade_currency: '',
    tick_size: order.tick_size,
    tick_bands: [],
    quote_convention: 'decimal',
    lot_size: 1,
    multiplier: order.multiplier,
    expiry_month: null,
    last_trading_date: null,
    previous_close: order.price,
    avg_daily_volume: volume,
    avg_spread: order.spread,
    usd_rate: null,
    notional_price: null,
    session: {
      trade_date: '',
      open_ms: closed_ms - buckets.length * BUCKET_MS,
      close_ms: closed_ms,
      now_ms: received_ms,
      phase: 'continuous',
    },
    quote: null,
    impact: {
      daily_move: order.volatility * order.price,
      avg_spread: order.spread,
      volume_shares: buckets.map(share),
      opening_auction_share: share(open_auction),
      closing_auction_share: share(close_auction),
    },
    legs: [],
  };
}

function plainValues(values: Readonly<Record<string, unknown>>): Record<string, ParameterValue> {
  const plain = Object.entries(values).flatMap(([key, value]): [string, ParameterValue][] =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [[key, value]] : [],
  );
  return Object.fromEntries(plain);
}

/** The default model on a past order with a setting's values. Null when they cannot work it. */
export function replayOrder(order: SampledOrder, { algorithm, inherited }: ResolvedBase): ReplayedOrder | null {
  const own = parseJsonRecord(order.own_values) ?? {};
  const { as: _as, strat: _strat, ...values } = plainValues(mergeValues(inherited, own));
  const { order_side, order_qty } = order;
  const asked = { order_side, order_qty, strat: algorithm, values };
  const usual = estimateOrder(factsOf(order, order.adv), asked);
  if (usual.kind !== 'estimated' || usual.cost.bps === null || usual.risk.bps === null) return null;
  const thatDay = estimateOrder(factsOf(order, order.others_volume), asked);
  const isFilled = thatDay.kind === 'estimated' && thatDay.plannedQty >= Math.floor(order_qty);
  return { cost: usual.cost.bps, risk: usual.risk.bps, isFilled };
}
