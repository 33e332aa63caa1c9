import { usdText } from '@meridian/domain/cell-text';
import type { CostGrouping, ExecutionStatus } from '@meridian/domain/entities/cost-analysis-result';
import type { ExpectedRange } from '@meridian/domain/execution-summary/expected-range';
import type { SummaryLine } from '@meridian/domain/execution-summary/summary-line';
import { formatFixed, formatSigned, MINUS } from '@meridian/domain/number-format';

export const GROUP_WORDS: Readonly<Record<CostGrouping, { readonly one: string; readonly many: string }>> = {
  list: { one: 'list', many: 'lists' },
  'asset class': { one: 'asset class', many: 'asset classes' },
  country: { one: 'country', many: 'countries' },
};

/** Says which orders the status filter hides, for an empty screen. */
export const HIDDEN_BY_STATUS: Readonly<Record<ExecutionStatus, string>> = {
  filled: 'Status Filled shows filled orders only.',
  open: 'Status Open shows orders that are not completed only.',
  all: 'There is no order of this asset class in your accounts today.',
};

export function lineName({ name }: Pick<SummaryLine, 'name'>): string {
  return name ?? 'None';
}

/** Whole dollars below a million, then `$35.43M`. */
export function amountText(usd: number | null): string {
  return usdText(usd === null ? null : Math.round(usd));
}

/** Shares or contracts, in full. */
export function quantityText(quantity: number): string {
  return quantity.toLocaleString('en-US');
}

/** Exact to the cent, for the tooltip. */
export function exactUsd(usd: number | null): string | undefined {
  if (usd === null) return undefined;
  return `${usd < 0 ? MINUS : ''}$${formatFixed(Math.abs(usd), 2)}`;
}

/** A cost with its sign before the currency: `+$9,698`, `−$57`. */
export function signedUsd(usd: number | null): string {
  if (usd === null) return '';
  const text = amountText(usd);
  return Math.round(usd) > 0 ? `+${text}` : text;
}

export function rangeText(range: ExpectedRange | null): string {
  return range === null ? '' : `${formatSigned(range.low, 1)} to ${formatSigned(range.high, 1)}`;
}

/** `3 orders`, `1 list`. */
export function counted(count: number, { one, many }: { readonly one: string; readonly many: string }): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}
