import { abbreviateNumber } from '../abbreviate-number.ts';
import { formatUpTo } from '../number-format.ts';
import { type AccountLimits, DESK_LIMITS, type LimitField } from '../order-checks/account-limits.ts';

export type LimitKind = 'usd' | 'quantity' | 'percent' | 'list' | 'right' | 'flag';

export type LimitDescription = { readonly field: LimitField; readonly label: string; readonly kind: LimitKind };

/** All limits, in the order of display, edit and import. */
export const LIMIT_FIELDS: readonly LimitDescription[] = [
  { field: 'max_gross_usd', label: 'Day notional, gross', kind: 'usd' },
  { field: 'max_day_qty', label: 'Day volume', kind: 'quantity' },
  { field: 'max_order_usd', label: 'Order notional', kind: 'usd' },
  { field: 'warn_order_usd', label: 'Order notional, warning', kind: 'usd' },
  { field: 'max_order_qty', label: 'Order quantity', kind: 'quantity' },
  { field: 'max_percent_of_adv', label: 'Share of ADV', kind: 'percent' },
  { field: 'warn_percent_of_adv', label: 'Share of ADV, warning', kind: 'percent' },
  { field: 'max_percent_of_volume', label: 'Share of expected volume', kind: 'percent' },
  { field: 'warn_percent_of_volume', label: 'Share of expected volume, warning', kind: 'percent' },
  { field: 'max_price_percent', label: 'Price band', kind: 'percent' },
  { field: 'warn_price_percent', label: 'Price band, warning', kind: 'percent' },
  { field: 'asset_classes', label: 'Asset classes', kind: 'list' },
  { field: 'countries', label: 'Countries', kind: 'list' },
  { field: 'strategies', label: 'Strategies', kind: 'list' },
  { field: 'may_override', label: 'May override warnings', kind: 'right' },
  { field: 'review_above_usd', label: 'Review above notional', kind: 'usd' },
  { field: 'review_above_percent_of_adv', label: 'Review above share of ADV', kind: 'percent' },
  { field: 'release_needs_another', label: 'Release needs another person', kind: 'flag' },
  { field: 'raise_needs_approval', label: 'Raise needs approval', kind: 'flag' },
  { field: 'strategy_change_needs_approval', label: 'Strategy change needs approval', kind: 'flag' },
];

const BY_FIELD = new Map(LIMIT_FIELDS.map((description) => [description.field, description]));

export function limitLabel(field: LimitField): string {
  return BY_FIELD.get(field)?.label ?? field;
}

/** A limit as text: $420M, 25%, a list, or no limit. */
export function limitText(field: LimitField, value: AccountLimits[LimitField]): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.join(' ');
  const kind = BY_FIELD.get(field)?.kind;
  if (typeof value !== 'number') return kind === 'list' ? 'all' : noLimitText(field);
  if (kind === 'percent') return `${formatUpTo(value, 2)}%`;
  return kind === 'usd' ? usdText(value) : formatUpTo(value, 0);
}

/** The desk's own bound in percent, which an account has without a value of its own. Null without one. */
export function deskLimit(field: LimitField): number | null {
  const desk: Partial<Record<LimitField, number>> = DESK_LIMITS;
  return desk[field] ?? null;
}

function noLimitText(field: LimitField): string {
  const desk = deskLimit(field);
  return desk === null ? 'none set' : `${formatUpTo(desk, 2)}%, the desk's`;
}

/** Short but exact: $420M, $12.5M, $950,000. */
export function usdText(usd: number): string {
  if (Math.abs(usd) < 1_000_000) return `$${formatUpTo(usd, 0)}`;
  const millions = usd / 1_000_000;
  return Number.isInteger(millions) && millions < 1_000_000
    ? `$${formatUpTo(millions, 0)}M`
    : `$${abbreviateNumber(Math.round(usd), { decimals: 1 })}`;
}
