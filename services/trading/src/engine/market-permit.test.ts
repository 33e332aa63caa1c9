import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowContextOn } from '../kernel/testing/row-context.ts';
import { openTestDesk } from '../kernel/testing/test-desk.ts';
import type { MarketView } from '../market/market-port.ts';
import { type Row, TABLE_FIELDS, type TableName } from '../topics/row-batch.ts';
import { marketDataColumns } from '../topics/tables/columns.ts';
import { marketMask } from '../topics/views/market-mask.ts';
import { childCells, executionCells, parentCells } from './engine-rows.ts';

type Prices = Pick<MarketView, 'bidTicks' | 'askTicks' | 'lastTicks' | 'openTicks' | 'highTicks' | 'lowTicks'>;

/** Within the price band of the order's limit, so that every market takes the same order. */
const aMarket = fc
  .record({
    bidTicks: fc.integer({ min: 9_900, max: 10_090 }),
    spread: fc.integer({ min: 1, max: 9 }),
    last: fc.integer({ min: 0, max: 9 }),
  })
  .map(({ bidTicks, spread, last }): Prices => {
    const lastTicks = bidTicks + Math.min(last, spread);
    return {
      bidTicks,
      askTicks: bidTicks + spread,
      lastTicks,
      openTicks: lastTicks,
      highTicks: lastTicks + 1,
      lowTicks: lastTicks - 1,
    };
  });

/** The fill has the same price in every market: it is ours to know. */
const FILL_HALF_TICKS = 20_000;

/** A filled order and one that waits, in a market that moves after they came. */
async function rowsIn(arrival: Prices, later: Prices): Promise<readonly (readonly [TableName, Row])[]> {
  const desk = await openTestDesk();
  const { id: worked } = await desk.newOrder({ order_qty: 500 });
  const { childId } = desk.venue.last;
  desk.market.move(0, arrival);
  const { id: waiting } = await desk.newOrder({ strat: 'idle', order_type: 'MARKET', limit_price: null });
  desk.venue.fill(childId, 100, FILL_HALF_TICKS);
  await desk.settle();
  desk.market.trade(0, 700, (later.bidTicks ?? 0) + (later.askTicks ?? 0), desk.clock.nowMs);
  desk.market.move(0, { ...later, dayTurnover: 1_700 * (later.lastTicks ?? 0) });
  const context = rowContextOn(desk);
  const { orders } = desk.kernel.published;
  const child = orders.child(childId);
  const [execution] = orders.executions.values();
  if (execution === undefined) throw new Error('nothing filled');
  const parent = desk.parent(worked);
  return [
    ['parent_orders', parentCells(parent, context).row],
    ['parent_orders', parentCells(desk.parent(waiting), context).row],
    ['child_orders', childCells(parent, child, context).row],
    ['executions', executionCells(parent, child, execution, context)],
  ];
}

function named(table: TableName, row: Row): object {
  return Object.fromEntries(TABLE_FIELDS[table].map((field, column) => [field, row[column]]));
}

describe('a user without the market-data permit', () => {
  it('gets the same rows whatever the market does: no price can be worked out of them', async () => {
    await fc.assert(
      fc.asyncProperty(aMarket, aMarket, aMarket, async (arrival, one, other) => {
        const [before, after] = [await rowsIn(arrival, one), await rowsIn(other, other)];
        for (const [place, [table, row]] of before.entries()) {
          const mask = marketMask(table, false);
          const [, changed = []] = after[place] ?? [];
          expect(named(table, mask.row(changed))).toEqual(named(table, mask.row(row)));
          for (const column of marketDataColumns(table)) expect(mask.row(row)[column]).toBeNull();
        }
      }),
      { numRuns: 25 },
    );
  });

  it('would get other rows with the permit, so that the comparison can fail', async () => {
    const quote = { openTicks: 9_950, highTicks: 10_010, lowTicks: 9_940 };
    const low = { bidTicks: 9_950, askTicks: 9_951, lastTicks: 9_951, ...quote };
    const high = { bidTicks: 10_001, askTicks: 10_004, lastTicks: 10_004, ...quote };
    const [before, after] = [await rowsIn(low, low), await rowsIn(high, high)];
    for (const [place, [table, row]] of before.entries()) {
      expect(named(table, after[place]?.[1] ?? [])).not.toEqual(named(table, row));
    }
  });
});
