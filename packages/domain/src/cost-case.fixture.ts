import * as fc from 'fast-check';
import { ORDER_SIDES, type OrderSide } from './order-side.ts';

/** An order by its fills, in whole ticks, so that its cost can be computed in another way than the product does. */
export type CostCase = {
  readonly side: OrderSide;
  readonly isSpread: boolean;
  readonly tick: number;
  readonly multiplier: number;
  readonly fxRate: number;
  readonly fills: readonly { readonly lots: number; readonly ticks: number }[];
  readonly benchmarkTicks: number;
};

const whole = (min: number, max: number) => fc.integer({ min, max });

/** Outrights above zero, and spreads around it. */
export const costCase: fc.Arbitrary<CostCase> = fc.boolean().chain((isSpread) => {
  const ticks = isSpread ? whole(-200, 200) : whole(500, 60_000);
  return fc.record({
    side: fc.constantFrom(...ORDER_SIDES),
    isSpread: fc.constant(isSpread),
    tick: fc.constantFrom(0.01, 0.25, 1 / 64, 5),
    multiplier: fc.constantFrom(1, 50, 1_000),
    fxRate: fc.constantFrom(1, 0.0067, 1.27),
    fills: fc.array(fc.record({ lots: whole(1, 5_000), ticks }), { minLength: 1, maxLength: 5 }),
    benchmarkTicks: ticks,
  });
});

/** The fields that a row carries of it. Its dollars filled are those of a near leg when it is a spread. */
export function costRow({ side, isSpread, tick, multiplier, fxRate, fills }: CostCase) {
  const lots = fills.reduce((sum, fill) => sum + fill.lots, 0);
  const average = fills.reduce((sum, fill) => sum + fill.lots * fill.ticks, 0) / lots;
  return {
    order_side: side,
    asset_class: isSpread ? ('FUTURE' as const) : ('EQUITY' as const),
    asset_sub_class: isSpread ? ('CALENDAR SPREAD' as const) : null,
    avg_fill_price: average * tick,
    avg_fill_tick: tick,
    filled_qty: lots,
    filled_usd: lots * multiplier * fxRate * (isSpread ? 110 : average * tick),
    multiplier,
    fx_rate: fxRate,
  };
}

/** Each fill alone, in ticks, and then together: no average price and no notional is in it. */
export function costByFills({ side, isSpread, tick, multiplier, fxRate, fills, benchmarkTicks }: CostCase) {
  const sign = side === 'SELL' || side === 'SELL SHORT' ? -1 : 1;
  let lots = 0;
  let tickLots = 0;
  for (const fill of fills) {
    lots += fill.lots;
    tickLots += sign * fill.lots * (fill.ticks - benchmarkTicks);
  }
  return {
    bps: isSpread ? null : ((tickLots / lots) * 10_000) / benchmarkTicks,
    ticks: tickLots / lots,
    usd: tickLots * tick * multiplier * fxRate,
  };
}

/** The same but for what adding up doubles in another order loses. */
export function isSameNumber(left: number | null, right: number | null): boolean {
  if (left === null || right === null) return left === right;
  return Math.abs(left - right) <= 1e-6 * (1 + Math.abs(left) + Math.abs(right));
}
