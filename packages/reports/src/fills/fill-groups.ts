import { date, double, integer, label } from '@meridian/history/columns';
import { ZONED_ORDERS, zoneTable } from '@meridian/history/queries/rule-sql';
import { type AnswerOf, defineQuery } from '@meridian/history/reader/history-query';
import { percentileInterval } from '@meridian/cost-model/statistics/cluster-bootstrap';
import { seededRng } from '@meridian/cost-model/sfc32';
import { sum } from '@meridian/cost-model/sum';
import { type Liquidity, liquidityShares, venueToxicity } from '@meridian/tca/benchmarks/liquidity';
import { bootstrapMeans, clusterSums } from '@meridian/tca/statistics/bootstrap-means';
import { allFiltersSql, type OrderFilter } from '../orders/order-filters.ts';

/** Positive is good for us. */
const SIGN = `CASE WHEN e.order_side IN ('BUY', 'BUY COVER') THEN 1 ELSE -1 END`;
export const MARKOUT_BPS = (mid: string) => `10000 * ${SIGN} * (e.${mid} - e.last_fill_price) / e.last_fill_price`;
const MID = '((e.snap_ask + e.snap_bid) / 2)';
const QUOTED = 'e.snap_bid > 0 AND e.snap_ask > 0';
/** What was paid, twice the way from the mid; and what of it was left five seconds later. */
const EFFECTIVE = `20000 * ${SIGN} * (e.last_fill_price - ${MID}) / ${MID}`;
const REALISED = `20000 * ${SIGN} * (e.last_fill_price - e.mid_after_5s) / ${MID}`;
const SPREAD = '10000 * (e.snap_ask - e.snap_bid) / ((e.snap_ask + e.snap_bid) / 2)';

/** Fills of the orders that pass the filters; what trades at or below zero has no bps. */
export function chosenFills(dates: readonly string[], filters: readonly OrderFilter[]): string {
  return `zones AS (${zoneTable(dates)}),
    chosen AS (SELECT parent_order_numeric_id AS id, trade_date AS day, exchange_base_symbol AS root, tick_size AS tick
      FROM ${ZONED_ORDERS} WHERE ${allFiltersSql(filters)})`;
}

/** Sums by place, day, symbol and how fills met the market: a mean or a range needs no more. */
export function fillSums(
  place: 'destination_name' | 'last_market',
  dates: readonly string[],
  filters: readonly OrderFilter[],
) {
  return defineQuery({
    name: 'fill-sums',
    tables: ['parent_orders', 'executions'],
    parameters: {},
    columns: {
      place: label('Venue or destination'),
      day: date('Day'),
      symbol: label('Symbol'),
      liquidity: label<Liquidity>('How it met the market'),
      fills: integer('Fills'),
      usd: double('Filled'),
      marked_usd: double('Filled with a mid a second later'),
      markout: double('Dollars times bps'),
      quoted_usd: double('Filled with a spread'),
      spread: double('Dollars times bps'),
      effective: double('Dollars times bps'),
      settled_usd: double('Filled with a mid five seconds later'),
      realised: double('Dollars times bps'),
    },
    sql: `, ${chosenFills(dates, filters)}
      SELECT coalesce(e.${place}, 'unknown') AS place, e.trade_date AS day, e.exchange_symbol AS symbol, e.liquidity,
        count(*) AS fills, sum(e.fill_usd) AS usd,
        coalesce(sum(e.fill_usd) FILTER (e.mid_after_1s IS NOT NULL AND e.last_fill_price > 0), 0) AS marked_usd,
        coalesce(sum(e.fill_usd * ${MARKOUT_BPS('mid_after_1s')}) FILTER (e.mid_after_1s IS NOT NULL AND e.last_fill_price > 0), 0) AS markout,
        coalesce(sum(e.fill_usd) FILTER (e.snap_bid > 0 AND e.snap_ask > 0), 0) AS quoted_usd,
        coalesce(sum(e.fill_usd * ${SPREAD}) FILTER (e.snap_bid > 0 AND e.snap_ask > 0), 0) AS spread,
        coalesce(sum(e.fill_usd * ${EFFECTIVE}) FILTER (${QUOTED}), 0) AS effective,
        coalesce(sum(e.fill_usd) FILTER (${QUOTED} AND e.mid_after_5s IS NOT NULL), 0) AS settled_usd,
        coalesce(sum(e.fill_usd * ${REALISED}) FILTER (${QUOTED} AND e.mid_after_5s IS NOT NULL), 0) AS realised
      FROM executions e JOIN chosen ON chosen.id = e.parent_order_numeric_id AND chosen.day = e.trade_date
      GROUP BY ALL ORDER BY place, day, symbol, e.liquidity`,
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
  /** Loss of resting fills, in half spreads. */
  readonly toxicity: number | null;
};

const ROUNDS = 1_000;
const LEVEL = 0.95;

export function fillGroup(name: string, sums: readonly FillSum[]): FillGroup {
  const marked = sums.filter(({ marked_usd }) => marked_usd > 0);
  const weight = sum(marked.map(({ marked_usd }) => marked_usd));
  const quoted = sum(sums.map(({ quoted_usd }) => quoted_usd));
  const settled = sum(sums.map(({ settled_usd }) => settled_usd));
  const clusters = clusterSums(
    marked.map(({ day, symbol }) => `${day} ${symbol}`),
    marked.map(({ markout, marked_usd }) => markout / marked_usd),
    marked.map(({ marked_usd }) => marked_usd),
  );
  const rounds =
    clusters.weights.length < 2 ? [] : bootstrapMeans(clusters, { rng: seededRng(`markout ${name}`), rounds: ROUNDS });
  const byKind = marked.map(({ liquidity, marked_usd, markout }) => ({
    liquidity,
    size: marked_usd,
    markoutBps: markout / marked_usd,
  }));
  return {
    label: name,
    fills: sum(sums.map(({ fills }) => fills)),
    usd: sum(sums.map(({ usd }) => usd)),
    shares: liquidityShares(sums.map(({ liquidity, usd }) => ({ liquidity, size: usd }))),
    markout: weight > 0 ? sum(marked.map(({ markout }) => markout)) / weight : null,
    interval: percentileInterval(rounds, LEVEL),
    effective: quoted > 0 ? sum(sums.map(({ effective }) => effective)) / quoted : null,
    realised: settled > 0 ? sum(sums.map(({ realised }) => realised)) / settled : null,
    toxicity: quoted > 0 ? venueToxicity(byKind, sum(sums.map(({ spread }) => spread)) / quoted) : null,
  };
}

/** Largest notional first. */
export function fillGroups(sums: readonly FillSum[]): readonly FillGroup[] {
  return [...Map.groupBy(sums, ({ place }) => place)]
    .map(([place, own]) => fillGroup(place, own))
    .sort((left, right) => right.usd - left.usd || left.label.localeCompare(right.label));
}
