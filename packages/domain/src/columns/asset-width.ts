import type { AssetSelection } from '../asset-class.ts';
import type { ColumnDefinition } from './column.ts';
import type { ColumnKind } from './column-kind.ts';

type Widths = Partial<Record<ColumnKind, number>>;

/** Prices of futures come in fractions of a tick, with up to six decimals; spreads are among them. */
const FUTURE_WIDTHS: Widths = { price: 96, limit: 96, symbol: 124 };
/** A spread is named after both of its legs. */
const SPREAD_WIDTHS: Widths = { ...FUTURE_WIDTHS, symbol: 168, strategy: 148 };

/** The least width that a column needs for what an asset class writes into it; null for all of them side by side. */
export function leastWidth({ kind }: ColumnDefinition, selection: AssetSelection | null): number {
  if (selection === 'EQUITY') return 0;
  const widths = selection === 'FUTURE' ? FUTURE_WIDTHS : SPREAD_WIDTHS;
  return widths[kind] ?? 0;
}
