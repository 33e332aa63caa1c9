import { describe, expect, it } from 'vitest';
import type { Parent } from '../state/parent.ts';
import { LiveOrders } from './live-orders.ts';
import { orderRestMs, ordersLeftBehind, ordersToLookAt, restMs } from './market-looks.ts';

/** Only what LiveOrders reads of an order. */
function orders(count: number, instrumentOf: (id: number) => number): LiveOrders {
  const live = new LiveOrders(1);
  for (let id = 1; id <= count; id += 1) {
    live.of({ id, plan: null, terms: { instrument: instrumentOf(id) } } as unknown as Parent);
  }
  return live;
}

const isFirst = (id: number) => id === 1;

function look(live: LiveOrders, nowMs: number): readonly number[] {
  return ordersToLookAt(live, [0, 1], nowMs, { leastGapMs: 250, isWaiting: () => false });
}

describe('looks because the market moved', () => {
  it('are at the orders on it, and not too often', () => {
    const live = orders(4, (id) => (id === 4 ? 7 : id % 2));
    expect(new Set(look(live, 1_000))).toEqual(new Set([1, 2, 3]));
    expect(look(live, 1_249)).toEqual([]);
    expect(look(live, 1_250)).toHaveLength(3);
  });

  it('leave out an order that was just looked at for another reason', () => {
    const live = orders(2, () => 0);
    live.rest({ id: 1, terms: { instrument: 0 } } as unknown as Parent, 900);
    expect([look(live, 1_000), look(live, 1_150), look(live, 1_250)]).toEqual([[2], [1], [2]]);
  });

  it('are bounded at a time and come to every order in turn', () => {
    const live = orders(8_000, (id) => id % 2);
    const seen = new Set<number>();
    for (let nowMs = 10_000; nowMs < 12_000; nowMs += 25) {
      const due = look(live, nowMs);
      expect(due.length).toBeLessThanOrEqual(200);
      for (const id of due) seen.add(id);
    }
    expect(seen.size).toBe(8_000);
  });
});

it('leaves orders that wait for their look to their turn, so that others can wait too', () => {
  const rule = { leastGapMs: 250, isWaiting: isFirst };
  expect(
    ordersToLookAt(
      orders(3, () => 0),
      [0],
      1_000,
      rule,
    ),
  ).toEqual([2, 3]);
});

it('lets each order of a busy desk rest longer, and none of a small one', () => {
  expect([orders(80, () => 0), orders(8_000, () => 0)].map(restMs)).toEqual([40, 4_000]);
});

it('has two thirds of the looks for twice as many orders, where there are more than eight thousand', () => {
  const looksPerSecond = [8_000, 16_000].map((size) => Math.round((1_000 * size) / restMs({ size })));
  expect(looksPerSecond).toEqual([2_000, 1_333]);
});

it('lets no order rest so long that it falls behind its schedule', () => {
  const live = orders(8_000, () => 0);
  const rests = [60_000, 3_600_000].map((endMs) => orderRestMs(live, { startMs: 0, endMs, isCatchingUp: false }));
  expect(rests).toEqual([600, 4_000]);
});

it('looks at an order of a busy desk that catches up every second', () => {
  const live = orders(8_000, () => 0);
  const rests = [false, true].map((isCatchingUp) => orderRestMs(live, { startMs: 0, endMs: 3_600_000, isCatchingUp }));
  expect(rests).toEqual([4_000, 1_000]);
});

const reached = (live: LiveOrders, dayLots: number) => ordersLeftBehind(live, [0, 1], () => dayLots);

function markAt(live: LiveOrders, id: number, dayLots: number | null): void {
  const order = live.get(id);
  if (order !== undefined) live.lookAtVolume(order, dayLots);
}

describe('looks because volume left orders behind', () => {
  it('are at each order once, when its volume has come', () => {
    const live = orders(4, (id) => id % 2);
    for (const [id, dayLots] of [
      [1, 700],
      [2, 500],
      [3, 500],
      [4, null],
    ] as const) {
      markAt(live, id, dayLots);
    }
    expect([499, 600, 600, 700, 9_000].map((dayLots) => reached(live, dayLots))).toEqual([[], [2, 3], [], [1], []]);
  });

  it('follow the last look: a fill moves the volume further away, or takes it away', () => {
    const live = orders(2, () => 0);
    for (const id of [1, 2]) markAt(live, id, 500);
    markAt(live, 1, 800);
    markAt(live, 2, null);
    expect([500, 800].map((dayLots) => reached(live, dayLots))).toEqual([[], [1]]);
  });

  it('are not at an order that is over, or whose plan was taken away', () => {
    const live = orders(3, () => 0);
    for (const id of [1, 2, 3]) markAt(live, id, 500);
    live.forget({ id: 1, terms: { instrument: 0 } } as unknown as Parent);
    live.clearPlan(2);
    expect(reached(live, 500)).toEqual([3]);
  });
});
