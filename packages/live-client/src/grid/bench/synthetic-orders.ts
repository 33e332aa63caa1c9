import { parentOrdersGrid } from '@meridian/domain/columns/parent-orders';
import { ORDER_SIDES } from '@meridian/domain/order-side';
import { ORDER_STATUSES } from '@meridian/domain/order-status';
import type { Cell } from '@meridian/protocol/live/subscription-messages';

/** The fields of the parent orders grid, the key first. */
export const ORDER_FIELDS: readonly string[] = [
  'parent_order_numeric_id',
  ...new Set(
    parentOrdersGrid.columns.flatMap(({ source, field }) =>
      source === 'field' && field !== null && field !== 'parent_order_numeric_id' ? [field] : [],
    ),
  ),
  'attributes_json',
  'event_log',
  'new_logs',
];

/** A seeded generator of numbers from 0 to 1. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function pick<Item>(random: () => number, items: readonly Item[]): Item | null {
  return items[Math.floor(random() * items.length)] ?? null;
}

const WORDS: Readonly<Record<string, readonly Cell[]>> = {
  status: ORDER_STATUSES,
  order_side: ORDER_SIDES,
  order_type: ['LIMIT', 'MARKET'],
  country: ['US', 'CA', 'GB', 'NL', 'DE', 'CH', 'JP', 'HK'],
  strat: ['vwap', 'twap', 'pov', 'close', 'optimal', 'lqseek', 'dark'],
  list_name: ['US_REBAL_1', 'EU_CORE_2', 'APAC_TILT', 'INDEX_ADD', null],
  asset_class: ['EQUITY', 'FUTURE', null],
  auto_trading_status: [true, true, true, false],
  global_auto_trading_status: [true],
  aggregation_status: [true, false],
  must_finish: [true, false],
  strategy_parameters: ['{"as":"Patient"}', '{"as":"Urgent","pr":10}', null],
  event_log: [true, false],
  new_logs: [true, false],
  start_time: ['-1', '0', '1', '10:30'],
  end_time: ['0', '1', '+90', '16:00'],
};

const TEXT_FIELDS: ReadonlySet<string> = new Set(
  parentOrdersGrid.columns.flatMap(({ kind, field }) =>
    field !== null && ['text', 'choice', 'id', 'symbol', 'month'].includes(kind) ? [field] : [],
  ),
);

/** A complete order in the order of ORDER_FIELDS. */
export function syntheticOrder(id: number, random: () => number): readonly Cell[] {
  return ORDER_FIELDS.map((field, index) => {
    if (index === 0) return id;
    const words = WORDS[field];
    if (words !== undefined) return pick(random, words);
    if (field === 'exchange_symbol') return `SYM${Math.floor(random() * 500)}`;
    if (field === 'client_order_id') return `CL${id}`;
    if (field === 'attributes_json')
      return `{"goal":${Math.round(random() * 1e5)},"floor":${Math.round(random() * 1e4)}}`;
    if (TEXT_FIELDS.has(field)) return `${field.slice(0, 4).toUpperCase()}${Math.floor(random() * 40)}`;
    if (/time|timestamp/.test(field)) return 1_760_000_000_000 + Math.floor(random() * 2e7);
    if (/date/.test(field)) return '2026-11-13';
    return Math.round(random() * 1e6) / 100;
  });
}

/** The changes of a market tick: last, bid, ask, filled and a cost. */
export function syntheticTick(id: number, random: () => number): readonly Cell[] {
  const price = Math.round(random() * 1e6) / 100;
  return [
    id,
    ...pair('current_last', price),
    ...pair('current_bid', price - 0.01),
    ...pair('current_ask', price + 0.01),
    ...pair('filled_qty', Math.floor(random() * 1e5)),
    ...pair('cost_ivwap_bps', Math.round(random() * 400 - 200) / 10),
  ];
}

function pair(field: string, value: Cell): readonly Cell[] {
  return [ORDER_FIELDS.indexOf(field), value];
}
