import type { SideSign } from '../../venues/venue-port.ts';

/** The price, but never worse than the limit. */
export function withinLimit(side: SideSign, ticks: number, limitTicks: number | null): number {
  if (limitTicks === null) return ticks;
  return side === 1 ? Math.min(ticks, limitTicks) : Math.max(ticks, limitTicks);
}

export function isBeyondLimit(side: SideSign, ticks: number, limitTicks: number | null): boolean {
  return limitTicks !== null && side * (ticks - limitTicks) > 0;
}
