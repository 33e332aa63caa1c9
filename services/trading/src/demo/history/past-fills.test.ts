import { sum } from '@meridian/cost-model/sum';
import { sideSign } from '@meridian/domain/order-side';
import { describe, expect, it } from 'vitest';
import { historyWorld, instrumentAt, pathsOf } from './market/day-market.ts';
import { midAt } from './market/tape.ts';
import { drawOrders } from './orders/draw-orders.ts';
import { testPlan } from './testing.ts';
import { workInstrument } from './work-instrument.ts';
import { sumOver } from './fills/order-interval.ts';
import { filledLotsOf } from './fills/worked-order.ts';

const world = historyWorld(testPlan({ dayCount: 6, ordersPerDay: 1_500 }));
const worked = [0, 1, 2, 3, 4, 5].flatMap((day) => {
  const paths = pathsOf(world, day);
  const byInstrument = Map.groupBy(drawOrders(world, day), ({ instrument }) => instrument.index);
  return [...byInstrument].map(([index, orders]) =>
    workInstrument(world, paths, instrumentAt(world, index), day, orders),
  );
});

/** Spreads that fills of a kind paid above the mid at that time. */
function paidSpreads(kind: string): number {
  const paid = worked.flatMap(({ tape, orders }) =>
    orders.flatMap(({ order, children, fills }) =>
      fills.flatMap(({ slot, part, price, child }) => {
        const { liquidity } = children[child] ?? {};
        const spread = tape.market.spreadTicks * order.instrument.tickSize;
        const over = sideSign(order.side) * (price - midAt(tape.mids, slot, part));
        return liquidity === kind ? [over / spread] : [];
      }),
    ),
  );
  expect(paid.length).toBeGreaterThan(500);
  // The minute's first mid does not contain impact within the minute. A few large orders would hide the rest.
  const sorted = paid.toSorted((a, b) => a - b);
  return sum(sorted.slice(paid.length / 10, (9 * paid.length) / 10)) / (0.8 * paid.length);
}

const shareOf = ({ tape }: (typeof worked)[number], order: (typeof worked)[number]['orders'][number]) =>
  filledLotsOf(order) / sumOver(tape.lots, order.interval);

describe('fills of the past', () => {
  it.each([
    ['add', -0.5],
    ['mid', 0],
    ['remove', 0.5],
  ])('that %s pay %f spreads above the mid, as their snaps say', (liquidity, expected) => {
    expect(Math.abs(paidSpreads(liquidity) - expected)).toBeLessThan(0.12);
  });

  it('never take more of the volume than the cap of their order', () => {
    const capped = worked.flatMap((one) =>
      one.orders.flatMap((order) => {
        const { volumeCap } = order.order;
        return volumeCap === null || order.fills.length === 0 ? [] : [{ share: shareOf(one, order), volumeCap }];
      }),
    );
    expect(capped.length).toBeGreaterThan(500);
    expect(capped.filter(({ share, volumeCap }) => 100 * share > volumeCap + 1e-9)).toEqual([]);
  });

  it('keep the rate of a participation order', () => {
    const rates = worked.flatMap((one) =>
      one.orders.flatMap((order) => {
        const { partRate, limit } = order.order;
        return partRate === null || limit === 'tight' || order.fills.length === 0
          ? []
          : [(100 * shareOf(one, order)) / partRate];
      }),
    );
    expect(rates.length).toBeGreaterThan(300);
    const mean = sum(rates) / rates.length;
    expect(mean).toBeGreaterThan(0.98);
    expect(mean).toBeLessThan(1.02);
    // The last minute is a large part of a short order.
    expect(rates.filter((rate) => rate < 0.9 || rate > 1.15).length / rates.length).toBeLessThan(0.01);
    // Another large order of the desk may arrive in the last minute.
    expect(Math.min(...rates)).toBeGreaterThan(0.5);
    expect(Math.max(...rates)).toBeLessThan(1.5);
  });
});
