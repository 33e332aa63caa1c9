import { matchesAssetSelection } from '@meridian/domain/asset-class';
import { COST_GROUPINGS, type CostGrouping } from '@meridian/domain/entities/cost-analysis-result';
import type { ParentOrder } from '@meridian/domain/entities/parent-order';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testUser } from '../../live/testing.ts';
import { sampleParent } from '../testing/sample-records.ts';
import type { TopicClient } from '../testing/topic-client.ts';
import { topicDesk } from '../testing/topic-desk.ts';
import { groupId } from './cost-groups.ts';

const USER = testUser({
  market_data_permit: true,
  data_permissions: { accounts: ['ALPHA'], alloc_accounts: ['BETA-1'] },
});

const ATTRIBUTES = '{"goal":3,"expected_ivwap_bps":1.5,"expected_ivwap_sd_bps":2.5}';

const amount = fc.option(fc.oneof(fc.constant(0), fc.double({ min: 1_000, max: 5e7, noNaN: true })), { freq: 5 });
const cost = fc.option(fc.double({ min: -80, max: 80, noNaN: true }), { freq: 5 });

const order = fc
  .record({
    id: fc.integer({ min: 1, max: 12 }),
    account: fc.constantFrom('ALPHA', 'BETA', 'GAMMA'),
    nth: fc.constantFrom('1', '2'),
    list_name: fc.constantFrom(null, 'L1', 'L2', '', 'global'),
    country: fc.constantFrom(null, 'US', 'JP'),
    asset_class: fc.constantFrom(null, 'EQUITY' as const, 'FUTURE' as const),
    status: fc.constantFrom('WORKING' as const, 'FILLED' as const, 'OUT' as const),
    filled_qty: fc.nat(5),
    filled_usd: amount,
    target_usd: amount,
    open_usd: amount,
    cost_ivwap_bps: cost,
    cost_ivwap_ticks: cost,
    attributes_json: fc.constantFrom(null, ATTRIBUTES),
  })
  .map(({ id, account, nth, ...rest }) => sampleParent(id, { account, alloc_account: `${account}-${nth}`, ...rest }));

const step = fc.oneof(
  { weight: 8, arbitrary: order.map((parent) => ({ kind: 'put' as const, parent })) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), id: fc.integer({ min: 1, max: 12 }) }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('reprice' as const),
      id: fc.integer({ min: 1, max: 12 }),
      change: fc.record({
        filled_usd: amount,
        open_usd: amount,
        cost_ivwap_bps: cost,
        ivwap: fc.integer({ min: 90, max: 110 }),
      }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'refresh' as const }) },
);

const isSeen = (parent: ParentOrder) => parent.account === 'ALPHA' || parent.alloc_account === 'BETA-1';

function nameOf(parent: ParentOrder, by: CostGrouping): string | null {
  if (by === 'list') return parent.list_name;
  return by === 'country' ? parent.country : (parent.asset_class ?? 'EQUITY');
}

function sum(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((total, value) => total + value, 0);
}

/** Computed again in floating point, from the rows only. */
function expected(parents: readonly ParentOrder[]) {
  const weighted = parents.filter((parent) => parent.cost_ivwap_bps !== null && (parent.filled_usd ?? 0) > 0);
  const weight = sum(weighted.map((parent) => parent.filled_usd));
  const bps = sum(weighted.map((parent) => (parent.cost_ivwap_bps ?? 0) * (parent.filled_usd ?? 0)));
  return {
    count: parents.length,
    filled: sum(parents.map((parent) => parent.filled_usd)),
    open: sum(parents.map((parent) => parent.open_usd)),
    quantity: parents.reduce((total, parent) => total + parent.order_qty, 0),
    filledQuantity: parents.reduce((total, parent) => total + parent.filled_qty, 0),
    bps: weight === null || bps === null ? null : bps / weight,
  };
}

/** Empty when a line agrees with its orders to the cent and to a hundredth of a basis point. */
function disagreements(client: TopicClient, id: string, parents: readonly ParentOrder[]): readonly string[] {
  const { count, filled, open, quantity, filledQuantity, bps } = expected(parents);
  const cents = 0.005 * count + 1e-6;
  const lines = [
    ['no_of_orders', count, 0],
    ['order_qty', quantity, 0],
    ['filled_qty', filledQuantity, 0],
    ['filled_usd', filled, cents],
    ['open_usd', open, cents],
    ['cost_ivwap_bps', bps, 0.01],
  ] as const;
  return lines.flatMap(([field, wanted, within]) => {
    const found = client.cell(id, field);
    const isSame = typeof found === 'number' && wanted !== null ? Math.abs(found - wanted) <= within : found === wanted;
    return isSame ? [] : [`${id} ${field}: ${found} instead of ${wanted}`];
  });
}

/** A new desk with only the remaining orders. */
function freshRows(parents: Iterable<ParentOrder>, by: CostGrouping) {
  const desk = topicDesk();
  desk.put('parent_orders', ...parents);
  return desk.join('cost_analysis', USER, { by }).rows;
}

function attributes(goal: number, mean: number, sd: number): string {
  return JSON.stringify({ goal, expected_ivwap_bps: mean, expected_ivwap_sd_bps: sd });
}

describe('cost topics', () => {
  it.each(COST_GROUPINGS)(
    'by %s equal their rows after any batches; Filled has filled orders and none that is still working',
    (by) => {
      fc.assert(
        fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
          const desk = topicDesk();
          const all = desk.join('cost_analysis', USER, { by });
          const filledOnly = desk.join('execution_summary', USER, { by });
          const equities = desk.join('cost_analysis', USER, { by, asset: 'EQUITY' });
          const held = new Map<number, ParentOrder>();
          for (const next of steps) {
            if (next.kind === 'put') {
              held.set(next.parent.parent_order_numeric_id, next.parent);
              desk.put('parent_orders', next.parent);
            } else if (next.kind === 'remove') {
              held.delete(next.id);
              desk.remove('parent_orders', next.id);
            } else if (next.kind === 'reprice') {
              const known = held.get(next.id);
              if (known === undefined) continue;
              held.set(next.id, { ...known, ...next.change });
              desk.put('parent_orders', { ...known, ...next.change });
            } else desk.topics.refresh();
          }
          desk.topics.refresh();
          const seen = [...held.values()].filter(isSeen);
          const cases = [
            [all, seen],
            [filledOnly, seen.filter((parent) => parent.status === 'FILLED')],
            [equities, seen.filter((parent) => matchesAssetSelection(parent, 'EQUITY'))],
          ] as const;
          for (const [client, parents] of cases) {
            client.flush();
            const names = new Set(parents.map((parent) => nameOf(parent, by)));
            expect(new Set(client.keys())).toEqual(new Set(['global', ...[...names].map(groupId)]));
            const wrong = [...names].flatMap((name) =>
              disagreements(
                client,
                groupId(name),
                parents.filter((parent) => nameOf(parent, by) === name),
              ),
            );
            expect([...wrong, ...disagreements(client, 'global', parents)]).toEqual([]);
          }
          expect(all.rows).toEqual(freshRows(held.values(), by));
        }),
        { numRuns: 60 },
      );
    },
  );

  it('weighs costs by what was filled, and counts them in dollars from the prices', () => {
    const desk = topicDesk();
    desk.put(
      'parent_orders',
      sampleParent(1, { cost_arrival_mid_bps: 10, filled_usd: 300, target_usd: 900, complete_percent: 100 }),
      sampleParent(2, { cost_arrival_mid_bps: 50, filled_usd: 100, target_usd: 100, complete_percent: 0 }),
      sampleParent(3, { cost_arrival_mid_bps: null, filled_usd: 999, target_usd: null, complete_percent: null }),
    );
    const client = desk.join('cost_analysis', USER, { by: 'list' });
    expect(client.cell('global', 'cost_arrival_mid_bps')).toBe(20);
    expect(client.cell('global', 'complete_percent')).toBe(90);
    // 400 shares each, bought 0.50 above the arrival mid.
    expect(client.cell('global', 'cost_arrival_mid_usd')).toBe(600);
  });

  it('says how far ahead of their goals the orders are, and what the model expects of their fills', () => {
    const desk = topicDesk();
    desk.put(
      'parent_orders',
      // 400 of 1,000 are filled, and 500 were planned.
      sampleParent(1, { target_usd: 3_000_000, filled_usd: 1_000_000, attributes_json: attributes(500, 2, 3) }),
      sampleParent(2, { target_usd: 1_000_000, filled_usd: 3_000_000, attributes_json: attributes(300, 6, 4) }),
      sampleParent(3, { target_usd: 9_000_000, filled_usd: 0, filled_qty: 0, cost_ivwap_bps: null }),
    );
    const client = desk.join('cost_analysis', USER, { by: 'list' });
    const cell = (field: string) => client.cell('global', field);
    expect([cell('no_of_orders'), cell('no_of_filled')]).toEqual([3, 2]);
    expect([cell('percent_ahead'), cell('ahead_usd')]).toEqual([-5, -200_000]);
    // $200 of the first and $1,800 of the second, on $4M; errors of $300 and $1,200 as squares.
    expect([cell('expected_ivwap_usd'), cell('expected_ivwap_bps')]).toEqual([2_000, 5]);
    expect(cell('expected_ivwap_sd_bps')).toBeCloseTo(Math.hypot(300, 1_200) / 400, 9);
    expect(cell('expected_arrival_bps')).toBeNull();
  });

  it('without orders has one empty line', () => {
    const client = topicDesk().join('cost_analysis', USER, { by: 'country' });
    expect(client.keys()).toEqual(['global']);
    expect([client.cell('global', 'no_of_orders'), client.cell('global', 'filled_usd')]).toEqual([0, null]);
  });

  it('[LS51] say nothing valued at the last price without the permit, nor that it moved', () => {
    const desk = topicDesk();
    const client = desk.join('cost_analysis', { ...USER, market_data_permit: false }, { by: 'list' });
    desk.put('parent_orders', sampleParent(1));
    desk.topics.refresh();
    client.flush();
    const told = client.changes.length;
    desk.put('parent_orders', sampleParent(1, { open_usd: 61_000, remaining_usd: 61_000 }));
    desk.topics.refresh();
    expect(client.changes).toHaveLength(told);
    expect([client.cell('global', 'open_usd'), client.cell('global', 'remaining_usd')]).toEqual([null, null]);
    expect(client.cell('global', 'target_usd')).toBeNull();
    expect(client.cell('global', 'filled_usd')).not.toBeNull();
  });

  it('[LS51] say nothing without the permit that is weighted by prices, except for a single order', () => {
    const desk = topicDesk();
    const client = desk.join('cost_analysis', { ...USER, market_data_permit: false }, { by: 'list' });
    const means = () => ['complete_percent', 'percent_ahead'].map((field) => client.cell('global', field));
    const attributes_json = attributes(500, 2, 3);
    desk.put('parent_orders', sampleParent(1, { target_usd: 100, complete_percent: 40, attributes_json }));
    desk.topics.refresh();
    client.flush();
    expect(means()).toEqual([40, -10]);
    desk.put('parent_orders', sampleParent(2, { target_usd: 300, complete_percent: 40, attributes_json }));
    desk.topics.refresh();
    client.flush();
    expect(means()).toEqual([null, null]);
  });

  it('opening a view sends only its snapshot', () => {
    const desk = topicDesk();
    desk.put('parent_orders', sampleParent(1));
    expect(desk.join('cost_analysis', USER, { by: 'list' }).changes).toEqual([]);
  });
});
