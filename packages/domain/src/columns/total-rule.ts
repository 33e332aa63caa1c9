/** How a column comes to one value for many rows. */
export type TotalRule =
  | { readonly kind: 'sum' }
  /** Each row counts as much as this field of it. */
  | { readonly kind: 'mean'; readonly weightField: string }
  /** What all rows say alike; blank when they differ. */
  | { readonly kind: 'common' };

export const SUM: TotalRule = { kind: 'sum' };
export const COMMON: TotalRule = { kind: 'common' };

export function meanBy(weightField: string): TotalRule {
  return { kind: 'mean', weightField };
}
