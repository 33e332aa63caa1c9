import { mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Columns, SQL_TYPES } from '@meridian/history/columns';
import { manifestFile, manifestFolder, tableFile } from '@meridian/history/days/day-files';
import { makeManifest, manifestToJson } from '@meridian/history/days/day-manifest';
import { openDuckDb } from '@meridian/history/open-duckdb';
import { quoteName, quoteText } from '@meridian/history/sql-text';
import { HISTORY_TABLES, type HistoryTable } from '@meridian/history/tables/history-tables';
import { MARKOUT_HORIZONS } from '@meridian/history/tables/markouts';
import { DAY_FILE_OPTIONS } from '@meridian/history/writer/staging-table';
import type { Say } from '../bench.ts';

export type PastSize = {
  readonly days: number;
  readonly ordersADay: number;
  readonly fillsAnOrder: number;
  /** Whether the child orders are written, too. */
  readonly hasChildren?: boolean;
};

const FIRST_MS = Date.parse('2026-08-03T00:00:00Z');
const DAY_MS = 86_400_000;
const OPEN_MS = 14 * 3_600_000;

export const dateOf = (day: number) => new Date(FIRST_MS + day * DAY_MS).toISOString().slice(0, 10);

/** Hashed twice: two columns of one row would else share their last bits. */
const mixed = (salt: string, row: string) => `hash(hash(${row}, ${quoteText(salt)}))`;

/** A number from 0 to 1 that follows from the row and what it is for. */
const unit = (salt: string, row = 'id') => `(${mixed(salt, row)} % 1000000 / 1000000.0)`;
const pick = (salt: string, words: readonly string[], row = 'id') =>
  `list_extract([${words.map(quoteText).join(', ')}], 1 + CAST(${mixed(salt, row)} % ${words.length} AS INTEGER))`;

const STRATEGIES = ['vwap', 'pov', 'twap', 'optimal', 'lqseek', 'close'];
const VENUES = ['XNYS', 'XNAS', 'BATS', 'ARCX', 'DRK1', 'DRK2', 'XCME'];
/** Owners of the orders. */
export const ACCOUNTS = ['ALDGATE', 'BISHOP', 'CHEAP', 'DOWGATE'];
const FILLS_A_CHILD = 5;
const DESTINATIONS = ['BRK-A', 'BRK-B', 'BRK-C'];

/** What every row of an order says alike. A third of them are futures. */
function orderValues(day: number): Readonly<Record<string, string>> {
  const startMs = FIRST_MS + day * DAY_MS + OPEN_MS;
  return {
    parent_order_numeric_id: 'id',
    account: pick('account', ACCOUNTS),
    alloc_account: `${pick('account', ACCOUNTS)} || '-CORE'`,
    client_order_id: `'C' || id`,
    strat: pick('strat', STRATEGIES),
    exchange_symbol: `'S' || hash(id, 'symbol') % 500`,
    exchange_base_symbol: `'R' || hash(id, 'symbol') % 25`,
    country: pick('country', ['US', 'JP', 'GB', 'DE']),
    asset_class: `CASE WHEN hash(id, 'class') % 3 = 0 THEN 'FUTURE' ELSE 'EQUITY' END`,
    order_side: pick('side', ['BUY', 'SELL']),
    trade_currency: `'USD'`,
    start_timestamp: `${startMs} + CAST(18000000 * ${unit('start')} AS BIGINT)`,
    price: `50 + 100 * ${unit('price')}`,
  };
}

function parentValues(day: number, { fillsAnOrder }: PastSize): Readonly<Record<string, string>> {
  const { price = '100', start_timestamp = '0', ...same } = orderValues(day);
  const benchmark = (salt: string) => `(${price}) * (1 + 0.004 * (${unit(salt)} - 0.5))`;
  return {
    ...same,
    start_timestamp,
    end_timestamp: `${start_timestamp} + 3600000`,
    status: `'FILLED'`,
    order_type: `'LIMIT'`,
    trader_id: `'BENCH'`,
    order_qty: String(100 * fillsAnOrder),
    filled_qty: String(100 * fillsAnOrder),
    avg_fill_price: price,
    multiplier: '1',
    tick_size: '0.01',
    fx_rate: '1',
    filled_usd: `${100 * fillsAnOrder} * (${price})`,
    target_usd: `${100 * fillsAnOrder} * (${price})`,
    arrival_mid: benchmark('arrival'),
    decision_price: benchmark('decision'),
    ivwap: benchmark('ivwap'),
    day_vwap: benchmark('vwap'),
    day_close: benchmark('close'),
    end_mid: benchmark('end'),
    volume_since_start: '200000',
    adv: '1000000',
    volatility: `0.01 + 0.02 * ${unit('sigma')}`,
    percent_of_adv: `20 * ${unit('size')}`,
    '%Volume': `1 + 19 * ${unit('rate')}`,
    avg_spread_bps: `1 + 6 * ${unit('spread')}`,
    delay_usd: '10',
    trading_usd: '20',
    opportunity_usd: '0',
    shortfall_usd: '30',
  };
}

function executionValues(day: number): Readonly<Record<string, string>> {
  const { price = '100', start_timestamp = '0', exchange_base_symbol: _, ...same } = orderValues(day);
  const mids = MARKOUT_HORIZONS.map(({ column }) => [
    column,
    `(${price}) * (1 + 0.002 * (${unit(column, 'fill')} - 0.5))`,
  ]);
  return {
    ...same,
    ...Object.fromEntries(mids),
    broker_exec_id: `'E' || fill`,
    child_order_numeric_id: `fill // ${FILLS_A_CHILD}`,
    report_receive_time_since_epoch_milliseconds: `${start_timestamp} + CAST(3600000 * ${unit('at', 'fill')} AS BIGINT)`,
    last_fill_qty: '100',
    last_fill_price: price,
    last_market: pick('venue', VENUES, 'fill'),
    destination_name: pick('destination', DESTINATIONS, 'fill'),
    liquidity: pick('liquidity', ['add', 'remove', 'mid'], 'fill'),
    fill_usd: `100 * (${price})`,
    snap_bid: `(${price}) - 0.01`,
    snap_ask: `(${price}) + 0.01`,
    mid_close: price,
  };
}

/** Half of what is sent is filled. */
function childValues(day: number): Readonly<Record<string, string>> {
  const { price: _, start_timestamp = '0', exchange_base_symbol: __, ...same } = orderValues(day);
  return {
    ...same,
    child_order_numeric_id: 'child',
    intended_venue: pick('venue', VENUES, 'child'),
    send_time_since_epoch_milliseconds: start_timestamp,
    order_qty: String(200 * FILLS_A_CHILD),
    filled_qty: String(100 * FILLS_A_CHILD),
  };
}

/** A column that nobody set is null, or the plainest value of its type. */
const PLAIN = { date: 'NULL', text: `''`, label: `'x'`, integer: '0', double: '0', boolean: 'false', doubles: '[]' };

function columnsSql(table: HistoryTable, date: string, values: Readonly<Record<string, string>>): string {
  const described: Columns = HISTORY_TABLES[table];
  return Object.entries(described)
    .map(([name, { kind, isNullable }]) => {
      const value = name === 'trade_date' ? quoteText(date) : (values[name] ?? (isNullable ? 'NULL' : PLAIN[kind]));
      return `CAST(${value} AS ${SQL_TYPES[kind]}) AS ${quoteName(name)}`;
    })
    .join(', ');
}

/** Past days of a large desk, made by the database itself, because a loop over ten million rows takes minutes. */
export async function writeBigPast(dir: string, size: PastSize, say: Say): Promise<void> {
  const database = await openDuckDb({ dir, spillDir: join(dir, 'spill'), memoryLimitMb: 1_024, threads: 2 });
  const connection = await database.connect();
  await mkdir(manifestFolder(dir), { recursive: true });
  for (let day = 0; day < size.days; day += 1) {
    const date = dateOf(day);
    const first = day * size.ordersADay;
    const ids = `range(${first + 1}, ${first + size.ordersADay + 1})`;
    const fills = size.ordersADay * size.fillsAnOrder;
    const children = size.hasChildren === true ? fills / FILLS_A_CHILD : 0;
    const sources: readonly (readonly [HistoryTable, string, Readonly<Record<string, string>>])[] = [
      ['parent_orders', `${ids} AS rows(id)`, parentValues(day, size)],
      [
        'executions',
        `(SELECT ${first} + 1 + fill // ${size.fillsAnOrder} AS id, fill + ${first * size.fillsAnOrder} AS fill FROM range(${fills}) AS rows(fill))`,
        executionValues(day),
      ],
      [
        'child_orders',
        `(SELECT ${first} + 1 + child * ${FILLS_A_CHILD} // ${size.fillsAnOrder} AS id, child + ${(first * size.fillsAnOrder) / FILLS_A_CHILD} AS child FROM range(${children}) AS rows(child))`,
        childValues(day),
      ],
      ['day_stats', `${ids} AS rows(id) WHERE false`, {}],
    ];
    const extents: Record<HistoryTable, { rows: number; bytes: number }> = {
      parent_orders: { rows: size.ordersADay, bytes: 0 },
      child_orders: { rows: children, bytes: 0 },
      executions: { rows: fills, bytes: 0 },
      day_stats: { rows: 0, bytes: 0 },
    };
    for (const [table, from, values] of sources) {
      const path = tableFile(dir, table, date);
      await mkdir(dirname(path), { recursive: true });
      await connection.run(
        `COPY (SELECT ${columnsSql(table, date, values)} FROM ${from}) TO ${quoteText(path)} (${DAY_FILE_OPTIONS})`,
      );
      extents[table].bytes = (await stat(path)).size;
    }
    await writeFile(manifestFile(dir, date), manifestToJson(makeManifest(date, 'bench', extents)));
    if (day % 5 === 4) say(`${day + 1} of ${size.days} days written`);
  }
  connection.closeSync();
  database.closeSync();
}
