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

/** Shown for a missing word. */
export const NOT_APPLICABLE = 'N/A';

/** Shown for a percentage that cannot be computed. */
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

/** For auto and aggregation status. An unknown flag counts as OFF. */
export function onOffText(value: unknown): 'ON' | 'OFF' {
  return onOff(flagValue(value) === true);
}

/** Whether an order may trade by itself. The desk's kill switch turns off every unfinished order. */
export function autoTradingText(value: unknown, row: ParentStatusFields): 'ON' | 'OFF' {
  const isStopped = row.global_auto_trading_status === false && !isCompleted(row.status);
  return isStopped ? 'OFF' : onOffText(value);
}

/** Part rate and volume cap include the percent sign: 10 is 10%. */
export function rateText(rate: Maybe<number | string>): string {
  return formatWithPercentSign(rate);
}

/** Percent columns have the sign in their header. Values have two decimals. */
export function percentText(value: unknown): string {
  return formatFixed(value, 2);
}

/** Changes have a sign and one decimal. */
export function changeText(value: unknown): string {
  return formatSigned(value, 1);
}

/** Most net changes are whole ticks, so a decimal is shown only for a fraction. */
export function tickChangeText(value: unknown): string {
  return formatSigned(value, 1).replace(/\.0$/, '');
}

/** Costs in bps and ticks have a sign. A positive value is a cost. */
export function costText(value: unknown): string {
  return formatSigned(value, 1);
}

/** $184.20M. The sign precedes the currency. */
export function usdText(value: unknown): string {
  const text = abbreviateNumber(value);
  if (text === '') return '';
  return text.startsWith(MINUS) ? `${MINUS}$${text.slice(MINUS.length)}` : `$${text}`;
}

export function percentAheadText(row: Parameters<typeof percentAhead>[0]): string {
  const ahead = percentAhead(row);
  return ahead === null ? NOT_AVAILABLE : formatSigned(ahead, 2);
}

/** Drops the suffix of test destinations, which means nothing to a trader. */
export function destinationText(name: Maybe<string>): string {
  return (name ?? '').replace(/_UAT$/, '');
}
