import { formatFixed, formatSigned } from '@meridian/domain/number-format';

export function ordersText(orders: number): string {
  return orders === 1 ? '1 order' : `${formatFixed(orders, 0)} orders`;
}

export function millionsText(usd: number): string {
  return usd === 0 ? '–' : `$${formatFixed(usd / 1e6, 1)}M`;
}

/** A positive value is a cost. */
export function costText(bps: number | null): string {
  return bps === null ? '–' : formatSigned(bps, 1);
}
