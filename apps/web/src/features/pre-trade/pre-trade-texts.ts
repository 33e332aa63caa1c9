import { abbreviateNumber } from '@meridian/domain/abbreviate-number';
import { usdText } from '@meridian/domain/cell-text';
import { formatFixed, formatQuantity, formatSigned } from '@meridian/domain/number-format';
import type { PreTradeOrder, PreTradePlan } from '@meridian/protocol/rest/pre-trade-calls';
import type { TableData } from '../../components/chart/table-data.ts';
import { timeOfDay } from '../../lib/time-text.ts';
import { bpsOf, type ListRow, type ListView } from './list-view.ts';
import type { PreTradeUnit } from './pre-trade-address.ts';
import { whyText } from './why-text.ts';

type Amounts = PreTradePlan['cost'];

/** `$1.2M` */
export function shortUsd(usd: number): string {
  return `$${abbreviateNumber(Math.round(usd))}`;
}

export const UNIT_WORDS: Readonly<Record<PreTradeUnit, string>> = { bps: 'bps', usd: 'USD', ticks: 'ticks' };

/** Null where the unit says nothing, as bps of a spread. */
export function amountIn({ bps, ticks, usd }: Amounts, unit: PreTradeUnit): number | null {
  return unit === 'bps' ? bps : unit === 'usd' ? usd : ticks;
}

export function amountText(amounts: Amounts, unit: PreTradeUnit): string {
  const value = amountIn(amounts, unit);
  if (value === null) return '–';
  return unit === 'usd' ? usdText(Math.round(value)) : formatFixed(value, 1);
}

/** Signed, because one end is often a gain. */
function signedText(amounts: Amounts, unit: PreTradeUnit): string {
  const value = amountIn(amounts, unit);
  return value === null ? '–' : formatSigned(value, 0);
}

const WIDE_LEVEL = 0.8;

export function wideRange({ ranges }: PreTradePlan) {
  return ranges.find(({ level }) => level === WIDE_LEVEL) ?? null;
}

export function rangeText(plan: PreTradePlan, unit: PreTradeUnit): string {
  const range = wideRange(plan);
  return range === null ? '–' : `${signedText(range.low, unit)} to ${signedText(range.high, unit)}`;
}

/** `14:30`, or Now. */
export function startText({ start_ms }: PreTradePlan, nowMs: number): string {
  return start_ms <= nowMs ? 'Now' : timeOfDay(start_ms).slice(0, 5);
}

export function endText({ finish_ms, planned_qty }: PreTradePlan, quantity: number): string {
  if (finish_ms !== null) return timeOfDay(finish_ms).slice(0, 5);
  return `${formatFixed(Math.floor((100 * planned_qty) / quantity), 0)}% done`;
}

/** The plan with its start, where it waits. */
export function planLabel(plan: PreTradePlan, nowMs: number): string {
  return plan.start_ms <= nowMs || plan.values['st'] === undefined
    ? plan.label
    : `${plan.label} from ${startText(plan, nowMs)}`;
}

const HEAD = [
  'Symbol',
  'Country',
  'Side',
  'Quantity',
  'Notional USD',
  '% ADV',
  'Spread bps',
  'Depth',
  'Volatility %',
  'Cost bps',
  '80% low bps',
  '80% high bps',
  'Cost USD',
  'Risk bps',
  'Risk USD',
  'Adds to list risk USD',
  'Suggested',
  'Start',
  'Ends',
  'Why',
];

function number(value: number | null, decimals: number): string {
  return value === null ? '' : value.toFixed(decimals);
}

function cellsOf(row: ListRow, view: ListView, nowMs: number): readonly string[] {
  const { order, plan } = row;
  const range = wideRange(plan);
  return [
    order.exchange_symbol,
    order.country,
    order.order_side,
    String(order.order_qty),
    number(order.target_usd, 2),
    number(order.percent_of_adv, 2),
    number(order.avg_spread_bps, 2),
    number(order.avg_depth, 0),
    number(order.volatility, 2),
    number(plan.cost.bps, 2),
    number(range?.low.bps ?? null, 2),
    number(range?.high.bps ?? null, 2),
    number(plan.cost.usd, 2),
    number(plan.risk.bps, 2),
    number(plan.risk.usd, 2),
    number(row.addsUsd, 2),
    planLabel(plan, nowMs),
    startText(plan, nowMs),
    endText(plan, order.order_qty),
    whyText(row, view),
  ];
}

/** The orders that count and their total, as a file. */
export function ordersTable(view: ListView, name: string, nowMs: number): TableData {
  const { total, usd, orders } = view;
  const totals = HEAD.map(() => '');
  const put = (head: string, value: string) => {
    totals[HEAD.indexOf(head)] = value;
  };
  put('Symbol', `${formatQuantity(orders)} orders`);
  put('Notional USD', number(usd, 2));
  put('Cost bps', number(bpsOf(total.costUsd, usd), 2));
  put('80% low bps', number(bpsOf(total.lowUsd, usd), 2));
  put('80% high bps', number(bpsOf(total.highUsd, usd), 2));
  put('Cost USD', number(total.costUsd, 2));
  put('Risk bps', number(bpsOf(total.riskUsd, usd), 2));
  put('Risk USD', number(total.riskUsd, 2));
  put('Adds to list risk USD', number(total.riskUsd, 2));
  const rows = view.rows.filter(({ isOn }) => isOn).map((row) => cellsOf(row, view, nowMs));
  return { caption: `Pre-trade ${name}`, head: HEAD, rows: [...rows, totals] };
}

/** Which cost models are behind the estimates. */
export function modelText(orders: readonly Pick<PreTradeOrder, 'asset_class' | 'model'>[]): string {
  const calibrated = new Map(
    orders.flatMap(({ asset_class, model }) =>
      model.version === null
        ? []
        : [
            [
              model.version,
              `version ${model.version} (${asset_class.toLowerCase()}, ${model.liquidity} liquidity, ${formatQuantity(model.orders)} own orders)`,
            ] as const,
          ],
    ),
  );
  const usual = orders.filter(({ model }) => model.version === null).length;
  const defaults = 'Published cost model, not yet calibrated from own orders.';
  if (calibrated.size === 0) return defaults;
  const texts = `Calibrated cost model ${[...calibrated.values()].join(', ')}.`;
  return usual === 0 ? texts : `${texts} ${usual} ${usual === 1 ? 'order uses' : 'orders use'} the published model.`;
}
