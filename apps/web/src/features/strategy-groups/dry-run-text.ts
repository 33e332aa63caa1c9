import { formatFixed, formatSigned } from '@meridian/domain/number-format';
import type { CostChange } from '@meridian/protocol/rest/dry-run-calls';

export const READINGS: Readonly<Record<CostChange['reading'], string>> = {
  cheaper: 'Cheaper',
  costlier: 'Costlier',
  'no-clear-change': 'No clear change',
  'too-few': 'Too few to tell',
};

export function bps(value: number | null): string {
  return value === null ? '–' : formatFixed(value, 1);
}

export function bpsRange({ low_bps, high_bps }: Pick<CostChange, 'low_bps' | 'high_bps'>): string {
  return low_bps === null || high_bps === null ? '–' : `${formatSigned(low_bps, 1)} to ${formatSigned(high_bps, 1)}`;
}

export function millions(usd: number): string {
  return `$${formatFixed(usd / 1e6, usd < 1e7 ? 1 : 0)}M`;
}

/** Names a flow in the address of a click. */
export function flowKey({ today, drafted }: { readonly today: number; readonly drafted: number }): string {
  return `${today}-${drafted}`;
}
