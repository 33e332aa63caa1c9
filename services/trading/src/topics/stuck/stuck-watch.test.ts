import { STUCK_GROUPINGS } from '@meridian/domain/entities/stuck-order';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testUser } from '../../live/testing.ts';
import { sampleChild, sampleExecution, sampleMarket, sampleParent } from '../testing/sample-records.ts';
import { topicDesk } from '../testing/topic-desk.ts';

const USER = testUser({ data_permissions: { accounts: ['ALPHA'], alloc_accounts: [] }, market_data_permit: true });
const MINUTE = 60_000;
const NO_SIGNALS = { auction_wait_until_ms: null, avoided_destinations: null };

function deskAt(nowMs: number) {
  const desk = topicDesk();
  desk.clock.nowMs = nowMs;
  return desk;
}

describe('stuck orders', () => {
  it('appear after two idle minutes, with place and reason', () => {
    const desk = deskAt(0);
    desk.put('parent_orders', sampleParent(1));
    desk.put('child_orders', sampleChild(9, 1, { status: 'OUT', remaining_qty: 0, last_update_timestamp: MINUTE }));
    const client = desk.join('stuck_orders', USER);
    desk.clock.nowMs = 2 * MINUTE;
    desk.topics.refresh();
    expect(client.flush().keys()).toEqual([]);
    desk.clock.nowMs = 3 * MINUTE;
    desk.topics.refresh();
    expect(client.flush().keys()).toEqual([1]);
    expect(client.cell(1, 'stuck_since')).toBe(MINUTE);
    expect(client.cell(1, 'stuck_reason')).toBe('no liquidity');
    expect(client.cell(1, 'destination_name')).toBe('ALGO-DMA-1');
    expect(client.cell(1, 'exchange_symbol')).toBe('VOD');
  });

  it('go at once when they fill, are paused or end', () => {
    const desk = deskAt(5 * MINUTE);
    desk.put('parent_orders', sampleParent(1), sampleParent(2), sampleParent(3));
    desk.topics.refresh();
    const client = desk.join('stuck_orders', USER);
    expect(client.keys()).toEqual([1, 2, 3]);
    desk.put('parent_orders', sampleParent(1, { auto_trading_status: false }), sampleParent(2, { status: 'OUT' }));
    const atMs = 5 * MINUTE;
    desk.put('executions', sampleExecution('E', 3, { report_receive_time_since_epoch_milliseconds: atMs }));
    desk.put('parent_orders', sampleParent(3, { filled_qty: 500 }));
    expect(client.flush().keys()).toEqual([]);
  });

  it.each([
    ['limit away', {}, { limit_price: 99 }],
    ['auction only', {}, { time_in_force: 'CLS' }],
    ['volume cap', {}, { attributes_json: JSON.stringify({ schedule_volume_cap_constrained: true }) }],
    ['no market data', {}, { current_last: null, current_bid: null, current_ask: null }],
    ['venue rejects', { status: 'REJECTED', remaining_qty: 0 }, {}],
    ['destination down', { status: 'OUT', remaining_qty: 0, destination_name: 'CROSS-X' }, {}],
  ] as const)('say %s', (reason, child, parent) => {
    const desk = deskAt(10 * MINUTE);
    desk.registry.reportDestination('CROSS-X', 0);
    desk.registry.reportDestination('ALGO-DMA-1', 2);
    desk.put('parent_orders', sampleParent(1, parent));
    desk.put('child_orders', sampleChild(9, 1, { status: 'OUT', remaining_qty: 0, ...child }));
    desk.topics.refresh();
    expect(desk.join('stuck_orders', USER).cell(1, 'stuck_reason')).toBe(reason);
  });

  it("use the algorithm's reason and times", () => {
    const desk = deskAt(10 * MINUTE);
    desk.put('parent_orders', sampleParent(1), sampleParent(2), sampleParent(3));
    const signals = { held_back_by: null, start_ms: 0, end_ms: 60 * MINUTE, ...NO_SIGNALS };
    desk.put(
      'order_signals',
      { ...signals, parent_order_numeric_id: 1, held_back_by: 'volume cap' },
      { ...signals, parent_order_numeric_id: 2, start_ms: 9 * MINUTE },
      { ...signals, parent_order_numeric_id: 3, end_ms: 5 * MINUTE },
    );
    desk.topics.refresh();
    const client = desk.join('stuck_orders', USER);
    expect([client.keys(), client.cell(1, 'stuck_reason')]).toEqual([[1], 'volume cap']);
  });

  it('are not those that are ahead of their plan, and those that are not say that the next child is too small', () => {
    const desk = deskAt(10 * MINUTE);
    const plan = JSON.stringify({ goal: 400, floor: 100 });
    desk.put(
      'parent_orders',
      sampleParent(1, { filled_qty: 400, attributes_json: plan }),
      sampleParent(2, { filled_qty: 399, attributes_json: plan }),
      sampleParent(3, { filled_qty: 400, attributes_json: plan }),
    );
    const signals = { held_back_by: null, start_ms: 0, end_ms: 60 * MINUTE, ...NO_SIGNALS };
    desk.put(
      'order_signals',
      { ...signals, parent_order_numeric_id: 2, held_back_by: 'next child too small' },
      { ...signals, parent_order_numeric_id: 3, held_back_by: 'destination down' },
    );
    desk.topics.refresh();
    const client = desk.join('stuck_orders', USER);
    expect(client.keys()).toEqual([2, 3]);
    expect(client.cell(2, 'stuck_reason')).toBe('next child too small');
  });

  it('are counted in their summaries as soon as the list changes', async () => {
    const desk = deskAt(5 * MINUTE);
    desk.put('parent_orders', sampleParent(1), sampleParent(2));
    desk.topics.refresh();
    const list = desk.join('stuck_orders', USER);
    const summary = desk.join('stuck_summary', USER, { by: 'country' });
    const counted = () =>
      summary
        .flush()
        .keys()
        .map((key) => Number(summary.cell(key, 'no_of_orders')));
    expect(counted()).toEqual([2]);
    desk.put('parent_orders', sampleParent(1, { status: 'OUT' }));
    await Promise.resolve();
    expect([list.flush().keys(), counted()]).toEqual([[2], [1]]);
  });

  it('are not those that are staged, wait for their start, or whose market is closed', () => {
    const desk = deskAt(10 * MINUTE);
    desk.put('market_data', sampleMarket('SHUT', { phase: 'closed' }));
    desk.put('parent_orders', sampleParent(1, { strat: 'Staging' }), sampleParent(2, { status: 'NEW' }));
    desk.put('parent_orders', sampleParent(3, { exchange_symbol: 'SHUT' }));
    desk.topics.refresh();
    expect(desk.join('stuck_orders', USER).keys()).toEqual([]);
  });

  it('are not those that wait for their auction, until it takes no more orders', () => {
    const desk = deskAt(10 * MINUTE);
    desk.put('parent_orders', sampleParent(1, { strat: 'close' }));
    const signals = { parent_order_numeric_id: 1, held_back_by: null, start_ms: 0, end_ms: 90 * MINUTE };
    desk.put('order_signals', { ...signals, ...NO_SIGNALS, auction_wait_until_ms: 60 * MINUTE });
    desk.topics.refresh();
    const client = desk.join('stuck_orders', USER);
    expect(client.keys()).toEqual([]);
    for (const minute of [59, 60]) {
      desk.clock.nowMs = minute * MINUTE;
      desk.topics.refresh();
    }
    expect(client.flush().keys()).toEqual([]);
    desk.clock.nowMs = 61 * MINUTE;
    desk.topics.refresh();
    expect(client.flush().keys()).toEqual([1]);
  });

  it('do not exist while books rest for an auction', () => {
    const desk = deskAt(10 * MINUTE);
    desk.put('market_data', sampleMarket('CALL', { phase: 'closing-auction' }));
    desk.put('parent_orders', sampleParent(1, { exchange_symbol: 'CALL' }));
    desk.topics.refresh();
    expect(desk.join('stuck_orders', USER).keys()).toEqual([]);
  });

  it('do not exist while the kill switch is off, and count from zero afterwards', () => {
    const desk = deskAt(10 * MINUTE);
    desk.put('parent_orders', sampleParent(1), sampleParent(2));
    desk.topics.refresh();
    const client = desk.join('stuck_orders', USER);
    expect(client.keys()).toEqual([1, 2]);
    desk.registry.reportGlobalAutoTrading('off');
    expect(client.flush().keys()).toEqual([]);
    desk.clock.nowMs = 30 * MINUTE;
    desk.topics.refresh();
    desk.registry.reportGlobalAutoTrading('on');
    desk.clock.nowMs = 31 * MINUTE;
    desk.topics.refresh();
    expect(client.flush().keys()).toEqual([]);
    desk.clock.nowMs = 32 * MINUTE;
    desk.topics.refresh();
    expect(client.flush().keys()).toEqual([1, 2]);
  });

  it('count from the moment at which they were resumed', () => {
    const desk = deskAt(10 * MINUTE);
    desk.put('parent_orders', sampleParent(1, { auto_trading_status: false }));
    desk.topics.refresh();
    desk.put('parent_orders', sampleParent(1));
    desk.topics.refresh();
    const client = desk.join('stuck_orders', USER);
    expect(client.keys()).toEqual([]);
    desk.clock.nowMs = 12 * MINUTE;
    desk.topics.refresh();
    expect(client.flush().keys()).toEqual([1]);
  });

  it('bring no children that stand in an auction', () => {
    const desk = deskAt(0);
    desk.put('parent_orders', sampleParent(1, { attributes_json: JSON.stringify({ floor: 900 }) }));
    desk.put('child_orders', sampleChild(9, 1, { time_in_force: 'CLS' }), sampleChild(10, 1));
    desk.topics.refresh();
    desk.clock.nowMs = 3 * MINUTE;
    desk.topics.refresh();
    expect(desk.join('stuck_child_orders', USER).keys()).toEqual([10]);
  });

  it('bring their open children that have not moved either, until those end', () => {
    const desk = deskAt(0);
    const floor = JSON.stringify({ floor: 900 });
    desk.put('parent_orders', sampleParent(1, { attributes_json: floor }));
    desk.put('child_orders', sampleChild(9, 1), sampleChild(10, 1, { last_update_timestamp: 2 * MINUTE }));
    desk.topics.refresh();
    desk.clock.nowMs = 3 * MINUTE;
    desk.topics.refresh();
    const client = desk.join('stuck_child_orders', USER);
    expect([client.keys(), client.cell(9, 'stuck_since')]).toEqual([[9], 1_000]);
    desk.put('child_orders', sampleChild(9, 1, { remaining_qty: 0, status: 'FILLED' }));
    expect(client.flush().keys()).toEqual([]);
  });

  it('looks at a large desk in several rounds', () => {
    const desk = deskAt(10 * MINUTE);
    for (let id = 1; id <= 5_000; id += 1) desk.put('parent_orders', sampleParent(id));
    const client = desk.join('stuck_orders', USER);
    desk.topics.refresh();
    expect(client.flush().keys()).toHaveLength(4_000);
    desk.topics.refresh();
    expect(client.flush().keys()).toHaveLength(5_000);
  });
});

describe('stuck summaries', () => {
  it('[LS51] leave out amounts at the last price without the permit', () => {
    const desk = deskAt(10 * MINUTE);
    desk.put('parent_orders', sampleParent(1, { list_name: 'L1' }));
    const permitted = desk.join('stuck_summary', USER, { by: 'list' });
    const masked = desk.join('stuck_summary', { ...USER, market_data_permit: false }, { by: 'list' });
    desk.topics.refresh();
    expect([...permitted.flush().rows.values()]).toEqual([['=L1', 'L1', 1, 60_000]]);
    expect([...masked.flush().rows.values()]).toEqual([['=L1', 'L1', 1, null]]);
  });

  it('count the stuck child orders at child level, not their parents', () => {
    const desk = deskAt(0);
    const own = { attributes_json: JSON.stringify({ floor: 900 }), list_name: 'L1' };
    desk.put('parent_orders', sampleParent(1, own), sampleParent(2, own));
    const dark = { intended_venue: 'XDRK', list_name: 'L1' };
    desk.put('child_orders', sampleChild(8, 1, dark), sampleChild(9, 1, { list_name: 'L1' }), sampleChild(10, 2, dark));
    desk.topics.refresh();
    desk.clock.nowMs = 3 * MINUTE;
    desk.topics.refresh();
    const linesBy = (by: string) =>
      [...desk.join('stuck_summary', USER, { by, level: 'child' }).rows.values()].map(([, name, count]) => [
        name,
        count,
      ]);
    expect(linesBy('venue')).toEqual([
      ['XDRK', 2],
      ['XNYS', 1],
    ]);
    expect(linesBy('list')).toEqual([['L1', 3]]);
    expect(linesBy('destination')).toEqual([['ALGO-DMA-1', 3]]);
    expect(linesBy('tactic')).toEqual([['passive-peg', 3]]);
  });

  it.each(STUCK_GROUPINGS)('by %s equal the stuck rows after any batches', (by) => {
    const column = { destination: 'destination_name', list: 'list_name', country: 'country' } as const;
    const field = by === 'tactic' ? 'reflection_id' : by === 'venue' ? 'intended_venue' : column[by];
    const step = fc.record({
      id: fc.integer({ min: 1, max: 8 }),
      account: fc.constantFrom('ALPHA', 'BETA'),
      list_name: fc.constantFrom(null, 'L1', 'L2'),
      country: fc.constantFrom(null, 'US', 'JP'),
      venue: fc.constantFrom('XNYS', 'BATS'),
      remaining_usd: fc.option(fc.double({ min: 0, max: 1e7, noNaN: true })),
      status: fc.constantFrom('WORKING' as const, 'WORKING' as const, 'FILLED' as const),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30, size: 'max' }), (steps) => {
        const desk = deskAt(0);
        const summary = desk.join('stuck_summary', USER, { by });
        const rows = desk.join('stuck_orders', USER);
        for (const { id, account, list_name, country, venue, remaining_usd, status } of steps) {
          const own = { account, alloc_account: `${account}-1` };
          desk.clock.nowMs += 3 * MINUTE;
          desk.put('parent_orders', sampleParent(id, { ...own, list_name, country, remaining_usd, status }));
          const routed = { intended_venue: venue, reflection_id: `t-${venue}`, destination_name: `d-${venue}` };
          desk.put('child_orders', sampleChild(id, id, { ...own, ...routed, status: 'OUT', remaining_qty: 0 }));
          desk.topics.refresh();
        }
        summary.flush();
        rows.flush();
        const wanted = new Map<unknown, { count: number; cents: number | null }>();
        for (const key of rows.keys()) {
          const name = rows.cell(key, field);
          const group = wanted.get(name) ?? { count: 0, cents: null };
          const usd = rows.cell(key, 'remaining_usd');
          group.count += 1;
          if (typeof usd === 'number') group.cents = (group.cents ?? 0) + Math.round(usd * 100);
          wanted.set(name, group);
        }
        const found = [...summary.rows.values()].map(([, name, count, usd]) => {
          return [name, { count, cents: typeof usd === 'number' ? Math.round(usd * 100) : null }] as const;
        });
        expect(new Map<unknown, unknown>(found)).toEqual(wanted);
      }),
      { numRuns: 60 },
    );
  });
});
