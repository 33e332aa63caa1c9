import type { DataPermissions } from '@meridian/domain/entities/permissions';
import type { Pool } from 'pg';
import type { RangeOutcomeTable } from '../schema/range-outcome-table.ts';

export type RangeOutcome = Readonly<RangeOutcomeTable>;

/** Orders of one symbol, day and strategy. The same market moves affected them all. */
export type OutcomeCluster = {
  readonly trade_date: string;
  readonly asset_class: string;
  readonly strat: string;
  readonly orders: number;
  readonly held: number;
};

const COLUMNS = [
  'trade_date',
  'parent_order_numeric_id',
  'account',
  'alloc_account',
  'exchange_symbol',
  'asset_class',
  'strat',
  'low_ticks',
  'high_ticks',
  'cost_ticks',
] as const satisfies readonly (keyof RangeOutcome)[];

const COLUMN_TYPES = ['text', 'bigint', ...Array<string>(5).fill('text'), ...Array<string>(3).fill('float8')];

/** Replaces the rows of a day, so that a rewritten day counts once. */
export async function saveRangeOutcomes(
  pool: Pick<Pool, 'connect'>,
  tradeDate: string,
  outcomes: readonly RangeOutcome[],
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('delete from range_outcome where trade_date = $1', [tradeDate]);
    const lists = COLUMN_TYPES.map((type, nth) => `$${nth + 1}::${type}[]`).join(', ');
    const values = COLUMNS.map((column) => outcomes.map((outcome) => outcome[column]));
    await client.query(`insert into range_outcome (${COLUMNS.join(', ')}) select * from unnest(${lists})`, values);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** Days with at least one measured order. */
export async function measuredDays(pool: Pick<Pool, 'query'>): Promise<readonly string[]> {
  const { rows } = await pool.query<{ trade_date: string }>('select distinct trade_date from range_outcome');
  return rows.map(({ trade_date }) => trade_date);
}

/** The trading day that runs, and its close in epoch milliseconds. */
export type RunningDay = { readonly trade_date: string; readonly close_ms: number };

export type RangeOutcomeReader = {
  /** For visible accounts, on the newest measured days. */
  clusters(visibleTo: DataPermissions, days: number): Promise<readonly OutcomeCluster[]>;
  /** The day that is measured next. Null before the engine's first. */
  runningDay(): Promise<RunningDay | null>;
};

export function createRangeOutcomeReader(pool: Pick<Pool, 'query'>): RangeOutcomeReader {
  return {
    clusters: async ({ accounts, alloc_accounts }, days) => {
      const text = `
select trade_date, asset_class, strat, count(*)::int as orders,
  (count(*) filter (where cost_ticks between low_ticks and high_ticks))::int as held
from range_outcome
where (account = any($1) or alloc_account = any($2))
  and trade_date in (select distinct trade_date from range_outcome order by trade_date desc limit $3)
group by trade_date, asset_class, strat, exchange_symbol
order by trade_date`;
      const { rows } = await pool.query<OutcomeCluster>(text, [accounts, alloc_accounts, days]);
      return rows;
    },
    runningDay: async () => {
      const text = `
select body::json -> 'day' ->> 'date' as trade_date, (body::json -> 'day' ->> 'closeMs')::float8 as close_ms
from trading_event where kind = 'TradingDayBegan' order by seq desc limit 1`;
      const { rows } = await pool.query<RunningDay>(text);
      return rows[0] ?? null;
    },
  };
}
