import { limitText } from '../cell-text.ts';
import { formatQuantity, formatSigned, formatUpTo, formatWithPercentSign } from '../number-format.ts';
import { formatPrice, formatPriceChange } from '../price-format.ts';
import { formatEndTime, formatStartTime } from '../start-end-time.ts';
import { PARAMETER_CATALOGUE, parametersFor } from '../strategies/parameter-catalogue.ts';
import type { ParameterValue, StrategyParameter } from '../strategies/parameter-definition.ts';
import type { ActionOrder } from './action-order.ts';
import { strategyOf, valuesOf } from './order-values.ts';

/** A term of an order before and after. `change` is empty when the difference is not a number. */
export type TermLine = {
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly change: string;
  readonly isChanged: boolean;
};

/** Always shown. Other parameters are shown only when they change. */
const MAIN = new Set(['pr', 'vc', 'st', 'et', 'mf']);

/** The terms of an order before and after, in the blotter's words. */
export function termLines(before: ActionOrder, after: ActionOrder, zone: string): readonly TermLine[] {
  const [had, has] = [before.remaining_qty, after.remaining_qty];
  const quantityChange = percentChange(before.order_qty, after.order_qty);
  return [
    line('Quantity', formatQuantity(before.order_qty), formatQuantity(after.order_qty), quantityChange),
    line('Limit', limitText(before), limitText(after), limitChange(before, after)),
    line('Strategy', strategyText(before), strategyText(after), ''),
    ...parameterLines(before, after, zone),
    line('Remaining', formatQuantity(had), formatQuantity(has), signed(has - had, 0)),
  ];
}

/** Only the changed terms. */
export function changedTerms(before: ActionOrder, after: ActionOrder, zone: string): readonly TermLine[] {
  return termLines(before, after, zone).filter(({ isChanged, label }) => isChanged && label !== 'Remaining');
}

function line(label: string, before: string, after: string, change: string): TermLine {
  const isChanged = before !== after;
  return { label, before, after, change: isChanged ? change : '', isChanged };
}

function parameterLines(before: ActionOrder, after: ActionOrder, zone: string): readonly TermLine[] {
  const strategy = strategyOf(after);
  const parameters = strategy === null ? [] : parametersFor(strategy, after.asset_class);
  const [had, has] = [valuesOf(before), valuesOf(after)];
  const lines = parameters.map((parameter) => {
    const fixed = parameter.isFixed ? parameter.default : null;
    const [from, to] = [fixed ?? had[parameter.key] ?? null, fixed ?? has[parameter.key] ?? null];
    const change = typeof from === 'number' && typeof to === 'number' ? numberChange(parameter, to - from) : '';
    const texts = [valueText(parameter, from, zone, before), valueText(parameter, to, zone, after)] as const;
    return { key: parameter.key, line: line(parameter.label, ...texts, change) };
  });
  return lines.flatMap(({ key, line: one }) => (one.isChanged || isShown(key, one) ? [one] : []));
}

function isShown(key: string, { after }: TermLine): boolean {
  return MAIN.has(key) && after !== '';
}

function valueText(
  { kind, choices }: StrategyParameter,
  value: ParameterValue,
  zone: string,
  order: ActionOrder,
): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'ON' : 'OFF';
  if (kind === 'start-time') return formatStartTime(value, zone);
  if (kind === 'end-time') return formatEndTime(value, zone);
  if (kind === 'percent') return formatWithPercentSign(value);
  if (kind === 'price') return formatPrice(value, order);
  if (kind === 'choice') return choices?.find((choice) => choice.value === value)?.label ?? String(value);
  return formatUpTo(value, 8);
}

function numberChange({ kind }: StrategyParameter, by: number): string {
  return kind === 'percent' ? `${signed(by, 2)} pt` : signed(by, 8);
}

function strategyText(order: ActionOrder): string {
  const strategy = strategyOf(order);
  return strategy === null ? (order.strat ?? '') : PARAMETER_CATALOGUE[strategy].label;
}

function limitChange(before: ActionOrder, after: ActionOrder): string {
  if (before.limit_price === null || after.limit_price === null) return '';
  return formatPriceChange(after.limit_price - before.limit_price, before);
}

function percentChange(before: number, after: number): string {
  return before === 0 ? '' : `${formatSigned((100 * (after - before)) / before, 1)}%`;
}

/** Without trailing zeros. */
function signed(by: number, decimals: number): string {
  return `${by > 0 ? '+' : ''}${formatUpTo(by, decimals)}`;
}
