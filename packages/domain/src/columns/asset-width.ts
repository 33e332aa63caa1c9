import type { AssetSelection } from '../asset-class.ts';
import type { ColumnDefinition } from './column.ts';
import type { ColumnKind } from './column-kind.ts';

/** Futures have long prices. Calendar spreads among them are named after both legs. */
const EXPIRING_WIDTHS: Partial<Record<ColumnKind, number>> = { price: 84, limit: 84, symbol: 146, strategy: 148 };

/** The minimum width of a column for an asset class. Null selects all classes together. */
export function leastWidth({ kind }: ColumnDefinition, selection: AssetSelection | null): number {
  return selection === 'EQUITY' ? 0 : (EXPIRING_WIDTHS[kind] ?? 0);
}
