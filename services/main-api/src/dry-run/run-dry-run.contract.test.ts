import { PRODUCTION_PARAMETERS, productionCost } from '@meridian/cost-model/models/production-cost';
import { seededRng } from '@meridian/cost-model/sfc32';
import { openHistory } from '@meridian/history/reader/open-history';
import { makeHistoryFolder, sampleRow } from '@meridian/history/testing';
import { openHistoryWriter } from '@meridian/history/writer/history-writer';
import type { NamedGroup } from '@meridian/domain/strategy-groups/group-document';
import { array, assert, asyncProperty, constant, constantFrom, double, integer, oneof, record } from 'fast-check';
import { expect, test } from 'vitest';
import { bootstrapChange } from './bootstrap-change.ts';
import { groupRoutes } from './routes.ts';
import { runDryRun } from './run-dry-run.ts';

const DATES = ['2026-11-11', '2026-11-12', '2026-11-13'];
const RUN = { memoryLimitMb: 128, threads: 1 };
/** As the dry run draws them. */
const ROUNDS = 200;

const amount = (max: number) => double({ min: 0.1, max, noNaN: true });
const order = record({
  day: integer({ min: 0, max: 2 }),
  status: constantFrom('FILLED', 'FILLED', 'FILLED', 'REJECTED'),
  strat: constantFrom('vwap', 'vwap', 'pov', 'staging'),
  symbol: constantFrom('AAA', 'BBB', 'CCC'),
  country: constantFrom('US', 'JP'),
  percent: oneof({ weight: 5, arbitrary: amount(20) }, { weight: 1, arbitrary: constant(null) }),
  isStarted: constantFrom(true, true, true, false),
  cost: oneof(
    { weight: 5, arbitrary: double({ min: -50, max: 50, noNaN: true }) },
    { weight: 1, arbitrary: constant(null) },
  ),
  filledUsd: amount(1e5),
  targetUsd: constantFrom(1e4, 2e4, 3e4),
  spread: amount(9),
  share: amount(90),
});
type Order = NonNullable<ReturnType<typeof order.generate>['value']>;
type Kept = Order & { readonly id: number };

const group = (over: number): NamedGroup => ({
  name: 'Draft',
  type: 'conditional',
  base: 'vwap',
  multi_arm_param_values: {},
  asset_class: 'EQUITY',
  owner_account: null,
  owner_alloc_account: null,
  rules: [
    { result_destination: 'pov', filters: [{ filter: 'percent_of_adv', operator: '>', values: [over] }] },
    { result_destination: 'twap', filters: [{ filter: 'country', operator: '=', values: ['JP'] }] },
  ],
});
const TODAY = 8;
const DRAFT = 5;
const leafOf = (name: string) => ({ algorithm: name, rate: name === 'pov' ? 10 : null });
const wayOf = ({ percent, country }: Order, over: number) => ((percent ?? 0) > over ? 0 : country === 'JP' ? 1 : 2);

function pastRow({ id, ...one }: Kept) {
  return sampleRow('parent_orders', {
    parent_order_numeric_id: id,
    status: one.status === 'REJECTED' ? 'REJECTED' : 'FILLED',
    strat: one.strat,
    exchange_symbol: one.symbol,
    country: one.country,
    asset_class: 'EQUITY',
    asset_sub_class: null,
    start_timestamp: one.isStarted ? 1_700_000_000_000 : null,
    percent_of_adv: one.percent,
    cost_arrival_mid_bps: one.cost,
    filled_usd: one.filledUsd,
    target_usd: one.targetUsd,
    avg_spread_bps: one.spread,
    '%Volume': one.share,
    filled_qty: 1_000,
    adv: 1e5,
    volatility: 0.02,
    // Nothing to fit the model to, so it is as published.
    volume_since_start: 0,
  });
}

async function run(orders: readonly Kept[]) {
  const { dir, remove } = await makeHistoryFolder();
  try {
    const writer = await openHistoryWriter({ dir, ...RUN });
    for (const [day, date] of DATES.entries()) {
      const target = await writer.begin(date, 'test');
      target.append('parent_orders', orders.filter((one) => one.day === day).map(pastRow));
      await target.commit();
    }
    await writer.close();
    const history = await openHistory({ dir, ...RUN });
    const job = {
      from: '2026-11-11',
      until: '2026-11-13',
      assetClass: 'EQUITY',
      granted: null,
      owner: { account: null, allocAccount: null },
      today: groupRoutes(group(TODAY), [], leafOf),
      draft: groupRoutes(group(DRAFT), [], leafOf),
    };
    const options = { history, signal: new AbortController().signal, onProgress: () => undefined };
    const result = await runDryRun(job, options);
    await history.close();
    return result;
  } finally {
    await remove();
  }
}

function expectedCost({ spread, share }: Order, drafted: number): number {
  const participation = drafted === 0 ? 0.1 : share / 100;
  const asked = { quantity: 1_000, adv: 1e5, participation, spread, sigma: 200 };
  return productionCost(asked, PRODUCTION_PARAMETERS)?.total ?? Number.NaN;
}

const near = (value: number | null | undefined) => (typeof value === 'number' ? expect.closeTo(value, 4) : null);

const isUnsent = ({ isStarted, strat }: Order) => !isStarted || strat === 'staging';
const having = (fields: object) => expect.objectContaining(fields);

/** Order by order, as slowly as it can be said. */
function reference(orders: readonly Kept[]) {
  const taken = orders.filter(({ status }) => status !== 'REJECTED');
  const used = taken.filter((one) => !isUnsent(one) && one.percent !== null);
  const routed = used.map((one) => {
    const [today, drafted] = [wayOf(one, TODAY), wayOf(one, DRAFT)];
    return { one, today, drafted, flow: today * 3 + drafted, cost: one.cost, expected: expectedCost(one, drafted) };
  });
  const moved = routed.filter(({ today, drafted }) => today !== drafted);
  const costed = moved.filter(({ cost }) => cost !== null);
  const days = costed.map(({ one }) => `${one.day} ${one.symbol}`);
  const names = [...new Set(days)].toSorted();
  const sums = costed.map(({ one, flow, cost, expected }, index) => {
    const change = one.filledUsd * (expected - (cost ?? 0));
    return { cluster: names.indexOf(days[index] ?? '') + 1, flow, usd: one.filledUsd, change };
  });
  const ranges = bootstrapChange(sums, 9, ROUNDS, seededRng('dry run', 'ranges'));
  const costOf = (some: typeof routed, range: number) => {
    const known = some.filter(({ cost }) => cost !== null);
    const usd = known.reduce((sum, { one }) => sum + one.filledUsd, 0);
    const mean = (of: (each: (typeof routed)[number]) => number) =>
      usd === 0 ? null : known.reduce((sum, each) => sum + each.one.filledUsd * of(each), 0) / usd;
    const now_bps = near(mean(({ cost }) => cost ?? 0));
    const change = { low_bps: near(ranges.at(range)?.low), high_bps: near(ranges.at(range)?.high) };
    return {
      orders: some.length,
      usd: near(usd),
      now_bps,
      expected_bps: near(mean((each) => each.expected)),
      ...change,
    };
  };
  const flows = [...new Set(routed.map(({ flow }) => flow))].toSorted((a, b) => a - b);
  const largest = moved.toSorted((a, b) => b.one.targetUsd - a.one.targetUsd || a.one.id - b.one.id);
  return {
    orders: used.length,
    changed: moved.length,
    excluded: {
      rejected: orders.length - taken.length,
      unsent: taken.filter(isUnsent).length,
      without_adv: taken.filter((one) => !isUnsent(one) && one.percent === null).length,
    },
    flows: flows.map((flow) => {
      const some = routed.filter((each) => each.flow === flow);
      const is_changed = some.some(({ today, drafted }) => today !== drafted);
      const cost = is_changed ? having(costOf(some, flow)) : null;
      return { today: Math.floor(flow / 3), drafted: flow % 3, orders: some.length, is_changed, cost };
    }),
    all_changed: having(costOf(moved, -1)),
    largest: largest.map(({ one, today, drafted, cost, expected }) => {
      const shown = { cost_bps: near(cost), expected_bps: near(cost === null ? null : expected) };
      return having({ parent_order_numeric_id: one.id, today, drafted, ...shown });
    }),
  };
}

test('a dry run counts, prices and lists past orders as a reading of them one by one does', async () => {
  await assert(
    asyncProperty(array(order, { maxLength: 80 }), async (drawn) => {
      const orders = drawn.map((one, index) => Object.assign({}, one, { id: index + 1 }));
      expect(await run(orders)).toMatchObject(reference(orders));
    }),
    { numRuns: 12 },
  );
}, 120_000);
