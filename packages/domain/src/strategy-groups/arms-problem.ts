import type { ArmAllocation } from '../entities/strategy-group.ts';
import { formatUpTo } from '../number-format.ts';
import { nameKey } from '../name-key.ts';

export const MAX_ARMS = 20;
/** Tolerance for sums of typed percentages, such as three times 33.3. */
const ROUNDING = 1e-9;

export type AllocationTotals = { readonly min: number; readonly max: number };

export function allocationTotals(arms: readonly ArmAllocation[]): AllocationTotals {
  return {
    min: arms.reduce((sum, { min_alloc }) => sum + min_alloc, 0),
    max: arms.reduce((sum, { max_alloc }) => sum + max_alloc, 0),
  };
}

export function minsFit({ min }: AllocationTotals): boolean {
  return min <= 100 + ROUNDING;
}

export function maxsReach({ max }: AllocationTotals): boolean {
  return max >= 100 - ROUNDING;
}

function percent(value: number): string {
  return `${formatUpTo(value, 2)}%`;
}

/** Why no shares within these bounds add up to 100%. Null when some do. */
export function armsProblem(arms: Readonly<Record<string, ArmAllocation>>): string | null {
  const entries = Object.entries(arms);
  if (entries.length === 0) return 'A multi-arm group needs an arm: add one.';
  if (entries.length > MAX_ARMS) return `A group has at most ${MAX_ARMS} arms: remove ${entries.length - MAX_ARMS}.`;
  const names = entries.map(([name]) => nameKey(name));
  const twice = entries.find(([name], index) => names.indexOf(nameKey(name)) < index);
  if (twice !== undefined) return `“${twice[0]}” is an arm already: remove one of them.`;
  for (const [name, { min_alloc, max_alloc }] of entries) {
    if (!(min_alloc >= 0 && max_alloc <= 100)) return `“${name}” needs shares from 0% to 100%.`;
    if (min_alloc > max_alloc) {
      return `The minimum of “${name}” is ${percent(min_alloc)}, above its maximum of ${percent(max_alloc)}.`;
    }
  }
  const totals = allocationTotals(entries.map(([, arm]) => arm));
  if (!minsFit(totals)) return `The minimums add up to ${percent(totals.min)}: lower them to 100% or less.`;
  if (!maxsReach(totals)) return `The maximums add up to ${percent(totals.max)}: raise them to 100% or more.`;
  return null;
}
