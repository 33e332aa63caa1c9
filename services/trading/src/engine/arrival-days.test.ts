import { MAX_USUAL_DAYS, SLOT_MS } from '@meridian/domain/limits/usual-arrivals';
import { describe, expect, it } from 'vitest';
import { openTestDesk } from '../kernel/testing/test-desk.ts';
import { TEST_DAY } from '../kernel/testing/test-market.ts';
import type { TradingMemory } from '../world/trading-memory.ts';
import { accountKey, ArrivalDays } from './arrival-days.ts';

const WHOLE = accountKey('ALDGATE', null);
const CORE = accountKey('ALDGATE', 'ALDGATE-CORE');
const LATER = '2026-11-17';

function aMemory(first: unknown = null): TradingMemory {
  let kept = first;
  return {
    read: async () => kept,
    write: async (_name, value) => {
      kept = structuredClone(value);
    },
  };
}

function dayAfter(days: number) {
  const date = new Date(Date.parse('2026-01-01') + days * 86_400_000).toISOString().slice(0, 10);
  return { ...TEST_DAY, date };
}

describe('what came for an account on past days', () => {
  it('is counted by half hours, for the allocation account and for the whole one', async () => {
    const desk = await openTestDesk();
    await desk.newOrder({ strat: 'idle', order_qty: 1_000 });
    await desk.wait(SLOT_MS);
    await desk.newOrder({ strat: 'idle', order_qty: 1_000 });
    await desk.newOrder({ strat: 'idle', order_qty: 1_000 });
    const memory = aMemory();
    const days = await ArrivalDays.open(memory);
    await days.keep(desk.kernel.published.orders.parents.heads(), TEST_DAY);
    const [day] = days.before(LATER, CORE);
    expect(day?.date).toBe(TEST_DAY.date);
    expect(day?.slots.map(([count]) => count)).toEqual([1, 2]);
    const [first, second] = day?.slots ?? [];
    expect(second?.[1]).toBeCloseTo(2 * (first?.[1] ?? 0), 6);
    expect(second?.[2]).toBeCloseTo(2 * (first?.[1] ?? 0) ** 2, 3);
    expect(days.before(LATER, WHOLE)).toEqual(days.before(LATER, CORE));
    expect((await ArrivalDays.open(memory)).before(LATER, CORE)).toEqual(days.before(LATER, CORE));
  });

  it('does not include today, and a cancelled order counts with what it filled', async () => {
    const desk = await openTestDesk();
    const { id } = await desk.newOrder({ strat: 'idle', order_qty: 1_000 });
    await desk.do({ name: 'order.cancel', args: { parent_order_numeric_ids: [id] } });
    const days = await ArrivalDays.open(aMemory());
    await days.keep(desk.kernel.published.orders.parents.heads(), TEST_DAY);
    expect(days.before(TEST_DAY.date, CORE)).toEqual([]);
    expect(days.before(LATER, CORE)).toEqual([{ date: TEST_DAY.date, slots: [] }]);
  });

  it('counts a day without an order, keeps the last month, and writes a day anew as it grows', async () => {
    const days = await ArrivalDays.open(aMemory());
    for (let day = 0; day < MAX_USUAL_DAYS + 5; day += 1) await days.keep([], dayAfter(day));
    await days.keep([], dayAfter(MAX_USUAL_DAYS + 4));
    const past = days.before('2027-01-01', CORE);
    expect(past).toHaveLength(MAX_USUAL_DAYS);
    expect(past[0]).toEqual({ date: dayAfter(5).date, slots: [] });
    expect(past.at(-1)?.date).toBe(dayAfter(MAX_USUAL_DAYS + 4).date);
  });

  it('begins anew when what was stored cannot be read', async () => {
    const days = await ArrivalDays.open(aMemory([{ date: 7 }]));
    expect(days.before(LATER, CORE)).toEqual([]);
  });
});
