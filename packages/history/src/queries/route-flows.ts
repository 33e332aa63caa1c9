import { boolean, date, double, integer, label } from '../columns.ts';
import { defineQuery } from '../reader/history-query.ts';
import { quoteText } from '../sql-text.ts';
import { ZONED_ORDERS, zoneTable } from './rule-sql.ts';

/** How an order would be sent: by which of several ways, and what each way is expected to cost. */
export type RoutesSql = {
  /** Gives the number of the way, from 0. */
  readonly index: string;
};

/** Cost of a way by the production model, in bps; the share of the volume is the order's own where null. */
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
  /** By today's way times the number of drafted ways, plus the drafted way: whether the order would go elsewhere. */
  readonly isChanged: readonly boolean[];
};

/** Orders that say something: sent, worked, and with an average volume. */
const USED = `start_timestamp IS NOT NULL AND status <> 'REJECTED' AND strat <> 'staging' AND percent_of_adv IS NOT NULL`;

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

/** Every order with today's way, the drafted way, whether it changes, its cost and what is expected. */
function routedSql(question: FlowQuestion): string {
  const ways = question.costs.length;
  const changed = `[${question.isChanged.map(String).join(', ')}]`;
  return `zones AS (${zoneTable(question.dates)}),
    ways AS (SELECT parent_orders.*, CAST(${question.today.index} AS BIGINT) AS today,
        CAST(${question.draft.index} AS BIGINT) AS drafted
      FROM ${ZONED_ORDERS} WHERE ${scopeSql(question)} AND ${USED}),
    routed AS (SELECT *, list_extract(${changed}, CAST(today * ${ways} + drafted + 1 AS INTEGER)) AS changes,
        cost_arrival_mid_bps AS cost, ${expectedSql(question)} AS expected,
        cost_arrival_mid_bps IS NOT NULL AND filled_usd > 0 AND adv > 0 AND avg_spread_bps IS NOT NULL
          AND "%Volume" > 0 AS has_cost
      FROM ways)`;
}

const FLOW_COLUMNS = {
  today: integer('Way of today, from 0'),
  drafted: integer('Way of the draft, from 0'),
  orders: integer('Number of orders'),
  costed: integer('Those with a cost'),
  usd: double('Filled notional of those'),
  usd_squared: double('Sum of its squares'),
  cost_usd_bps: double('Notional times cost'),
  expected_usd_bps: double('Notional times expected cost'),
};

const SUMS = `count(*) AS orders, count(*) FILTER (has_cost) AS costed,
  coalesce(sum(filled_usd) FILTER (has_cost), 0) AS usd,
  coalesce(sum(filled_usd * filled_usd) FILTER (has_cost), 0) AS usd_squared,
  coalesce(sum(filled_usd * cost) FILTER (has_cost), 0) AS cost_usd_bps,
  coalesce(sum(filled_usd * expected) FILTER (has_cost), 0) AS expected_usd_bps`;

/** Orders and their cost by where they went and would go. */
export function routeFlows(question: FlowQuestion) {
  return defineQuery({
    name: 'route-flows',
    tables: ['parent_orders'],
    parameters: {},
    columns: FLOW_COLUMNS,
    sql: `, ${routedSql(question)} SELECT today, drafted, ${SUMS} FROM routed GROUP BY today, drafted ORDER BY today, drafted`,
  });
}

/** The same of those that would go elsewhere, by day and symbol: what moves together is drawn together. */
export function routeClusters(question: FlowQuestion) {
  return defineQuery({
    name: 'route-clusters',
    tables: ['parent_orders'],
    parameters: {},
    columns: { cluster: integer('Day and symbol'), ...FLOW_COLUMNS },
    sql: `, ${routedSql(question)} SELECT dense_rank() OVER (ORDER BY trade_date, exchange_symbol) AS cluster, today, drafted, ${SUMS}
      FROM routed WHERE changes AND has_cost GROUP BY trade_date, exchange_symbol, today, drafted`,
  });
}

/** The largest orders that would go elsewhere. */
export function changedOrders(question: FlowQuestion, limit: number) {
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
    sql: `, ${routedSql(question)} SELECT trade_date, parent_order_numeric_id,
        order_receive_time_since_epoch_milliseconds AS received_ms, exchange_symbol, coalesce(country, '') AS country,
        order_side, order_qty, coalesce(target_usd, 0) AS usd, coalesce(percent_of_adv, 0) AS percent_of_adv,
        coalesce(avg_spread_bps, 0) AS avg_spread_bps, today, drafted, has_cost,
        CASE WHEN has_cost THEN cost ELSE 0 END AS cost, CASE WHEN has_cost THEN expected ELSE 0 END AS expected,
        CASE WHEN has_cost THEN volatility * 10000 * sqrt(least(1.0, volume_since_start / adv) / 3) ELSE 0 END AS risk
      FROM routed WHERE changes ORDER BY usd DESC, parent_order_numeric_id LIMIT ${Math.trunc(limit)}`,
  });
}

/** Orders in the scope, and those that the count leaves out with why. */
export function excludedOrders(question: FlowQuestion) {
  return defineQuery({
    name: 'excluded-orders',
    tables: ['parent_orders'],
    parameters: {},
    columns: {
      rejected: integer('Rejected'),
      unsent: integer('Staged or never started'),
      without_adv: integer('Without an average volume'),
    },
    sql: `SELECT count(*) FILTER (status = 'REJECTED') AS rejected,
        count(*) FILTER (status <> 'REJECTED' AND (start_timestamp IS NULL OR strat = 'staging')) AS unsent,
        count(*) FILTER (status <> 'REJECTED' AND start_timestamp IS NOT NULL AND strat <> 'staging'
          AND percent_of_adv IS NULL) AS without_adv
      FROM parent_orders WHERE ${scopeSql(question)}`,
  });
}
