import { abbreviateNumber } from './abbreviate-number.ts';
import { percentAhead } from './computed-columns.ts';
import type { ParentStatusFields } from './display-status.ts';
import { flagValue, onOff } from './flag-value.ts';
import { isMarketOrder, MARKET_LIMIT_TEXT } from './order-type.ts';
import type { Maybe } from './maybe.ts';
import { formatFixed, formatSigned, formatWithPercentSign, MINUS } from './number-format.ts';
import { formatPrice } from './price-format.ts';
import type { PriceTerms } from './quote-convention.ts';
import { isCompleted } from './status-group.ts';

/** For a word that is missing. */
export const NOT_APPLICABLE = 'N/A';

/** For a computed percent that lacks an input. */
export const NOT_AVAILABLE = 'NA';

export function limitText(
  row: PriceTerms & { readonly order_type?: Maybe<string>; readonly limit_price?: Maybe<number> },
): string {
  return isMarketOrder(row.order_type) ? MARKET_LIMIT_TEXT : formatPrice(row.limit_price, row);
}

export function specialInstructionText(instruction: Maybe<string>): string {
  const text = instruction?.trim() ?? '';
  return text === '' || text === 'None' ? NOT_APPLICABLE : text;
}

/** Auto and aggregation status; a flag that cannot be read is not on. */
export function onOffText(value: unknown): 'ON' | 'OFF' {
  return onOff(flagValue(value) === true);
}

/** Whether an order may trade by itself: the desk's switch stops all that are not finished. */
export function autoTradingText(value: unknown, row: ParentStatusFields): 'ON' | 'OFF' {
  const isStopped = row.global_auto_trading_status === false && !isCompleted(row.status);
  return isStopped ? 'OFF' : onOffText(value);
}

/** Part rate and volume cap carry their own percent sign: 10 is 10%. */
export function rateText(rate: Maybe<number | string>): string {
  return formatWithPercentSign(rate);
}

/** Percent columns have the sign in their header, and two decimals. */
export function percentText(value: unknown): string {
  return formatFixed(value, 2);
}

/** Change columns have a sign and one decimal. */
export function changeText(value: unknown): string {
  return formatSigned(value, 1);
}

/** Most net changes are whole ticks: a decimal only where there is one. */
export function tickChangeText(value: unknown): string {
  return formatSigned(value, 1).replace(/\.0$/, '');
}

/** Costs in bps and ticks read like changes: plus is what we paid. */
export function costText(value: unknown): string {
  return formatSigned(value, 1);
}

/** $184.20M; the sign goes before the currency. */
export function usdText(value: unknown): string {
  const text = abbreviateNumber(value);
  if (text === '') return '';
  return text.startsWith(MINUS) ? `${MINUS}$${text.slice(MINUS.length)}` : `$${text}`;
}

export function percentAheadText(row: Parameters<typeof percentAhead>[0]): string {
  const ahead = percentAhead(row);
  return ahead === null ? NOT_AVAILABLE : formatSigned(ahead, 2);
}

/** Test destinations carry a suffix that says nothing to a trader. */
export function destinationText(name: Maybe<string>): string {
  return (name ?? '').replace(/_UAT$/, '');
}
