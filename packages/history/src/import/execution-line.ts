import { formatQuantity } from '@meridian/domain/number-format';
import { isAssetClass, type AssetClass } from '@meridian/domain/asset-class';
import { isCalendarDate } from '@meridian/domain/calendar-date';
import { isOrderSide, type OrderSide } from '@meridian/domain/order-side';
import type { PastLiquidity } from '../tables/executions.ts';
import { implausible, MAX_NUMBERS, MAX_PRICE } from './plausible-line.ts';

/** Columns that every file needs, and those that it may have. The documentation describes each. */
export const REQUIRED_COLUMNS = [
  'trade_date',
  'execution_id',
  'time',
  'order_id',
  'account',
  'symbol',
  'side',
  'quantity',
  'price',
] as const;

export const OPTIONAL_COLUMNS = [
  'alloc_account',
  'child_order_id',
  'country',
  'currency',
  'asset_class',
  'base_symbol',
  'multiplier',
  'tick_size',
  'fx_rate',
  'fee_usd',
  'venue',
  'destination',
  'broker',
  'liquidity',
  'bid',
  'ask',
  'mid_1s',
  'mid_5s',
  'contra_owner',
  'contra_account',
  'trader',
  'list_name',
  'decision_id',
  'strategy',
  'order_quantity',
  'order_type',
  'limit_price',
  'order_start',
  'order_end',
  'decision_price',
  'arrival_mid',
  'interval_vwap',
  'day_vwap',
  'end_mid',
  'close',
  'market_volume',
  'adv',
  'volatility_percent',
  'spread_bps',
] as const;

export type ImportColumn = (typeof REQUIRED_COLUMNS)[number] | (typeof OPTIONAL_COLUMNS)[number];

/** One line of the file, checked. Null is what the line does not say. */
export type ExecutionLine = {
  readonly line: number;
  readonly trade_date: string;
  readonly execution_id: string;
  readonly atMs: number;
  readonly order_id: string;
  readonly child_order_id: string | null;
  readonly account: string;
  readonly alloc_account: string;
  readonly symbol: string;
  readonly side: OrderSide;
  readonly quantity: number;
  readonly price: number;
  readonly asset_class: AssetClass;
  readonly currency: string;
  readonly fx_rate: number;
  readonly liquidity: PastLiquidity;
  readonly order_type: 'LIMIT' | 'MARKET';
  readonly startMs: number | null;
  readonly endMs: number | null;
  readonly texts: Readonly<Partial<Record<ImportColumn, string>>>;
  readonly numbers: Readonly<Partial<Record<ImportColumn, number>>>;
};

export type ReadLine =
  | { readonly kind: 'line'; readonly value: ExecutionLine }
  | { readonly kind: 'problem'; readonly text: string };

const NUMBERS: readonly ImportColumn[] = [
  'quantity',
  'price',
  'multiplier',
  'tick_size',
  'fx_rate',
  'fee_usd',
  'bid',
  'ask',
  'mid_1s',
  'mid_5s',
  'order_quantity',
  'limit_price',
  'decision_price',
  'arrival_mid',
  'interval_vwap',
  'day_vwap',
  'end_mid',
  'close',
  'market_volume',
  'adv',
  'volatility_percent',
  'spread_bps',
];

const ABOVE_ZERO: ReadonlySet<ImportColumn> = new Set([
  'quantity',
  'multiplier',
  'tick_size',
  'fx_rate',
  'order_quantity',
] as const);
/** Commas separate thousands and nothing else: 12,5 is not 125. */
const NUMBER = /^[+-]?(?:\d{1,3}(?:,\d{3})+|\d+|(?=\.\d))(?:\.\d+)?(?:e[+-]?\d{1,3})?$/i;
const LIQUIDITIES: readonly PastLiquidity[] = ['add', 'remove', 'mid', 'auction'];
const MAX_TEXT = 200;
const ZONED_TIME = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/;

/** Epoch milliseconds, or a date and time with its zone. Null for anything else. */
function readTime(text: string): number | null {
  if (/^\d{12,14}$/.test(text)) return Number(text);
  if (!ZONED_TIME.test(text)) return null;
  const atMs = Date.parse(text.replace(' ', 'T'));
  return Number.isFinite(atMs) ? atMs : null;
}

const TIME_HINT = 'use epoch milliseconds or 2026-11-13T14:31:52.123-05:00';

class LineProblem extends Error {}

function fail(text: string): never {
  throw new LineProblem(text);
}

type Cells = ReadonlyMap<ImportColumn, string>;

function timeOf(cells: Cells, column: ImportColumn): number | null {
  const text = cells.get(column);
  if (text === undefined) return null;
  return readTime(text) ?? fail(`${column} “${text}” is no time with a zone: ${TIME_HINT}`);
}

function numbersOf(cells: Cells): Partial<Record<ImportColumn, number>> {
  const found: Partial<Record<ImportColumn, number>> = {};
  for (const column of NUMBERS) {
    const text = cells.get(column);
    if (text === undefined) continue;
    const value = NUMBER.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN;
    if (!Number.isFinite(value)) fail(`${column} “${text}” is not a number`);
    const most = MAX_NUMBERS[column] ?? MAX_PRICE;
    if (Math.abs(value) > most) fail(`${column} ${text} is above ${formatQuantity(most)}`);
    if (value <= 0 && ABOVE_ZERO.has(column)) fail(`${column} ${text} must be above 0`);
    found[column] = value;
  }
  return found;
}

/** A fill at the far touch took liquidity, one at the near touch gave it. Without a quote it counts as taken. */
function liquidityOf(
  cells: Cells,
  side: OrderSide,
  price: number,
  bid: number | null,
  ask: number | null,
): PastLiquidity {
  const text = cells.get('liquidity')?.toLowerCase();
  if (text !== undefined)
    return LIQUIDITIES.find((each) => each === text) ?? fail(`liquidity “${text}” is not add, remove, mid or auction`);
  if (bid === null || ask === null) return 'remove';
  const [near, far] = side.startsWith('BUY') ? [bid, ask] : [-ask, -bid];
  const at = side.startsWith('BUY') ? price : -price;
  if (at >= far) return 'remove';
  return at <= near ? 'add' : 'mid';
}

function lineOf(cells: Cells, line: number): ExecutionLine {
  for (const column of REQUIRED_COLUMNS) if (!cells.has(column)) fail(`${column} is empty`);
  for (const [column, text] of cells)
    if (text.length > MAX_TEXT) fail(`${column} is longer than ${MAX_TEXT} characters`);
  const must = (column: ImportColumn) => cells.get(column) ?? fail(`${column} is empty`);
  const numbers = numbersOf(cells);
  const side = must('side').toUpperCase();
  if (!isOrderSide(side)) fail(`side “${must('side')}” is not BUY, BUY COVER, SELL or SELL SHORT`);
  const trade_date = must('trade_date');
  if (!isCalendarDate(trade_date)) fail(`trade_date “${trade_date}” is not a day: use YYYY-MM-DD`);
  const asset_class = (cells.get('asset_class') ?? 'EQUITY').toUpperCase();
  if (!isAssetClass(asset_class)) fail(`asset_class “${asset_class}” is not EQUITY or FUTURE`);
  const currency = (cells.get('currency') ?? 'USD').toUpperCase();
  const fx_rate =
    numbers.fx_rate ?? (currency === 'USD' ? 1 : fail(`fx_rate is needed for ${currency}: US dollars for one unit`));
  const order_type = (
    cells.get('order_type') ?? (numbers.limit_price === undefined ? 'MARKET' : 'LIMIT')
  ).toUpperCase();
  if (order_type !== 'LIMIT' && order_type !== 'MARKET') fail(`order_type “${order_type}” is not LIMIT or MARKET`);
  const price = numbers.price ?? fail('price is empty');
  return {
    line,
    trade_date,
    execution_id: must('execution_id'),
    atMs: timeOf(cells, 'time') ?? fail('time is empty'),
    order_id: must('order_id'),
    child_order_id: cells.get('child_order_id') ?? null,
    account: must('account'),
    alloc_account: cells.get('alloc_account') ?? must('account'),
    symbol: must('symbol'),
    side,
    quantity: numbers.quantity ?? fail('quantity is empty'),
    price,
    asset_class,
    currency,
    fx_rate,
    liquidity: liquidityOf(cells, side, price, numbers.bid ?? null, numbers.ask ?? null),
    order_type,
    startMs: timeOf(cells, 'order_start'),
    endMs: timeOf(cells, 'order_end'),
    texts: Object.fromEntries(cells),
    numbers,
  };
}

/** One line of cells by the columns of the first line. */
export function readExecutionLine(
  columns: readonly ImportColumn[],
  cells: readonly string[],
  { line, today }: { readonly line: number; readonly today: string },
): ReadLine {
  if (cells.length !== columns.length) {
    return { kind: 'problem', text: `has ${cells.length} fields instead of ${columns.length}` };
  }
  const known = new Map<ImportColumn, string>();
  for (const [place, column] of columns.entries()) {
    const text = cells[place]?.trim() ?? '';
    if (text !== '') known.set(column, text);
  }
  try {
    const value = lineOf(known, line);
    const text = implausible(value, today);
    return text === null ? { kind: 'line', value } : { kind: 'problem', text };
  } catch (error) {
    if (error instanceof LineProblem) return { kind: 'problem', text: error.message };
    throw error;
  }
}
