import { double, integer, label } from '@meridian/history/columns';
import { ZONED_ORDERS, zoneTable } from '@meridian/history/queries/rule-sql';
import { clusterSql } from '@meridian/history/queries/venue-fills';
import { type AnswerOf, defineQuery } from '@meridian/history/reader/history-query';
import { sum } from '@meridian/cost-model/sum';
import { type Liquidity, liquidityShares, venueToxicity } from '@meridian/tca/benchmarks/liquidity';
import { clusterMean, type Ratio } from '@meridian/tca/statistics/cluster-means';
import { allFiltersSql, type OrderFilter } from '../orders/order-filters.ts';

/** Positive is good for us. */
const SIGN = `CASE WHEN e.order_side IN ('BUY', 'BUY COVER') THEN 1 ELSE -1 END`;

/** Fills of the orders that pass the filters; what trades at or below zero has no bps. */
export function chosenFills(dates: readonly string[], filters: readonly OrderFilter[]): string {
  return `zones AS (${zoneTable(dates)}),
    chosen AS (SELECT parent_order_numeric_id AS id, trade_date AS day, exchange_base_symbol AS root, tick_size AS tick
      FROM ${ZONED_ORDERS} WHERE ${allFiltersSql(filters)})`;
}

/** The price of a spread means nothing as a base, even when it is positive. */
const HAS_BPS = 'e.asset_sub_class IS NULL AND e.last_fill_price > 0';

/** What each fill is counted by and with. Where a price is missing or has no bps, so is what follows from it. */
const FILLS = `SELECT coalesce(e.last_market, 'unknown') AS venue, coalesce(e.destination_name, 'unknown') AS destination,
    ${clusterSql('e.trade_date', 'e.exchange_symbol')} AS cluster, e.liquidity, e.fill_usd, ${SIGN} AS sign,
    e.last_fill_price AS price,
    CASE WHEN ${HAS_BPS} THEN e.mid_after_1s END AS mid_1s,
    CASE WHEN ${HAS_BPS} AND e.snap_bid > 0 AND e.snap_ask > e.snap_bid THEN (e.snap_ask + e.snap_bid) / 2 END AS mid,
    CASE WHEN e.snap_bid > 0 AND e.snap_ask > e.snap_bid THEN (e.snap_ask - e.snap_bid) / 2 END AS half,
    CASE WHEN ${HAS_BPS} AND e.snap_bid > 0 AND e.snap_ask > e.snap_bid THEN e.mid_after_5s END AS mid_5s
  FROM executions e JOIN chosen ON chosen.id = e.parent_order_numeric_id AND chosen.day = e.trade_date`;

const known = (column: string) => `coalesce(sum(fill_usd) FILTER (${column} IS NOT NULL), 0)`;
const weighted = (bps: string) => `coalesce(sum(fill_usd * ${bps}), 0)`;

/**
 * Sums by place, group of days and symbols, and how fills met the market: a mean or a range needs no more. Venues and destinations
 * come from one pass over the fills, because reading them is most of the work.
 */
export function fillSums(dates: readonly string[], filters: readonly OrderFilter[]) {
  return defineQuery({
    name: 'fill-sums',
    tables: ['parent_orders', 'executions'],
    parameters: {},
    columns: {
      kind: label<'destination_name' | 'last_market'>('What the place is'),
      place: label('Venue or destination'),
      cluster: integer('Group of days and symbols'),
      liquidity: label<Liquidity>('How it met the market'),
      fills: integer('Fills'),
      usd: double('Filled'),
      marked_usd: double('Filled with a mid a second later'),
      markout: double('Dollars times bps'),
      quoted_usd: double('Filled with a spread'),
      effective: double('Dollars times bps: what was paid, twice the way from the mid'),
      halved_usd: double('Filled with a quote and a mid a second later'),
      halves: double('Dollars times markout in half spreads of the fill'),
      settled_usd: double('Filled with a mid five seconds later'),
      realised: double('Dollars times bps: what of it was left five seconds later'),
    },
    sql: `, ${chosenFills(dates, filters)}, fills AS (${FILLS})
      SELECT CASE WHEN grouping(venue) = 0 THEN 'last_market' ELSE 'destination_name' END AS kind,
        coalesce(venue, destination) AS place, cluster, liquidity, count(*) AS fills, sum(fill_usd) AS usd,
        ${known('mid_1s')} AS marked_usd,
        ${weighted('10000 * sign * (mid_1s - price) / price')} AS markout,
        ${known('mid')} AS quoted_usd,
        ${weighted('20000 * sign * (price - mid) / mid')} AS effective,
        ${known('mid_1s + half')} AS halved_usd,
        ${weighted('sign * (mid_1s - price) / half')} AS halves,
        ${known('mid_5s')} AS settled_usd,
        ${weighted('20000 * sign * (price - mid_5s) / mid')} AS realised
      FROM fills
      GROUP BY GROUPING SETS ((venue, cluster, liquidity), (destination, cluster, liquidity))
      ORDER BY kind, place, cluster, liquidity`,
  });
}

export type FillSum = AnswerOf<ReturnType<typeof fillSums>>;

export type FillGroup = {
  readonly label: string;
  readonly fills: number;
  readonly usd: number;
  /** Percent of the notional. */
  readonly shares: Readonly<Record<Liquidity, number>>;
  /** One second after the fill, in bps; positive is good for us. */
  readonly markout: number | null;
  readonly interval: { readonly low: number; readonly high: number } | null;
  /** In bps: paid, and kept by the other side after five seconds. */
  readonly effective: number | null;
  readonly realised: number | null;
  /** Loss of resting fills, in half spreads of their own. */
  readonly toxicity: number | null;
};

const MARKOUT: Ratio<FillSum> = { value: ({ markout }) => markout, weight: ({ marked_usd }) => marked_usd };

export function fillGroup(name: string, sums: readonly FillSum[]): FillGroup {
  const quoted = sum(sums.map(({ quoted_usd }) => quoted_usd));
  const settled = sum(sums.map(({ settled_usd }) => settled_usd));
  const markout = clusterMean(sums, MARKOUT);
  const inHalves = sums
    .filter(({ halved_usd }) => halved_usd > 0)
    .map(({ liquidity, halved_usd, halves }) => ({ liquidity, size: halved_usd, markoutHalves: halves / halved_usd }));
  return {
    label: name,
    fills: sum(sums.map(({ fills }) => fills)),
    usd: sum(sums.map(({ usd }) => usd)),
    shares: liquidityShares(sums.map(({ liquidity, usd }) => ({ liquidity, size: usd }))),
    markout: markout?.mean ?? null,
    interval: markout,
    effective: quoted > 0 ? sum(sums.map(({ effective }) => effective)) / quoted : null,
    realised: settled > 0 ? sum(sums.map(({ realised }) => realised)) / settled : null,
    toxicity: venueToxicity(inHalves),
  };
}

/** Largest notional first. */
export function fillGroups(sums: readonly FillSum[]): readonly FillGroup[] {
  return [...Map.groupBy(sums, ({ place }) => place)]
    .map(([place, own]) => fillGroup(place, own))
    .sort((left, right) => right.usd - left.usd || left.label.localeCompare(right.label));
}
