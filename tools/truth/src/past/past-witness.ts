import { sideSign } from '@meridian/domain/order-side';
import { sumOver } from '@meridian/trading/demo/history/fills/order-interval';
import { filledLotsOf, type WorkedOrder } from '@meridian/trading/demo/history/fills/worked-order';
import { historyWorld, instrumentAt, pathsOf } from '@meridian/trading/demo/history/market/day-market';
import { midAt } from '@meridian/trading/demo/history/market/tape';
import { drawOrders } from '@meridian/trading/demo/history/orders/draw-orders';
import { testPlan } from '@meridian/trading/demo/history/testing';
import { type WorkedInstrument, workInstrument } from '@meridian/trading/demo/history/work-instrument';
import { demoUniverse } from '@meridian/trading/demo/universe/demo-universe';
import { atMost, between, type Claim, type Length, type Witness } from '../claim.ts';
import { mean } from '../mean.ts';

const DAYS: Readonly<Record<Length, number>> = { short: 2, long: 6 };
const ORDERS_PER_DAY = 1_500;
/** A few large orders would hide the rest: what a minute's first mid does not know of them yet. */
const CUT = 0.1;

function worked(days: number, seed: number): readonly WorkedInstrument[] {
  const plan = testPlan({ dayCount: days, ordersPerDay: ORDERS_PER_DAY, seed });
  const { firstDate: tradingDate } = plan.firstSession;
  const world = historyWorld({ ...plan, universe: demoUniverse({ seed, tradingDate }) });
  return Array.from({ length: days }, (_, day) => day).flatMap((day) => {
    const paths = pathsOf(world, day);
    const byInstrument = Map.groupBy(drawOrders(world, day), ({ instrument }) => instrument.index);
    return [...byInstrument].map(([index, orders]) =>
      workInstrument(world, paths, instrumentAt(world, index), day, orders),
    );
  });
}

/** Spreads that fills of a kind paid above the mid at that time. */
function paidBy(past: readonly WorkedInstrument[], liquidity: string, expected: number): Claim {
  const paid = past.flatMap(({ tape, orders }) =>
    orders.flatMap(({ order, children, fills }) =>
      fills.flatMap(({ slot, part, price, child }) => {
        const spread = tape.market.spreadTicks * order.instrument.tickSize;
        const over = sideSign(order.side) * (price - midAt(tape.mids, slot, part));
        return children[child]?.liquidity === liquidity ? [over / spread] : [];
      }),
    ),
  );
  const sorted = paid.toSorted((one, other) => one - other);
  const usual = sorted.slice(CUT * paid.length, (1 - CUT) * paid.length);
  return {
    name: `past fills that ${liquidity === 'add' ? 'rest' : liquidity === 'remove' ? 'cross' : 'meet in the middle'}, above the mid`,
    expected: between(expected - 0.12, expected + 0.12),
    seen: mean(usual),
    unit: 'spreads',
    count: paid.length,
  };
}

type OrderShare = { readonly order: WorkedOrder['order']; readonly share: number };

/** Own share of the volume while an order worked, in percent. */
function sharesOf(past: readonly WorkedInstrument[]): readonly OrderShare[] {
  return past.flatMap(({ tape, orders }) =>
    orders
      .filter(({ fills }) => fills.length > 0)
      .map((each) => ({
        order: each.order,
        share: (100 * filledLotsOf(each)) / sumOver(tape.lots, each.interval),
      })),
  );
}

function shareClaims(past: readonly WorkedInstrument[]): readonly Claim[] {
  const shares = sharesOf(past);
  const capped = shares.filter(({ order }) => order.volumeCap !== null);
  const rates = shares.flatMap(({ order: { partRate, limit }, share }) =>
    partRate === null || limit === 'tight' ? [] : [share / partRate],
  );
  const off = rates.filter((rate) => rate < 0.9 || rate > 1.15).length;
  return [
    {
      name: 'past orders above their cap',
      expected: atMost(0),
      seen: capped.filter(({ order, share }) => share > (order.volumeCap ?? 0) + 1e-9).length,
      unit: 'orders',
      count: capped.length,
    },
    {
      name: 'rate of past POV orders',
      expected: between(0.98, 1.02),
      seen: mean(rates),
      unit: 'of the wanted',
      count: rates.length,
    },
    // The last minute is a large part of a short order.
    {
      name: 'past POV orders below 0.9 or above 1.15 of their rate',
      expected: atMost(1),
      seen: (100 * off) / rates.length,
      unit: '%',
      count: rates.length,
    },
  ];
}

/** The generated past pays and keeps what the live desk does. */
export const pastWitness: Witness = {
  name: 'past',
  about: 'orders of the generated past: what fills paid, what caps and rates were kept',
  see: async ({ length, seed }) => {
    const past = worked(DAYS[length], 7 + seed);
    return [paidBy(past, 'remove', 0.5), paidBy(past, 'add', -0.5), paidBy(past, 'mid', 0), ...shareClaims(past)];
  },
};
