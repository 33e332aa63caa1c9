import { CALENDAR_SPREAD } from '@meridian/domain/asset-class';
import { date, double, integer, label } from '@meridian/history/columns';
import { defineQuery } from '@meridian/history/reader/history-query';
import { MARKOUT_HORIZONS } from '@meridian/history/tables/markouts';
import type { OrderFilter } from '../orders/order-filters.ts';
import { chosenFills } from './fill-groups.ts';

/** Where each horizon's sums stand; the close comes last. */
export const HORIZONS = [
  ...MARKOUT_HORIZONS.map(({ ms, column }, index) => ({
    id: `h${index}` as const,
    column,
    label: ms < 1000 ? `${ms} ms` : `${ms / 1000} s`,
  })),
  { id: 'h10', column: 'mid_close', label: 'Close' },
] as const;

const PRICED = `e.last_fill_price > 0 AND coalesce(e.asset_sub_class, '') <> '${CALENDAR_SPREAD}'`;
const SIGN = `CASE WHEN e.order_side IN ('BUY', 'BUY COVER') THEN 1 ELSE -1 END`;

/**
 * Sums of markouts by root, day and symbol, weighted by notional. Ticks hold for prices of any sign, basis points for
 * outrights at a price above zero.
 */
export function futuresMarkouts(dates: readonly string[], filters: readonly OrderFilter[]) {
  const sums = HORIZONS.flatMap(({ id, column }) => {
    const known = `e.${column} IS NOT NULL`;
    const bps = `10000 * ${SIGN} * (e.${column} - e.last_fill_price) / e.last_fill_price`;
    const ticks = `${SIGN} * (e.${column} - e.last_fill_price) / chosen.tick`;
    return [
      `coalesce(sum(e.fill_usd) FILTER (${known}), 0) AS ${id}_usd`,
      `coalesce(sum(e.fill_usd * ${ticks}) FILTER (${known}), 0) AS ${id}_ticks`,
      `coalesce(sum(e.fill_usd) FILTER (${known} AND ${PRICED}), 0) AS ${id}_priced_usd`,
      `coalesce(sum(e.fill_usd * ${bps}) FILTER (${known} AND ${PRICED}), 0) AS ${id}_bps`,
    ];
  });
  const columns = Object.fromEntries(
    HORIZONS.flatMap(({ id }) => [
      [`${id}_usd`, double('Filled with a mid then')],
      [`${id}_ticks`, double('Dollars times ticks')],
      [`${id}_priced_usd`, double('Of it at a price above zero')],
      [`${id}_bps`, double('Dollars times basis points')],
    ]),
  );
  return defineQuery({
    name: 'futures-markouts',
    tables: ['parent_orders', 'executions'],
    parameters: {},
    columns: {
      root: label('Root'),
      day: date('Day'),
      symbol: label('Symbol'),
      liquidity: label('How it met the market'),
      fills: integer('Fills'),
      usd: double('Filled'),
      ...columns,
    },
    sql: `, ${chosenFills(dates, filters)}
      SELECT coalesce(chosen.root, e.exchange_symbol) AS root, e.trade_date AS day, e.exchange_symbol AS symbol,
        e.liquidity, count(*) AS fills, sum(e.fill_usd) AS usd, ${sums.join(', ')}
      FROM executions e JOIN chosen ON chosen.id = e.parent_order_numeric_id AND chosen.day = e.trade_date
      WHERE e.asset_class = 'FUTURE' AND chosen.tick > 0
      GROUP BY ALL ORDER BY root, day, symbol, e.liquidity`,
  });
}

/** One row of sums; horizons by name, because there are eleven. */
export type MarkoutSum = {
  readonly root: string;
  readonly day: string;
  readonly symbol: string;
  readonly liquidity: string;
  readonly fills: number;
  readonly usd: number;
} & Readonly<Record<string, string | number>>;
