import { formatFixed, formatSigned, MINUS } from '@meridian/domain/number-format';
import type { CostChange, DryRunResult } from '@meridian/protocol/rest/dry-run-calls';

export const READINGS: Readonly<Record<CostChange['reading'], string>> = {
  cheaper: 'Cheaper',
  costlier: 'Costlier',
  'no-clear-change': 'No clear change',
  'too-few': 'Too few to tell',
};

export function count(orders: number): string {
  return formatFixed(orders, 0);
}

export function bps(value: number | null): string {
  return value === null ? '–' : formatFixed(value, 1);
}

export function signedBps(value: number | null): string {
  return value === null ? '–' : formatSigned(value, 1);
}

export function bpsRange({ low_bps, high_bps }: Pick<CostChange, 'low_bps' | 'high_bps'>): string {
  return low_bps === null || high_bps === null ? '–' : `${formatSigned(low_bps, 1)} to ${formatSigned(high_bps, 1)}`;
}

export function millions(usd: number): string {
  return `$${formatFixed(usd / 1e6, usd < 1e7 ? 1 : 0)}M`;
}

/** `−$81K`: a change of cost in bps, in dollars of the given notional. */
export function dollars(changeBps: number | null, usd: number): string {
  if (changeBps === null) return '–';
  const thousands = Math.round((changeBps / 10_000) * (usd / 1_000));
  const sign = thousands === 0 ? '' : thousands < 0 ? MINUS : '+';
  return `${sign}$${formatFixed(Math.abs(thousands), 0)}K`;
}

export function days(trading: number): string {
  return trading === 1 ? '1 trading day' : `${trading} trading days`;
}

type Route = { readonly today: number; readonly drafted: number };

/** The key that filters orders by current and new route. */
export function flowKey({ today, drafted }: Route): string {
  return `${today}-${drafted}`;
}

/** The key that filters orders by new route. */
export function wayKey(drafted: number): string {
  return `to-${drafted}`;
}

export function isOfFilter(order: Route, filter: string | null): boolean {
  return filter === null || filter === flowKey(order) || filter === wayKey(order.drafted);
}

/** One or two sentences: which changes of route are conclusive and which are not. */
export function readingText({ flows, today, drafted }: DryRunResult): string {
  const changed = flows.filter(({ is_changed }) => is_changed);
  if (changed.length === 0) return 'No order changes route.';
  const named = (reading: CostChange['reading']) =>
    changed
      .filter(({ cost }) => cost?.reading === reading)
      .map((flow) => `${today[flow.today]?.name} → ${drafted[flow.drafted]?.name}`);
  const sentences = [
    sentence('Cheaper', named('cheaper')),
    sentence('Costlier', named('costlier')),
    sentence('No clear change', named('no-clear-change')),
    sentence('Too few orders to tell', named('too-few')),
  ];
  return sentences.filter((text) => text !== '').join(' ');
}

const MAX_NAMED = 2;

function sentence(reading: string, names: readonly string[]): string {
  if (names.length === 0) return '';
  const rest = names.length - MAX_NAMED;
  return `${reading}: ${names.slice(0, MAX_NAMED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`;
}
