import { clamp } from '@meridian/cost-model/clamp';
import type { Rng } from '@meridian/cost-model/sfc32';
import { sideSign } from '@meridian/domain/order-side';
import { stepAt } from '@meridian/domain/reference/price-steps';
import { priceOfTicks } from '../../kernel/price-units.ts';
import { usdPer } from '../universe/fx-rates.ts';
import type { Instrument } from '../../reference/instrument.ts';
import { around, between, chance } from '../draw.ts';
import { REVIEW_ABOVE_ADV } from './review-share.ts';
import type { NewOrderArgs } from './flow-command.ts';
import { type FlowQuote, midTicks, priceNear } from './flow-view.ts';

/** The purpose of an order: most just trade, some get stuck, some wait for review, some are wrong. */
export type Purpose = 'ordinary' | 'stuck' | 'for-review' | 'wrong';

const SESSION_MINUTES = 390;
const MEDIAN_PARTICIPATION = 0.06;
const MAX_USD = 25_000_000;
/** A larger order would be over its account's limit and never reach a reviewer. */
const MAX_REVIEW_USD = 400_000_000;
const MAX_SHARE_OF_ADV = 0.06;
const LIMIT_SHARE = 0.4;

function usdPerLot(instrument: Instrument, nearTicks: number): number {
  const price = Math.abs(priceOfTicks(nearTicks, instrument.tickSize));
  return price * instrument.lotSize * instrument.multiplier * usdPer(instrument.currency);
}

/** A usual share of the volume while the order works, within the dollar limits. */
export function drawQuantity(
  rng: Rng,
  instrument: Instrument,
  nearTicks: number,
  minutes: number,
  purpose: Purpose,
): number {
  const { averageDailyLots, lotSize } = instrument;
  if (purpose === 'for-review') {
    const share = REVIEW_ABOVE_ADV * (1.05 + 0.4 * rng.unit());
    const lots = Math.ceil(share * averageDailyLots);
    if (lots * usdPerLot(instrument, nearTicks) <= MAX_REVIEW_USD) return lots * lotSize;
  }
  const share = around(rng, MEDIAN_PARTICIPATION, 0.6) * clamp(minutes / SESSION_MINUTES, 0.002, 1);
  const most = Math.min(
    MAX_SHARE_OF_ADV * averageDailyLots,
    MAX_USD / Math.max(1e-9, usdPerLot(instrument, nearTicks)),
  );
  return Math.max(1, Math.floor(Math.min(share * averageDailyLots, most))) * lotSize;
}

/** Far from the market for an order that should get stuck, else near enough to trade. */
function limitTicks(rng: Rng, instrument: Instrument, side: 1 | -1, mid: number, purpose: Purpose): number {
  const spread = Math.max(stepAt(instrument.steps, mid), instrument.averageSpreadTicks);
  const daily = instrument.legs === null ? Math.abs(mid) * instrument.dailyVolatility : 20 * spread;
  const away =
    purpose === 'stuck' ? -(1.2 + 1.5 * rng.unit()) * daily - 3 * spread : (0.3 + rng.unit()) * daily + spread;
  return priceNear(instrument, mid + side * away);
}

export type DrawnPrice = Pick<NewOrderArgs, 'order_type'> & { readonly limit_price?: number };

export function drawPrice(
  rng: Rng,
  instrument: Instrument,
  side: NewOrderArgs['order_side'],
  quote: FlowQuote,
  purpose: Purpose,
): DrawnPrice {
  if (purpose !== 'stuck' && !chance(rng, LIMIT_SHARE)) return { order_type: 'MARKET' };
  const ticks = limitTicks(rng, instrument, sideSign(side), midTicks(quote), purpose);
  return { order_type: 'LIMIT', limit_price: priceOfTicks(ticks, instrument.tickSize) };
}

/** An order's duration in minutes, around the average that keeps the desk as full as it should be. */
export function drawMinutes(rng: Rng, lifeSeconds: number): number {
  return clamp(Math.round(around(rng, (0.8 * lifeSeconds) / 60, 0.6)), 1, between(rng, 200, SESSION_MINUTES));
}
