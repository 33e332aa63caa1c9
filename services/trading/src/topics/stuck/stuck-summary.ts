import {
  STUCK_GROUPINGS,
  type StuckGrouping,
  type StuckLevel,
  type StuckSummary,
} from '@meridian/domain/entities/stuck-order';
import type { Cells } from '../../live/topic-source.ts';
import { cellReader } from '../tables/columns.ts';
import type { StuckMark } from './stuck-marks.ts';

/** The cells that a summary needs, for one table. */
type SummaryCells = {
  readonly listName: (row: Cells) => string | null;
  readonly country: (row: Cells) => string | null;
  readonly remainingUsd: (row: Cells) => number | null;
};

const SUMMARY_CELLS: Readonly<Record<StuckLevel, SummaryCells>> = {
  parent: {
    listName: cellReader('parent_orders', 'list_name'),
    country: cellReader('parent_orders', 'country'),
    remainingUsd: cellReader('parent_orders', 'remaining_usd'),
  },
  child: {
    listName: cellReader('child_orders', 'list_name'),
    country: cellReader('child_orders', 'country'),
    remainingUsd: cellReader('child_orders', 'remaining_usd'),
  },
};

export type StuckSummaryRow = StuckSummary & { readonly id: string };

export const STUCK_SUMMARY_FIELDS = [
  'id',
  'name',
  'no_of_orders',
  'remaining_usd',
] as const satisfies readonly (keyof StuckSummaryRow)[];

export function isStuckGrouping(value: unknown): value is StuckGrouping {
  return STUCK_GROUPINGS.some((grouping) => grouping === value);
}

export type StuckOrder = readonly [row: Cells, mark: StuckMark];

const NAMES: Readonly<Record<StuckGrouping, (order: StuckOrder, cells: SummaryCells) => string | null>> = {
  list: ([row], { listName }) => listName(row),
  country: ([row], { country }) => country(row),
  destination: ([, mark]) => mark.destination_name,
  tactic: ([, mark]) => mark.reflection_id,
  venue: ([, mark]) => mark.intended_venue,
};

export type SummaryWanted = {
  readonly level: StuckLevel;
  readonly by: StuckGrouping;
  readonly isMarketDataPermitted: boolean;
};

/**
 * One line per name. Amounts are added in cents, so that the sum does not depend on the row order. They use the last
 * price, so they need the market-data permit.
 */
export function summariseStuck(
  orders: Iterable<StuckOrder>,
  { level, by, isMarketDataPermitted }: SummaryWanted,
): ReadonlyMap<string, StuckSummaryRow> {
  const cells = SUMMARY_CELLS[level];
  const groups = new Map<string, { name: string | null; count: number; cents: number | null }>();
  for (const order of orders) {
    const name = NAMES[by](order, cells);
    const id = name === null ? '' : `=${name}`;
    const group = groups.get(id) ?? { name, count: 0, cents: null };
    const usd = isMarketDataPermitted ? cells.remainingUsd(order[0]) : null;
    group.count += 1;
    if (usd !== null) group.cents = (group.cents ?? 0) + Math.round(usd * 100);
    groups.set(id, group);
  }
  const rows = Array.from(groups, ([id, { name, count, cents }]) => {
    const row: StuckSummaryRow = { id, name, no_of_orders: count, remaining_usd: cents === null ? null : cents / 100 };
    return [id, row] as const;
  });
  return new Map(rows);
}
