import { isOnStep, type PriceSteps, stepCeil, stepFloor } from '@meridian/domain/reference/price-steps';
import type { SideSign, VenueOrderKind } from '../../venues/venue-port.ts';

type Priced = { readonly kind: VenueOrderKind; readonly side: SideSign; readonly limitTicks: number | null };

/** Ensures that no child is priced beyond its order's limit. */
export function withinLimit<Child extends Priced>(child: Child, limitTicks: number | null): Child {
  if (limitTicks === null) return child;
  const isWithin = child.limitTicks !== null && child.side * (child.limitTicks - limitTicks) <= 0;
  if (isWithin) return child;
  return { ...child, limitTicks, kind: child.kind === 'market' ? 'limit' : child.kind };
}

/** Moves a price between two ticks to the one that is better for the order. */
export function onTick<Child extends Pick<Priced, 'side' | 'limitTicks'>>(child: Child, steps: PriceSteps): Child {
  const { limitTicks, side } = child;
  if (limitTicks === null || isOnStep(steps, limitTicks)) return child;
  return { ...child, limitTicks: side === 1 ? stepFloor(steps, limitTicks) : stepCeil(steps, limitTicks) };
}

/** A resting child that a new limit no longer allows. */
export function isBeyondLimit(child: Omit<Priced, 'kind'>, limitTicks: number | null): boolean {
  if (limitTicks === null) return false;
  return child.limitTicks === null || child.side * (child.limitTicks - limitTicks) > 0;
}
