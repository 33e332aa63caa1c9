import type { ColumnDefinition } from '@meridian/domain/columns/column';
import type { ColumnKind } from '@meridian/domain/columns/column-kind';

/** How a column comes to one value for many rows. */
export type TotalRule =
  | { readonly kind: 'sum' }
  /** Each row counts as much as this field of it. */
  | { readonly kind: 'mean'; readonly weightField: string }
  /** What all rows say alike; blank when they differ. */
  | { readonly kind: 'common' };

const ADDED: ReadonlySet<ColumnKind> = new Set(['quantity', 'filled-bar', 'count', 'usd']);

/** The market's, not the orders': two orders in one stock do not make its volume twice as large. */
const NOT_ADDED =
  /^(?:day_volume|volume_since_start|avg_daily_notional|marketable_interval_volume|expected_.*|.*_(?:last|bid|ask)_size|min_qty|min_fill_qty|dark_i_would_qty)$/;

export function totalRule({ id, kind }: ColumnDefinition): TotalRule {
  if (ADDED.has(kind) && !NOT_ADDED.test(id)) return { kind: 'sum' };
  if (id === 'complete_percent') return { kind: 'mean', weightField: 'target_usd' };
  return /^cost_.*_(?:bps|ticks)$/.test(id) ? { kind: 'mean', weightField: 'filled_usd' } : { kind: 'common' };
}
