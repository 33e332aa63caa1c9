/** How a column combines several rows into one value. */
export type TotalRule =
  | { readonly kind: 'sum' }
  /** A mean, weighted by this field. */
  | { readonly kind: 'mean'; readonly weightField: string }
  /** The value that all rows share. Blank when they differ. */
  | { readonly kind: 'common' };

export const SUM: TotalRule = { kind: 'sum' };
export const COMMON: TotalRule = { kind: 'common' };

export function meanBy(weightField: string): TotalRule {
  return { kind: 'mean', weightField };
}
