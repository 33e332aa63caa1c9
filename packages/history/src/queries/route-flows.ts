import { boolean, date, double, integer, label } from '../columns.ts';
import { defineQuery } from '../reader/history-query.ts';
import { quoteText } from '../sql-text.ts';
import { ZONED_ORDERS, zoneTable } from './rule-sql.ts';

/** The SQL that chooses a route for an order, and the expected cost of each route. */
export type RoutesSql = {
  /** Returns the index of the route, from 0. */
  readonly index: string;
};

/** Cost of a route by the production model, in bps. A null participation means the order's own. */
export type WayCost = { readonly phi: number; readonly y: number; readonly participation: number | null };

export type FlowQuestion = {
  readonly dates: readonly string[];
  readonly assetClass: string;
  /** Null for every account. */
  readonly accounts: readonly string[] | null;
  readonly allocAccounts: readonly string[];
  readonly owner: { readonly account: string | null; readonly allocAccount: string | null };
  readonly today: RoutesSql;
  readonly draft: RoutesSql;
  readonly costs: readonly WayCost[];
  readonly delta: number;
  readonly kappa: number;
  readonly referenceParticipation: number;
  /** Whether the order changes its route, at index (today's route × number of drafted routes + drafted route). */
  readonly isChanged: readonly boolean[];
};

/** What a row of the answer is; an order that says nothing is counted by why. */
export const FLOW_PARTS = { flow: 0, rejected: 1, unsent: 2, without_adv: 3, cluster: 4, order: 5 } as const;

/** Orders that say something were sent, worked, and have an average volume. */
const PART = `CASE WHEN status = 'REJECTED' THEN ${FLOW_PARTS.rejected}
  WHEN start_timestamp IS NULL OR strat = 'staging' THEN ${FLOW_PARTS.unsent}
  WHEN percent_of_adv IS NULL THEN ${FLOW_PARTS.without_adv} ELSE ${FLOW_PARTS.flow} END`;

function listSql(values: readonly string[]): string {
  return values.length === 0 ? 'NULL' : values.map(quoteText).join(', ');
}

function scopeSql({ assetClass, accounts, allocAccounts, owner }: FlowQuestion): string {
  const parts = [`asset_class = ${quoteText(assetClass)}`, 'asset_sub_class IS NULL'];
  if (accounts !== null)
    parts.push(`(account IN (${listSql(accounts)}) OR alloc_account IN (${listSql(allocAccounts)}))`);
  if (owner.account !== null) parts.push(`account = ${quoteText(owner.account)}`);
  if (owner.allocAccount !== null) parts.push(`alloc_account = ${quoteText(owner.allocAccount)}`);
  return parts.join(' AND ');
}

function expectedSql({ costs, delta, kappa, referenceParticipation }: FlowQuestion): string {
  const share = `"%Volume" / 100`;
  const cases = costs.map(({ phi, y, participation }, way) => {
    const pace = `pow(least(1.0, ${participation ?? share}) / ${referenceParticipation}, ${kappa})`;
    return `WHEN ${way} THEN ${phi} * avg_spread_bps + ${y} * volatility * 10000 * pow(filled_qty / adv, ${delta}) * ${pace}`;
  });
  return `CASE drafted ${cases.join(' ')} END`;
}

/** Every order with today's way, the drafted way, whether it changes, its cost, and what is expected where it changes. */
function routedSql(question: FlowQuestion, columns: string, only = 'true'): string {
  const ways = question.costs.length;
  const changed = `[${question.isChanged.map(String).join(', ')}]`;
  return `zones AS (${zoneTable(question.dates)}),
    ways AS (SELECT parent_orders.*, ${PART} AS part, CAST(${question.today.index} AS INTEGER) AS today,
        CAST(${question.draft.index} AS INTEGER) AS drafted
      FROM ${ZONED_ORDERS} WHERE ${scopeSql(question)} AND ${only}),
    changing AS (SELECT *, part = ${FLOW_PARTS.flow}
        AND list_extract(${changed}, today * ${ways} + drafted + 1) AS changes FROM ways),
    routed AS MATERIALIZED (SELECT ${columns}, part, today, drafted, changes, cost_arrival_mid_bps AS cost,
        CASE WHEN changes THEN ${expectedSql(question)} END AS expected,
        cost_arrival_mid_bps IS NOT NULL AND filled_usd > 0 AND adv > 0 AND avg_spread_bps IS NOT NULL
          AND "%Volume" > 0 AS has_cost
      FROM changing)`;
}

const SUMS = `CAST(count(*) AS INTEGER) AS orders, coalesce(sum(filled_usd) FILTER (has_cost), 0) AS usd,
  coalesce(sum(filled_usd * filled_usd) FILTER (has_cost), 0) AS usd_squared,
  coalesce(sum(filled_usd * cost) FILTER (has_cost), 0) AS cost_usd_bps,
  coalesce(sum(filled_usd * expected) FILTER (has_cost), 0) AS expected_usd_bps`;

/**
 * All that a dry run counts, from one reading of the past, by `part`: orders and their cost by where they went and
 * would go; the same of those that would go elsewhere, by day and symbol, since what moves together is drawn together;
 * the largest of those; and how many orders the count leaves out.
 */
export function routeFlows(question: FlowQuestion, largest: number) {
  const columns = 'trade_date, parent_order_numeric_id, exchange_symbol, filled_usd, target_usd';
  return defineQuery({
    name: 'route-flows',
    tables: ['parent_orders'],
    parameters: {},
    columns: {
      part: integer('What the row is'),
      key: double('The number of the cluster, or of the order'),
      today: integer('Way of today, from 0'),
      drafted: integer('Way of the draft, from 0'),
      orders: integer('Number of orders'),
      usd: double('Filled notional of those with a cost'),
      usd_squared: double('Sum of its squares'),
      cost_usd_bps: double('Notional times cost'),
      expected_usd_bps: double('Notional times expected cost; 0 where nothing changes'),
    },
    sql: `, ${routedSql(question, columns)},
      flows AS (SELECT part, 0.0 AS key, today, drafted, ${SUMS} FROM routed GROUP BY part, today, drafted),
      clusters AS (SELECT ${FLOW_PARTS.cluster} AS part, CAST(dense_rank() OVER (ORDER BY trade_date, exchange_symbol) AS DOUBLE) AS key, today, drafted, ${SUMS}
        FROM routed WHERE changes AND has_cost GROUP BY trade_date, exchange_symbol, today, drafted),
      largest AS (SELECT ${FLOW_PARTS.order} AS part, CAST(parent_order_numeric_id AS DOUBLE) AS key, today, drafted,
          1 AS orders, 0 AS usd, 0 AS usd_squared, 0 AS cost_usd_bps, 0 AS expected_usd_bps
        FROM routed WHERE changes
        ORDER BY coalesce(target_usd, 0) DESC, parent_order_numeric_id LIMIT ${Math.trunc(largest)})
      SELECT * FROM flows UNION ALL SELECT * FROM clusters UNION ALL SELECT * FROM largest`,
  });
}

const SHOWN = `trade_date, parent_order_numeric_id, order_receive_time_since_epoch_milliseconds, exchange_symbol, country,
  order_side, order_qty, target_usd, percent_of_adv, avg_spread_bps, volatility, volume_since_start, adv`;

/** Orders by their numbers, as they are shown: the largest first. */
export function changedOrders(question: FlowQuestion, orderIds: readonly number[]) {
  const ids = orderIds.length === 0 ? 'NULL' : orderIds.map((id) => Math.trunc(id)).join(', ');
  return defineQuery({
    name: 'changed-orders',
    tables: ['parent_orders'],
    parameters: {},
    columns: {
      trade_date: date('The exchange day'),
      parent_order_numeric_id: integer('The order'),
      received_ms: integer('When it came'),
      exchange_symbol: label('Symbol'),
      country: label('Country'),
      order_side: label('Side'),
      order_qty: double('Quantity'),
      usd: double('Notional'),
      percent_of_adv: double('Percent of average daily volume'),
      avg_spread_bps: double('Average spread'),
      today: integer('Way of today'),
      drafted: integer('Way of the draft'),
      has_cost: boolean('Whether cost and expected are known'),
      cost: double('Realised'),
      expected: double('By the model'),
      risk: double('What one order may differ by, in bps'),
    },
    sql: `, ${routedSql(question, SHOWN, `parent_order_numeric_id IN (${ids})`)}
      SELECT trade_date, parent_order_numeric_id,
        order_receive_time_since_epoch_milliseconds AS received_ms, exchange_symbol, coalesce(country, '') AS country,
        order_side, order_qty, coalesce(target_usd, 0) AS usd, coalesce(percent_of_adv, 0) AS percent_of_adv,
        coalesce(avg_spread_bps, 0) AS avg_spread_bps, today, drafted, has_cost,
        CASE WHEN has_cost THEN cost ELSE 0 END AS cost, CASE WHEN has_cost THEN expected ELSE 0 END AS expected,
        CASE WHEN has_cost THEN volatility * 10000 * sqrt(least(1.0, volume_since_start / adv) / 3) ELSE 0 END AS risk
      FROM routed WHERE changes ORDER BY usd DESC, parent_order_numeric_id`,
  });
}
