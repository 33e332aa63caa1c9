import { describe, expect, it } from 'vitest';
import { rowContextOn } from '../testing/row-context.ts';
import { testRouter } from '../testing/test-algos.ts';
import { openTestDesk } from '../testing/test-desk.ts';
import { displayedLots } from './child-words.ts';
import { executionRow } from './execution-row.ts';
import { childRow, parentRow } from '../testing/whole-rows.ts';

/** Buys 900 of 1000 in four fills, the worked example of the cost definitions. */
async function workedExample() {
  const desk = await openTestDesk();
  desk.market.move(0, { bidTicks: 9_999, askTicks: 10_001 });
  const { id } = await desk.newOrder({ order_qty: 1_000, limit_price: 110 });
  const fills = [
    [200, 20_004],
    [300, 20_010],
    [250, 20_008],
    [150, 20_020],
  ] as const;
  for (const [lots, price] of fills) {
    for (let left = lots; left > 0; ) {
      const { childId } = desk.venue.last;
      const take = Math.min(left, desk.venue.leaves(childId));
      desk.venue.fill(childId, take, price);
      left -= take;
      await desk.settle();
    }
  }
  desk.market.trade(0, 8_000, 20_009, desk.clock.nowMs);
  desk.market.move(0, { dayLots: 10_000, dayTurnover: 100_120_000 });
  return { desk, id };
}

describe('parent row', () => {
  it('has the rates that its setting gives, unless the order names its own', async () => {
    const desk = await openTestDesk();
    const { id } = await desk.newOrder({ volume_cap: 20 });
    const parent = desk.parent(id);
    if (parent.route === null) throw new Error('the order is routed');
    const parameters = { ...parent.route.parameters, participationRate: 0.07, volumeCap: 0.29 };
    const row = parentRow({ ...parent, route: { ...parent.route, parameters } }, rowContextOn(desk));
    expect([row.part_rate, row.volume_cap]).toEqual([7, 20]);
  });

  it('has the strategy that works it, whatever name led to it', async () => {
    const desk = await openTestDesk();
    const { id } = await desk.newOrder();
    const parent = desk.parent(id);
    if (parent.route === null) throw new Error('the order is routed');
    const route = { ...parent.route, algo: 'pov' };
    const terms = { ...parent.terms, strategy: { ...parent.terms.strategy, strat: 'Desk default' } };
    const context = rowContextOn(desk);
    expect(parentRow({ ...parent, route, terms }, context).strat).toBe('pov');
    expect(parentRow({ ...parent, route: null, terms }, context).strat).toBe('Desk default');
  });

  it('has the costs of the worked example', async () => {
    const { desk, id } = await workedExample();
    const row = parentRow(desk.parent(id), rowContextOn(desk));
    expect(row.filled_qty).toBe(900);
    expect(row.avg_fill_price).toBeCloseTo(100.048889, 6);
    expect(row.arrival_mid).toBe(100);
    expect(row.cost_arrival_mid_bps).toBeCloseTo(4.8889, 4);
    expect(row.cost_arrival_mid_ticks).toBeCloseTo(4.8889, 4);
    expect(row.ivwap).toBe(100.045);
    expect(row.cost_ivwap_bps).toBeCloseTo(0.3887, 4);
    expect(row.cost_ivwap_ticks).toBeCloseTo(0.3889, 4);
    expect(row.day_vwap).toBeCloseTo(100.12, 10);
    expect(row.cost_dvwap_bps).toBeCloseTo(-7.1026, 4);
    expect(row.cost_dvwap_ticks).toBeCloseTo(-7.1111, 4);
  });

  it('has true amounts, volumes and percents', async () => {
    const { desk, id } = await workedExample();
    await desk.wait(10_000);
    const row = parentRow(desk.parent(id), rowContextOn(desk));
    expect(row).toMatchObject({
      status: 'WORKING',
      order_qty: 1_000,
      open_qty: 100,
      remaining_qty: 100,
      complete_percent: 90,
      original_complete_percent: 90,
      percent_of_adv: 0.1,
      volume_since_start: 8_000,
      '%Volume': 11.25,
      day_volume: 10_000,
      previous_close: 99.5,
      target_usd: 100_000,
      remaining_usd: 10_000,
      open_usd: 10_000,
      avg_daily_notional: 99_500_000,
      avg_spread_ticks: 2,
      avg_spread: 0.02,
      current_bid: 99.99,
      current_ask: 100.01,
      trade_currency: 'USD',
      client_id: 'Meridian',
      trader_id: 'TRD',
      list_name: null,
    });
    expect(row.filled_usd).toBeCloseTo(90_044, 6);
    expect(row.avg_spread_bps).toBeCloseTo(2, 6);
  });

  it('[OL25] stands still once the order is done', async () => {
    const { desk, id } = await workedExample();
    desk.venue.fill(desk.venue.last.childId, 100, 20_020);
    await desk.settle();
    const before = parentRow(desk.parent(id), rowContextOn(desk));
    desk.market.trade(0, 50_000, 22_000, desk.clock.nowMs);
    await desk.wait(60_000);
    const after = parentRow(desk.parent(id), rowContextOn(desk));
    expect(after.status).toBe('FILLED');
    expect(after).toMatchObject({ ivwap: before.ivwap, volume_since_start: 8_000, avg_spread: before.avg_spread });
  });

  it('tells what the algorithm has in mind, under the keys of the desk', async () => {
    const { desk, id } = await workedExample();
    const row = parentRow(desk.parent(id), rowContextOn(desk));
    expect(JSON.parse(row.attributes_json ?? '')).toMatchObject({
      goal: 500,
      ceiling: 1_000,
      floor: 0,
      schedule_filled: 900,
      expected_day_volume: 1_000_000,
      expected_interval_volume: 500_000,
      expected_percent_volume: 0.2,
      schedule_volume_cap_constrained: false,
      microstrategy_step: 'join-touch',
      microstrategy_reason: 'as the test says',
    });
    expect(JSON.parse(row.strategy_parameters ?? '')).toMatchObject({ as: 'test', strat: 'peg', st: '-1', et: '0' });
  });

  it('has nothing to say where nothing happened yet', async () => {
    const desk = await openTestDesk();
    const { id } = await desk.newOrder({ strat: 'Staging' });
    const row = parentRow(desk.parent(id), rowContextOn(desk));
    expect(row).toMatchObject({
      status: 'NEW',
      arrival_mid: null,
      ivwap: null,
      volume_since_start: null,
      avg_fill_price: null,
      cost_arrival_mid_bps: null,
      attributes_json: null,
      filled_usd: 0,
    });
  });

  it('[OL32] is not aggregated: a fill of one order of a list is not shared out to its twin', async () => {
    const desk = await openTestDesk();
    const like = { list_name: 'BASKET-1', order_qty: 500 };
    const [one, other] = [await desk.newOrder(like), await desk.newOrder({ ...like, client_order_id: 'TWIN' })];
    const [child] = desk.kernel.published.orders.childIdsOf(one.id);
    desk.venue.fill(child ?? Number.NaN, 100, 20_000);
    await desk.settle();
    const rows = [one, other].map(({ id }) => parentRow(desk.parent(id), rowContextOn(desk)));
    expect(rows.map(({ filled_qty, aggregation_status }) => ({ filled_qty, aggregation_status }))).toEqual([
      { filled_qty: 100, aggregation_status: false },
      { filled_qty: 0, aggregation_status: false },
    ]);
    const children = [one, other].map(({ id }) => desk.kernel.published.orders.childIdsOf(id));
    expect(children[0]?.filter((id) => children[1]?.includes(id))).toEqual([]);
  });

  it('counts a Japanese order in shares, and in dollars by its rate', async () => {
    const desk = await openTestDesk();
    const { id } = await desk.newOrder({ exchange_symbol: '7203', order_qty: 1_000, limit_price: 2_600 });
    const row = parentRow(desk.parent(id), rowContextOn(desk));
    expect(row).toMatchObject({ order_qty: 1_000, trade_currency: 'JPY', country: 'JP' });
    expect(row.target_usd).toBeCloseTo(1_000 * 2_500 * 0.0065, 6);
  });
});

describe('rows beneath a parent', () => {
  it('a child has its own numbers and its way', async () => {
    const { desk, id } = await workedExample();
    const { orders } = desk.kernel.published;
    const row = childRow(desk.parent(id), orders.child(1), rowContextOn(desk));
    expect(row).toMatchObject({
      child_order_numeric_id: 1,
      status: 'FILLED',
      order_qty: 100,
      remaining_qty: 0,
      avg_fill_price: 100.02,
      last_fill_price: 100.02,
      exec_broker: 'ALGO',
      destination_name: 'ALGO-DMA-1',
      intended_venue: 'XNAS',
      snap_bid: 99.99,
      special_order_instruction: 'None',
      reflection_id: 'join-touch',
      send_time_since_epoch_milliseconds: desk.clock.nowMs,
      previous_close: 99.5,
      volume_since_start: 8_000,
      '%Volume': 1.25,
      display_qty: 100,
    });
  });

  it('a child names the broker that it was meant for beside the one that it went to', async () => {
    const router = { ...testRouter, preferredFor: () => 'PREFERRED' };
    const desk = await openTestDesk({ kernel: { router } });
    const { id } = await desk.newOrder();
    const context = {
      ...rowContextOn(desk),
      brokerOf: (destination: string) => (destination === 'PREFERRED' ? 'MEANT' : 'ALGO'),
    };
    const row = childRow(desk.parent(id), desk.kernel.published.orders.child(1), context);
    expect(row).toMatchObject({ intended_broker: 'MEANT', exec_broker: 'ALGO' });
  });

  it('a fill has the market before it, not what it made of the market, and the venue of its print', async () => {
    const desk = await openTestDesk();
    const { id } = await desk.newOrder();
    const [childId = 0] = desk.kernel.published.orders.childIdsOf(id);
    const fill = desk.venue.fill(childId, 10, 20_004, true);
    const quoteBefore = { bidTicks: 9_998, bidLots: 300, askTicks: 10_002, askLots: 500 };
    desk.venue.report({ ...fill, quoteBefore, printedAt: 'BATS' });
    await desk.settle();
    const [execution] = [...desk.kernel.published.orders.executions.values()];
    if (execution === undefined) throw new Error('no fill');
    const child = desk.kernel.published.orders.child(childId);
    expect(executionRow(desk.parent(id), child, execution, rowContextOn(desk))).toMatchObject({
      snap_bid: 99.98,
      snap_bid_size: 300,
      snap_ask: 100.02,
      snap_ask_size: 500,
      last_market: 'BATS',
    });
    expect(childRow(desk.parent(id), child, rowContextOn(desk)).last_market).toBe('BATS');
  });

  it('a child hides what its order hides, and shows nothing where there is no book', () => {
    const terms = { kind: 'limit', timeInForce: 'DAY', lots: 500, displayLots: 0 } as const;
    expect(displayedLots(terms)).toBe(500);
    expect(displayedLots({ ...terms, displayLots: 80 })).toBe(80);
    expect(displayedLots({ ...terms, timeInForce: 'IOC' })).toBe(0);
    expect(displayedLots({ ...terms, kind: 'mid-peg' })).toBe(0);
  });

  it('an invited conditional is out with the instruction that shows as Invited', async () => {
    const desk = await openTestDesk();
    const { id } = await desk.newOrder({ strat: 'block' });
    desk.venue.invite(1, 300, 500);
    await desk.settle();
    const row = childRow(desk.parent(id), desk.kernel.published.orders.child(1), rowContextOn(desk));
    expect(row).toMatchObject({ status: 'OUT', special_order_instruction: 'FirmUp', peg_type: 'MID' });
  });

  it('an execution names its order, child and price', async () => {
    const { desk, id } = await workedExample();
    const { orders } = desk.kernel.published;
    const [first] = orders.executions.values();
    if (first === undefined) throw new Error('there is no execution');
    const row = executionRow(desk.parent(id), orders.child(first.childId), first, rowContextOn(desk));
    expect(row).toMatchObject({
      parent_order_numeric_id: id,
      broker_exec_id: 'E1',
      last_fill_qty: 100,
      last_fill_price: 100.02,
      last_market: 'XNAS',
      leg_type: null,
      order_side: 'BUY',
    });
  });
});
