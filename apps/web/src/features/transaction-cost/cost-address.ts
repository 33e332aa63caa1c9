import { COST_CURVE_ORDER_SIZES, type CostCurveOrderSize } from '@meridian/domain/entities/cost-curve-row';
import { type CostStrategyCode, TRANSACTION_COST_DEFAULTS } from '@meridian/domain/transaction-cost-defaults';

export const COST_TABS = [
  { id: '1', label: 'Estimate' },
  { id: '2', label: 'Estimate against realised' },
  { id: '3', label: 'By list' },
  { id: '4', label: 'By asset class' },
  { id: '5', label: 'By country' },
  { id: '6', label: 'Trading stats' },
] as const;

export type CostTab = (typeof COST_TABS)[number]['id'];

/** The unit of the curve. `spread` is the cost in bps, including the spread paid. */
const CURVE_TYPES = [{ value: 'spread' }, { value: 'contract' }, { value: 'percent' }] as const;

export type CurveType = (typeof CURVE_TYPES)[number]['value'];

export const HISTORY_RANGES = [
  { value: '20d', label: '20d', days: 20 },
  { value: '60d', label: '60d', days: 60 },
  { value: '120d', label: '120d', days: 120 },
  { value: '1y', label: '1y', days: 252 },
] as const;

export type HistoryRange = (typeof HISTORY_RANGES)[number]['value'];

export function rangeDays(range: HistoryRange): number {
  return HISTORY_RANGES.find(({ value }) => value === range)?.days ?? 0;
}

export const RATES = [1, 2, 5, 10, 15, 20, 25, 30] as const;
export const DURATIONS_MINUTES = [5, 15, 30, 60, 120, 240, 390] as const;

/** What the screen was asked for; the address is its only home. */
export type CostAddress = {
  readonly symbol: string | null;
  readonly side: 'BUY' | 'SELL';
  readonly strategy: CostStrategyCode;
  readonly rate: number;
  readonly minutes: number;
  readonly size: CostCurveOrderSize;
  readonly limit: number | null;
  readonly curves: CurveType;
  readonly tab: CostTab;
  readonly range: HistoryRange;
};

/** Order size code 2 is the middle of the desk's sizes. */
const SIZE_OF_CODE: Readonly<Record<string, CostCurveOrderSize>> = { '1': 100, '2': 1000, '3': 10_000 };
const DEFAULT_RATE = 5;
const DEFAULT_MINUTES = 60;

function oneOf<Value extends string>(
  options: readonly { readonly value: Value }[],
  asked: string | null,
  usual: Value,
) {
  return options.find(({ value }) => value === asked)?.value ?? usual;
}

function numberOf(options: readonly number[], asked: string | null, usual: number): number {
  return options.find((option) => String(option) === asked) ?? usual;
}

function limitOf(asked: string | null): number | null {
  const value = asked === null || asked.trim() === '' ? Number.NaN : Number(asked);
  return Number.isFinite(value) ? value : null;
}

export function readCostAddress(search: URLSearchParams): CostAddress {
  const usual = TRANSACTION_COST_DEFAULTS;
  const size = COST_CURVE_ORDER_SIZES.find((each) => String(each) === search.get('size'));
  return {
    symbol: search.get('symbol'),
    side: search.get('side') === 'SELL' ? 'SELL' : 'BUY',
    strategy: search.get('strategy') === '1' ? '1' : usual.strategy,
    rate: numberOf(RATES, search.get('rate'), DEFAULT_RATE),
    minutes: numberOf(DURATIONS_MINUTES, search.get('minutes'), DEFAULT_MINUTES),
    size: size ?? SIZE_OF_CODE[usual.orderSize] ?? 1000,
    limit: limitOf(search.get('limit')),
    curves: oneOf(CURVE_TYPES, search.get('curves'), usual.curves),
    tab: COST_TABS.find(({ id }) => id === search.get('tab'))?.id ?? usual.tab,
    range: oneOf(HISTORY_RANGES, search.get('range'), '60d'),
  };
}

/** Null takes a part of the address away, so that its default holds. */
export type CostChange = { readonly [Name in keyof CostAddress]?: CostAddress[Name] | null };

export function withCostChange(search: URLSearchParams, change: CostChange): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}
