import type { ConditionalRule } from '@meridian/domain/entities/conditional-rule';
import { CONDITIONAL_FILTERS } from '@meridian/domain/strategy-groups/conditional-filters';
import type { FilterableOrder } from '@meridian/domain/strategy-groups/filterable-order';
import { AN_ORDER } from '@meridian/domain/strategy-groups/an-order.fixture';
import { matchRule } from '@meridian/domain/strategy-groups/match-rule';
import { operatorsOf } from '@meridian/domain/strategy-groups/rules-problem';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { integer } from '../columns.ts';
import { defineQuery } from '../reader/history-query.ts';
import { type History, openHistory } from '../reader/open-history.ts';
import { makeHistoryFolder, sampleRow } from '../testing.ts';
import { openHistoryWriter } from '../writer/history-writer.ts';
import { firstRuleSql, ZONED_ORDERS, zoneTable } from './rule-sql.ts';

const DATE = '2026-11-13';
const MIDNIGHT_NEW_YORK_MS = Date.parse('2026-11-13T05:00:00Z');

/** Orders that differ in the fields of rules. The last one has only unknown fields. */
const ORDERS: readonly FilterableOrder[] = [
  AN_ORDER,
  { ...AN_ORDER, percent_of_adv: 12, order_side: 'SELL SHORT', exchange_symbol: "O'X", start_time: 15 * 3600 + 1800 },
  { ...AN_ORDER, percent_of_adv: 5, avg_spread_bps: null, must_finish: true, list_name: ' Index ', part_rate: 10 },
  { ...AN_ORDER, volatility: 2.5, notional_usd: 9e6, order_type: 'MARKET', account: 'BOREALIS', start_time: 34_200 },
  { ...AN_ORDER, percent_of_adv: null, notional_usd: null, avg_spread_bps: null, start_time: null, end_time: null },
];

let history: History;
let remove: () => Promise<void>;

function moment(seconds: number | null): number | null {
  return seconds === null ? null : MIDNIGHT_NEW_YORK_MS + 1000 * seconds;
}

function pastRow(order: FilterableOrder, id: number) {
  const { notional_usd, volatility, start_time, end_time, asset_sub_class: _sub, ...same } = order;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fixture's words are those of the columns.
  return sampleRow('parent_orders', {
    ...same,
    parent_order_numeric_id: id,
    asset_sub_class: null,
    target_usd: notional_usd,
    volatility: (volatility ?? 0) / 100,
    start_timestamp: moment(start_time),
    end_timestamp: moment(end_time),
  } as Parameters<typeof sampleRow<'parent_orders'>>[1]);
}

beforeAll(async () => {
  const folder = await makeHistoryFolder();
  remove = folder.remove;
  const writer = await openHistoryWriter({ dir: folder.dir, memoryLimitMb: 128, threads: 1 });
  const day = await writer.begin(DATE, 'test');
  day.append(
    'parent_orders',
    ORDERS.map((order, index) => pastRow(order, index + 1)),
  );
  await day.commit();
  await writer.close();
  history = await openHistory({ dir: folder.dir, memoryLimitMb: 128, threads: 1 });
});

afterAll(async () => {
  await history.close();
  await remove();
});

const value = fc.constantFrom(
  'US',
  'jp',
  ' BUY ',
  'AAPL',
  "O'X",
  'index',
  '5',
  2,
  12,
  9e6,
  '15:30',
  '9:30',
  'yes',
  'no',
  'vwap',
  '2.5',
  '',
);
const filter = fc
  .constantFrom(...CONDITIONAL_FILTERS.filter((one) => one.filter !== 'asset_sub_class'))
  .chain((known) =>
    fc.record({
      filter: fc.constant(known.filter),
      operator: fc.constantFrom(...operatorsOf(known.kind)),
      values: fc.array(value, { minLength: 1, maxLength: 3 }),
    }),
  );
const rules = fc.array(
  fc.record({ result_destination: fc.constant('x'), filters: fc.array(filter, { maxLength: 3 }) }),
  {
    maxLength: 4,
  },
);

/** The index of the first matching rule, as routing finds it. */
function firstRule(order: FilterableOrder, all: readonly ConditionalRule[]): number {
  const index = all.findIndex((rule) => matchRule(order, rule).isMatch);
  return index < 0 ? all.length : index;
}

test('a rule takes the same past orders as routing would', async () => {
  await fc.assert(
    fc.asyncProperty(rules, async (all) => {
      const query = defineQuery({
        name: 'first-rule',
        tables: ['parent_orders'],
        parameters: {},
        columns: { id: integer('Order'), rule: integer('Rule') },
        sql: `, zones AS (${zoneTable([DATE])}) SELECT parent_order_numeric_id AS id, CAST(${firstRuleSql(all)} AS BIGINT) AS rule
          FROM ${ZONED_ORDERS} ORDER BY id`,
      });
      const { rows } = await history.query(query, { from: DATE, to: DATE }, {});
      expect(rows.map(({ rule }) => rule)).toEqual(ORDERS.map((order) => firstRule(order, all)));
    }),
    { numRuns: 60 },
  );
});
