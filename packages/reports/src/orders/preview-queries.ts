import { date, double, integer, label, nullable } from '@meridian/history/columns';
import { ZONED_ORDERS, zoneTable } from '@meridian/history/queries/rule-sql';
import { defineQuery } from '@meridian/history/reader/history-query';
import { allFiltersSql, type OrderFilter } from './order-filters.ts';

/** Orders of each day after so many of the filters. */
export function ordersLeft(dates: readonly string[], filters: readonly OrderFilter[]) {
  const steps = filters.map((_, index) => allFiltersSql(filters.slice(0, index + 1)));
  const counts = steps.map((sql, index) => `count(*) FILTER (${sql}) AS step_${index}`);
  const columns = Object.fromEntries(filters.map((_, index) => [`step_${index}`, integer('Orders left')]));
  const last = steps.at(-1) ?? 'true';
  return defineQuery({
    name: 'orders-left',
    tables: ['parent_orders'],
    parameters: {},
    columns: { trade_date: date('Day'), filled_usd: double('Filled by those that pass all'), ...columns },
    sql: `, zones AS (${zoneTable(dates)}) SELECT trade_date,
        coalesce(sum(filled_usd) FILTER (${last}), 0) AS filled_usd, ${counts.join(', ')}
      FROM ${ZONED_ORDERS} GROUP BY trade_date ORDER BY trade_date`,
  });
}

const CHOICE_COLUMNS = {
  country: 'country',
  base_symbol: 'exchange_base_symbol',
  algorithm: 'setting_name',
  actual_strategy: 'strat',
  algo_machine_name: 'algo_machine_name',
} as const;

export type ChoiceField = keyof typeof CHOICE_COLUMNS;

/** Every value that orders of a scope have in the columns that a schedule chooses by. */
export function filterChoices(scope: string) {
  const selects = Object.entries(CHOICE_COLUMNS).map(
    ([field, column]) =>
      `SELECT DISTINCT '${field}' AS field, ${column} AS value FROM parent_orders WHERE ${scope} AND ${column} IS NOT NULL`,
  );
  return defineQuery({
    name: 'filter-choices',
    tables: ['parent_orders'],
    parameters: {},
    columns: { field: label<ChoiceField>('Filter'), value: nullable(label('Choice')) },
    sql: `SELECT field, value FROM (${selects.join(' UNION ALL ')}) ORDER BY field, value`,
  });
}
