import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Instrument } from '../../reference/instrument.ts';
import { auditOf, statusOf } from '../testing/order-history.ts';
import { rowContextOn } from '../testing/row-context.ts';
import { marketView } from '../testing/market-view.ts';
import { openTestDesk, type TestDesk } from '../testing/test-desk.ts';
import { TEST_INSTRUMENTS } from '../testing/test-instruments.ts';
import { TEST_DAY } from '../testing/test-market.ts';
import { childRow, parentRow } from '../testing/whole-rows.ts';

const NEXT = '2026-11-17';

function shownOf(desk: TestDesk, id: number, instruments: readonly Instrument[]) {
  const context = rowContextOn(desk, instruments);
  const parent = desk.parent(id);
  const row = parentRow(parent, context);
  const children = [...desk.kernel.published.orders.childIdsOf(id)].map((child) => {
    const { limit_price, last_fill_price, avg_fill_price } = childRow(
      parent,
      desk.kernel.published.orders.child(child),
      context,
    );
    return { limit_price, last_fill_price, avg_fill_price };
  });
  const { limit_price, avg_fill_price, arrival_mid, filled_usd } = row;
  return { limit_price, avg_fill_price, arrival_mid, filled_usd, children };
}

/** As an import of a finer tick leaves it: the name goes on under the next index. */
function refine(desk: TestDesk, instruments: Instrument[], tickSize: number): Instrument {
  const [former] = instruments;
  if (former === undefined) throw new Error('there is no instrument');
  const finer: Instrument = {
    ...former,
    index: instruments.length,
    tickSize,
    previousCloseTicks: Math.round((former.previousCloseTicks * former.tickSize) / tickSize),
  };
  Object.assign(former, { finerFrom: NEXT, lastTradingDate: TEST_DAY.date });
  instruments.push(finer);
  const lastTicks = finer.previousCloseTicks;
  desk.market.add(marketView({ bidTicks: lastTicks - 1, askTicks: lastTicks + 1, lastTicks }));
  desk.kernel.addInstruments([finer]);
  return finer;
}

function beginNext(desk: TestDesk): Promise<void> {
  desk.market.currentDay = { ...TEST_DAY, date: NEXT, openMs: TEST_DAY.openMs + 1, closeMs: TEST_DAY.closeMs + 1e9 };
  return desk.wait(1);
}

describe('a tick that becomes finer between two days', () => {
  it('[OL84] leaves every price that was shown as it was, and takes orders at the new prices', async () => {
    const order = fc.record({
      price: fc.integer({ min: 9_900, max: 10_100 }),
      filled: fc.integer({ min: 1, max: 90 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(order, { maxLength: 5 }), fc.constantFrom(2, 4, 5, 10), async (orders, factor) => {
        const instruments = structuredClone([...TEST_INSTRUMENTS]);
        const desk = await openTestDesk({ kernel: { instruments } });
        for (const { price, filled } of orders) {
          const { id } = await desk.newOrder({ limit_price: price / 100, order_qty: 100 });
          const child = desk.venue.submitted.at(-1)?.childId;
          if (child === undefined) throw new Error(`order ${id} has no child order`);
          desk.venue.accept(child);
          desk.venue.fill(child, filled);
          await desk.settle();
        }
        const ids = [...desk.kernel.published.orders.parents.keys()];
        const before = ids.map((id) => shownOf(desk, id, instruments));
        const finer = refine(desk, instruments, 0.01 / factor);
        await beginNext(desk);
        expect(ids.map((id) => shownOf(desk, id, instruments))).toEqual(before);
        const limit = Number((100 + 0.01 / factor).toFixed(6));
        const { id } = await desk.newOrder({ limit_price: limit });
        expect(desk.parent(id).terms.instrument).toBe(finer.index);
        expect(shownOf(desk, id, instruments).limit_price).toBe(limit);
      }),
      { numRuns: 30 },
    );
  });

  it('[OL84] ends a GTC order of before with a sentence that says what to do', async () => {
    const instruments = structuredClone([...TEST_INSTRUMENTS]);
    const desk = await openTestDesk({ kernel: { instruments } });
    const { id } = await desk.newOrder({ time_in_force: 'GTC', strat: 'idle' });
    refine(desk, instruments, 0.005);
    expect(statusOf(desk, id)).toBe('WORKING');
    await beginNext(desk);
    expect(statusOf(desk, id)).toBe('EXPIRED');
    expect((await auditOf(desk, id)).at(-1)?.description).toBe(
      'Expired: ACME has a finer tick since 2026-11-17: send the order again.',
    );
  });
});
