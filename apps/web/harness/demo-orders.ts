import type { Cell } from '@meridian/protocol/live/subscription-messages';
import { createRandom } from './demo-random.ts';

/** In the order of the cells below; the first is the key. */
export const DEMO_FIELDS = [
  'parent_order_numeric_id',
  'status',
  'auto_trading_status',
  'exchange_symbol',
  'country',
  'order_side',
  'order_type',
  'order_qty',
  'filled_qty',
  'open_qty',
  'complete_percent',
  'limit_price',
  'current_last',
  'current_bid',
  'current_ask',
  'previous_close',
  'cost_ivwap_bps',
  'cost_arrival_mid_bps',
  'strat',
  'start_time',
  'end_time',
  'percent_of_adv',
  'list_name',
  'event_log',
  'new_logs',
  'attributes_json',
  'account',
  'asset_class',
  'last_update_timestamp',
  'tick_size',
  'client_order_id',
  'diagnostic_info',
  'trade_date',
] as const;

const SYMBOLS: readonly (readonly [string, string, number])[] = [
  ['AAPL', 'US', 228.41],
  ['MSFT', 'US', 431.22],
  ['NVDA', 'US', 138.07],
  ['JPM', 'US', 243.55],
  ['XOM', 'US', 119.83],
  ['LLY', 'US', 782.4],
  ['VOD', 'GB', 0.7132],
  ['AZN', 'GB', 104.22],
  ['ASML', 'NL', 641.3],
  ['SAP', 'DE', 221.85],
  ['NESN', 'CH', 79.42],
  ['7203', 'JP', 2712.5],
  ['6758', 'JP', 2918],
  ['700', 'HK', 412.6],
  ['9988', 'HK', 88.15],
  ['RY', 'CA', 173.21],
  ['SHOP', 'CA', 148.3],
  ['UNH', 'US', 601.44],
  ['TSLA', 'US', 342.18],
  ['BHP', 'AU', 41.07],
];
const STATUSES = [
  'WORKING',
  'WORKING',
  'WORKING',
  'WORKING',
  'PARTIAL',
  'NEW',
  'SENT',
  'PENDING',
  'FILLED',
  'OUT',
  'REJECTED',
  'PARTIAL_REJECTED',
  'EXPIRED',
];
const SIDES = ['BUY', 'SELL', 'SELL SHORT', 'BUY COVER'];
const STRATS = ['VWAP', 'TWAP', 'POV', 'CLOSE', 'IS', 'LQSEEK', 'DARK'];
const LISTS = ['US_REBAL_1', 'EU_CORE_2', 'APAC_TILT', 'INDEX_ADD', null];
const ENDS = ['0', '1', '+90', '16:00', '15:45'];

function rounded(value: number, decimals = 2): number {
  return Number(value.toFixed(decimals));
}

/** The first rows are dear, so that they are on top of the others when these are sorted by price. */
export const DEAR_ROWS = 10;

/** Parent orders that look like a desk's, the same for the same seed. */
export function demoOrders(count: number, seed = 7): readonly (readonly Cell[])[] {
  const random = createRandom(seed);
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[Math.floor(random() * values.length)];
    if (value === undefined) throw new Error('Nothing to pick from');
    return value;
  };
  return Array.from({ length: count }, (_, index) => {
    const [symbol, country, usual] = pick(SYMBOLS);
    const price = index < DEAR_ROWS ? 10_000 : usual;
    const qty = Math.ceil(random() * 2000) * 100;
    const status = pick(STATUSES);
    const isUntouched = status === 'NEW' || status === 'SENT' || status === 'PENDING' || status === 'REJECTED';
    const share = status === 'FILLED' ? 1 : isUntouched ? 0 : random();
    const filled = Math.floor((qty * share) / 100) * 100;
    const last = rounded(price * (1 + (random() - 0.5) / 50), price < 10 ? 4 : 2);
    const goal = Math.floor(qty * Math.min(Math.max(share + (random() - 0.5) / 10, 0), 1));
    return [
      900_000 + index,
      status,
      random() > 0.1,
      symbol,
      country,
      pick(SIDES),
      random() > 0.2 ? 'LIMIT' : 'MARKET',
      qty,
      filled,
      qty - filled,
      rounded((100 * filled) / qty),
      rounded(price * (1 + (random() - 0.5) / 40), price < 10 ? 4 : 2),
      last,
      rounded(last * 0.9999, 4),
      rounded(last * 1.0001, 4),
      price,
      isUntouched ? null : rounded((random() - 0.5) * 14, 1),
      isUntouched ? null : rounded((random() - 0.4) * 18, 1),
      pick(STRATS),
      random() > 0.5 ? '09:30' : '0',
      pick(ENDS),
      rounded(random() * 10),
      pick(LISTS),
      random() > 0.15,
      random() > 0.85,
      JSON.stringify({ goal, floor: Math.floor(goal * 0.9), schedule_volume_cap_constrained: random() > 0.8 }),
      `ACC${Math.ceil(random() * 6)}`,
      'EQUITY',
      0,
      price < 10 ? 0.0001 : 0.01,
      `CL${77_000 + index}`,
      status === 'REJECTED' ? 'Limit is more than 10 % away from the market' : null,
      '2026-11-13',
    ];
  });
}

const AT = {
  close: DEMO_FIELDS.indexOf('previous_close'),
  last: DEMO_FIELDS.indexOf('current_last'),
  bid: DEMO_FIELDS.indexOf('current_bid'),
  ask: DEMO_FIELDS.indexOf('current_ask'),
  updated: DEMO_FIELDS.indexOf('last_update_timestamp'),
};

/** Thousands of prices a second are made in the thread that is measured: a text for each would be a third of its work. */
function ofTick(price: number, perUnit: number): number {
  return Math.round(price * perUnit) / perUnit;
}

/** Makes so many changes of random orders at a time. */
export type DemoTicks = (count: number, random: () => number, atMs: number) => Cell[][];

/**
 * Changes of random orders: a new price each, stamped with when it was made. The prices of before are kept side by side,
 * because they are looked up in the thread that is measured, and rows are all over its memory.
 */
export function demoTicks(rows: readonly (readonly Cell[])[]): DemoTicks {
  const keys = rows.map(([key]) => key ?? null);
  const closes = Float64Array.from(rows, (row) => Number(row[AT.close] ?? 1));
  return (count, random, atMs) =>
    Array.from({ length: count }, () => {
      const at = Math.floor(random() * keys.length);
      const base = closes[at] ?? 1;
      const perUnit = base < 10 ? 10_000 : 100;
      const last = ofTick(base * (1 + (random() - 0.5) / 30), perUnit);
      const tick = 1 / perUnit;
      return [
        keys[at] ?? null,
        AT.last,
        last,
        AT.bid,
        ofTick(last - tick, perUnit),
        AT.ask,
        ofTick(last + tick, perUnit),
        AT.updated,
        atMs,
      ];
    });
}
