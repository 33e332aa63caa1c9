import type { OrderAction } from './order-action.ts';

/** More orders than a person can check at a glance. */
const MAX_UNCOUNTED = 20;

/** The number that the user must type before many orders are cancelled. Null when not required. */
export function countToType(action: OrderAction, count: number): number | null {
  return action === 'cancel' && count > MAX_UNCOUNTED ? count : null;
}

/** `1,200`, `1200` and ` 1200 ` are the same number. */
export function isCountTyped(typed: string, count: number | null): boolean {
  return count === null || typed.replace(/[\s,]/g, '') === String(count);
}
