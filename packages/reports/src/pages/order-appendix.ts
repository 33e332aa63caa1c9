import type { ReportTable } from '@meridian/protocol/rest/report-page-schema';
import { benchmarkCost } from '@meridian/tca/benchmarks/benchmark-costs';
import type { TcaOrder } from '@meridian/tca/orders/tca-order';
import { expectedBps } from '../orders/expected-cost.ts';
import { type ColumnOf, tableOf } from './page-parts.ts';

export const APPENDIX_TITLE = 'Orders';

/** A spreadsheet that a person opens; the largest orders are in it. */
const MAX_ORDERS = 20_000;

const COLUMNS: readonly ColumnOf<TcaOrder>[] = [
  { id: 'order', label: 'Order', kind: 'text', cell: ({ parent_order_numeric_id: id }) => String(id) },
  { id: 'day', label: 'Day', kind: 'date', cell: ({ trade_date }) => trade_date },
  { id: 'account', label: 'Account', kind: 'text', cell: ({ account }) => account },
  { id: 'alloc', label: 'Allocation account', kind: 'text', cell: ({ alloc_account }) => alloc_account },
  { id: 'symbol', label: 'Symbol', kind: 'text', cell: ({ exchange_symbol }) => exchange_symbol },
  { id: 'country', label: 'Country', kind: 'text', cell: ({ country }) => country },
  { id: 'side', label: 'Side', kind: 'text', cell: ({ order_side }) => order_side },
  { id: 'strategy', label: 'Strategy', kind: 'text', cell: ({ strat }) => strat.toUpperCase() },
  { id: 'ordered', label: 'Ordered', kind: 'count', cell: ({ order_qty }) => order_qty },
  { id: 'done', label: 'Filled quantity', kind: 'count', cell: ({ filled_qty }) => filled_qty },
  { id: 'filled', label: 'Filled', kind: 'usd', cell: ({ filled_usd }) => filled_usd },
  { id: 'adv', label: '% of ADV', kind: 'percent', cell: ({ percent_of_adv }) => percent_of_adv },
  { id: 'bps', label: 'Against arrival, bps', kind: 'number', cell: (order) => benchmarkCost(order, 'arrival').bps },
  { id: 'ivwap', label: 'Interval VWAP, bps', kind: 'number', cell: (order) => benchmarkCost(order, 'ivwap').bps },
  { id: 'estimate', label: 'Estimated, bps', kind: 'number', cell: expectedBps },
  { id: 'delay', label: 'Delay', kind: 'usd', cell: ({ delay_usd }) => delay_usd },
  { id: 'execution', label: 'Execution', kind: 'usd', cell: ({ trading_usd }) => trading_usd },
  { id: 'opportunity', label: 'Opportunity', kind: 'usd', cell: ({ opportunity_usd }) => opportunity_usd },
  { id: 'fees', label: 'Fees', kind: 'usd', cell: ({ fees_usd }) => fees_usd },
  { id: 'shortfall', label: 'Shortfall', kind: 'usd', cell: ({ shortfall_usd }) => shortfall_usd },
];

/** Every order that the report counts, as the files have them: what a number of the page is made of. */
export function orderAppendix(orders: readonly TcaOrder[]): ReportTable | null {
  if (orders.length === 0) return null;
  const shown =
    orders.length <= MAX_ORDERS
      ? orders
      : orders.toSorted((left, right) => right.filled_usd - left.filled_usd).slice(0, MAX_ORDERS);
  return tableOf(shown, COLUMNS);
}

/** What the page says of it. */
export function appendixNote(orders: number): string {
  const which = orders > MAX_ORDERS ? `the ${MAX_ORDERS.toLocaleString('en-US')} largest orders` : 'all orders';
  return `The CSV and the XLSX list ${which} with their costs.`;
}
