import type { OrderShortfall } from '@meridian/domain/entities/parent-order';
import { implementationShortfall } from '@meridian/domain/implementation-shortfall';
import { feesUsd } from '../../reference/fees.ts';
import { averageFillHalfTicks, filledLotsOf } from '../children/exposure.ts';
import { priceHalfTicks } from '../market-snap.ts';
import type { Parent } from '../state/parent.ts';
import { halfTickPrice } from './amounts.ts';
import type { ParentParts, RowContext } from './row-context.ts';

/**
 * The shortfall against the decision so far. What has not filled counts at the end, or at the market until then. Blank
 * for an order that never started.
 */
export function shortfallOf({ parent, instrument, view }: ParentParts, { fx }: RowContext): OrderShortfall {
  const { lotSize, multiplier, tickSize, legs } = instrument;
  const price = (halfTicks: number | null) => halfTickPrice(halfTicks, tickSize);
  const usdPerUnit = fx(instrument.currency);
  const fees = feesOf({ parent, instrument, view }, usdPerUnit);
  const decision_price = price(parent.decisionHalfTicks ?? null);
  const found =
    fees === null || parent.startMark === null
      ? null
      : implementationShortfall({
          order_side: parent.terms.side,
          order_qty: parent.terms.quantityLots * lotSize,
          filled_qty: filledLotsOf(parent) * lotSize,
          avg_fill_price: price(averageFillHalfTicks(parent)),
          decision_price,
          arrival_price: price(parent.arrivalHalfTicks),
          end_price: price(parent.stage === 'done' ? (parent.endHalfTicks ?? null) : priceHalfTicks(view)),
          multiplier,
          usdPerUnit,
          fees_usd: fees,
        });
  // Field by field: it is made for every row, and to spread a record takes as long as to find its values.
  return {
    decision_price,
    delay_usd: found?.delay_usd ?? null,
    trading_usd: found?.trading_usd ?? null,
    opportunity_usd: found?.opportunity_usd ?? null,
    fees_usd: found === null ? fees : found.fees_usd,
    shortfall_usd: found?.shortfall_usd ?? null,
    shortfall_bps: found === null || legs !== null ? null : found.shortfall_bps,
  };
}

/** Null without a rate, and when a fill came before fees were counted. */
function feesOf({ parent, instrument }: ParentParts, usdPerUnit: number | null): number | null {
  const { own, near, far } = parent.fills;
  const lots = own.lots + near.lots + far.lots;
  if (lots === 0) return 0;
  if (usdPerUnit === null || valueOf(parent) !== own.value + near.value + far.value) return null;
  const perHalfTick = (instrument.tickSize / 2) * instrument.lotSize * instrument.multiplier * usdPerUnit;
  const usd = (value = 0) => value * perHalfTick;
  const { add, remove, mid, auction } = parent.liquidityValue ?? {};
  return feesUsd(instrument, lots, { add: usd(add), remove: usd(remove), mid: usd(mid), auction: usd(auction) });
}

/** Whole numbers, so their order does not matter. */
function valueOf({ liquidityValue: { add = 0, remove = 0, mid = 0, auction = 0 } = {} }: Parent): number {
  return add + remove + mid + auction;
}
