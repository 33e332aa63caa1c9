import { abbreviateNumber } from '../abbreviate-number.ts';
import type { AssetClass } from '../asset-class.ts';
import { formatFixed, formatUpTo } from '../number-format.ts';
import { type AccountLimits, DESK_LIMITS, type NamedUse } from './account-limits.ts';
import type { OrderFinding } from './order-finding.ts';

/** The size of an order for the limit checks. Null for unknown values. */
export type MeasuredOrder = {
  readonly qty: number;
  readonly usd: number | null;
  readonly percentOfAdv: number | null;
  readonly percentOfVolume: number | null;
  readonly strategy: string | null;
  readonly country: string;
  readonly assetClass: AssetClass;
};

type Bound = Omit<NamedUse, 'limits'> & { readonly limits: AccountLimits };
type Check = (order: MeasuredOrder, use: Bound) => OrderFinding | null;

const CHECKS: readonly Check[] = [
  checkQuantity,
  checkNotional,
  checkShareOfDay,
  checkShareOfWindow,
  checkDayQuantity,
  checkDayNotional,
  checkStrategy,
  checkCountry,
  checkAssetClass,
];

/** Both account and allocation account apply. Of two findings of one kind the worse one is reported. */
export function checkLimits(order: MeasuredOrder, uses: readonly NamedUse[]): readonly OrderFinding[] {
  const missing = uses.find(({ limits }) => limits === null);
  if (missing !== undefined) {
    const message = `${missing.name} has no limits: an administrator must set them first`;
    return [{ level: 'error', code: 'no-limits', field: 'account', message }];
  }
  const bound = uses.flatMap(({ limits, ...use }) => (limits === null ? [] : [{ limits, ...use }]));
  const shared = withDeskShare(bound);
  const found = CHECKS.map((check) => worst(shared.map((use) => check(order, use))));
  return found.filter((finding) => finding !== null);
}

/** Where neither account says how much of the expected volume an order may be, the desk's own bounds apply. */
function withDeskShare(bound: readonly Bound[]): readonly Bound[] {
  const [isWarned, isBounded] = [
    bound.some(({ limits }) => limits.warn_percent_of_volume !== null),
    bound.some(({ limits }) => limits.max_percent_of_volume !== null),
  ];
  if (isWarned && isBounded) return bound;
  const own = {
    ...(!isWarned && { warn_percent_of_volume: DESK_LIMITS.warn_percent_of_volume }),
    ...(!isBounded && { max_percent_of_volume: DESK_LIMITS.max_percent_of_volume }),
  };
  return bound.map((use) => Object.assign({}, use, { limits: { ...use.limits, ...own } }));
}

function worst(findings: readonly (OrderFinding | null)[]): OrderFinding | null {
  const found = findings.filter((finding) => finding !== null);
  return found.find(({ level }) => level === 'error') ?? found[0] ?? null;
}

function checkQuantity({ qty }: MeasuredOrder, { name, limits }: Bound): OrderFinding | null {
  if (limits.max_order_qty === null || qty <= limits.max_order_qty) return null;
  const message = `${formatUpTo(qty, 0)} is above ${name}'s limit of ${formatUpTo(limits.max_order_qty, 0)} per order`;
  return { level: 'error', code: 'order-quantity', field: 'order_qty', message };
}

function checkNotional({ usd }: MeasuredOrder, { name, limits }: Bound): OrderFinding | null {
  const broken = usd === null ? null : beyond(usd, limits.warn_order_usd, limits.max_order_usd);
  if (usd === null || broken === null) return null;
  const { level, threshold } = broken;
  const rule = level === 'error' ? `limit of ${inUsd(threshold)} per order` : `usual ${inUsd(threshold)}`;
  const message = `${inUsd(usd)} is above ${name}'s ${rule}`;
  return { level, code: 'order-size', field: 'order_qty', message };
}

function checkShareOfDay({ percentOfAdv }: MeasuredOrder, { name, limits }: Bound): OrderFinding | null {
  const { warn_percent_of_adv, max_percent_of_adv } = limits;
  const broken = percentOfAdv === null ? null : beyond(percentOfAdv, warn_percent_of_adv, max_percent_of_adv);
  if (percentOfAdv === null || broken === null) return null;
  const { level, threshold } = broken;
  const share = `${formatFixed(percentOfAdv, 1)}% of average daily volume`;
  const rule = `${name}'s ${level === 'error' ? 'limit of' : 'usual'} ${formatUpTo(threshold, 1)}%`;
  const message = `Large order: ${share} is above ${rule}`;
  return { level, code: 'daily-volume', field: 'order_qty', message };
}

/** How fast the order is: it pays for what it takes of the market while it works. */
function checkShareOfWindow({ percentOfVolume }: MeasuredOrder, { name, limits }: Bound): OrderFinding | null {
  if (percentOfVolume === null) return null;
  const broken = beyond(percentOfVolume, limits.warn_percent_of_volume, limits.max_percent_of_volume);
  if (broken === null) return null;
  const { level, threshold } = broken;
  const rule = `${name}'s ${level === 'error' ? 'limit of' : 'usual'} ${formatUpTo(threshold, 1)}%`;
  const share = `${formatFixed(percentOfVolume, 1)}% of the volume expected in its time`;
  return { level, code: 'expected-volume', field: 'order_qty', message: `Fast order: ${share} is above ${rule}` };
}

function checkDayQuantity({ qty }: MeasuredOrder, { name, limits, day_qty }: Bound): OrderFinding | null {
  const { max_day_qty } = limits;
  if (max_day_qty === null || day_qty + qty <= max_day_qty) return null;
  const left = formatUpTo(Math.max(0, max_day_qty - day_qty), 0);
  const message = `${name} has ${left} left of its ${formatUpTo(max_day_qty, 0)} shares and contracts for the day`;
  return { level: 'error', code: 'day-quantity', field: 'account', message };
}

function checkDayNotional({ usd }: MeasuredOrder, { name, limits, gross_usd }: Bound): OrderFinding | null {
  const { max_gross_usd } = limits;
  if (max_gross_usd === null || usd === null || gross_usd + usd <= max_gross_usd) return null;
  const left = Math.max(0, max_gross_usd - gross_usd);
  const message = `${name} has ${inUsd(left)} left of its ${inUsd(max_gross_usd)} daily limit`;
  return { level: 'error', code: 'account-limit', field: 'account', message };
}

function checkStrategy({ strategy }: MeasuredOrder, { name, limits }: Bound): OrderFinding | null {
  if (strategy === null || limits.strategies?.includes(strategy) !== false) return null;
  return notAllowed('strategy', 'account', `${name} may not use ${strategy}`);
}

function checkCountry({ country }: MeasuredOrder, { name, limits }: Bound): OrderFinding | null {
  if (limits.countries?.includes(country) !== false) return null;
  return notAllowed('country', 'exchange_symbol', `${name} may not trade in ${country}`);
}

function checkAssetClass({ assetClass }: MeasuredOrder, { name, limits }: Bound): OrderFinding | null {
  if (limits.asset_classes?.includes(assetClass) !== false) return null;
  return notAllowed('asset-class', 'exchange_symbol', `${name} may not trade ${assetClass}`);
}

function notAllowed(code: OrderFinding['code'], field: OrderFinding['field'], message: string): OrderFinding {
  return { level: 'error', code, field, message };
}

type Broken = { readonly level: OrderFinding['level']; readonly threshold: number };

function beyond(value: number, warn: number | null, max: number | null): Broken | null {
  if (max !== null && value > max) return { level: 'error', threshold: max };
  return warn !== null && value > warn ? { level: 'warning', threshold: warn } : null;
}

function inUsd(usd: number): string {
  return `$${abbreviateNumber(Math.round(usd), { decimals: 1 })}`;
}
