import type { SideSign, VenueOrderKind } from '../../venues/venue-port.ts';

type Priced = { readonly kind: VenueOrderKind; readonly side: SideSign; readonly limitTicks: number | null };

/** Whatever an algorithm wants, no child is priced beyond its order's limit. */
export function withinLimit<Child extends Priced>(child: Child, limitTicks: number | null): Child {
  if (limitTicks === null) return child;
  const isWithin = child.limitTicks !== null && child.side * (child.limitTicks - limitTicks) <= 0;
  if (isWithin) return child;
  return { ...child, limitTicks, kind: child.kind === 'market' ? 'limit' : child.kind };
}

/** A resting child that a new limit would not allow. */
export function isBeyondLimit(child: Omit<Priced, 'kind'>, limitTicks: number | null): boolean {
  if (limitTicks === null) return false;
  return child.limitTicks === null || child.side * (child.limitTicks - limitTicks) > 0;
}
