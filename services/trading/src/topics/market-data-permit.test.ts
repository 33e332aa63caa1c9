import { GRIDS } from '@meridian/domain/columns/grids.fixture';
import { isMarketData, MARKET_FIELD, PLAIN_FIELD } from '@meridian/domain/columns/market-data';
import { keysOf } from '@meridian/domain/columns/record-of';
import { COST_SUMMARY_FIELDS } from '@meridian/domain/columns/row-fields';
import type { FieldDescription } from '@meridian/domain/columns/column';
import { type Topic, TOPIC_ACCESS } from '@meridian/protocol/live/topic-names';
import type { Cell } from '@meridian/protocol/live/subscription-messages';
import { describe, expect, it } from 'vitest';
import { testUser } from '../live/testing.ts';
import { TABLE_DESCRIPTIONS } from './fields/table-fields.ts';
import { sampleAudit, sampleChild, sampleExecution, sampleLeg, sampleParent } from './testing/sample-records.ts';
import { topicDesk } from './testing/topic-desk.ts';

const MINUTE = 60_000;
const PERMITTED = testUser({ data_permissions: { accounts: ['ALPHA'], alloc_accounts: [] }, market_data_permit: true });
const NOT_PERMITTED = { ...PERMITTED, market_data_permit: false };

type Descriptions = Readonly<Record<string, FieldDescription>>;
type Served = { readonly fields: Descriptions; readonly params?: Readonly<Record<string, unknown>> };

const STUCK: Descriptions = {
  stuck_since: PLAIN_FIELD,
  stuck_reason: PLAIN_FIELD,
  reflection_id: PLAIN_FIELD,
  destination_name: PLAIN_FIELD,
  intended_venue: PLAIN_FIELD,
};
const COST_NAMES: Descriptions = {
  id: PLAIN_FIELD,
  grouping: PLAIN_FIELD,
  list_name: PLAIN_FIELD,
  asset_class_name: PLAIN_FIELD,
  country: PLAIN_FIELD,
};
/** Means of several orders are weighted by their prices. */
const COSTS: Descriptions = {
  ...COST_NAMES,
  ...COST_SUMMARY_FIELDS,
  complete_percent: MARKET_FIELD,
  percent_ahead: MARKET_FIELD,
};
const stuckSummary = Object.fromEntries(GRIDS['stuck-by-list'].columns.map((column) => [column.id, column]));

/** Null for topics without market numbers, and for those that need the permit as a whole. */
const SERVED: Readonly<Record<Topic, Served | null>> = {
  parent_orders: { fields: TABLE_DESCRIPTIONS.parent_orders },
  child_orders: { fields: TABLE_DESCRIPTIONS.child_orders },
  executions: { fields: TABLE_DESCRIPTIONS.executions },
  cancelled: { fields: TABLE_DESCRIPTIONS.child_orders },
  audit: { fields: TABLE_DESCRIPTIONS.audit, params: { parent_order_numeric_id: 1 } },
  calendar_spread: { fields: TABLE_DESCRIPTIONS.legs },
  stuck_orders: { fields: { ...TABLE_DESCRIPTIONS.parent_orders, ...STUCK } },
  stuck_child_orders: { fields: { ...TABLE_DESCRIPTIONS.child_orders, ...STUCK } },
  stuck_summary: { fields: { id: PLAIN_FIELD, ...stuckSummary }, params: { by: 'list' } },
  destination_orders: {
    fields: {
      ...TABLE_DESCRIPTIONS.parent_orders,
      open_child_orders: PLAIN_FIELD,
      open_child_qty: PLAIN_FIELD,
      avoided_destinations: PLAIN_FIELD,
    },
    params: { destination_name: 'ALGO-DMA-1' },
  },
  cost_analysis: { fields: COSTS, params: { by: 'list' } },
  execution_summary: { fields: COSTS, params: { by: 'list' } },
  // Without the permit its amounts are in whole millions. Another test covers that.
  account_use: null,
  market_data: null,
  market_depth: null,
  event_log: null,
  parent_log: null,
  detail_counts: null,
  destinations: null,
  market_data_vendors: null,
  status: null,
};

/** Gives each market-data field a number, so that a leak shows. */
function filledIn<Row extends object>(record: Row, fields: Descriptions): Row {
  const numbers = Object.entries(fields).flatMap(([field, description], index) =>
    isMarketData(description) ? [[field, 1_000.5 + index] as const] : [],
  );
  return { ...record, ...Object.fromEntries(numbers) };
}

const ATTRIBUTES = JSON.stringify({
  goal: 500,
  floor: 900,
  marketable_vwap: 100.45,
  marketable_interval_volume: 90_000,
});

function fullDesk() {
  const desk = topicDesk();
  const { parent_orders, child_orders, executions, legs, audit } = TABLE_DESCRIPTIONS;
  const spread = { asset_class: 'FUTURE', asset_sub_class: 'CALENDAR SPREAD' } as const;
  const json = { attributes_json: ATTRIBUTES };
  desk.put(
    'parent_orders',
    filledIn(sampleParent(1, json), parent_orders),
    filledIn(sampleParent(2, { ...spread, ...json }), parent_orders),
    filledIn(sampleParent(3, { status: 'FILLED', ...json }), parent_orders),
    filledIn(sampleParent(4, { status: 'FILLED', ...json }), parent_orders),
  );
  desk.put(
    'child_orders',
    filledIn(sampleChild(9, 1, json), child_orders),
    filledIn(sampleChild(10, 1, { ...json, status: 'OUT', remaining_qty: 0 }), child_orders),
  );
  desk.put('executions', filledIn(sampleExecution('e1', 1), executions));
  desk.put('legs', filledIn(sampleLeg(2, 'FRONT'), legs));
  desk.put('audit', filledIn(sampleAudit(1, 1), audit));
  desk.topics.refresh();
  desk.clock.nowMs = 10 * MINUTE;
  desk.topics.refresh();
  return desk;
}

/** The part of a cell that may be sent without the permit. */
function permitted(description: FieldDescription = PLAIN_FIELD, cell: Cell | undefined = null): Cell {
  if (isMarketData(description)) return null;
  return description.parts === undefined ? cell : JSON.stringify({ goal: 500, floor: 900 });
}

describe('without the market-data permit', () => {
  const topics = keysOf(SERVED).flatMap((topic) => {
    const served = SERVED[topic];
    return served === null ? [] : [{ topic, served }];
  });

  it.each(topics)('$topic sends every field except market data', ({ topic, served }) => {
    const desk = fullDesk();
    const { fields, params = {} } = served;
    const [seen, hidden] = [desk.join(topic, PERMITTED, params), desk.join(topic, NOT_PERMITTED, params)];
    expect(hidden.keys().length).toBeGreaterThan(0);
    expect(hidden.keys()).toEqual(seen.keys());
    expect(seen.fields.filter((field) => !Object.hasOwn(fields, field))).toEqual([]);
    for (const key of hidden.keys()) {
      const told = seen.fields.map((field) => [field, hidden.cell(key, field)]);
      const allowed = seen.fields.map((field) => [field, permitted(fields[field], seen.cell(key, field))]);
      expect(told).toEqual(allowed);
    }
  });

  it.each(topics)('$topic has market data to hide', ({ topic, served }) => {
    const desk = fullDesk();
    const seen = desk.join(topic, PERMITTED, served.params ?? {});
    const market = seen.fields.filter((field) => isMarketData(served.fields[field] ?? PLAIN_FIELD));
    const told = market.filter((field) => seen.keys().some((key) => seen.cell(key, field) !== null));
    expect(told.length).toBeGreaterThan(0);
  });

  it('an audit step does not say how far the market was from a limit', () => {
    const desk = topicDesk();
    const description =
      'Sent over 1 warning (The limit is 7.3% above the market: more than the usual 5%). Reason: news';
    desk.put('parent_orders', sampleParent(1));
    desk.put('audit', sampleAudit(1, 1, { description }));
    const seen = (user: typeof PERMITTED) => desk.join('audit', user).cell(1, 'description');
    expect(seen(PERMITTED)).toBe(description);
    expect(seen(NOT_PERMITTED)).toBe(description.replace('7.3% above', 'above'));
  });

  it('nobody gets the market itself', () => {
    expect(TOPIC_ACCESS.market_data).toBe('market_data_permit');
  });
});
